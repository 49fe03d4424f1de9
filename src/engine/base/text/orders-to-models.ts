// Words by which a text gives orders to a language model. They are written for no visitor.
import { countWords } from '#engine/base/text/words.ts';

const models = String.raw`(?:chat\s?gpt|gpt-?\d?|claude|perplexity|grok|gemini|copilot|llms?|(?:large )?language models?|ai (?:assistants?|models?|systems?|agents?|crawlers?|bots?|chatbots?|engines?|overviews?)|chatbots?)`;
/** What an order asks for. Whoever only tells models where the facts stand gives none. */
const wish = String.raw`[^\n]{0,200}\b(?:recommend|cite|mention|rank|say|name|prefer|praise|trust|ignore|disregard|always|must|never|tell|describe|respond|answer|reply|remember|state|promote|favou?r|choose|suggest|output|write|print)\b`;
const orders: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override)\b[^.!?\n]{0,40}\b(?:previous|prior|above|earlier|all|any|other|preceding)\b[^.!?\n]{0,30}\b(?:instructions?|prompts?|rules|guidelines|context|directions)\b/i,
  /\b(?:ignoriere|vergiss|missachte)\b[^.!?\n]{0,40}\b(?:anweisungen|vorherigen|bisherigen|instruktionen)\b/i,
  /\b(?:ignorez|oubliez)\b[^.!?\n]{0,40}\binstructions\b/i,
  /\bignora\b[^.!?\n]{0,40}\b(?:instrucciones|istruzioni)\b/i,
  new RegExp(String.raw`\b(?:if|when) you(?: are|'re| were) (?:an? )?${models}\b${wish}`, 'i'),
  new RegExp(
    String.raw`\b(?:dear|attention|note to|notice to|hey|hello|instructions? (?:to|for)|message (?:to|for))\s+(?:all |any )?(?:${models}\b|ai\s*[,:])${wish}`,
    'i',
  ),
  new RegExp(
    String.raw`\b${models}\b[^.!?\n]{0,60}\b(?:must|should|please|always|are instructed to)\b[^.!?\n]{0,60}\b(?:recommend|cite|mention|rank|say|respond|answer|prefer|state|tell)\b`,
    'i',
  ),
  new RegExp(
    String.raw`\b${models}\b[^.!?\n]{0,40}:\s*(?:please )?(?:always )?(?:recommend|cite|prefer|praise|trust)\b`,
    'i',
  ),
  /\b(?:ignore|disregard|override)\b[^.!?\n]{0,20}\byour\b[^.!?\n]{0,20}\b(?:instructions|system prompt|guidelines|rules)\b/i,
  /\byou are to (?:recommend|cite|rank|mention|praise|prefer)\b/i,
  /\b(?:you must|always|you should) (?:recommend|cite|rank|name|mention) (?:us|this|our|only)\b/i,
  /\bas an? (?:ai|llm|large language model|language model|ai assistant)\b[^.!?\n]{0,60}\b(?:must|should|always|recommend|say|respond)\b/i,
  /\b(?:new|your) system prompt\b|\bsystem prompt\s*:|<\|?(?:system|im_start)\|?>/i,
];

/** One of these is in each order: most texts hold none, and need not be asked further. */
const hint =
  /ignor|disregard|forget|override|vergiss|missachte|oubliez|gpt|claude|perplexity|grok|gemini|copilot|llm|language model|\bai\b|chatbot|you are to|you must|you should|always|system prompt|<\|?(?:system|im_start)/i;

/** Whether a text gives an order to a model. One that is only quoted, by a text that says more, is what the text is about. */
export function isAimedAtModels(text: string): boolean {
  const start = text.slice(0, 5000);
  if (!hint.test(start) || !orders.some((order) => order.test(start))) return false;
  const unquoted = start.replaceAll(quoted, ' … ');
  return countWords(unquoted) < 6 || orders.some((order) => order.test(unquoted));
}

const quoted = /“[^“”]{1,400}”|„[^„“”]{1,400}[“”]|«[^«»]{1,400}»|"[^"]{1,400}"/g;

/** Whether a sentence of the text is an order: "A user tells it to ignore all previous instructions" describes one. For labels, which tell what is seen. */
export function beginsWithOrder(text: string): boolean {
  return (
    isAimedAtModels(text) &&
    text
      .slice(0, 2000)
      .split(/(?<=[.!?])\s+/)
      .some((sentence) => orders.some((order) => order.exec(sentence)?.index === 0))
  );
}
