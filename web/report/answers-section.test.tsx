import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { AnswersRead } from '#report/contract.ts';
import { platformThatAnswered, platformThatRefused } from '#report/testing/sample-answers-read.ts';
import { AnswersSection } from './answers-section.tsx';

const read: AnswersRead = {
  promptSetVersion: '1',
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
          cited: ['https://guide.example/', 'javascript:alert(1)'],
          position: { place: 2, of: 5 },
        },
      ],
    },
  ],
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
  const html = renderToStaticMarkup(<AnswersSection read={read} />);

  it('shows an answer as text: markup in it stays what it is, and only web addresses are links', () => {
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(html).not.toContain('<img');
    expect(html).not.toContain('href="javascript:');
  });

  it('marks where the customer is named, and as what', () => {
    expect(html).toMatch(/<mark[^>]*>I recommend Brotwerk\. <span[^>]*>\[recommends you\]<\/span><\/mark>/);
  });

  it('gives the rate with its number of answers, interval, model and date', () => {
    for (const text of ['6 of 30', '95% interval 7% to 45%', 'a-model', '2026-11-20', '38 of 39']) expect(html).toContain(text);
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
    expect(html).toContain('These 2 pages feed the answers; you are on 1.');
    expect(html).toContain('for Mill Bakery');
  });
});
