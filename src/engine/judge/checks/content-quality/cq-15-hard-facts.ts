import { defineCheck } from '#engine/judge/checks/define-check.ts';
import { readEnough, withoutText } from '#engine/judge/checks/parts/content-pages.ts';
import { judgeParts } from '#engine/judge/checks/parts/page-parts.ts';
import { readingOf } from '#engine/evidence/statements.ts';
import type { StatementKind } from '#engine/evidence/statements.ts';

export default defineCheck({
  id: 'CQ-15',
  title: {
    pass: 'Your text states price, area, contact, and terms or hours',
    fail: 'We saw part of price, area, contact, and terms or hours in your text',
    notSeen: { price: 'price', area: 'area', contact: 'contact', terms: 'terms or hours' },
  },
  neutral: 'price, area, contact, and terms or hours in your text',
  why: 'Assistants take facts from companies’ own pages, if the facts are there as text.',
  reads: ['site'],
  score: ({ site }) => {
    if (!readEnough(site)) return withoutText(site);
    const of = (...kinds: StatementKind[]) => readingOf(site.reading, kinds);
    const terms = of('guarantee', 'hours');
    const seenTerms =
      terms.state === 'seen' ? (terms.statements[0].kind === 'hours' ? 'opening hours' : 'terms or a guarantee') : null;
    return judgeParts(
      [
        {
          id: 'price',
          worth: 0.35,
          what: 'a price',
          reading: of('price'),
          ask: {
            kind: 'price',
            question: 'Where does your site say what it costs, or how a price is worked out?',
            confirm: 'Is this your price?',
          },
        },
        {
          id: 'area',
          worth: 0.2,
          what: 'a place that you serve',
          reading: of('place'),
          ask: { kind: 'place', question: 'Where does your site say which places you serve, or where you ship?' },
        },
        {
          id: 'contact',
          worth: 0.25,
          what: 'how to reach you',
          reading: of('contact'),
          ask: {
            kind: 'contact',
            question: 'Where does your site give a phone number, mail address or street address as text?',
            confirm: 'Is this how customers reach you?',
          },
        },
        {
          id: 'terms',
          worth: 0.2,
          what: seenTerms ?? 'terms, a guarantee or opening hours',
          reading: terms,
          ask: {
            kind: 'guarantee',
            question: 'Where does your site state terms, a guarantee or opening hours?',
            confirm: 'Are these your opening hours, terms or guarantee?',
          },
        },
      ],
      3,
      site.pages,
    );
  },
  who: 'you',
  minutes: 45,
  concerns: 'key-pages',
  comparedAs: 'Price, area, contact, and terms or hours in the text',
  advice: (findings) => ({
    title: 'State price, area, terms and contact in text',
    description: 'Assistants cannot quote a fact that is only in a picture.',
    steps: [
      ...findings.filter(({ tone }) => tone !== 'good').map(({ note }) => note),
      ...steps.flatMap(([id, step]) => (findings.some((finding) => finding.id === id) ? [step] : [])),
    ],
    metrics: ['Kinds of facts stated, of four'],
    proof: 'Search the text of your pages in the browser. You find all four facts.',
  }),
});

const steps: readonly [findingId: string, step: string][] = [
  ['price-not-seen', 'Publish prices, or how a price is worked out.'],
  ['area-not-seen', 'List the area that you serve, or where you ship.'],
  ['contact-not-seen', 'Write phone, e-mail and address as text.'],
  ['terms-not-seen', 'State terms, a guarantee or opening hours in a sentence.'],
];
