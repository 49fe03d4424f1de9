// "This is not right": what an owner says of a finding, a contradiction or a question is checked against the page, and the site is judged again.
import { kindQuestionId } from '#engine/contract.ts';
import type { Analysis, Answers, CheckResult, Contradiction, Finding } from '#engine/contract.ts';
import { contradictionKey } from '#engine/judge/corrections/corrected.ts';
import { pageName, pageNameFirst, samePageKey } from '#engine/base/addresses/page-name.ts';
import { serverText } from '#engine/evidence/site/server-text.ts';
import type { Evidence, PageFacts, SiteEvidence } from '#engine/evidence/evidence.ts';
import { isOrganisationKind } from '#engine/evidence/site/organisation-kind.ts';
import { kindLabels } from '#engine/judge/kind-question.ts';
import { judge } from '#engine/judge/judge.ts';
import { storedPages } from '#engine/read/merge-reading.ts';
import { findingKey, isSameFinding } from '#engine/evidence/corrections.ts';
import { ownersStatement } from '#engine/read/statements/owners-statement.ts';
import { subjectOf } from '#engine/wording.ts';
import { readSite } from '#engine/read/read-site.ts';
import { shownText } from '#engine/evidence/shown-text.ts';
import {
  type Correction,
  type FindingKey,
  statementKinds,
  type Statement,
  type StatementKind,
} from '#engine/evidence/statements.ts';
import { folded, quotable, verifyQuote } from '#engine/base/text/verify-quote.ts';

const contestReasons = ['it-is-there', 'wrong-page', 'not-us', 'not-needed', 'misread', 'other'] as const;
type ContestReason = (typeof contestReasons)[number];
const leftToPeople: ReadonlySet<ContestReason> = new Set<ContestReason>(['not-us', 'not-needed', 'other']);

/** What is contested, as the report has it. A question's `candidate` is what was offered, where something was. */
export type Contested =
  | { kind: 'finding'; checkId: string; finding: Finding }
  | { kind: 'contradiction'; contradiction: Contradiction }
  | {
      kind: 'question';
      checkId: string;
      statement: string;
      subject: string | null;
      candidate?: { url: string; quote: string } | null;
    };

export type Contest = {
  about: Contested;
  reason: ContestReason;
  /** Where it stands instead, and in which words: 3 to 300 characters of that page. Not needed for a file. */
  url?: string;
  words?: string;
  note?: string;
  /** ISO time. */
  at: string;
};

/**
 * What came of it, with one sentence for the owner. `corrected`: the evidence with its correction, judged again, is the next version of the report.
 * `not-found`: the passage that is most like the words, and a hint where a script may write the page. `operator`: a person has to decide.
 */
export type Settled =
  | { outcome: 'corrected'; sentence: string; evidence: Evidence; analysis: Analysis }
  | { outcome: 'stays'; sentence: string }
  | { outcome: 'not-found'; sentence: string; nearest: { url: string; text: string } | null; hint: string | null }
  | { outcome: 'operator'; sentence: string };

/** Longest and shortest words that an owner may show. */
const wordsLength = { least: 3, most: 300 } as const;

/**
 * Settles a contest on evidence in which the named page was read afresh (mergeReading). `supports`: what a second look at the sentence of
 * `statementToShow` said; null without a model, then the owner's word counts for what the words can be.
 */
export function settleContest(evidence: Evidence, contest: Contest, supports: boolean | null = null): Settled {
  const { about } = contest;
  return about.kind === 'question' && about.checkId === kindQuestionId
    ? kindAnswered(evidence, about, contest)
    : settledOnPage(evidence, contest, supports);
}

function settledOnPage(evidence: Evidence, contest: Contest, supports: boolean | null): Settled {
  const { about, reason } = contest;
  if (leftToPeople.has(reason)) return forOperator();
  if (!evidence.site.ok || evidence.site.value.pages.length === 0) return forOperator();
  const seen =
    reason === 'misread' && about.kind === 'finding' && about.finding.tone === 'good'
      ? seenStatement(evidence.site.value, about.finding)
      : null;
  if (seen) return noLongerTaken(evidence, about, contest, seen);
  if (contest.url === undefined) return forOperator();
  const words = contest.words?.trim() ?? '';
  const page = pageAt(evidence.site.value, contest.url);
  if (!page) return withoutPage(evidence, evidence.site.value, contest);
  if (words === '') return judgedAgain(evidence, contest, `We read ${pageName(page.url)} again`);
  const place = placeOf(page, words);
  if (!place) return notFound(page, words);
  const told = `We found “${place.text}” on ${pageName(page.url)}`;
  if (about.kind === 'contradiction')
    return leftOut(evidence, about, contest, 'owner', `${told}. You were right, and we no longer ask this.`);
  const wanted = place.isShown ? wantedBy(evidence, about) : null;
  if (!wanted)
    return judgedAgain(
      evidence,
      contest,
      place.isShown ? told : `We found “${place.text}” in the ${place.where} of ${pageName(page.url)}`,
    );
  return shownByOwner(evidence, contest, ownersStatement(page, words, wanted), told, supports);
}

/** The owner says what the organisation is: nobody knows better, and the whole is judged by it. */
function kindAnswered(evidence: Evidence, about: Contested, { words = '', at }: Contest): Settled {
  if (!isOrganisationKind(words)) return { outcome: 'stays', sentence: 'Choose one of the answers.' };
  const effect: Correction['effect'] = { kind: 'organisation', is: words };
  const next = withCorrection(evidence, { ...keyOf(about), at, by: 'owner', effect });
  const sentence = `You answered “${kindLabels[words]}”. We judged your site again by it.`;
  return { outcome: 'corrected', sentence, evidence: next, analysis: judge(next) };
}

/** What the owner's words come to as a statement. */
function shownByOwner(
  evidence: Evidence,
  { about, at }: Contest,
  shown: ReturnType<typeof ownersStatement>,
  told: string,
  supports: boolean | null,
): Settled {
  if ('lacks' in shown) return { outcome: 'stays', sentence: `${told}. ${shown.lacks}` };
  if (supports === false)
    return {
      outcome: 'stays',
      sentence: `${told}. Its sentence does not say what this check asks for: “${shown.sentence}”`,
    };
  const { kind, url, quote, subject, value } = shown;
  const correction: Correction = {
    ...keyOf(about),
    at,
    by: 'owner',
    effect: { kind: 'shows', statement: { kind, url, quote, subject, value } },
  };
  const next = withCorrection(evidence, correction);
  const analysis = judge(next);
  const earned = about.kind === 'finding' ? (resultOf(judge(evidence), about.checkId)?.ratio ?? 0) : 0;
  if (isStillThere(analysis, about, earned + 0.0001))
    return {
      outcome: 'stays',
      sentence: `${told}. It counts as shown by you, and the finding is still there: ${noteOf(analysis, about)}`,
    };
  return { outcome: 'corrected', sentence: `${told}. It counts now.`, evidence: next, analysis };
}

/** The statement that the owner's words would become, for a second look at its sentence; null where none would. */
export function statementToShow(evidence: Evidence, { about, url, words = '' }: Contest): Statement | null {
  if (!evidence.site.ok || url === undefined || about.kind === 'contradiction') return null;
  const page = pageAt(evidence.site.value, url);
  const wanted = page ? wantedBy(evidence, about) : null;
  if (!page || !wanted || words.trim() === '' || !verifyQuote(shownText(page), words)) return null;
  const shown = ownersStatement(page, words, wanted);
  return 'lacks' in shown ? null : shown;
}

/** A question's candidate, answered by one tap: yes makes it a statement, no means that it is not offered again. */
export function answerQuestion(
  evidence: Evidence,
  question: Extract<Contested, { kind: 'question' }>,
  isYes: boolean,
  at: string,
): Settled {
  const { candidate, statement: kind } = question;
  if (!candidate || !isKind(kind)) return forOperator();
  if (isYes)
    return settleContest(evidence, {
      about: question,
      reason: 'it-is-there',
      url: candidate.url,
      words: candidate.quote,
      at,
    });
  const effect: Correction['effect'] = {
    kind: 'is-not',
    statement: { kind, url: candidate.url, quote: candidate.quote },
  };
  const next = withCorrection(evidence, { ...keyOf(question), at, by: 'owner', effect });
  return {
    outcome: 'corrected',
    sentence: `“${candidate.quote}” will not be offered again.`,
    evidence: next,
    analysis: judge(next),
  };
}

/** An operator has looked and agrees: the finding is left out of this report and of each that is made of its evidence. */
export function uphold(evidence: Evidence, about: Contested, at: string): Settled {
  return leftOut(evidence, about, { at }, 'operator', 'You were right. A person looked at it, and it is left out.');
}

function leftOut(
  evidence: Evidence,
  about: Contested,
  { at }: Pick<Contest, 'at'>,
  by: Correction['by'],
  sentence: string,
): Settled {
  const next = withCorrection(evidence, { ...keyOf(about), at, by, effect: { kind: 'leave-out' } });
  return { outcome: 'corrected', sentence, evidence: next, analysis: judge(next) };
}

function noLongerTaken(
  evidence: Evidence,
  about: Contested,
  { at }: Contest,
  { kind, url, quote, sentence }: Statement,
): Settled {
  const effect: Correction['effect'] = { kind: 'is-not', statement: { kind, url, quote } };
  const next = withCorrection(evidence, { ...keyOf(about), at, by: 'owner', effect });
  return {
    outcome: 'corrected',
    sentence: `We no longer count “${sentence}” on ${pageName(url)}.`,
    evidence: next,
    analysis: judge(next),
  };
}

/** Nothing to add: what counts is whether the page, read afresh, still gives the finding. */
function judgedAgain(evidence: Evidence, { about }: Contest, told: string): Settled {
  const analysis = judge(evidence);
  if (isStillThere(analysis, about))
    return { outcome: 'stays', sentence: `${told}. The finding is still there: ${noteOf(analysis, about)}` };
  return { outcome: 'corrected', sentence: `${told}. The finding is gone.`, evidence, analysis };
}

function withoutPage(evidence: Evidence, site: SiteEvidence, contest: Contest): Settled {
  const url = contest.url ?? '';
  // robots.txt, llms.txt and sitemaps are no pages: whoever names one means what it says now.
  if (/\.(?:txt|xml|gz)$/i.test(URL.parse(url)?.pathname ?? ''))
    return judgedAgain(evidence, contest, `We read ${pageName(url)} again`);
  const why = site.unread.find((unread) => samePageKey(unread.url) === samePageKey(url))?.detail;
  return {
    outcome: 'not-found',
    sentence: `${pageNameFirst(url)} could not be read${why ? `: ${why}` : ''}.`,
    nearest: null,
    hint: null,
  };
}

function notFound(page: PageFacts, words: string): Settled {
  const time = page.seenAt.slice(11, 16);
  const byScript = serverText(page).ratio < 0.9 || page.appShell.emptyRoot;
  return {
    outcome: 'not-found',
    sentence: `We read ${pageName(page.url)} at ${time} UTC and did not see these words.`,
    nearest: nearestPassage(page, words),
    hint: byScript
      ? 'A script seems to write this page after it is loaded. AI crawlers do not run scripts, so they do not see the words either.'
      : null,
  };
}

/** The line that shares most letters in a row with the words: runs of three, so that it needs no language. */
function nearestPassage(page: PageFacts, words: string): { url: string; text: string } | null {
  const wanted = triples(folded(words));
  let best = { share: 0.3, text: '' };
  for (const line of shownText(page).text.split('\n').slice(0, 2_000)) {
    const own = triples(folded(line.slice(0, 1_000)));
    const share = [...wanted].filter((triple) => own.has(triple)).length / Math.max(1, wanted.size);
    if (share > best.share) best = { share, text: line.slice(0, wordsLength.most) };
  }
  return best.text === '' ? null : { url: page.url, text: best.text };
}

function triples(text: string): Set<string> {
  return new Set(Array.from({ length: Math.max(0, text.length - 2) }, (_, at) => text.slice(at, at + 3)));
}

type Place = { text: string; isShown: boolean; where: string };

/** Where the words stand: in what visitors see, in the head, or in the markup. */
function placeOf(page: PageFacts, words: string): Place | null {
  const shown = verifyQuote(shownText(page), words);
  if (shown) return { text: shown.text, isShown: true, where: 'text' };
  const head = verifyQuote(
    quotable([...page.titles, ...page.metaDescriptions].map(({ text }) => text).join('\n')),
    words,
  );
  if (head) return { text: head.text, isShown: false, where: 'title or description' };
  const markup = verifyQuote(
    quotable(page.schema.flatMap(({ properties }) => stringsIn(properties)).join('\n')),
    words,
  );
  return markup && { text: markup.text, isShown: false, where: 'structured data' };
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

function pageAt({ pages }: SiteEvidence, url: string): PageFacts | undefined {
  const key = samePageKey(url);
  return (
    pages.find((page) => samePageKey(page.url) === key) ?? pages.find((page) => samePageKey(page.requestedUrl) === key)
  );
}

/** What a finding or question looks for, and the owner's year where that is what it needs. */
function wantedBy(
  evidence: Evidence,
  about: Exclude<Contested, { kind: 'contradiction' }>,
): { kind: StatementKind; subject: string | null; answers: Answers | null } | null {
  const answers = evidence.answers.ok ? evidence.answers.value : null;
  const wanted =
    about.kind === 'question'
      ? { kind: about.statement, subject: about.subject }
      : (about.finding.statement ?? askedFor(evidence, about));
  return wanted && isKind(wanted.kind) ? { kind: wanted.kind, subject: wanted.subject, answers } : null;
}

/** A finding that does not name its statement: the only one that its check would ask for, had no model read the site. */
function askedFor(
  evidence: Evidence,
  { checkId }: Extract<Contested, { kind: 'finding' }>,
): { kind: string; subject: string | null } | null {
  if (!evidence.site.ok || !evidence.site.value.reading) return null;
  const { reading } = evidence.site.value;
  const site = { ...evidence.site.value, reading: { ...reading, model: { state: 'none' as const } } };
  const result = judge({ ...evidence, site: { ok: true, value: site } }).checks.find(({ id }) => id === checkId);
  const [first, ...rest] = result?.asks ?? [];
  return first && rest.every(({ kind, subject }) => kind === first.kind && subject === first.subject)
    ? { kind: first.kind, subject: first.subject }
    : null;
}

function seenStatement({ reading }: SiteEvidence, finding: Finding): Statement | null {
  if (finding.kind !== 'quote') return null;
  const own = (reading?.statements ?? []).filter(
    ({ url, kind }) =>
      samePageKey(url) === samePageKey(finding.url) && (!finding.statement || kind === finding.statement.kind),
  );
  return own.find(({ sentence, quote }) => sentence.slice(0, 300) === finding.quote || quote === finding.quote) ?? null;
}

function withCorrection(evidence: Evidence, correction: Correction): Evidence {
  const same = (other: Correction) => isSameFinding(other, correction) && other.effect.kind === correction.effect.kind;
  const corrections = [...(evidence.corrections ?? []).filter((other) => !same(other)), correction];
  if (!evidence.site.ok) return { ...evidence, corrections };
  const site = evidence.site.value;
  const answers = evidence.answers.ok ? evidence.answers.value : null;
  const read = readSite(storedPages(site), answers, { model: site.reading?.model ?? { state: 'none' }, corrections });
  return { ...evidence, corrections, site: { ok: true, value: { ...site, ...read } } };
}

function keyOf(about: Contested): FindingKey {
  if (about.kind === 'finding') return findingKey(about.checkId, about.finding);
  if (about.kind === 'contradiction') return contradictionKey(about.contradiction);
  return {
    checkId: about.checkId,
    findingId: `ask-${about.statement}`,
    place: about.candidate ? samePageKey(about.candidate.url) : '',
    words: folded(about.candidate?.quote ?? about.subject ?? ''),
  };
}

/** `least`: the ratio from which a check counts as met where the finding names nothing that is missing, and so cannot vanish. */
function isStillThere(analysis: Analysis, about: Contested, least = 1): boolean {
  if (about.kind === 'contradiction')
    return analysis.contradictions.some((found) => isSameFinding(contradictionKey(found), keyOf(about)));
  const result = resultOf(analysis, about.checkId);
  if (about.kind === 'finding' && !namesAFault(about.finding)) return (result?.ratio ?? 0) < least;
  if (about.kind === 'finding') return stillSeen(result, about) !== undefined;
  const shown = about.candidate ?? null; // the next page's words are another question
  return (
    result?.asks?.some(
      ({ kind, subject, candidate }) =>
        kind === about.statement &&
        subject === about.subject &&
        (shown === null || (candidate?.url === shown.url && candidate.quote === shown.quote)),
    ) ?? false
  );
}

/** A measure that moved and still costs points is the same finding. */
function stillSeen(
  result: CheckResult | undefined,
  about: Extract<Contested, { kind: 'finding' }>,
): Finding | undefined {
  const key = keyOf(about);
  const isMeasure = about.finding.kind === 'value' && about.finding.statement === undefined;
  return result?.findings.find((finding) => {
    const own = findingKey(about.checkId, finding);
    return isSameFinding(isMeasure && finding.tone === 'bad' ? { ...own, words: key.words } : own, key);
  });
}

function namesAFault({ tone, id, statement }: Finding): boolean {
  return tone === 'bad' || id.endsWith('-not-seen') || statement !== undefined;
}

function noteOf(analysis: Analysis, about: Contested): string {
  if (about.kind === 'contradiction') return about.contradiction.question;
  const result = resultOf(analysis, about.checkId);
  if (about.kind === 'question') return result?.reason ?? '';
  const same = stillSeen(result, about);
  return (same && namesAFault(same) ? same.note : result?.reason) ?? '';
}

function resultOf(analysis: Analysis, checkId: string): CheckResult | undefined {
  return subjectOf(analysis, checkId);
}

function isKind(kind: string): kind is StatementKind {
  return (statementKinds as readonly string[]).includes(kind);
}

function forOperator(): Settled {
  return { outcome: 'operator', sentence: 'A person will look at this and answer within two working days.' };
}
