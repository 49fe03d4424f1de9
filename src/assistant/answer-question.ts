import { detectLanguage } from '#engine/base/language/detect-language.ts';
import type { Chosen } from './choose-intent.ts';
import { greeting, quickReplies, type ChatReply } from './contract.ts';
import type { Find } from './find-intents.ts';
import type { Intent } from './intents.ts';

/** `intent`: the id of what was answered, as operators see it; else "greeting", "thanks", "unsure" or "unknown". */
export type Answer = ChatReply & { intent: string };

export type AnswerDeps = {
  intents: readonly Intent[];
  find: Find;
  /** A model's choice among the intents, in the words of their answers; null when there is no model, or none that may be believed. */
  choose: (question: string, intents: Intent[]) => Promise<Chosen[] | null>;
  contactEmail: string;
};

/** Answers in words that people wrote beforehand, and in no others: with a model by the sentences that it quotes, else by the intent that is clearly meant. Where none is, it says for which question its answer holds, and offers another. */
export async function answerQuestion(
  { intents, find, choose, contactEmail }: AnswerDeps,
  question: string,
): Promise<Answer> {
  const said = smallTalk(question);
  if (said) return said;
  const asked = intents.find(({ title }) => title === question);
  if (asked) return reply(intents, asked, asked.answer);
  const found = find(question);
  const likely = found.flatMap(({ id }) => intents.find((intent) => intent.id === id) ?? []);
  const chosen = likely.length === 0 ? null : await choose(question, likely);
  const [intent, words] =
    chosen === null ? [found[0]?.isClear ? likely[0] : undefined, likely[0]?.answer] : quoted(chosen);
  const language = detectLanguage(question);
  const isForeign = language !== null && language !== 'en' && (found[0]?.language !== 'en' || intent === undefined);
  const before = isForeign ? 'I answer in English only. ' : '';
  const two = chosen === null ? answerTwo(intents, twoQuestions(question, found, find), before) : null;
  if (two) return two;
  if (intent && words !== undefined) return reply(intents, intent, before + words);
  if (likely.length > 0) return perhaps(likely.slice(0, 2), before);
  return passedOn(isForeign ? inEnglish(contactEmail) : unsure(contactEmail));
}

/** `id`: of the intent that is certainly meant; null: nothing is certain. */
type Part = { text: string; id: string | null; likeness: number };

/** Words of a question, places where two may meet, how like its intent each is, and how like one intent the whole is at most: of 120 single questions none is cut. */
const halves = { fewest: 3, most: 40, places: 6, likeness: 0.7, ofWhole: 1.1 } as const;

/**
 * The two questions of a message, of which the first has an answer; none where it asks one. Its marks tell them apart ("How much? Do you store my card?"),
 * else the place where both halves mean something more certainly than the whole, and not the same. No word tells, so that it is so in every language.
 */
function twoQuestions(question: string, whole: ReturnType<Find>, find: Find): Part[] {
  const partOf = (text: string): Part => {
    const [best] = find(text);
    return { text, id: best?.isClear ? best.id : null, likeness: best?.likeness ?? 0 };
  };
  const asked = question.split(/(?<=\?)\s+/).filter((text) => text.trimEnd().endsWith('?'));
  if (asked.length > 1) {
    const [one, other] = asked.map(partOf).toSorted((a, b) => Number(a.id === null) - Number(b.id === null));
    return one?.id && other && one.id !== other.id ? [one, other] : [];
  }
  const words = question.split(/\s+/);
  const places = words.length - 2 * halves.fewest + 1;
  const [best] = whole;
  const likeness = best?.likeness ?? 0;
  if (places < 1 || words.length > halves.most || likeness > halves.ofWhole) return [];
  const atLeast = Math.max(halves.likeness, likeness);
  const step = Math.ceil(places / halves.places);
  for (let at = halves.fewest; at <= words.length - halves.fewest; at += step) {
    const two = [words.slice(0, at), words.slice(at)].map((some) => partOf(some.join(' ')));
    const ids = two.flatMap((part) => (part.id !== null && part.likeness > atLeast ? part.id : []));
    if (new Set(ids).size === 2 && (!best?.isClear || ids.includes(best.id))) return two;
  }
  return [];
}

/** Both answers; where only the first question has one, it says that the other is left. */
function answerTwo(intents: readonly Intent[], parts: readonly Part[], before: string): Answer | null {
  const [one, other] = parts.map(({ id }) => intents.find((intent) => intent.id === id));
  if (!one) return null;
  const answer = reply(intents, one, before + one.answer);
  if (other)
    return {
      ...answer,
      message: `${answer.message}\n\n${other.answer}`,
      shouldCollectLead: answer.shouldCollectLead || other.asksFor === 'contact',
    };
  return {
    ...answer,
    message: `${answer.message} I am not sure about your other question, “${parts[1]?.text.trim()}” Ask it in other words, or press “${quickReplies.person}”.`,
  };
}

function quoted(chosen: readonly Chosen[]): [Intent | undefined, string] {
  return [chosen[0]?.intent, [...new Set(chosen.map(({ quote }) => quote))].join(' ')];
}

function reply(intents: readonly Intent[], intent: Intent, message: string): Answer {
  const next = intent.next.flatMap((id) => pages[id] ?? intents.find((other) => other.id === id)?.title ?? []);
  return {
    message,
    intent: intent.id,
    links: intent.href === '/' ? [] : [{ label: 'Read more', href: intent.href }],
    quickReplies: withPerson([...(intent.asksFor === 'order' ? [quickReplies.orders] : []), ...next]),
    shouldCollectLead: intent.asksFor === 'contact',
  };
}

/** Two suggestions at most, and a person once. */
function withPerson(replies: readonly string[]): string[] {
  return [...replies.filter((reply) => reply !== quickReplies.person).slice(0, 2), quickReplies.person];
}

/** What `next:` may name beside intents. */
const pages: Record<string, string> = {
  take: quickReplies.take,
  sample: quickReplies.sample,
  resources: quickReplies.resources,
};

/** In doubt: what is told holds if that was asked, and says so. */
function perhaps(likely: readonly Intent[], before: string): Answer {
  const [{ title, answer }] = likely as [Intent, ...Intent[]];
  return {
    message: `${before}I am not sure that I understand you. If you ask “${title}”: ${answer} If you mean something else, press “${quickReplies.person}”: leave your address, and a person answers this question.`,
    intent: 'unsure',
    links: [],
    quickReplies: withPerson(likely.map((intent) => intent.title)),
    shouldCollectLead: false,
  };
}

function passedOn(message: string): Answer {
  return {
    message,
    intent: 'unknown',
    links: [],
    quickReplies: [quickReplies.price, quickReplies.contents, quickReplies.person],
    shouldCollectLead: false,
  };
}

function unsure(contactEmail: string): string {
  return `I am not sure, and I only say what our team wrote down. Press “${quickReplies.person}” and leave your address, or write to ${contactEmail}.`;
}

function inEnglish(contactEmail: string): string {
  return `I am not sure that I read this rightly: I answer in English only. Ask me in English, or write to ${contactEmail} in your language. A person will read it.`;
}

/** The answer to a message that is nothing but a greeting or thanks. */
function smallTalk(message: string): Answer | null {
  const plain = message
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^\p{L}\s]+/gu, ' ')
    .trim()
    .replace(/\s+/g, ' ');
  const quiet = { links: [], shouldCollectLead: false };
  if (/^(hi|hello|hey|hiya|good (morning|afternoon|evening|day)|greetings)( there| all)?$/.test(plain))
    return { intent: 'greeting', ...greeting, ...quiet };
  if (
    /^(many )?(thanks|thank you|thx|ty|cheers|great|perfect|ok|okay)( a lot| so much| very much| thanks| thank you)?$/.test(
      plain,
    )
  )
    return {
      intent: 'thanks',
      message: 'You are welcome. Is there anything else?',
      quickReplies: [quickReplies.take, quickReplies.sample],
      ...quiet,
    };
  return null;
}
