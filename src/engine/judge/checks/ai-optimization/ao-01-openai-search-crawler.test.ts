import check from '#engine/judge/checks/ai-optimization/ao-01-openai-search-crawler.ts';
import { checkTable } from '#engine/testing/check-table.ts';
import { crawlerTable } from '#engine/testing/crawler-table.ts';
import { evidence, testSite } from '#engine/testing/evidence-builder.ts';

crawlerTable(check, { agent: 'OAI-SearchBot', agents: 1, blocked: 'ai-search-crawler-blocked' });

const robots = (body: string) => ({
  url: `${testSite}robots.txt`,
  state: 'ok' as const,
  status: 200,
  body,
  seenAt: '',
});

checkTable(check, {
  'may fetch, and the file refuses a use to all': {
    evidence: evidence({ robots: robots('User-agent: *\nContent-Signal: search=yes, ai-input=no\nAllow: /') }),
    ratio: 1,
    findings: ['crawler-allowed', 'use-refused'],
    quotes: /refuses AI answers on line 2/,
  },
  'may fetch, and the file refuses a use to another crawler': {
    evidence: evidence({ robots: robots('User-agent: *\nAllow: /\n\nUser-agent: CCBot\nContent-Signal: ai-input=no') }),
    ratio: 1,
    findings: ['crawler-allowed'],
  },
});
