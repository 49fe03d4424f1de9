import check from '#engine/checks/ai-optimization/ao-05-user-triggered-fetchers.ts';
import { checkTable } from '#engine/testing/check-table.ts';
import { evidence, missing, page, site, testSite } from '#engine/testing/evidence-builder.ts';
import type { RobotsEvidence } from '#engine/evidence.ts';

const robots = (body: string, state: RobotsEvidence['state'] = 'ok', status = 200) => ({ url: `${testSite}robots.txt`, state, status, body, seenAt: '' });
const twoPages = site([page(), page({ url: '/about', kind: 'about' })]);

checkTable(check, {
  'an open file': { evidence: evidence({}), ratio: 1, findings: [] },
  'no file at all': { evidence: evidence({ robots: robots('', '4xx', 404) }), ratio: 1, findings: [] },
  'closed by name': {
    evidence: evidence({ robots: robots('User-agent: ChatGPT-User\nDisallow: /') }),
    ratio: 0.5,
    findings: ['user-fetcher-blocked'],
    quotes: /line 2 .*Disallow: \//,
  },
  'closed to everybody, also when no page could be read': {
    evidence: evidence({ robots: robots('User-agent: *\nDisallow: /'), site: missing('robots') }),
    ratio: 0,
    quotes: /all crawlers/,
  },
  'half of the key pages closed': {
    evidence: evidence({ robots: robots('User-agent: ChatGPT-User\nDisallow: /about'), site: twoPages }),
    ratio: 0.75,
    findings: ['user-fetcher-blocked'],
  },
  'a private folder closed': { evidence: evidence({ robots: robots('User-agent: *\nDisallow: /admin/'), site: twoPages }), ratio: 1, findings: [] },
  'a training crawler closed': {
    evidence: evidence({ robots: robots('User-agent: GPTBot\nUser-agent: ClaudeBot\nUser-agent: CCBot\nDisallow: /') }),
    ratio: 1,
    findings: [],
  },
  'a rule in a comment': { evidence: evidence({ robots: robots('# User-agent: ChatGPT-User\n# Disallow: /') }), ratio: 1, findings: [] },
  'a robots.txt that fails': { evidence: evidence({ robots: robots('', '5xx', 503) }), ratio: 0, quotes: /503/ },
  'a robots.txt that never answers': { evidence: evidence({ robots: robots('', 'timeout', 0) }), ratio: null, outcome: 'not-measured' },
  'robots.txt not gathered': { evidence: evidence({ robots: missing('unreachable') }), ratio: null, outcome: 'not-measured' },
});
