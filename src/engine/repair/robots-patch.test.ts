import { describe, expect, it } from 'vitest';
import { tokensOf } from '#engine/base/crawlers.ts';
import { parseRobots, decideRobots } from '#engine/evidence/robots.ts';
import { evidence, page, site, testNow, testSite } from '#engine/testing/evidence-builder.ts';
import { robotsPatch } from './robots-patch.ts';

function patched(body: string, state: 'ok' | '4xx' | '5xx' | 'too-large' | 'html' = 'ok') {
  const robots = { url: `${testSite}robots.txt`, state, status: state === '5xx' ? 500 : 200, body, seenAt: testNow };
  return robotsPatch(evidence({ robots, site: site([page(), page({ url: '/about', kind: 'about' })]) }))[0];
}

function textOf(body: string): string {
  const patch = patched(body);
  return patch && 'text' in patch ? patch.text : body;
}

const files = {
  'everything closed': 'User-agent: *\nDisallow: /\n',
  'a search agent by name': 'User-agent: OAI-SearchBot\nDisallow: /\n\nUser-agent: *\nDisallow: /till/\n',
  'search and training agents in one group':
    'User-agent: GPTBot\nUser-agent: OAI-SearchBot\nUser-agent: CCBot\nDisallow: /\n',
  'a private path among the closed':
    'User-agent: PerplexityBot\nDisallow: /about\nDisallow: /accounts/\n\nUser-agent: *\nDisallow: /till/\n',
  'two groups of one agent':
    'User-agent: Claude-SearchBot\nDisallow: /about\n\nUser-agent: GPTBot\nDisallow: /\n\nUser-agent: Claude-SearchBot\nDisallow: /private\n',
  'lines that end as on Windows': 'User-agent: Bingbot\r\nDisallow: /\r\n\r\nUser-agent: ClaudeBot\r\nDisallow: /\r\n',
};
const searching = [...tokensOf('search'), ...tokensOf('user-triggered')];
const others = [...tokensOf('training'), 'SomeOtherBot'];
const paths = ['/', '/about', '/till/1', '/accounts/7', '/private'];

describe.each(Object.entries(files))('a robots.txt with %s', (_name, body) => {
  const [before, after] = [parseRobots(body), parseRobots(textOf(body))];
  it('lets every search crawler read the key pages afterwards', () => {
    for (const token of searching)
      for (const path of ['/', '/about'])
        expect([token, decideRobots(after, token, path).allowed]).toEqual([token, true]);
  });
  it('says to training crawlers and all others what it said before', () => {
    for (const token of others)
      for (const path of paths)
        expect([token, path, decideRobots(after, token, path).allowed]).toEqual([
          token,
          path,
          decideRobots(before, token, path).allowed,
        ]);
  });
  it('opens no private path to anybody', () => {
    for (const token of searching)
      for (const path of paths.slice(2))
        if (
          !decideRobots(before, token, path).allowed &&
          before.groups.some((group) =>
            group.rules.some((rule) => !rule.allow && path.startsWith(rule.pattern) && rule.pattern !== '/'),
          )
        )
          expect([token, path, decideRobots(after, token, path).allowed]).toEqual([token, path, false]);
  });
});

describe('what a change adds and loses', () => {
  const changeOf = (body: string) => {
    const patch = patched(body);
    const [change] = patch && 'changes' in patch ? (patch.changes ?? []) : [];
    return { adds: change?.adds, loses: change?.loses };
  };
  it.each(Object.entries(files))('loses nothing but what closed the pages: %s', (_name, body) => {
    expect(changeOf(body).loses).toEqual([]);
  });
  it('names who may come in', () => {
    expect(changeOf(files['a search agent by name']).adds).toEqual([
      'oai-searchbot: Allow: /',
      'oai-searchbot: Disallow: /till/',
      `Sitemap: ${testSite}sitemap.xml`,
    ]);
  });
  it('loses an order of a group that it takes apart', () => {
    expect(changeOf('User-agent: Bingbot\nCrawl-delay: 5\nDisallow: /\n').loses).toEqual(['bingbot: Crawl-delay: 5']);
  });
});

describe('where no file helps', () => {
  it.each(['5xx', 'too-large'] as const)('says so: %s', (state) => {
    expect(patched('', state)).toMatchObject({ path: 'robots.txt', reason: expect.stringMatching(/server|too long/) });
  });
  it('leaves a sound file as it is', () => {
    expect(patched(`User-agent: *\nAllow: /\n\nSitemap: ${testSite}sitemap.xml\n`)).toBeUndefined();
  });
});
