// One invented report, for the pictures on the landing page: every figure of it stands here once.
export const sample = {
  name: 'Brightwater Dental Studio',
  score: 45,
  grade: 'F',
  interval: { low: 41, high: 55 },
  average: 58,
  named: { answers: 22, of: 120 },
  /** What is shown in its place where no assistant is asked. */
  met: { finding: 'An appointment on your site is over.', quote: 'Open evening: Thursday, 10 September 2026, 6 pm' },
  tasks: [
    { title: 'Allow PerplexityBot', who: 'Developer', minutes: 5 },
    { title: 'Open pages with the answer', who: 'Writer', minutes: 40 },
    { title: 'Publish a sitemap', who: 'Developer', minutes: 30 },
  ],
  /** `line`: of robots.txt, which shuts the crawler out. */
  access: [
    { name: 'ChatGPT', crawler: 'OAI-SearchBot', line: null },
    { name: 'Claude', crawler: 'Claude-SearchBot', line: null },
    {
      name: 'Perplexity',
      crawler: 'PerplexityBot',
      line: 'Line 7: “User-agent: PerplexityBot”, line 8: “Disallow: /”',
    },
    { name: 'Grok', crawler: 'Names no crawler; your pages are open', line: null },
  ],
  trend: [
    { at: '2026-09-01T00:00:00Z', score: 36, interval: { low: 31, high: 45 } },
    { at: '2026-10-01T00:00:00Z', score: 39, interval: { low: 34, high: 48 } },
    { at: '2026-11-01T00:00:00Z', score: 45, interval: { low: 41, high: 55 } },
  ],
} as const;
