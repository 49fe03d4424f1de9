import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { decideRobots, decodeRobots, parseRobots, readServedRobots, robotsMaxBytes } from './robots.ts';

const caseSchema = z.array(
  z.object({
    id: z.string(),
    class: z.enum(['R', 'G', 'X']),
    robots: z.string(),
    agent: z.string(),
    url: z.string(),
    allowed: z.boolean(),
  }),
);
const sharedCases = caseSchema.parse(JSON.parse(readFileSync(new URL('robots-cases.json', import.meta.url), 'utf8')));

const decide = (robots: string, agent: string, url: string) => decideRobots(parseRobots(robots), agent, url);

describe('the shared RFC 9309 cases', () => {
  it.each(sharedCases)('$id', ({ robots, agent, url, allowed }) => {
    expect(decide(robots, agent, url).allowed).toBe(allowed);
  });
});

/** Agents, paths and lines of 2,600 generated files, and for each file what Google's published parser says of every agent and path. */
const verdictsSchema = z.object({
  agents: z.array(z.string()),
  paths: z.array(z.string()),
  ends: z.array(z.string()),
  lines: z.array(z.string()),
  /** "b" for a byte order mark, which line end, which lines, and a bit for each agent's paths: 1 is allowed. */
  files: z.array(z.string().regex(/^b?\d [\d ]+ [0-9a-f]+$/)),
});

it('decides as Google’s published parser does about 2,600 generated files', () => {
  const { agents, paths, ends, lines, files } = verdictsSchema.parse(
    JSON.parse(readFileSync(new URL('robots-verdicts.json', import.meta.url), 'utf8')),
  );
  const asked = agents.flatMap((agent) => paths.map((path) => [agent, path] as const));
  const differences = files.flatMap((file) => {
    const [start = '', ...rest] = file.split(' ');
    const verdicts = BigInt(`0x${rest.pop()}`).toString(2).padStart(asked.length, '0');
    const text = rest.map((index) => lines[Number(index)]).join(ends[Number(start.at(-1))]);
    const decideHere = readServedRobots({ state: 'ok', body: `${start.startsWith('b') ? '\uFEFF' : ''}${text}` });
    const ours = asked.map(([agent, path]) => (decideHere(agent, path).allowed ? '1' : '0')).join('');
    return ours === verdicts ? [] : [{ text, verdicts, ours }];
  });
  expect(files).toHaveLength(2_600);
  expect(differences).toEqual([]);
});

describe('where Google’s published parser decides otherwise than one would think', () => {
  it.each<[name: string, robots: string, path: string, allowed: boolean]>([
    ['a longer key that begins like a known one is that one', 'User-agent: *\nDisallow-all: /\n', '/p', false],
    ['so is its plural', 'User-agents: GPTBot\nDisallow: /\n', '/p', false],
    ['and its past tense', 'User-agent: *\nDisallow: /\nAllowed: /p\n', '/p', true],
    ['a forgiven slip may go on', 'User-agent: *\nDissalow-everything: /\n', '/p', false],
    ['a slip that nobody forgives is no rule', 'User-agent: *\nDisalllow: /\n', '/p', true],
    ['a no-break space before a path belongs to it', 'User-agent: GPTBot\nDisallow:\u00a0/\n', '/p', true],
    ['a no-break space before a name belongs to it', 'User-agent:\u00a0GPTBot\nDisallow: /\n', '/p', true],
    ['a name ends before its version', 'User-agent: GPTBot/1.2 (+https://x)\nDisallow: /\n', '/p', false],
    ['a name ends before a digit', 'User-agent: GPTBot2\nDisallow: /\n', '/p', false],
    ['a name ends before a dot', 'User-agent: GPTBot.js\nDisallow: /\n', '/p', false],
    ['three words without a colon are no rule', 'User-agent: *\nDisallow / please\n', '/p', true],
    ['a sentence with a colon may be one', 'User-agent: *\nDisallow all of this: /\n', '/p', false],
    ['an escape is compared as written', 'User-agent: *\nDisallow: /%70\n', '/p', true],
    ['a blank in a path is no escape', 'User-agent: *\nDisallow: /a b\n', '/a%20b', true],
    ['a line ends at a null byte', 'User-agent: GPTBot\0, ClaudeBot\nDisallow: /\n', '/p', false],
    ['and behind 16,663 bytes', `User-agent: *\nDisallow: /${' '.repeat(16_700)}x\n`, '/p', false],
  ])('%s', (_name, robots, path, allowed) => {
    expect(decide(robots, 'GPTBot', path).allowed).toBe(allowed);
  });
  it('compares bytes that are no UTF-8 as bytes', () => {
    const robots = decodeRobots(Buffer.from('User-agent: *\nDisallow: /caf\xe9\n', 'latin1'));
    expect([decide(robots, 'GPTBot', '/caf%E9').allowed, decide(robots, 'GPTBot', '/caf%C3%A9').allowed]).toEqual([
      false,
      true,
    ]);
  });
});

describe('our own cases', () => {
  const cases: [name: string, robots: string, agent: string, url: string, allowed: boolean][] = [
    ['an empty file allows all', '', 'GPTBot', '/x', true],
    ['a file of comments allows all', '# nothing\n# here\n', 'GPTBot', '/x', true],
    ['a group without rules allows all', 'User-agent: GPTBot\n', 'GPTBot', '/x', true],
    [
      'an empty last group shields from the wildcard',
      'User-agent: *\nDisallow: /\n\nUser-agent: GPTBot\n',
      'GPTBot',
      '/x',
      true,
    ],
    ['a byte order mark is skipped', '\uFEFFUser-agent: GPTBot\nDisallow: /\n', 'GPTBot', '/x', false],
    ['a version after the token is cut', 'User-agent: GPTBot/1.2\nDisallow: /\n', 'GPTBot', '/x', false],
    [
      'an agent given with its version is cut',
      'User-agent: GPTBot\nDisallow: /\n',
      'GPTBot/1.2 (+https://openai.com/gptbot)',
      '/x',
      false,
    ],
    ['a longer token is another agent', 'User-agent: GPTBot-Image\nDisallow: /\n', 'GPTBot', '/x', true],
    ['Claude-Web says nothing about Claude-User', 'User-agent: Claude-Web\nDisallow: /\n', 'Claude-User', '/x', true],
    [
      'ClaudeBot says nothing about Claude-SearchBot',
      'User-agent: ClaudeBot\nDisallow: /\n',
      'Claude-SearchBot',
      '/x',
      true,
    ],
    [
      'Google-Extended says nothing about Googlebot',
      'User-agent: Google-Extended\nDisallow: /\n',
      'Googlebot',
      '/x',
      true,
    ],
    ['digits belong to a token', 'User-agent: AI2Bot\nDisallow: /\n', 'AI2Bot', '/x', false],
    ['a star with a remark is a star', 'User-agent: * everyone\nDisallow: /\n', 'GPTBot', '/x', false],
    ['a star inside a token is not a wildcard', 'User-agent: GPT*\nDisallow: /\n', 'GPTBot', '/x', true],
    ['an empty agent name applies to nobody', 'User-agent:\nDisallow: /\n', 'GPTBot', '/x', true],
    ['a commented rule is no rule', 'User-agent: *\n# Disallow: /\n', 'GPTBot', '/x', true],
    ['a comment after the path is cut', 'User-agent: *\nDisallow: /a#b\n', 'GPTBot', '/a', false],
    ['keys are read in any case', 'USER-AGENT: GPTBot\nDISALLOW: /\n', 'GPTBot', '/x', false],
    ['tabs count as white space', '\tUser-agent:\tGPTBot\t\n\tDisallow:\t/\t\n', 'GPTBot', '/x', false],
    ['paths keep their case', 'User-agent: *\nDisallow: /Admin\n', 'GPTBot', '/admin', true],
    ['a rule without a slash never matches', 'User-agent: *\nDisallow: admin\n', 'GPTBot', '/admin', true],
    ['a rule that begins with a star may match', 'User-agent: *\nDisallow: *admin\n', 'GPTBot', '/x/admin', false],
    ['disallowing a star alone closes the site', 'User-agent: *\nDisallow: *\n', 'GPTBot', '/x', false],
    ['a folder rule spares the file of that name', 'User-agent: *\nDisallow: /fish/\n', 'GPTBot', '/fish', true],
    ['a rule is a prefix', 'User-agent: *\nDisallow: /fish\n', 'GPTBot', '/fish.html', false],
    ['an anchored rule is the whole path', 'User-agent: *\nDisallow: /fish$\n', 'GPTBot', '/fish.html', true],
    ['an anchored rule sees the query', 'User-agent: *\nDisallow: /fish$\n', 'GPTBot', '/fish?a=1', true],
    ['a star spans slashes', 'User-agent: *\nDisallow: /a*z\n', 'GPTBot', '/a/b/c/z', false],
    ['parts match in order', 'User-agent: *\nDisallow: /*b*a\n', 'GPTBot', '/a-b', true],
    ['an anchored tail may not overlap what was matched', 'User-agent: *\nDisallow: /ab*ba$\n', 'GPTBot', '/aba', true],
    ['a later occurrence may satisfy the anchor', 'User-agent: *\nDisallow: /*.php$\n', 'GPTBot', '/a.php.php', false],
    [
      'the longest rule wins whatever the order',
      'User-agent: *\nDisallow: /a/b\nAllow: /a\nAllow: /a/b/c\n',
      'GPTBot',
      '/a/b/c/d',
      true,
    ],
    ['stars count towards the length', 'User-agent: *\nAllow: /page\nDisallow: /*.htm\n', 'GPTBot', '/page.htm', false],
    [
      'non-ASCII rules meet encoded paths',
      'User-agent: *\nDisallow: /über\n',
      'GPTBot',
      'https://a.example/%C3%BCber',
      false,
    ],
    [
      'non-ASCII paths meet encoded rules',
      'User-agent: *\nDisallow: /%c3%bcber\n',
      'GPTBot',
      'https://a.example/über',
      false,
    ],
    ['reserved escapes are not decoded', 'User-agent: *\nDisallow: /a%2Fb\n', 'GPTBot', '/a/b', true],
    ['a broken escape is literal', 'User-agent: *\nDisallow: /100%\n', 'GPTBot', '/100%', false],
    [
      'an apostrophe is one in path and query',
      "User-agent: *\nDisallow: /?q='\n",
      'GPTBot',
      "https://a.example/?q='",
      false,
    ],
    ['the fragment plays no part', 'User-agent: *\nDisallow: /*secret\n', 'GPTBot', '/page#secret', true],
    ['the query plays a part', 'User-agent: *\nDisallow: /*secret\n', 'GPTBot', '/page?secret', false],
    [
      'the port and the host play no part',
      'User-agent: *\nDisallow: /example\n',
      'GPTBot',
      'https://example.com:8443/',
      true,
    ],
    [
      'Content-Signal lines do not end a group',
      'User-agent: *\nContent-Signal: search=yes,ai-train=no\nDisallow: /\n',
      'GPTBot',
      '/x',
      false,
    ],
    [
      'Host lines do not end a group',
      'User-agent: GPTBot\nHost: a.example\nUser-agent: CCBot\nDisallow: /\n',
      'GPTBot',
      '/x',
      false,
    ],
    ['Noindex lines are no rule', 'User-agent: *\nNoindex: /\n', 'GPTBot', '/x', true],
    ['an Allow after an empty Disallow stays open', 'User-agent: *\nDisallow:\nAllow: /a\n', 'GPTBot', '/b', true],
    [
      'three groups of one agent are one',
      'User-agent: A\nDisallow: /1\n\nUser-agent: B\nUser-agent: A\nDisallow: /2\n\nUser-agent: a\nAllow: /2/x\n',
      'A',
      '/2/x',
      true,
    ],
    [
      'named and wildcard rules are not mixed',
      'User-agent: *\nDisallow: /a\nUser-agent: GPTBot\nUser-agent: *\nDisallow: /b\n',
      'GPTBot',
      '/a',
      true,
    ],
    ['robots.txt with a query is an ordinary path', 'User-agent: *\nDisallow: /\n', 'GPTBot', '/robots.txt?x', false],
    ['an upper-case Robots.txt is an ordinary path', 'User-agent: *\nDisallow: /\n', 'GPTBot', '/Robots.txt', false],
    ['line separators of Unicode do not end a line', 'User-agent: *\u2028Disallow: /\n', 'GPTBot', '/x', true],
    ['a null byte is literal', 'User-agent: *\nDisallow: /\u0000a\n', 'GPTBot', '/%00a', false],
    ['a lone surrogate does no harm', 'User-agent: *\nDisallow: /\ud800\n', 'GPTBot', '/x', true],
    ['line ends of old Macs end a line', 'User-agent: GPTBot\rDisallow: /a\rAllow: /a/b\r', 'GPTBot', '/a/b', true],
    [
      'a mark of UTF-16 read as UTF-8 leaves nothing to obey',
      '\uFFFD\uFFFDU\u0000s\u0000e\u0000r\u0000',
      'GPTBot',
      '/x',
      true,
    ],
    ['a byte order mark before a rule of nobody', '\uFEFFDisallow: /\nUser-agent: *\nAllow: /\n', 'GPTBot', '/x', true],
    [
      'a sitemap line between agents parts no group',
      'User-agent: A\nSitemap: https://a.example/s.xml\nUser-agent: B\nDisallow: /\n',
      'A',
      '/x',
      false,
    ],
    [
      'a crawl delay between rules parts no group',
      'User-agent: A\nDisallow: /1\nCrawl-delay: 9\nDisallow: /2\n',
      'A',
      '/2',
      false,
    ],
    [
      'a tie goes to Allow, whichever comes first',
      'User-agent: *\nDisallow: /page\nAllow: /page\n',
      'A',
      '/page',
      true,
    ],
    ['an encoded dollar is a dollar, not the end', 'User-agent: *\nDisallow: /a%24\n', 'A', '/ab', true],
    ['a dollar in the middle is a dollar', 'User-agent: *\nDisallow: /a$b\n', 'A', '/a$b/c', false],
    ['an encoded star is a star, not any run', 'User-agent: *\nDisallow: /a%2Ab\n', 'A', '/axb', true],
    ['an allowed index page allows its folder', 'User-agent: *\nDisallow: /\nAllow: /d/index.html\n', 'A', '/d/', true],
    ['and nothing below it', 'User-agent: *\nDisallow: /\nAllow: /d/index.html\n', 'A', '/d/x', false],
    ['a disallowed index page leaves its folder open', 'User-agent: *\nDisallow: /d/index.html\n', 'A', '/d/', true],
    ['two stars are one', 'User-agent: *\nDisallow: /a**b\n', 'A', '/ab', false],
    ['a page of HTML holds no rule', '<!doctype html>\n<p>User-agent: *</p>\n<p>Disallow: /</p>\n', 'A', '/x', true],
    ['a rule before any agent is nobody’s', 'Disallow: /\n', 'A', '/x', true],
    ['upper-case escapes meet lower-case ones', 'User-agent: *\nDisallow: /%E2%82%AC\n', 'A', '/%e2%82%ac', false],
    ['an agent named twice in a group counts once', 'User-agent: A\nUser-agent: a\nDisallow: /\n', 'A', '/x', false],
    ['the empty path is the root', 'User-agent: *\nDisallow: /$\n', 'A', 'https://a.example', false],
    ['asking for the wildcard itself answers for the unnamed', 'User-agent: *\nDisallow: /\n', '*', '/x', false],
  ];
  it.each(cases)('%s', (_name, robots, agent, url, allowed) => {
    expect(decide(robots, agent, url).allowed).toBe(allowed);
  });
});

describe('the proof', () => {
  const robots =
    '# shop\r\nUser-agent: *\r\nDisallow: /cart # private\r\n\r\nUser-agent: PerplexityBot\r\nDisallow: /\r\n\r\nSitemap: https://a.example/sitemap.xml\r\n';
  it('names the group, the rule and the line that block an agent by name', () => {
    expect(decide(robots, 'perplexitybot', '/menu')).toEqual({
      allowed: false,
      group: 'PerplexityBot',
      rule: 'Disallow: /',
      line: 6,
      byWildcard: false,
    });
  });
  it('says when the wildcard decides', () => {
    expect(decide(robots, 'GPTBot', '/cart/1')).toEqual({
      allowed: false,
      group: '*',
      rule: 'Disallow: /cart',
      line: 3,
      byWildcard: true,
    });
  });
  it('has no rule to quote where none matches', () => {
    expect(decide(robots, 'GPTBot', '/menu')).toEqual({
      allowed: true,
      group: '*',
      rule: null,
      line: null,
      byWildcard: true,
    });
  });
  it('has no group to quote where none applies', () => {
    expect(decide('User-agent: A\nDisallow: /\n', 'B', '/')).toEqual({
      allowed: true,
      group: null,
      rule: null,
      line: null,
      byWildcard: false,
    });
  });
  it('keeps the sitemaps with their lines', () => {
    expect(parseRobots(robots).sitemaps).toEqual([{ url: 'https://a.example/sitemap.xml', line: 8 }]);
  });
  it('quotes the first of two equal rules', () => {
    expect(decide('User-agent: *\nDisallow: /a\nDisallow: /a\n', 'x', '/a').line).toBe(2);
  });
});

describe('a file as it was served', () => {
  const body = 'User-agent: *\nDisallow: /\n';
  it.each([
    ['ok', false],
    ['too-large', false],
    ['4xx', true],
    ['html', true],
    ['redirect>5', true],
    ['5xx', false],
    ['timeout', false],
  ] as const)('in state %s allows: %s', (state, allowed) => {
    expect(readServedRobots({ state, body })('GPTBot', 'https://a.example/x').allowed).toBe(allowed);
  });
  it('never judges half a line at the cut', () => {
    const filler = `User-agent: *\n${'#'.repeat(robotsMaxBytes - 14 - 1 - 'Disallow: /'.length)}\n`;
    expect(decide(`${filler}Disallow: /private\n`, 'GPTBot', '/x').allowed).toBe(true);
  });
});

describe('a file made to be slow', () => {
  // A matcher that backtracks, or a parser that is quadratic, would need hours here and meet the test's time limit.
  it.each([
    ['a pattern of many stars', `User-agent: *\nDisallow: /${'a*'.repeat(200_000)}b\n`],
    ['very many rules', `User-agent: *\n${'Disallow: /*a*a*a*a*b\n'.repeat(20_000)}`],
    ['very many groups', 'User-agent: x\nDisallow: /\n'.repeat(18_000)],
    ['one long line without a colon', 'a'.repeat(500_000)],
    ['white space only', ' \t'.repeat(250_000)],
  ])('is judged in time: %s', (_name, text) => {
    expect(decide(text, 'GPTBot', `/${'a'.repeat(4_000)}`).allowed).toBe(true);
  });
});
