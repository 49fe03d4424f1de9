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
  const [best] = found;
  const likely = found.flatMap(({ id }) => intents.find((intent) => intent.id === id) ?? []);
  const chosen = likely.length === 0 ? null : await choose(question, likely);
  const [intent, words] = chosen === null ? [best?.isClear ? likely[0] : undefined, likely[0]?.answer] : quoted(chosen);
  const language = detectLanguage(question);
  const isForeign = language !== null && language !== 'en' && (best?.language !== 'en' || intent === undefined);
  if (intent && words !== undefined)
    return reply(intents, intent, isForeign ? `I answer in English only. ${words}` : words);
  if (likely.length > 0) return perhaps(likely.slice(0, 2), isForeign ? 'I answer in English only. ' : '');
  return passedOn(isForeign ? inEnglish(contactEmail) : unsure(contactEmail));
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

/** In doubt: what is told holds if that was asked, and says so. */
function perhaps(likely: readonly Intent[], before: string): Answer {
  const [{ title, answer }] = likely as [Intent, ...Intent[]];
  return {
    message: `${before}I am not sure that I understand you. If you ask “${title}”: ${answer} If you mean something else, press “${quickReplies.person}”: leave your address, and a person answers this question.`,
    intent: 'unsure',
    links: [],
    quickReplies: [...likely.map((intent) => intent.title), quickReplies.person],
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
