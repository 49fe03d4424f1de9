import type { Sheet } from './sheet.ts';

/** A crawler as the engine knows it. */
export type CrawlerRow = {
  token: string;
  operator: string;
  purpose: 'search' | 'user-triggered' | 'training';
  platform: string | null;
  obeysRobots: 'yes' | 'not-always' | 'unknown';
  whenBlocked: string;
  source: string;
  checkedAt: string;
};

/** The matrix of the crawlers that the engine itself judges by, so that paper and report never disagree. */
export function aiPlatformMatrix(crawlers: readonly CrawlerRow[]): Sheet {
  const rows = (wanted: (crawler: CrawlerRow) => boolean) =>
    crawlers
      .filter(wanted)
      .map((each) => [
        each.token,
        each.operator,
        purposes[each.purpose],
        obedience[each.obeysRobots],
        `If closed, ${each.whenBlocked}.`,
        each.source,
      ]);
  const dates = crawlers.map((crawler) => crawler.checkedAt).toSorted();
  return {
    title: 'AI Platform Matrix',
    intro:
      'Which crawler stands behind which assistant, what it is for, and what happens if your robots.txt turns it away. From the vendors’ own pages.',
    sections: [
      {
        heading: 'The crawlers of the assistants',
        table: { columns, rows: rows((crawler) => crawler.platform !== null) },
      },
      {
        heading: 'Indexes that several assistants draw on, and others',
        table: { columns, rows: rows((crawler) => crawler.platform === null) },
      },
      {
        heading: 'The platforms side by side',
        table: {
          columns: ['', 'ChatGPT', 'Claude', 'Perplexity', 'Grok'],
          rows: [
            ['Search crawler', 'OAI-SearchBot', 'Claude-SearchBot', 'PerplexityBot', 'None documented'],
            ['Opens a page on request', 'ChatGPT-User', 'Claude-User', 'Perplexity-User', 'Not documented'],
            ['Runs JavaScript', 'No (500 million fetches, 2024)', 'No (same study)', 'No (same study)', 'Unknown'],
            [
              'Where it looks',
              'An index of its own and partners’ results',
              'Web search; its partner is not named publicly',
              'An index of its own',
              'The web, and posts on X',
            ],
            ['Shows its sources', 'When it searched', 'When it searched', 'With every answer', 'When it searched'],
            [
              'First thing to do',
              'Let OAI-SearchBot in',
              'Let Claude-SearchBot in',
              'Let PerplexityBot in',
              'Keep a live X profile; close the site to nobody',
            ],
          ],
        },
      },
      {
        heading: 'Lines for your robots.txt',
        lead: 'Search open, training closed: User-agent: OAI-SearchBot, then Allow: /. The same for Claude-SearchBot and PerplexityBot. User-agent: GPTBot, then Disallow: /. The same for ClaudeBot. A crawler follows the group that names it and ignores the group for all.',
      },
    ],
    closing: `Vendors rename and add crawlers. The rows were last compared with the vendors’ pages on ${dates.at(-1) ?? ''}; look again before you change a rule.`,
  };
}

const columns = ['Crawler', 'Run by', 'Purpose', 'Follows robots.txt', 'What closing does', 'Source'];
const purposes = { search: 'Search', 'user-triggered': 'On request', training: 'Training' } as const;
const obedience = { yes: 'Yes', 'not-always': 'Not always', unknown: 'Unknown' } as const;
