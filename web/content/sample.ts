// One invented report, for the pictures on the landing page: every figure of it stands here once.
export const sample = {
  name: 'Brightwater Dental Studio',
  score: 45,
  grade: 'F',
  interval: { low: 41, high: 55 },
  average: 58,
  named: { answers: 22, of: 120 },
  tasks: [
    { title: 'Allow PerplexityBot', who: 'Developer', minutes: 5 },
    { title: 'Open pages with the answer', who: 'Writer', minutes: 40 },
    { title: 'Publish a sitemap', who: 'Developer', minutes: 30 },
  ],
  platforms: [
    { name: 'ChatGPT', score: 52, interval: { low: 46, high: 58 }, basis: 'observed', cap: null, tone: 'fair' },
    { name: 'Claude', score: 48, interval: { low: 41, high: 55 }, basis: 'observed', cap: null, tone: 'poor' },
    { name: 'Perplexity', score: 30, interval: { low: 24, high: 30 }, basis: 'observed', cap: 30, tone: 'poor' },
    { name: 'Grok', score: 46, interval: { low: 38, high: 54 }, basis: 'observed', cap: null, tone: 'poor' },
  ],
  trend: [
    { at: '2026-09-01T00:00:00Z', score: 36, interval: { low: 31, high: 45 } },
    { at: '2026-10-01T00:00:00Z', score: 39, interval: { low: 34, high: 48 } },
    { at: '2026-11-01T00:00:00Z', score: 45, interval: { low: 41, high: 55 } },
  ],
} as const;
