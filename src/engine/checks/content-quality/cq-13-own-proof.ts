import type { Answers, Finding } from '#engine/contract.ts';
import { defineCheck } from '#engine/define-check.ts';
import { readEnough, withoutText } from '#engine/derived/content-pages.ts';
import { readsItsLanguage, unlistedLanguage } from '#engine/derived/languages.ts';
import { pageName } from '#engine/derived/page-name.ts';
import { passageAbout } from '#engine/derived/passages.ts';
import { contentStems, listItems } from '#engine/derived/phrases.ts';
import { cite } from '#engine/derived/references.ts';
import { answerGiven, notSeenOn, scored } from '#engine/derived/scored.ts';
import { sentenceAt, sentencesOf } from '#engine/derived/sentences.ts';
import { listed, ofPages, shortened } from '#engine/derived/wording.ts';
import type { PageFacts, SiteEvidence } from '#engine/evidence.ts';

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
    if (!readEnough(site)) return withoutText(site);
    const study = site.pages.flatMap((page) => caseStudy(page) ?? [])[0];
    const data = site.pages.find((page) => ownDataSentence(page) !== null);
    const claims = differencesNamed(answers);
    const results = claims.map((claim) => ({ claim, said: saidOnSite(claim, site) }));
    const found = results.filter((result) => result.said !== null).length;
    const isListed = readsItsLanguage(site);
    if (!isListed && study === undefined && data === undefined && claims.length === 0) return unlistedLanguage;
    const parts: [number, number][] = [
      ...(study || isListed ? [[0.4, Number(study !== undefined)] satisfies [number, number]] : []),
      ...(data || isListed ? [[0.3, Number(data !== undefined)] satisfies [number, number]] : []),
      ...(claims.length > 0 ? [[0.3, found / claims.length] satisfies [number, number]] : []),
    ];
    const possible = parts.reduce((sum, [weight]) => sum + weight, 0);
    const findings: Finding[] = [
      ...caseFindings(study, isListed, site),
      ...dataFindings(data, isListed, site),
      ...results.map(({ claim, said }): Finding =>
        said
          ? {
              id: 'difference-stated',
              tone: 'good',
              note: `The words of “${shortened(claim, 100)}” stand on ${pageName(said.page.url)}.`,
              kind: 'quote',
              url: said.page.url,
              quote: said.quote,
            }
          : {
              id: 'difference-not-seen',
              tone: 'info',
              note: `“${shortened(claim, 100)}” was not seen on the pages read.`,
              kind: 'answer',
              field: 'uniqueSellingProps',
              value: claim.slice(0, 200),
            },
      ),
    ];
    const said =
      claims.length > 0 ? ` ${ofPages(found, claims.length, 'is|are', 'thing that sets you apart|things that set you apart')} said on the pages read.` : '';
    const proofs: [string, boolean][] = [
      ['a case or testimonial with an outcome', study !== undefined],
      ['data of your own', data !== undefined],
    ];
    return scored(parts.reduce((sum, [weight, value]) => sum + weight * value, 0) / possible, `${seenOrNot(proofs, isListed)}${said}`.trim(), findings);
  },
  reported: (answers) =>
    differencesNamed(answers).length === 0
      ? null
      : {
          ratio: 0.3,
          worth: 'full',
          reason: 'You named what sets you apart; whether your site says it could not be seen.',
          findings: [answerGiven('uniqueSellingProps', answers.uniqueSellingProps)],
        },
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

/** What was not seen is only told where our lists know the language. */
function seenOrNot(proofs: readonly [name: string, isSeen: boolean][], isListed: boolean): string {
  const names = (wanted: boolean) => listed(proofs.flatMap(([name, isSeen]) => (isSeen === wanted ? [name] : [])));
  const told = [
    ['Seen', names(true)],
    ['Not seen', isListed ? names(false) : ''],
  ];
  return told.flatMap(([label, what]) => (what === '' ? [] : [`${label}: ${what}.`])).join(' ');
}

const caseWords =
  /case[ -]?stud|success stor|customer stor|testimonial|referenz|kundenstimm|erfolgsgeschicht|fallstudi|témoignage|étude de cas|casos? de éxito/i;

function caseFindings(study: { page: PageFacts; quote: string } | undefined, isListed: boolean, site: SiteEvidence): Finding[] {
  if (!study) return isListed ? [notSeenOn('case-study-not-seen', 'case study or testimonial with an outcome', site.pages)] : [];
  const note = `A case or a testimonial stands on ${pageName(study.page.url)}.`;
  return [{ id: 'case-study-seen', tone: 'good', note, kind: 'quote', url: study.page.url, quote: study.quote }];
}

function dataFindings(page: PageFacts | undefined, isListed: boolean, site: SiteEvidence): Finding[] {
  if (!page) return isListed ? [notSeenOn('own-data-not-seen', 'survey, benchmark or measurement of your own', site.pages)] : [];
  const note = `Data of your own stands on ${pageName(page.url)}.`;
  return [{ id: 'own-data-seen', tone: 'good', note, kind: 'quote', url: page.url, quote: ownDataSentence(page) ?? '' }];
}

/** What the owner says sets the company apart, at most ten: one per line; a line without a full stop may be a list with commas. */
function differencesNamed(answers: Answers | undefined): string[] {
  return (answers?.uniqueSellingProps ?? '')
    .split(/\n|;/)
    .flatMap((line) => (/[.!?]\s*$/.test(line) ? sentencesOf(line).map(({ text }) => text) : listItems(line)))
    .filter((claim) => contentStems(claim).length > 0)
    .slice(0, 10);
}

function saidOnSite(claim: string, site: SiteEvidence): { page: PageFacts; quote: string } | null {
  for (const page of site.pages) {
    const passage = passageAbout(page, claim, 0.7);
    if (passage !== null) return { page, quote: passage.slice(0, 240) };
  }
  return null;
}

/** A page of cases by its address, title or headings, or a named customer who speaks of a result with a number in it. */
function caseStudy(page: PageFacts): { page: PageFacts; quote: string } | null {
  const named = [...page.headings.filter((heading) => heading.level <= 3).map((heading) => heading.text), page.titles[0]?.text ?? ''].find((text) =>
    caseWords.test(text),
  );
  if (named !== undefined) return { page, quote: named.slice(0, 240) };
  if (caseWords.test(decodedPath(page))) return { page, quote: page.headings[0]?.text ?? page.titles[0]?.text ?? page.url };
  const said = page.quotations.find((quotation) => quotation.attribution !== null && /\d/.test(quotation.text));
  if (said) return { page, quote: said.text.slice(0, 240) };
  const outcome = page.kind === 'article' ? null : outcomeInWords.exec(page.mainText);
  return outcome && { page, quote: sentenceAt(page.mainText, outcome.index).slice(0, 240) };
}

/** "Sales through the shop rose 34%": what became of a customer. Prices, taxes and markets rise by themselves. */
const outcomeInWords =
  /\b(?:sales(?! tax)|revenue|turnover|bookings|orders|enquiries|sign-?ups)\b(?: \p{L}+){0,4} (?:rose|grew|increased|fell|dropped|doubled|tripled)(?: by| to)?(?: from)? \d/iu;

function decodedPath(page: PageFacts): string {
  return new URL(page.url).pathname.replaceAll('-', ' ');
}

// Numbers that only the company can have: what it measured or surveyed, what became of its customers, what it changed from one figure to another.
const measured = new RegExp(
  [
    String.raw`\b(?:we|our (?:own )?(?:team|data|survey|study|research|analysis|benchmark|figures|measurements))\b[^.!?\n]{0,80}\b(?:surveyed|analy[sz]ed|measured|tested|benchmarked|tracked|interviewed|recorded|shows?|found)\b[^.!?\n]{0,120}\d`,
    String.raw`\b\d[\d,.]{0,9} of (?:you|our \p{L}+)\b`,
    String.raw`\b(?:20\d\d )?(?:client|customer|patient|guest|member|user|reader|staff|employee) survey\b[^.!?\n]{0,40}\d`,
    String.raw`\bin our (?:own )?(?:\p{L}+ )?(?:survey|study|analysis|benchmark|trial)\b`,
    String.raw`\bof (?:the|our) \d[\d,.]{0,9} (?:customers|clients|users|members|patients|guests|readers|students|companies|firms|shops|founders|people|households)\b[^.!?\n]{0,80}\d`,
    String.raw`\bour \d[\d,.]{0,9} (?:customers|clients|users|members|patients|guests|readers|students|companies|firms|shops)\b[^.!?\n]{0,80}\d`,
    String.raw`\bwe (?:have )?(?:cut|reduced|lowered|raised|improved|shortened)\b[^.!?\n]{0,80}\bfrom \d[\d,.]{0,9}\s?\S{0,12} to \d`,
    String.raw`\b(?:wir|unsere (?:umfrage|studie|daten|messung\w*|auswertung))\b[^.!?\n]{0,80}\b(?:befragt|gemessen|ausgewertet|untersucht|getestet|zeigt|zeigen)\b`,
    String.raw`\bhaben wir\b[^.!?\n]{0,100}\bvon \d[\d,.]{0,9}\s?\S{0,12} auf \d`,
  ].join('|'),
  'iu',
);

function ownDataSentence(page: PageFacts): string | null {
  const found = measured.exec(page.mainText);
  return found && sentenceAt(page.mainText, found.index);
}
