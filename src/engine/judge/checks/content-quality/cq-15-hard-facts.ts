import type { FindingId } from '#engine/contract.ts';
import { defineCheck } from '#engine/judge/checks/define-check.ts';
import { readEnough, withoutText } from '#engine/judge/checks/parts/content-pages.ts';
import { hasNumeral, judgeParts, type Part } from '#engine/judge/checks/parts/page-parts.ts';
import { readingOf } from '#engine/evidence/statements.ts';
import type { StatementKind } from '#engine/evidence/statements.ts';
import { isSelling } from '#engine/evidence/site/organisation-kind.ts';
import texts from '#engine/judge/checks/content-quality/cq-15-hard-facts.texts.ts';

const { parts: named, says } = texts;

export default defineCheck({
  id: 'CQ-15',
  texts,
  points: 3,
  strength: 'moderate',
  platformWeights: { chatgpt: 1.25, perplexity: 1.25 },
  difficulty: 'Easy',
  impact: 'High',
  timeframe: 'immediate',
  consequence: 'question',
  sources: ['YEXT25', 'ANALYZE26', 'GEOCITLAB'],
  reads: ['site'],
  score: ({ site }) => {
    if (!readEnough(site)) return withoutText(site);
    const of = (...kinds: StatementKind[]) => readingOf(site.reading, kinds);
    const terms = of('guarantee', 'hours');
    const price = of('price');
    const isSum = price.state !== 'seen' || hasNumeral(price.statements[0]);
    const seenTerms =
      terms.state === 'seen'
        ? terms.statements[0].kind === 'hours'
          ? says.openingHours
          : says.termsOrAGuarantee
        : null;
    const parts: Part[] = [
      {
        id: 'price',
        worth: 0.35,
        what: isSum ? named.price : says.whatItCosts,
        reading: price,
        ask: {
          kind: 'price',
          question: says.questionPrice,
        },
      },
      {
        id: 'area',
        worth: 0.2,
        what: named.area,
        reading: of('place'),
        ask: { kind: 'place', question: says.questionArea },
      },
      {
        id: 'contact',
        worth: 0.25,
        what: named.contact,
        reading: of('contact'),
        ask: {
          kind: 'contact',
          question: says.questionContact,
          confirm: says.confirmContact,
        },
      },
      {
        id: 'terms',
        worth: 0.2,
        what: seenTerms ?? named.terms,
        reading: terms,
        ask: {
          kind: 'guarantee',
          question: says.questionTerms,
          confirm: says.confirmTerms,
        },
      },
    ];
    const asked = isSelling(site) ? parts : parts.filter(({ id }) => id !== 'price' && id !== 'terms');
    return judgeParts(asked, 3, site.pages);
  },
  who: 'you',
  minutes: 45,
  concerns: 'key-pages',
  advice: (findings) => ({
    steps: [
      ...findings.filter(({ tone }) => tone !== 'good').map(({ note }) => note),
      ...steps.flatMap(([id, step]) => (findings.some((finding) => finding.id === id) ? [step] : [])),
    ],
  }),
});

const steps: readonly [FindingId, step: string][] = [
  ['price-not-seen', says.publishPrices],
  ['area-not-seen', says.stepArea],
  ['contact-not-seen', says.stepContact],
  ['terms-not-seen', says.stepTerms],
];
