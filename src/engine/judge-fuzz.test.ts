import fc from 'fast-check';
import { expect, it } from 'vitest';
import { judge } from '#engine/judge.ts';
import { answers, evidence, pageFromHtml, site } from '#engine/testing/evidence-builder.ts';
import { answersOf } from '#engine/testing/platform-answers.ts';

/** Pieces that parsers and patterns dislike, in any order. */
const piece = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '<main>',
    '</div></p>',
    '<h2>?</h2>',
    '<script type="application/ld+json">{"@type":["Plumber",1],"name":{"@value":3},"offers":[{"price":null}],"sameAs":[null,"x"]}</script>',
    '<script type="application/ld+json">{"@graph":[{"@type":"Organization","address":"x","openingHours":["Mo 8:00"]}]}</script>',
    '<link rel=canonical href="//[">',
    '<a href="https://x.com/%E0%A4%A">x</a>',
    '<meta property="og:title" content="">',
    '<time datetime="99999-99-99">',
    'Founded in 1998. £4.50 (4.5 out of 5) 8-',
    'A'.repeat(3000),
    '+44 '.repeat(50),
  ),
);
const text = fc.string({ unit: 'binary', maxLength: 80 });

it('judges any page, any answers and any AI answer without breaking a check', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), text, text, text, (pieces, name, list, said) => {
      const given = evidence({
        site: site([pageFromHtml(`<!doctype html><title>B</title>${pieces.join('')}`), pageFromHtml(pieces.join(''), { url: '/about', isHome: false })]),
        answers: answers({
          companyName: name,
          companyDescription: list,
          products: [list],
          keywords: [name],
          locations: list,
          targetAudience: list,
          brandTerminology: list,
          website: said,
          email: said,
          publicationsExamples: list,
          publicationsMentioned: 'yes',
        }),
        platformAnswers: answersOf('claude', 21, (index) => ({ text: `${said} ${name} ${list}`, promptKind: index === 0 ? 'branded' : 'unbranded' })),
      });
      const analysis = judge(given);
      expect(analysis.checks.filter((check) => check.outcome === 'broken').map(({ id, reason }) => `${id}: ${reason}`)).toEqual([]);
      expect(analysis.overallScore).toBeGreaterThanOrEqual(0);
      expect(analysis.overallScore).toBeLessThanOrEqual(100);
    }),
    { numRuns: Number(process.env['FUZZ_RUNS'] ?? 60) },
  );
}, 600_000);
