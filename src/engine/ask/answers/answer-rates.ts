// What the sampled answers of the platforms say, as rates. Unbranded prompts measure being found, branded ones being
// known.
import { platforms } from '#engine/contract.ts';
import type { Answers, Platform } from '#engine/contract.ts';
import { namedNotRead } from '#engine/wording.ts';
import { citesOwnDomain, isMention, type Mention, settle } from '#engine/ask/answers/mentions.ts';
import { isStatedIn, knownFacts, statedFacts } from '#engine/ask/answers/answer-facts.ts';
import { rivalsNamed } from '#engine/ask/answers/rivals-named.ts';
import type { PlatformAnswer, Tone } from '#engine/evidence/evidence.ts';

export type AnswerRates = {
  /** Valid unbranded answers that a model read: no model, no rate. */
  answers: number;
  /** Unbranded answers that two readings understood differently; too many, and there is no rate. */
  unclear: number;
  /** Valid unbranded answers that nobody read, and those of them in which the name or the address stands. */
  unread: number;
  namedUnread: number;
  isTooUnclear: boolean;
  runsPerPrompt: number;
  mention: number;
  citation: number;
  shareOfVoice: number;
  /** null without valid branded answers. */
  recognised: number | null;
  /** null when no branded answer states a fact that can be compared. */
  accuracy: number | null;
  /** null when no model read an answer that names the brand. */
  sentiment: number | null;
  citedMentionShare: number | null;
  model: string;
  observedAt: string;
  /** Other organisations named, most often first. */
  rivals: { name: string; answers: number }[];
  mentions: { answer: PlatformAnswer; mention: Mention }[];
};

/** Fewer than so many valid unbranded answers that were read say nothing. */
export const enoughAnswers = 20;
const mostUnclear = 0.05; // of the answers that were given

/** Whether too many answers are unclear to report a rate. */
export function tooUnclear(unclear: number, clear: number): boolean {
  return unclear > mostUnclear * (unclear + clear);
}

/** Whether a rate may be told. */
export function hasRate({ answers, isTooUnclear }: Pick<AnswerRates, 'answers' | 'isTooUnclear'>): boolean {
  return answers >= enoughAnswers && !isTooUnclear;
}

/** null when the platform was not asked. */
export function ratesOf(platform: Platform, all: readonly PlatformAnswer[], answers: Answers): AnswerRates | null {
  const own = all.filter((answer) => answer.platform === platform);
  const [first] = own;
  if (!first) return null;
  const settled = own.map((answer) => settle(answer, answers));
  const mentionsOf = new Map(settled.map(({ answer, mentions }) => [answer, mentions.filter(isMention)]));
  const valid = settled.filter(({ answer }) => answer.valid);
  const read = valid.flatMap(({ answer, isNamed }) => (isNamed === null ? [] : [answer]));
  const unbranded = read.filter((answer) => answer.promptKind === 'unbranded');
  const branded = read.filter((answer) => answer.promptKind === 'branded');
  const unread = valid.filter(({ answer, isNamed }) => isNamed === null && answer.promptKind === 'unbranded');
  const unclear = own.filter(({ promptKind, reading }) => promptKind === 'unbranded' && reading?.state === 'unclear');
  const found = (list: PlatformAnswer[]) => list.map((answer) => ({ answer, mentions: mentionsOf.get(answer) ?? [] }));
  const inUnbranded = found(unbranded);
  const named = inUnbranded.filter(({ mentions }) => mentions.length > 0);
  const rivals = rivalsIn(unbranded, rivalsNamed(all));
  const rivalAnswers = rivals.reduce((sum, rival) => sum + rival.answers, 0);
  const mentions = [...inUnbranded, ...found(branded)].flatMap((entry) =>
    entry.mentions.map((mention) => ({ answer: entry.answer, mention })),
  );
  const quiz = knownFacts(answers, null);
  const asked = found(branded).map(({ answer, mentions: list }) => {
    const facts = statedFacts(answer.text, quiz, isStatedIn(list));
    return { isNamed: list.length > 0, right: facts.filter(({ isRight }) => isRight).length, stated: facts.length };
  });
  const right = asked.reduce((sum, one) => sum + one.right, 0);
  const stated = asked.reduce((sum, one) => sum + one.stated, 0);
  const known = asked.filter((one) => one.isNamed && one.right > 0);
  return {
    answers: unbranded.length,
    unclear: unclear.length,
    isTooUnclear: tooUnclear(unclear.length, unbranded.length),
    unread: unread.length,
    namedUnread: unread.filter(({ mentions: places }) => places.length > 0).length,
    runsPerPrompt: Math.max(
      1,
      ...[...Map.groupBy(unbranded, (answer) => answer.promptId).values()].map((runs) => runs.length),
    ),
    mention: share(named.length, unbranded.length),
    citation: share(unbranded.filter((answer) => citesOwnDomain(answer, answers.website)).length, unbranded.length),
    shareOfVoice: share(named.length, named.length + rivalAnswers),
    recognised: branded.length === 0 ? null : known.length / branded.length,
    accuracy: stated === 0 ? null : right / stated,
    sentiment: toneRead(read),
    citedMentionShare:
      mentions.length === 0
        ? null
        : share(mentions.filter(({ mention }) => mention.hasCitation).length, mentions.length),
    model: first.model,
    observedAt: own.map((answer) => answer.askedAt).toSorted()[0] ?? first.askedAt,
    rivals,
    mentions,
  };
}

/** Platforms with enough valid answers to speak of rates. */
export function measuredRates(
  all: readonly PlatformAnswer[],
  answers: Answers,
): { platform: Platform; rates: AnswerRates }[] {
  return platforms.flatMap((platform) => {
    const rates = ratesOf(platform, all, answers);
    return rates && hasRate(rates) ? [{ platform, rates }] : [];
  });
}

/** Why no platform has a rate, in a sentence for the customer. */
export function whyNoRate(all: readonly PlatformAnswer[], answers: Answers): string {
  const own = platforms.flatMap((platform) => ratesOf(platform, all, answers) ?? []);
  const [unread, named] = [
    own.reduce((sum, rates) => sum + rates.unread, 0),
    own.reduce((sum, rates) => sum + rates.namedUnread, 0),
  ];
  return unread > 0 ? namedNotRead(named, unread) : `No platform gave ${enoughAnswers} valid answers`;
}

/** The mean of those rates that are known; null when none is. */
export function meanRate(
  list: readonly { rates: AnswerRates }[],
  pick: (rates: AnswerRates) => number | null,
): number | null {
  const known = list.map(({ rates }) => pick(rates)).filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
}

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}

/** How many of one platform's answers name each rival, most often first. */
function rivalsIn(
  list: readonly PlatformAnswer[],
  named: ReadonlyMap<PlatformAnswer, readonly string[]>,
): { name: string; answers: number }[] {
  const counts = new Map<string, number>();
  for (const name of list.flatMap((answer) => named.get(answer) ?? [])) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .map(([name, answers]) => ({ name, answers }))
    .toSorted((a, b) => b.answers - a.answers || (a.name < b.name ? -1 : 1));
}

const signs: Record<Tone, number> = { positive: 1, neutral: 0, mixed: 0, negative: -1 };

/** -1..1 over the answers whose tone a model has read; null where none was. */
export function toneRead(answers: readonly PlatformAnswer[]): number | null {
  const tones = answers.flatMap(({ reading }) => (reading?.state === 'read' ? (reading.brand.tone ?? []) : []));
  return tones.length === 0 ? null : tones.reduce((sum, tone) => sum + signs[tone], 0) / tones.length;
}
