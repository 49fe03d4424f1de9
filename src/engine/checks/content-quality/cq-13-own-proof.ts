import type { Finding } from '#engine/contract.ts';
import { defineCheck } from '#engine/define-check.ts';
import { nothingToRead, readEnough } from '#engine/derived/content-pages.ts';
import { pageName } from '#engine/derived/page-name.ts';
import { contentStems, listItems, stemCoverage } from '#engine/derived/phrases.ts';
import { cite } from '#engine/derived/references.ts';
import { scored } from '#engine/derived/scored.ts';
import { pageStems } from '#engine/derived/site-text.ts';
import type { PageFacts } from '#engine/evidence.ts';

export default defineCheck({
  id: 'CQ-13',
  category: 'contentQuality',
  points: 2,
  strength: 'weak',
  platformWeights: { chatgpt: 1, claude: 1.1, perplexity: 1, grok: 1 },
  title: { pass: 'The site shows proof that only you have', fail: 'The site shows little proof that only you have' },
  why: 'What everybody says need not be cited from you; cases, own data and stated differences must be.',
  reads: ['site'],
  alsoReads: ['answers'],
  score: ({ site, answers }) => {
    if (!readEnough(site)) return nothingToRead;
    const study = site.pages.find(isCaseStudy);
    const data = site.pages.find((page) => ownDataSentence(page) !== null);
    const claims = listItems(answers?.uniqueSellingProps ?? '')
      .filter((claim) => contentStems(claim).length > 0)
      .slice(0, 10);
    const results = claims.map((claim) => ({ claim, page: site.pages.find((page) => stemCoverage(claim, pageStems(page)) >= 0.7) }));
    const found = results.filter((result) => result.page !== undefined).length;
    const parts: [number, number][] = [
      [0.4, Number(study !== undefined)],
      [0.3, Number(data !== undefined)],
      ...(claims.length > 0 ? [[0.3, found / claims.length] satisfies [number, number]] : []),
    ];
    const possible = parts.reduce((sum, [weight]) => sum + weight, 0);
    const findings: Finding[] = [
      study
        ? { id: 'case-study-seen', tone: 'good', note: `A case or testimonial stands on ${pageName(study.url)}.`, kind: 'page', url: study.url }
        : {
            id: 'case-study-not-seen',
            tone: 'info',
            note: 'No case study or testimonial with an outcome was seen.',
            kind: 'value',
            label: 'Case studies',
            value: 'not seen',
          },
      data
        ? {
            id: 'own-data-seen',
            tone: 'good',
            note: `Data of your own stands on ${pageName(data.url)}.`,
            kind: 'quote',
            url: data.url,
            quote: ownDataSentence(data) ?? '',
          }
        : {
            id: 'own-data-not-seen',
            tone: 'info',
            note: 'No survey, benchmark or measurement of your own was seen.',
            kind: 'value',
            label: 'Own data',
            value: 'not seen',
          },
      ...results.map(({ claim, page }): Finding =>
        page
          ? { id: 'difference-stated', tone: 'good', note: `“${claim.slice(0, 100)}” is said on ${pageName(page.url)}.`, kind: 'page', url: page.url }
          : {
              id: 'difference-not-seen',
              tone: 'info',
              note: `“${claim.slice(0, 100)}” was not seen on the site.`,
              kind: 'answer',
              field: 'uniqueSellingProps',
              value: claim.slice(0, 200),
            },
      ),
    ];
    const said = claims.length > 0 ? `; ${found} of ${claims.length} things that set you apart are said on the site` : '';
    return scored(
      parts.reduce((sum, [weight, value]) => sum + weight * value, 0) / possible,
      `${study ? 'A case is shown' : 'No case was seen'}, ${data ? 'own data is shown' : 'no own data was seen'}${said}.`,
      findings,
    );
  },
  reported: (answers) =>
    listItems(answers.uniqueSellingProps).length === 0
      ? null
      : { ratio: 0.3, worth: 'full', reason: 'You named what sets you apart; whether your site says it could not be seen.', findings: [] },
  difficulty: 'Hard',
  impact: 'High',
  timeframe: 'long',
  advice: (findings) => ({
    title: 'Publish proof nobody else can',
    description: 'Your own cases, your own numbers and your own differences are the part of your site that cannot be found elsewhere.',
    steps: [
      ...findings.filter((finding) => finding.tone !== 'good').map((finding) => finding.note),
      'Write three case studies: the problem, what you did, the number, a sentence of the customer.',
      'Publish one small set of data of your own each year.',
      'State each difference with its evidence on the home page.',
    ],
    resources: ['Google on AI features: https://developers.google.com/search/docs/fundamentals/ai-optimization-guide'],
    metrics: ['Case studies published', 'Differences stated on the site'],
    proof: 'Three cases with a number and a name are online, and each difference stands on the home page.',
    doer: 'writer',
  }),
  sources: cite('GOOG-AI26', 'GEO16'),
});

const caseWords =
  /case[ -]?stud|success stor|customer stor|testimonial|referenz|kundenstimm|erfolgsgeschicht|fallstudi|témoignage|étude de cas|casos? de éxito/i;

/** A page of cases by its address, title or headings, or a named customer who speaks of a result with a number in it. */
function isCaseStudy(page: PageFacts): boolean {
  if (
    caseWords.test(decodedPath(page)) ||
    page.headings.some((heading) => heading.level <= 3 && caseWords.test(heading.text)) ||
    caseWords.test(page.titles[0]?.text ?? '')
  )
    return true;
  return page.quotations.some((quotation) => quotation.attribution !== null && /\d/.test(quotation.text));
}

function decodedPath(page: PageFacts): string {
  return new URL(page.url).pathname.replaceAll('-', ' ');
}

const measured =
  /\b(?:we|our (?:own )?(?:team|data|survey|study|research|analysis|benchmark|figures|measurements))\b[^.!?\n]{0,80}\b(?:surveyed|analy[sz]ed|measured|tested|benchmarked|tracked|interviewed|recorded|shows?|found)\b[^.!?\n]{0,120}\d|\b(?:wir|unsere (?:umfrage|studie|daten|messung\w*|auswertung))\b[^.!?\n]{0,80}\b(?:befragt|gemessen|ausgewertet|untersucht|getestet|zeigt|zeigen)\b/i;

function ownDataSentence(page: PageFacts): string | null {
  return measured.exec(page.mainText)?.[0].slice(0, 240) ?? null;
}
