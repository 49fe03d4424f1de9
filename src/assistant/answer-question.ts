import { detectLanguage } from '#engine/base/language/detect-language.ts';
import type { Chosen } from './choose-passage.ts';
import { quickReplies, type ChatReply, type Intent } from './contract.ts';
import type { Found } from './find-passages.ts';
import type { Passage } from './knowledge/passage.ts';
import { smallTalk } from './small-talk.ts';

export type Answer = ChatReply & { intent: Intent };

export type AnswerDeps = {
  passages: readonly Passage[];
  find: (question: string) => Promise<Found[]>;
  /** A model's choice among the passages, in their own words; null when there is no model, or none that may be believed. */
  choose: (question: string, passages: Passage[]) => Promise<Chosen[] | null>;
  contactEmail: string;
};

/** A question of which no passage holds more, and which looks like another language, is in another language. */
const foreign = 0.3;
const shown = { links: 3, suggestions: 5 } as const;

/**
 * Answers from what the site says and from nothing else: with a model, by the sentences that it quotes; else by the passage that is clearly meant. Where none
 * is, it says so, links the three that come closest, and suggests the titles of the next five. There is always a way to a person.
 */
export async function answerQuestion(
  { passages, find, choose, contactEmail }: AnswerDeps,
  question: string,
): Promise<Answer> {
  const said = smallTalk(question);
  if (said) return { ...said, links: linksTo(said.intent === 'contact' ? named(passages, 'contact') : []) };
  const asked = passages.find(({ id, title }) => id === answers[question] || title === question);
  if (asked) return reply(asked, asked.text, [asked]);
  const found = await find(question);
  const chosen =
    found.length === 0
      ? null
      : await choose(
          question,
          found.map(({ passage }) => passage),
        );
  const [first] = chosen ?? [];
  if (chosen && first) {
    const quotes = [...new Set(chosen.map(({ quote }) => quote))].join(' ');
    return reply(
      first.passage,
      quotes,
      chosen.map(({ passage }) => passage),
    );
  }
  if (isForeign(question, Math.max(0, ...found.map(({ coverage }) => coverage))))
    return {
      ...notKnown(contactEmail),
      message: inEnglish(contactEmail),
      links: linksTo([...named(passages, 'language'), ...found.map(({ passage }) => passage)]),
    };
  const [best] = found;
  if (!best) return notKnown(contactEmail);
  const closest = found.map(({ passage }) => passage);
  return best.isClear
    ? reply(best.passage, best.passage.text, closest)
    : { ...reply(best.passage, notSure, closest), quickReplies: suggestions(closest) };
}

function named(passages: readonly Passage[], wanted: string): Passage[] {
  return passages.filter(({ id }) => id === wanted);
}

function isForeign(question: string, coverage: number): boolean {
  const language = detectLanguage(question);
  return language !== null && language !== 'en' && coverage < foreign;
}

const inEnglish = (contactEmail: string) =>
  `I am not sure that I read this rightly: I answer in English only. Ask me in English, or write to ${contactEmail} in your language. A person will read it.`;

function reply(passage: Passage, message: string, passages: readonly Passage[]): Answer {
  return {
    message,
    intent: passage.topic,
    links: linksTo(passages),
    quickReplies: [
      ...(next[passage.topic] ?? [quickReplies.take, quickReplies.price]).slice(0, 2),
      quickReplies.person,
    ],
    shouldCollectLead: passage.id === 'consultation',
  };
}

const notSure = 'I am not sure which of these you mean. They come closest on this site:';
const afterGuess = [
  quickReplies.price,
  quickReplies.howLong,
  quickReplies.contents,
  quickReplies.safety,
  quickReplies.cancel,
];

/** The titles of the passages after those that are linked; where they are few, what is asked most. */
function suggestions(closest: readonly Passage[]): string[] {
  const further = closest.slice(shown.links, shown.links + shown.suggestions).map(({ title }) => title);
  return [...new Set([...further, ...afterGuess])].slice(0, shown.suggestions).concat(quickReplies.person);
}

/** What the suggestions ask is known. */
const answers: Record<string, string> = {
  [quickReplies.price]: 'prices',
  [quickReplies.howLong]: 'delivery',
  [quickReplies.contents]: 'report-contents',
  [quickReplies.why]: 'ai-search',
  [quickReplies.safety]: 'data-safety',
  [quickReplies.cancel]: 'cancel',
  [quickReplies.refund]: 'refund',
};

/** By their titles; a page that two of them are on is linked for each. */
function linksTo(passages: readonly Passage[]): ChatReply['links'] {
  return passages.slice(0, shown.links).map(({ title, href }) => ({ href, label: title }));
}

function notKnown(contactEmail: string): Answer {
  return {
    message: `I am not sure: I find nothing on this site about that, and I only say what it says. Write to ${contactEmail}, or leave your address for our team.`,
    intent: 'unknown',
    links: [],
    quickReplies: suggestions([]),
    shouldCollectLead: false,
  };
}

const next: Partial<Record<Intent, string[]>> = {
  pricing: [quickReplies.take, quickReplies.contents],
  subscription: [quickReplies.price, quickReplies.contents],
  assessment: [quickReplies.take, quickReplies.price],
  report: [quickReplies.sample, quickReplies.price],
  'ai-search': [quickReplies.take, quickReplies.resources],
  resources: [quickReplies.resources, quickReplies.why],
};
