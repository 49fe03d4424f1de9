import type { Finding } from '#engine/contract.ts';
import { defineCheck, scored } from '#engine/judge/checks/define-check.ts';
import { pageName } from '#engine/base/addresses/page-name.ts';
import { contentStems, foldedWords, stemCoverage } from '#engine/base/text/phrases.ts';
import { ofPages } from '#engine/base/text/wording.ts';
import type { PageFacts } from '#engine/evidence/evidence.ts';
import { readingOf } from '#engine/evidence/statements.ts';
import { answerGiven, good, inWords } from '#engine/judge/findings.ts';
import { byNaming } from '#engine/judge/checks/parts/reported.ts';
import { say } from '#engine/base/text/say.ts';
import texts from '#engine/judge/checks/content-quality/cq-04-topics-in-titles.texts.ts';

const { notes, says, title } = texts;

export default defineCheck({
  id: 'CQ-04',
  texts,
  points: 2,
  strength: 'moderate',
  platformWeights: { chatgpt: 1.25 },
  difficulty: 'Easy',
  impact: 'High',
  timeframe: 'immediate',
  consequence: 'blur',
  goesUnsaid: true,
  sources: ['AHR-1.4M26', 'SAGEO26'],
  failTitle: (findings) => (findings.some(({ id }) => id === 'topic-in-no-title') ? says.failedWords : says.failedForm),
  reads: ['site', 'answers'],
  score: ({ site, answers }) => {
    const topics = answers.keywords.filter((keyword) => contentStems(keyword).length > 0);
    const pages = site.pages.filter(isIndexable);
    if (topics.length === 0) return { kind: 'not-measured', reason: says.notMeasured };
    if (site.pages.length === 0) return { kind: 'not-measured', reason: says.unread };
    const shownBy = (topic: string) => {
      const shown = readingOf(site.reading, ['topic'], ({ by, subject }) => by === 'owner' && subject === topic);
      return shown.state === 'seen' ? pages.find(({ url }) => url === shown.statements[0].url) : undefined;
    };
    const results = topics.map((topic) => ({
      topic,
      page: shownBy(topic) ?? pages.find((page) => titlesOf(page).some((text) => hasWordsOf(text, topic))),
    }));
    const found = results.filter((result) => result.page !== undefined).length;
    const reason = say(says.reason, { share: ofPages(found, topics.length, says.together, says.topics) });
    const unread = results.filter(({ page }) => page === undefined);
    if (unread.length === 0)
      return scored(1, reason, results.map(findingFor), say(title.passed, { count: topics.length }));
    const asks = unread.map(({ topic }) => ({
      kind: 'topic',
      subject: topic,
      question: say(says.question, { topic }),
      points: 2 / topics.length,
      candidate: null,
    }));
    const told = results.filter(
      ({ topic, page }) =>
        page !== undefined || !pages.some((one) => titlesOf(one).some((text) => hasBeginningsOf(text, topic))),
    );
    return { kind: 'seen-so-far', ratio: found / topics.length, reason, findings: told.map(findingFor), asks };
  },
  reported: byNaming(
    0.4,
    says.reported,
    ({ keywords }) => keywords.length > 0 && answerGiven('keywords', keywords.join(', ')),
  ),
  who: 'writer',
  minutes: { whole: 0, each: 10 },
  concerns: 'key-pages',
});

function hasWordsOf(text: string, topic: string): boolean {
  return stemCoverage(topic, new Set(contentStems(text))) >= 0.999;
}

/** "tiilikaton pinnoitus" in "Tiilikattojen pinnoitukset": words that a language bends, or puts together, begin alike. Whether they mean the topic, nobody said. */
function hasBeginningsOf(text: string, topic: string): boolean {
  const words = foldedWords(text);
  return contentStems(topic).every((stem) =>
    words.some((word) => word.includes(stem.slice(0, Math.max(4, Math.ceil(stem.length * 0.7))))),
  );
}

function titlesOf(page: PageFacts): string[] {
  return [
    page.titles[0]?.text ?? '',
    ...page.headings.filter((heading) => heading.level === 1).map((heading) => heading.text),
  ];
}

function isIndexable(page: PageFacts): boolean {
  return !page.robotsDirectives.some(
    (entry) =>
      entry.agent === '*' && entry.directives.some((directive) => directive === 'noindex' || directive === 'none'),
  );
}

function findingFor({ topic, page }: { topic: string; page: PageFacts | undefined }): Finding {
  return page
    ? good(
        'topic-in-title',
        say(notes['topic-in-title'], { page: pageName(page.url), topic }),
        inWords(page.url, titlesOf(page).find((text) => hasWordsOf(text, topic)) ?? page.titles[0]?.text ?? ''),
      )
    : {
        id: 'topic-in-no-title',
        tone: 'info',
        note: say(notes['topic-in-no-title'], { topic }),
        kind: 'answer',
        field: 'keywords',
        value: topic,
        statement: { kind: 'topic', subject: topic },
      };
}
