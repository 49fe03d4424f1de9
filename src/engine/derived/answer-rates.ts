// What the sampled answers of the platforms say, as rates. Unbranded prompts measure being found, branded ones being known.
import { platforms } from '#engine/contract.ts';
import type { Answers, Platform } from '#engine/contract.ts';
import { citesOwnDomain, findMentions, isMention, type Mention } from '#engine/derived/brand-mentions.ts';
import { knownFacts, statedFacts } from '#engine/derived/answer-facts.ts';
import { foldedWords, hasPhrase, withoutLegalForm } from '#engine/derived/phrases.ts';
import type { PlatformAnswer } from '#engine/evidence.ts';

export type AnswerRates = {
  /** Valid unbranded answers. */
  answers: number;
  runsPerPrompt: number;
  mention: number;
  citation: number;
  shareOfVoice: number;
  /** null without valid branded answers. */
  recognised: number | null;
  /** null when no branded answer states a fact that can be compared. */
  accuracy: number | null;
  /** null when no sentence names the brand. */
  sentiment: number | null;
  citedMentionShare: number | null;
  model: string;
  observedAt: string;
  /** Other organisations named, most often first. */
  rivals: { name: string; answers: number }[];
  mentions: { answer: PlatformAnswer; mention: Mention }[];
};

/** Fewer valid unbranded answers than this say nothing. */
export const enoughAnswers = 20;

/** null when the platform was not asked. */
export function ratesOf(platform: Platform, all: readonly PlatformAnswer[], answers: Answers): AnswerRates | null {
  const own = all.filter((answer) => answer.platform === platform);
  const [first] = own;
  if (!first) return null;
  const valid = own.filter((answer) => answer.valid);
  const unbranded = valid.filter((answer) => answer.promptKind === 'unbranded');
  const branded = valid.filter((answer) => answer.promptKind === 'branded');
  const found = (list: PlatformAnswer[]) => list.map((answer) => ({ answer, mentions: findMentions(answer, answers).filter(isMention) }));
  const inUnbranded = found(unbranded);
  const named = inUnbranded.filter(({ mentions }) => mentions.length > 0);
  const rivals = rivalsIn(unbranded, answers);
  const rivalAnswers = rivals.reduce((sum, rival) => sum + rival.answers, 0);
  const mentions = [...inUnbranded, ...found(branded)].flatMap((entry) => entry.mentions.map((mention) => ({ answer: entry.answer, mention })));
  const quiz = knownFacts(answers, null);
  const asked = found(branded).map(({ answer, mentions: list }) => {
    const facts = statedFacts(answer.text, quiz, (sentence) => list.some(({ quote }) => quote === sentence));
    return { isNamed: list.length > 0, right: facts.filter(({ isRight }) => isRight).length, stated: facts.length };
  });
  const right = asked.reduce((sum, one) => sum + one.right, 0);
  const stated = asked.reduce((sum, one) => sum + one.stated, 0);
  const known = asked.filter((one) => one.isNamed && one.right > 0);
  return {
    answers: unbranded.length,
    runsPerPrompt: Math.max(1, ...[...Map.groupBy(unbranded, (answer) => answer.promptId).values()].map((runs) => runs.length)),
    mention: share(named.length, unbranded.length),
    citation: share(unbranded.filter((answer) => citesOwnDomain(answer, answers.website)).length, unbranded.length),
    shareOfVoice: share(named.length, named.length + rivalAnswers),
    recognised: branded.length === 0 ? null : known.length / branded.length,
    accuracy: stated === 0 ? null : right / stated,
    sentiment: sentimentOf(mentions.map(({ mention }) => mention.quote)),
    citedMentionShare: mentions.length === 0 ? null : share(mentions.filter(({ mention }) => mention.hasCitation).length, mentions.length),
    model: first.model,
    observedAt: own.map((answer) => answer.askedAt).toSorted()[0] ?? first.askedAt,
    rivals,
    mentions,
  };
}

/** Platforms with enough valid answers to speak of rates. */
export function measuredRates(all: readonly PlatformAnswer[], answers: Answers): { platform: Platform; rates: AnswerRates }[] {
  return platforms.flatMap((platform) => {
    const rates = ratesOf(platform, all, answers);
    return rates && rates.answers >= enoughAnswers ? [{ platform, rates }] : [];
  });
}

/** The mean of those rates that are known; null when none is. */
export function meanRate(list: readonly { rates: AnswerRates }[], pick: (rates: AnswerRates) => number | null): number | null {
  const known = list.map(({ rates }) => pick(rates)).filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
}

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}

/** Organisations as an answer lists them: the bold or linked name at the head of a list item. */
export function listedNames(text: string): string[] {
  return [...text.matchAll(/^\s*(?:[-*•]|\d+[.)])\s+(?:\*\*([^*\n]{2,60})\*\*|\[([^\]\n]{2,60})\]\()/gm)].map((match) =>
    withoutLegalForm((match[1] ?? match[2] ?? '').replace(/[:.]+$/, '')),
  );
}

/** The rivals among them, most often first. */
function rivalsIn(list: readonly PlatformAnswer[], answers: Answers): { name: string; answers: number }[] {
  const counts = new Map<string, { name: string; answers: number }>();
  const own = withoutLegalForm(answers.companyName);
  for (const answer of list) {
    const names = listedNames(answer.text);
    for (const name of new Set(names)) {
      if (!/^\P{Ll}/u.test(name) || name.split(/\s+/).length > 5 || hasPhrase(name, own) || hasPhrase(own, name)) continue;
      const key = foldedWords(name).join(' ');
      counts.set(key, { name: counts.get(key)?.name ?? name, answers: (counts.get(key)?.answers ?? 0) + 1 });
    }
  }
  return [...counts.values()].toSorted((a, b) => b.answers - a.answers || (a.name < b.name ? -1 : 1));
}

const positive =
  /\b(?:excellent|great|best|recommend(?:ed)?|trusted|reliable|popular|leading|highly rated|outstanding|strong|friendly|high[- ]quality|well[- ]regarded|praised)\b/gi;
const negative =
  /\b(?:poor|bad|worst|complain(?:ts?|ed)?|unreliable|expensive|slow|avoid|criticis(?:ed|m)|negative|scam|disappoint(?:ing|ed)|outdated|lawsuit)\b/gi;

/** -1..1 over the sentences that name the brand: coarse, by a word list. null without a sentence. */
export function sentimentOf(quotes: readonly string[]): number | null {
  if (quotes.length === 0) return null;
  const signs = quotes.map((quote) => Math.sign((quote.match(positive)?.length ?? 0) - (quote.match(negative)?.length ?? 0)));
  return signs.reduce((sum, sign) => sum + sign, 0) / quotes.length;
}
