import { sentencesOf } from '#engine/derived/sentences.ts';
import type { PageFacts } from '#engine/evidence.ts';

const definition =
  /^((?:\p{Lu}|\p{N})[^.!?,;:\n]{1,80}?)(?:,[^,\n]{2,80},)?\s(?:is|are|ist|sind|est|sont|es|son|è|sono|zijn)\s(?:an?|the|one of|ein|eine|einer|der|die|das|un|une|le|la|les|una|el|los|las|uno|il|een|de|het)\s\p{L}/u;
/** What they point at stands in another sentence. */
const pointing =
  /^(?:it|this|that|these|those|there|he|she|they|we|you|i|what|who|which|here|es|das|dies|diese[rs]?|er|sie|wir|ce|cela|c['’]est|il|elle|esto|eso|dit|dat)(?:\s|$)/i;

/** Sentences that say what something is ("Brotwerk is a bakery in Leeds …"), from the start of the page. */
export function findDefinitions(mainText: string): PageFacts['definitions'] {
  return sentencesOf(mainText.slice(0, 20_000))
    .flatMap(({ text, offset }) => {
      const subject = text.length <= 500 ? definition.exec(text)?.[1] : undefined;
      return subject && !pointing.test(subject) ? [{ subject, text, offset }] : [];
    })
    .slice(0, 20);
}
