import check from '#engine/judge/checks/ai-optimization/ao-07-training-crawler-policy.ts';
import { checkTable } from '#engine/testing/check-table.ts';
import { evidence, testSite } from '#engine/testing/evidence-builder.ts';

const robots = (body: string) => ({
  url: `${testSite}robots.txt`,
  state: 'ok' as const,
  status: 200,
  body,
  seenAt: '',
});

checkTable(check, {
  'all welcome': { evidence: evidence({}), ratio: 1, findings: ['crawler-allowed'] },
  'three of six turned away': {
    evidence: evidence({ robots: robots('User-agent: GPTBot\nUser-agent: ClaudeBot\nUser-agent: CCBot\nDisallow: /') }),
    ratio: 0.75,
    findings: ['crawler-allowed', 'training-crawler-blocked', 'training-crawler-blocked', 'training-crawler-blocked'],
  },
  'all turned away costs half at most, and is no defect': {
    evidence: evidence({ robots: robots('User-agent: *\nDisallow: /') }),
    ratio: 0.5,
    quotes: /"tone":"info"/,
  },
});
