import type { Finding } from '#engine/contract.ts';
import { defineCheck } from '#engine/judge/checks/define-check.ts';
import { distinctKeyPages, distinctPage, normal, repeatedTexts } from '#engine/evidence/site/distinct-pages.ts';
import { pageName, pageNameFirst } from '#engine/base/addresses/page-name.ts';
import { isCjk } from '#engine/base/text/phrases.ts';
import { counted, ofPages, ofThoseRead } from '#engine/base/text/wording.ts';
import type { PageFacts } from '#engine/evidence/evidence.ts';
import { bad, onPage, proofInLine } from '#engine/judge/findings.ts';
import { judgeEachPage } from '#engine/judge/checks/parts/judge-pages.ts';
import { say } from '#engine/base/text/say.ts';
import texts from '#engine/judge/checks/technical-seo/ts-08-meta-descriptions.texts.ts';

const { notes, says, title } = texts;

export default defineCheck({
  id: 'TS-08',
  texts,
  points: 1,
  strength: 'weak',
  platformWeights: { claude: 0.75, grok: 0.75 },
  difficulty: 'Easy',
  impact: 'Low',
  timeframe: 'immediate',
  consequence: 'hygiene',
  sources: ['LH', 'AHR-1.4M26'],
  reads: ['site'],
  score: ({ site }) => {
    const pages = distinctKeyPages(site);
    const repeated = repeatedTexts(pages, (page) => page.metaDescriptions[0]?.text);
    return judgeEachPage(pages, {
      faults: (page) => problemOf(page, repeated),
      proof: ({ url, metaDescriptions }) =>
        metaDescriptions
          .slice(0, 1)
          .map((text) => proofInLine(say(says.proof, { page: pageNameFirst(url) }), url, text)),
      said: (own) => say(says.reason, { share: ofPages(own, pages.length, says.ownDescription, distinctPage(site)) }),
      passed: ofThoseRead(pages.length, pages.length, title.passed, distinctPage(site)),
    });
  },
  who: 'writer',
  minutes: { whole: 0, each: 10 },
  concerns: 'found-pages',
});

function problemOf(page: PageFacts, repeated: Map<string, PageFacts[]>): Finding | null {
  const description = page.metaDescriptions[0];
  if (!description || description.text === '')
    return bad(
      'description-missing',
      say(notes['description-missing'], { page: pageNameFirst(page.url) }),
      onPage(page.url),
    );
  const at = {
    kind: 'line' as const,
    url: page.url,
    line: description.line,
    text: description.text.slice(0, 300),
    tone: 'bad' as const,
  };
  const twin = repeated.get(normal(description.text))?.find((other) => other !== page);
  if (twin)
    return {
      ...at,
      id: 'description-duplicate',
      note: say(notes['description-duplicate'], { page: pageNameFirst(page.url), other: pageName(twin.url) }),
    };
  const [shortest, longest] = isCjk(description.text) ? [20, 90] : [50, 170];
  const length = Array.from(description.text).length;
  if (length >= shortest && length <= longest) return null;
  return {
    ...at,
    id: 'description-length',
    note: say(notes['description-length'], {
      page: pageName(page.url),
      characters: counted(length, says.characters),
      shortest,
      longest,
    }),
  };
}
