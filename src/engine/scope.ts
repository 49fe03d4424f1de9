import type { Analysis } from '#engine/contract.ts';
import type { Evidence, UnreadPage } from '#engine/evidence.ts';

/** What was read, what could not be seen and why, and the sentence that a report opens with. */
export function describeScope(evidence: Evidence): Analysis['scope'] {
  const pages = evidence.site.ok ? evidence.site.value.pages : [];
  return {
    website: evidence.website,
    finalUrl: pages.find((page) => page.kind === 'home')?.url ?? (evidence.transport.ok ? evidence.transport.value.finalUrl : null),
    pagesRead: pages.map(({ url, kind, status, seenAt }) => ({ url, kind, status, seenAt })),
    notSeen: notSeen(evidence),
    headline: headlineFor(evidence, pages.length),
  };
}

function headlineFor(evidence: Evidence, pagesRead: number): string {
  if (evidence.website.trim() === '') return 'There is no website to assess';
  if (pagesRead === 0) return 'Estimate from your answers';
  return `Read ${pagesRead} ${pagesRead === 1 ? 'page' : 'pages'} of ${evidence.website}`;
}

function notSeen(evidence: Evidence): string[] {
  const parts: [string, { ok: true } | { ok: false; reason: string; detail: string }][] = [
    ['Pages', evidence.site],
    ['robots.txt', evidence.robots],
    ['Sitemap', evidence.sitemap],
    ['Firewall', evidence.edge],
    ['llms.txt', evidence.llmsTxt],
    ['Answers of the AI platforms', evidence.platformAnswers],
  ];
  const missing = parts.flatMap(([name, gathered]) =>
    gathered.ok ? [] : [`${name}: ${gathered.reason === 'not-asked' ? 'not asked for' : gathered.detail || gathered.reason}`],
  );
  return [...missing, ...(evidence.site.ok ? evidence.site.value.unread.map(describeUnread) : [])];
}

function describeUnread(page: UnreadPage): string {
  const status = page.status === null ? '' : ` (status ${page.status})`;
  return `${page.url}${status}: ${page.detail || page.reason}`;
}
