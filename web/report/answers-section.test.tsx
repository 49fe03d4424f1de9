import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { AnswersRead } from '#report/contract.ts';
import { platformThatAnswered, platformThatRefused } from '#engine/testing/sample-answers-read.ts';
import { reportOf } from '#report/testing/extreme-reports.ts';
import { AllAnswers, AnswersSection } from './answers-section.tsx';
import { AnswerText } from './answer-text.tsx';

const read: AnswersRead = {
  promptSetVersion: '1',
  reader: null,
  followed: [],
  queries: [],
  platforms: [platformThatAnswered('chatgpt', 'ChatGPT', 'a-model'), platformThatRefused('grok', 'Grok', 'b')],
  questions: [
    {
      id: 'u01',
      kind: 'unbranded',
      text: 'Which bakeries?',
      named: 1,
      valid: 1,
      answers: [
        {
          platform: 'ChatGPT',
          model: 'a-model',
          askedAt: '2026-11-20T10:00:00.000Z',
          searched: true,
          problem: null,
          parts: [
            { text: '<img src=x onerror=alert(1)> ', role: null },
            { text: 'I recommend Brotwerk.', role: 'recommended' },
          ],
          rivals: [],
          queries: [],
          cited: ['https://guide.example/', 'javascript:alert(1)'],
          position: { place: 2, of: 5 },
        },
      ],
    },
  ],
  voice: {
    ours: 6,
    all: 30,
    interval: { low: 0.1, high: 0.36 },
    answers: 30,
    named: { answers: 6, interval: { low: 0.09, high: 0.38 } },
    rivals: [{ name: 'Mill Bakery', answers: 14, interval: { low: 0.3, high: 0.64 } }],
  },
  gap: [
    {
      domain: 'guide.example',
      kind: 'editorial',
      pages: ['https://guide.example/leeds', 'javascript:alert(2)'],
      questions: 7,
      asked: [],
      platforms: ['ChatGPT', 'Grok'],
      rivals: ['Mill Bakery'],
      action: 'Write to guide.example: say what you offer, for whom, and what proves it. The page names Mill Bakery.',
      seen: null,
      quote: '**Mill Bakery** bakes buns.',
    },
  ],
  moved: {
    verdict: 'not enough',
    text: 'Not enough to tell. You were named in 24 of 120 answers before, and in 31 of 120 now.',
    since: '2026-10-20T10:00:00.000Z',
  },
  facts: [
    { fact: 'founding year', right: 2, wrong: [{ platform: 'Grok', stated: '1998' }] },
    { fact: 'telephone', right: 1, wrong: [] },
  ],
  sources: [
    { url: 'https://guide.example/', answers: 3, names: ['Mill Bakery'], hasUs: false, isOwn: false },
    { url: 'https://brotwerk.example/', answers: 1, names: [], hasUs: true, isOwn: true },
  ],
};

describe('AnswersSection', () => {
  const html = renderToStaticMarkup(
    <>
      <AnswersSection report={{ ...reportOf(), answersRead: read }} tasks={[]} taskUrl={() => '/'} isSample={false} />
      <AllAnswers read={read} />
    </>,
  );

  it('shows an answer as text: markup in it stays what it is, and only web addresses are links', () => {
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(html).not.toContain('<img');
    expect(html).not.toContain('href="javascript:');
  });

  it('says first how the answers moved, the share of voice with its range, and what to do about each gap', () => {
    for (const text of [
      'Not enough to tell. You were named in 24 of 120 answers before',
      'all 30 times that an answer named somebody, it was you 6 times',
      'likely 10% to 36%',
      'likely 30% to 64%',
      'Mill Bakery',
      'Write to guide.example',
      '7 questions on ChatGPT and Grok',
      'guide.example',
    ])
      expect(html).toContain(text);
    expect(html.indexOf('Not enough to tell')).toBeLessThan(html.indexOf('Share of voice'));
    expect(html.indexOf('Share of voice')).toBeLessThan(html.indexOf('What to do where a rival is named'));
  });

  it('says of answers that no model read only where the name is, and makes no rate of them', () => {
    const [asked] = read.platforms;
    if (!asked) throw new Error('a platform answered');
    const nobody: AnswersRead = {
      ...read,
      platforms: [{ ...asked, unbranded: 0, named: 0, unread: 30, namedUnread: 9, interval: null, tone: null }],
      questions: read.questions.map((question) => ({
        ...question,
        named: 0,
        valid: 0,
        answers: question.answers.map((answer) => ({
          ...answer,
          problem: 'Your name is in this answer, and no model read what it says of you. It is in no rate',
          parts: [{ text: 'I know nothing of Brotwerk.', role: 'unread' as const }],
        })),
      })),
      voice: null,
    };
    const shown = renderToStaticMarkup(
      <>
        <AnswersSection
          report={{ ...reportOf(), answersRead: nobody }}
          tasks={[]}
          taskUrl={() => '/'}
          isSample={false}
        />
        <AllAnswers read={nobody} />
      </>,
    );
    for (const text of [
      'Your name is in 9 of 30 answers, and no model read what they say of you. They are in no rate.',
      'Your name is in 9 of 30<',
      'No model read these answers, so there is no rate',
      'your name, and nobody read what this says of you',
    ])
      expect(shown).toContain(text);
    expect(shown).not.toMatch(/brought your name|no assistant named you|0 of 0|Named you|Each dot is one time/);
  });

  it('draws a table of an answer as a table', () => {
    const text = '| Bakery | Price |\n|---|---|\n| **Mill Bakery** | low |\n';
    const table = renderToStaticMarkup(
      <AnswerText
        parts={[
          { text, role: null },
          { text: '| Brotwerk | high |', role: 'listed' },
        ]}
        rivals={['Mill Bakery']}
      />,
    );
    expect(table.replaceAll(/ (?:class|scope)="[^"]*"/g, '')).toMatch(
      /^<div dir="auto"><table><thead><tr><th> Bakery <\/th><th> Price <\/th><\/tr><\/thead><tbody><tr><td>.*<b>Mill Bakery<\/b>.*<\/td><td> low <\/td><\/tr><tr><td><mark> Brotwerk <\/mark><\/td><td><mark> high <\/mark><\/td><\/tr><\/tbody>/,
    );
  });

  it('marks where the customer is named, and as what', () => {
    expect(html).toMatch(/<mark class="[^"]*text-good">I recommend Brotwerk\.<\/mark>/);
  });

  it('gives the rate with its number of answers, interval, model and date', () => {
    for (const text of ['6 of 30', '95% interval 7% to 45%', 'a-model', 'Nov 20, 2026', '38 of 39'])
      expect(html).toContain(text);
  });

  it('gives the place in lists, the tone, and what is stated rightly and wrongly', () => {
    for (const text of [
      '2nd',
      'middle of 5 lists',
      'favourable',
      'names you 2nd of 5',
      '2 answers have it right; otherwise stated: 1998 (Grok)',
      '1 answer has it right',
    ])
      expect(html).toContain(text);
  });

  it('says that a platform was not measured, and why', () => {
    expect(html).toContain('Not measured');
    expect(html).toContain('Grok refused our key');
  });

  it('lists the pages that feed the answers as work to do', () => {
    expect(html).toContain('Pages that feed the answers: 2, and you are on 1');
    expect(html).toContain('for Mill Bakery');
  });
});

describe('the words of an assistant', () => {
  const drawn = (text: string, rivals: string[] = [], most: number | null = null) =>
    renderToStaticMarkup(<AnswerText parts={[{ text, role: null }]} rivals={rivals} most={most} />);

  it('become paragraphs, lists and bold words; nothing of their Markdown is left', () => {
    const html = drawn(
      '# Bakeries\n\nTwo are **well known**:\n\n1. Mill Bakery, [their site](https://mill-bakery.com/buns)\n2. Brotwerk\n\n- open daily\n- no *sugar*',
    );
    expect(html).toMatch(
      /<p><strong>Bakeries<\/strong><\/p><p>Two are <strong>well known<\/strong>:<\/p><ol[^>]*><li>Mill Bakery, .*<li>Brotwerk<\/li><\/ol><ul/,
    );
    expect(html).toContain('>their site (mill-bakery.com)</a>');
    expect(html).not.toMatch(/\*|#\s|\]\(/);
  });

  it.each([
    '[x](javascript:alert(1))',
    '![x](data:text/html,hi)',
    '<a href=x onclick=alert(1)>x</a>',
    '[x](//evil.test)',
  ])('make no link and no tag of %s', (text) => expect(drawn(text)).not.toMatch(/<a |<img|<script/));

  it('mark the others that are named', () =>
    expect(drawn('Mill Bakery and Mill Bakery North', ['Mill Bakery'])).toMatch(/(?:<b [^>]*>Mill Bakery<\/b>.*){2}/));

  it('are cut at so many words, and say so', () => {
    expect(drawn('one two three four five', [], 3)).toContain('one two three  …');
    expect(drawn('one two three', [], 3)).not.toContain('…');
  });

  it('begin where you are named, when that is far down', () => {
    const parts = [
      { text: `${'word '.repeat(100)}\n\nThen `, role: null },
      { text: 'Brotwerk', role: 'listed' as const },
      { text: ' follows.', role: null },
    ];
    expect(renderToStaticMarkup(<AnswerText parts={parts} rivals={[]} most={90} />)).toMatch(
      /^<div[^>]*><p>Then <mark/,
    );
  });
});

describe('a report for which nobody was asked', () => {
  it('says so in one line', () => {
    const html = renderToStaticMarkup(
      <AnswersSection report={reportOf()} tasks={[]} taskUrl={() => '/'} isSample={false} />,
    );
    expect(html).toContain(
      'We did not ask the assistants this time. No assistant was connected. Your platform scores are estimates from your site.',
    );
    expect(html).not.toContain('<table');
  });
});
