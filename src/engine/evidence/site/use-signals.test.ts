import { describe, expect, it } from 'vitest';
import { page, testSite } from '#engine/testing/evidence-builder.ts';
import { signalsFor, signalsInHeaders, signalsInRobots } from './use-signals.ts';

const robots = (body: string, state: 'ok' | 'html' = 'ok') => ({
  url: `${testSite}robots.txt`,
  state,
  status: 200,
  body,
  seenAt: '',
});
const shown = (body: string) =>
  signalsInRobots(robots(body)).map(({ name, line, agents, allowed, refused }) => [
    name,
    line,
    agents.join(' '),
    allowed.join(' '),
    refused.join(' '),
  ]);

describe('the lines of robots.txt about use', () => {
  it.each<[string, string, unknown[][]]>([
    [
      'Content-Signal in the group for all',
      'User-agent: *\nContent-Signal: search=yes, ai-input=no, ai-train=no\nAllow: /',
      [['Content-Signal', 2, '', 'search', 'ai-input ai-train']],
    ],
    [
      'without blanks, in capitals and before a comment',
      'User-Agent: *\r\nCONTENT-SIGNAL:ai-train=no,search=yes # we keep our rights\r\nAllow: /',
      [['Content-Signal', 2, '', 'search', 'ai-train']],
    ],
    [
      'in the group of one crawler',
      'User-agent: *\nAllow: /\n\nUser-agent: GPTBot\nContent-Signal: ai-train=no',
      [['Content-Signal', 5, 'gptbot', '', 'ai-train']],
    ],
    [
      'before any group',
      'Content-Signal: ai-input=no\nUser-agent: *\nAllow: /',
      [['Content-Signal', 1, '', '', 'ai-input']],
    ],
    [
      'Content-Usage with y and n',
      'User-agent: *\nAllow: /\nContent-Usage: train-ai=n, search=y',
      [['Content-Usage', 3, '', 'search', 'train-ai']],
    ],
    [
      'Content-Usage for a folder',
      'User-agent: *\nContent-Usage: /drafts/ train-ai=n',
      [['Content-Usage', 2, '', '', 'train-ai']],
    ],
    ['a use that we do not know', 'User-agent: *\nContent-Signal: use=reference', [['Content-Signal', 2, '', '', '']]],
    [
      'a licence for machines',
      'License: https://site.test/license.xml?a=no\nUser-agent: *\nAllow: /',
      [['License', 1, '', '', '']],
    ],
    ['none', '# Content-Signal: ai-input=no\nUser-agent: *\nDisallow: /content-signal: a=no', []],
  ])('%s', (_name, body, expected) => {
    expect(shown(body)).toEqual(expected);
  });

  it('are none where the file is a web page', () => {
    expect(signalsInRobots(robots('Content-Signal: ai-input=no', 'html'))).toEqual([]);
  });

  it('go to the crawler that they name, else to all', () => {
    const signals = signalsInRobots(
      robots('User-agent: *\nContent-Signal: ai-input=no\nAllow: /\nUser-agent: GPTBot\nContent-Signal: ai-input=yes'),
    );
    expect(signalsFor('GPTBot', signals).map(({ line }) => line)).toEqual([5]);
    expect(signalsFor('OAI-SearchBot', signals).map(({ line }) => line)).toEqual([2]);
  });
});

it.each<[string, Record<string, string>, unknown[][]]>([
  ['Content-Usage', { 'content-usage': 'train-ai=n' }, [['Content-Usage', 'train-ai=n', 'train-ai']]],
  [
    'Content-Signal',
    { 'content-signal': 'ai-input=no, search=yes' },
    [['Content-Signal', 'ai-input=no, search=yes', 'ai-input']],
  ],
  [
    'a licence among other links',
    {
      link: '</style.css>; rel=preload, <https://site.test/license.xml>; rel="license"; type="application/rsl+xml", <https://cc.test/>; rel="license"',
    },
    [['License', 'https://site.test/license.xml', '']],
  ],
  [
    'two that a proxy joined',
    { 'content-usage': 'train-ai=n, train-ai=y' },
    [['Content-Usage', 'train-ai=n, train-ai=y', '']],
  ],
  ['none', { link: '<https://cc.test/>; rel=license', server: 'x' }, []],
])('the headers of a page: %s', (_name, headers, expected) => {
  const signals = signalsInHeaders(page({ headers }));
  expect(signals.map(({ name, text, refused }) => [name, text, refused.join(' ')])).toEqual(expected);
});
