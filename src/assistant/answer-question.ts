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

/** Answers in words that people wrote beforehand, and in no others: with a model by the sentences that it quotes, else by the intent that is clearly meant. Where none is, it offers two. */
export async function answerQuestion(
  { intents, find, choose, contactEmail }: AnswerDeps,
  question: string,
): Promise<Answer> {
  const said = smallTalk(question);
  if (said) return said;
  const asked = intents.find(({ title }) => title === question);
  if (asked) return reply(intents, asked, asked.answer);
  const found = find(question);
  const [best] = found;
  const likely = found.flatMap(({ id }) => intents.find((intent) => intent.id === id) ?? []);
  const chosen = likely.length === 0 ? null : await choose(question, likely);
  const [intent, words] = chosen === null ? [best?.isClear ? likely[0] : undefined, likely[0]?.answer] : quoted(chosen);
  const language = detectLanguage(question);
  const isForeign = language !== null && language !== 'en' && (best?.language !== 'en' || intent === undefined);
  if (intent && words !== undefined)
    return reply(intents, intent, isForeign ? `I answer in English only. ${words}` : words);
  return passedOn(likely.slice(0, 2), isForeign ? inEnglish(contactEmail) : unsure(likely.length, contactEmail));
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
    quickReplies: [...(intent.asksFor === 'order' ? [quickReplies.orders] : []), ...next]
      .slice(0, 2)
      .concat(quickReplies.person),
    shouldCollectLead: intent.asksFor === 'contact',
  };
}

/** What `next:` may name beside intents. */
const pages: Record<string, string> = {
  take: quickReplies.take,
  sample: quickReplies.sample,
  resources: quickReplies.resources,
};

function passedOn(likely: readonly Intent[], message: string): Answer {
  const offered = likely.length > 0 ? likely.map(({ title }) => title) : [quickReplies.price, quickReplies.contents];
  return {
    message,
    intent: likely.length > 0 ? 'unsure' : 'unknown',
    links: [],
    quickReplies: [...offered, quickReplies.person],
    shouldCollectLead: false,
  };
}

function unsure(offered: number, contactEmail: string): string {
  return offered > 0
    ? `I am not sure what you mean. Is it ${offered > 1 ? 'one of these' : 'this'}? If not, press “${quickReplies.person}”: leave your address, and a person answers this question.`
    : `I am not sure, and I only say what our team wrote down. Press “${quickReplies.person}” and leave your address, or write to ${contactEmail}.`;
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
