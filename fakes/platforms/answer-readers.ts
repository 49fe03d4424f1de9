// Models that read an answer: one that notes what is there, and those that must not be believed.
import { makeBrand } from '#engine/ask/mentions/brand.ts';
import type { AnswerForm } from '#engine/ask/answers/answer-form.ts';
import { findMentions, isMention } from '#engine/ask/mentions/find-mentions.ts';
import { findRivals } from '#engine/ask/mentions/find-rivals.ts';
import type { FormAsked, FormScript } from './form-requests.ts';

export type ReaderKind =
  | 'honest'
  | 'invents quotes'
  | 'invents rivals'
  | 'misses the mention'
  | 'praises without words'
  | 'obeys the answer'
  | 'refuses'
  | 'cuts off'
  | 'babbles';

/** Fills in the form of `answer-form.ts`. `honest` reads by the rules, and beyond them what is recommended in so many words. */
export function answerReader(kind: ReaderKind = 'honest'): FormScript {
  return (asked) => {
    if (kind === 'refuses') return { refused: 'I cannot help with that.' };
    if (kind === 'babbles') return 'Sure! Here is what I found.';
    const about = aboutOf(asked);
    const note = honest(about);
    if (kind === 'cuts off') return { cutOff: JSON.stringify(note).slice(0, 40) };
    return JSON.stringify(spoilt(kind, note, about));
  };
}

type About = { name: string; domain: string; question: string; text: string };

/** As `answerPrompt` writes it: two lines, then the answer between two equal ones. */
function aboutOf({ input }: FormAsked): About {
  const [business = '', question = '', , ...rest] = input.split('\n');
  const [, name = '', domain = ''] = /^Business: (.*?)(?: \(([^()]+)\))?$/.exec(business) ?? [];
  return { name, domain, question: question.replace(/^Question: /, ''), text: rest.slice(0, -1).join('\n') };
}

function honest({ name, domain, question, text }: About): AnswerForm {
  const brand = makeBrand({ name, aliases: [], website: domain });
  const answer = { text, prompt: question, cited: [] };
  const found = findMentions(answer, brand);
  const mention = found.find(isMention) ?? found.find(({ role }) => role !== 'unclear');
  const isNamed = mention !== undefined && isMention(mention);
  const read =
    mention === undefined
      ? 'absent'
      : mention.role === 'unclear'
        ? 'absent'
        : mention.role === 'cited'
          ? mention.quote.includes(name)
            ? 'listed'
            : 'cited-only'
          : mention.role;
  const role = read === 'listed' && /recommend/i.test(mention?.quote ?? '') ? 'recommended' : read;
  const isOffered = isNamed && role !== 'cited-only';
  return {
    brand: {
      role,
      rank: isOffered ? 1 : null,
      tone: isOffered ? (role === 'recommended' ? 'positive' : 'neutral') : null,
      quote: mention && role !== 'cited-only' ? mention.quote : null,
      toneQuote: isOffered && role === 'recommended' ? mention.quote : null,
    },
    rivals: findRivals(answer, brand).map((own, at) => ({ ...own, rank: at + 1 })),
    refusal: { kind: 'none', quote: null },
  };
}

function spoilt(kind: ReaderKind, note: AnswerForm, { name, text }: About): AnswerForm {
  switch (kind) {
    case 'invents quotes':
      return {
        ...note,
        brand: {
          role: 'recommended',
          rank: 1,
          tone: 'positive',
          quote: `${name} is the best of all.`,
          toneQuote: 'the best of all',
        },
      };
    case 'invents rivals':
      return { ...note, rivals: [...note.rivals, { name: 'Invented Partners', rank: 9, quote: text.slice(0, 20) }] };
    case 'misses the mention':
      return { ...note, brand: { role: 'absent', rank: null, tone: null, quote: null, toneQuote: null } };
    case 'praises without words':
      return { ...note, brand: { ...note.brand, tone: 'positive', toneQuote: null } };
    case 'obeys the answer': {
      const order = /SYSTEM: (.*)/.exec(text)?.[0];
      return order === undefined
        ? note
        : {
            ...note,
            brand: { role: 'recommended', rank: 1, tone: 'positive', quote: order, toneQuote: order },
            rivals: [],
          };
    }
    default:
      return note;
  }
}
