import type { Finding } from '#engine/contract.ts';
import { defineCheck, scored } from '#engine/judge/checks/define-check.ts';
import { homePage, keyPages } from '#engine/evidence/site/key-pages.ts';
import { pageNameFirst } from '#engine/base/addresses/page-name.ts';
import { ofPages, ofThoseRead } from '#engine/base/text/wording.ts';
import type { PageFacts } from '#engine/evidence/evidence.ts';
import { bad, inHeader, inLine, proofByValue, proofInLine } from '#engine/judge/findings.ts';
import { say } from '#engine/base/text/say.ts';
import texts from '#engine/judge/checks/technical-seo/ts-04-index-and-snippet-blocks.texts.ts';

const { notes, says, advice, title } = texts;

export default defineCheck({
  id: 'TS-04',
  texts,
  points: 2.5,
  strength: 'strong',
  platformWeights: { chatgpt: 1.25, claude: 1.25 },
  difficulty: 'Easy',
  impact: 'High',
  timeframe: 'immediate',
  consequence: 'way',
  goesUnsaid: true,
  sources: ['LH', 'BING-CHAT23', 'BING-WG26', 'GOOG-AI26'],
  reads: ['site', 'now'],
  score: ({ site, now }) => {
    const pages = keyPages(site);
    const home = homePage(site);
    if (pages.length === 0) return { kind: 'not-measured', reason: says.notMeasured };
    const open = pages.find((page) => worthOf(page, now) === 1);
    const findings = [...pages.flatMap((page) => blocks(page, now)), ...(open ? [proofOf(open)] : [])];
    if (home && worthOf(home, now) === 0) return scored(0, says.homeBlocked, findings);
    const ratio = pages.reduce((sum, page) => sum + worthOf(page, now), 0) / pages.length;
    return scored(
      ratio,
      say(says.reason, {
        share: ofPages(pages.filter((page) => worthOf(page, now) === 1).length, pages.length, says.may),
      }),
      findings,
      ofThoseRead(pages.length, pages.length, title.passed),
    );
  },
  who: 'developer',
  minutes: { whole: 10, each: 5 },
  concerns: 'found-pages',
  advice: (findings) => ({
    steps: [
      advice.steps.remove,
      ...(findings.some(({ id }) => id === 'noarchive') ? [advice.steps.nocache] : []),
      advice.steps.askAgain,
    ],
  }),
});

/** Whoever fills the indexes that assistants search, or opens a page for one. What a training crawler is told costs nothing. */
const searching =
  /^(?:\*|googlebot|bingbot|msnbot|oai-searchbot|chatgpt-user|claude-searchbot|claude-user|perplexitybot|perplexity-user|applebot|duckduckbot|duckassistbot|slurp)$/;
const leftOut = new Set(['noindex', 'none']);
const unquoted = new Set(['nosnippet', 'max-snippet:0']);

/** Only Microsoft reads noarchive as an answer engine, and nocache beside it as the milder order that still lets it name the page. */
function keepsOutOfCopilot({ agent, directives }: PageFacts['robotsDirectives'][number]): boolean {
  return /^(?:\*|bingbot|msnbot)$/.test(agent) && directives.includes('noarchive') && !directives.includes('nocache');
}

function relevant(page: PageFacts): PageFacts['robotsDirectives'] {
  return page.robotsDirectives.filter((entry) => searching.test(entry.agent));
}

/** 0 when it may not be indexed, a half when it may not be quoted, else 1. */
function worthOf(page: PageFacts, now: string): number {
  const entries = relevant(page);
  const says = (directives: ReadonlySet<string>) =>
    entries.some((entry) => entry.directives.some((directive) => directives.has(directive)));
  if (says(leftOut) || entries.some((entry) => expiredSince(entry, now) !== null)) return 0;
  return says(unquoted) || entries.some(keepsOutOfCopilot) ? 0.5 : 1;
}

function proofOf(page: PageFacts): Finding {
  const note = say(says.proof, { page: pageNameFirst(page.url) });
  const said = page.robotsDirectives.find((entry) => entry.source === 'meta' && entry.agent === '*');
  return said
    ? proofInLine(note, page.url, { line: said.line ?? 1, text: said.text })
    : proofByValue(note, says.label, 'none', page.url);
}

function blocks(page: PageFacts, now: string): Finding[] {
  return relevant(page).flatMap((entry): Finding[] => {
    const order = orderOf(entry, now);
    if (!order) return [];
    const where =
      entry.source === 'header' || entry.line === null ? says.inHeader : say(says.inLine, { line: entry.line });
    const { id, text, whom, words } = order;
    const note = say(text, { page: pageNameFirst(page.url), whom, words, where });
    return entry.source === 'header'
      ? [bad(id, note, inHeader(page.url, 'X-Robots-Tag', entry.text))]
      : [bad(id, note, inLine(page.url, entry.line ?? 1, entry.text))];
  });
}

type Order = { id: keyof typeof notes; text: (typeof notes)[keyof typeof notes] | typeof says.expired };

function orderOf(
  entry: PageFacts['robotsDirectives'][number],
  now: string,
): (Order & { whom: string; words: string }) | null {
  const whom = entry.agent === '*' ? says.everybody : entry.agent;
  const out = entry.directives.filter((directive) => leftOut.has(directive));
  const quiet = entry.directives.filter((directive) => unquoted.has(directive));
  const id = entry.source === 'header' ? 'noindex-header' : 'noindex-meta';
  if (out.length > 0) return { id, text: notes[id], whom, words: [...out, ...quiet].join(', ') };
  const expired = expiredSince(entry, now);
  if (expired !== null) return { id, text: says.expired, whom, words: `unavailable_after: ${expired}` };
  if (quiet.length > 0) return { id: 'nosnippet', text: notes.nosnippet, whom, words: quiet.join(', ') };
  return keepsOutOfCopilot(entry)
    ? { id: 'noarchive', text: notes.noarchive, whom: 'Microsoft', words: 'noarchive' }
    : null;
}

// To the end, or to the next directive: the date may hold commas, colons and blanks of its own.
const until = /unavailable_after\s*:(.+)/i;
const nextDirective = /[,;]\s*(?:no|max-|index|follow|all)/i;
const day = 86_400_000;

/** The date behind which a page asks to be left out of the index, where it has passed by `now` for two days at least: some name no time zone. */
function expiredSince(entry: PageFacts['robotsDirectives'][number], now: string): string | null {
  const text = until.exec(entry.text)?.[1]?.split(nextDirective)[0]?.trim() || undefined;
  const time = text === undefined ? Number.NaN : Date.parse(text.replace(/^\p{L}+day,?\s+/iu, ''));
  return text !== undefined && time + 2 * day < Date.parse(now) ? text : null;
}
