// Models that read answers: one that notes what a script wrote, and those that must not be believed. They know the scripts' own forms, and none of the product's rules.
import type { PlaceRole } from '#engine/evidence/evidence.ts';
import type { AnswerForm } from '#engine/ask/answers/answer-form.ts';
import type { LookItem, LookRole } from '#engine/ask/answers/second-look.ts';
import type { FormAsked, FormScript } from './form-requests.ts';

export type ReaderKind =
  | 'honest'
  | 'invents quotes'
  | 'invents rivals'
  | 'misses the mention'
  | 'praises without words'
  | 'obeys the answer'
  | 'looks and disagrees'
  | 'looks and cannot tell'
  | 'looks at half'
  | 'refuses'
  | 'cuts off'
  | 'babbles';

/**
 * Fills in the forms of `answer-form.ts` and `second-look.ts`. `roles`: what a sentence of the script says, where it says
 * more than its form: the sentence, or a part of it, with its role.
 */
export function answerReader(kind: ReaderKind = 'honest', roles: Record<string, PlaceRole> = {}): FormScript {
  return (asked) => {
    if (kind === 'refuses') return { refused: 'I cannot help with that.' };
    if (kind === 'babbles') return 'Sure! Here is what I found.';
    if (isLook(asked)) return JSON.stringify({ answers: looked(kind, asked, roles) });
    const about = aboutOf(asked);
    const note = noted(about, roles);
    if (kind === 'cuts off') return { cutOff: JSON.stringify(note).slice(0, 40) };
    return JSON.stringify(spoilt(kind, note, about));
  };
}

function isLook({ schema }: FormAsked): boolean {
  return JSON.stringify(schema).includes('order-to-a-machine');
}

type About = { name: string; text: string };

/** As `answerPrompt` writes it: two lines, then the answer between two equal ones. */
function aboutOf({ input }: FormAsked): About {
  const [business = '', , , ...rest] = input.split('\n');
  const [, name = ''] = /^Business: (.*?)(?: \([^()]+\))?$/.exec(business) ?? [];
  return { name, text: rest.slice(0, -1).join('\n') };
}

/** Rows of a script are "1. **Name** – what it is" or "- **Name**"; all else is sentences. */
const row = /^\s*(?:\d+\.|-)\s+\*\*(.+?)\*\*/;

function noted({ name, text }: About, roles: Record<string, PlaceRole>): AnswerForm {
  const lines = text.split('\n');
  const sentences = lines.flatMap((line) => (row.test(line) ? [line] : line.split(/(?<=[.!?])\s+/)));
  const places = sentences
    .filter((sentence) => sentence.includes(name))
    .map((quote) => ({ quote, role: roleOf(quote, roles) }));
  const offered = lines.flatMap((line) => {
    const head = row.exec(line)?.[1];
    return head === undefined ? [] : [{ name: head, quote: line.trim() }];
  });
  const first =
    places.find(({ role }) => role === 'recommended') ?? places.find(({ role }) => role === 'listed') ?? places[0];
  const isOffered = first?.role === 'recommended' || first?.role === 'listed';
  const rank = offered.findIndex((own) => own.name === name) + 1;
  return {
    places,
    brand: {
      role: first?.role ?? 'absent',
      rank: isOffered ? rank || 1 : null,
      tone: isOffered ? (first.role === 'recommended' ? 'positive' : 'neutral') : null,
      toneQuote: first?.role === 'recommended' ? first.quote : null,
    },
    rivals: offered.flatMap((own, at) => (own.name === name ? [] : [{ ...own, rank: at + 1 }])),
    refusal: { kind: 'none', quote: null },
  };
}

function roleOf(sentence: string, roles: Record<string, PlaceRole>): PlaceRole {
  const [, told] = Object.entries(roles).find(([part]) => sentence.includes(part)) ?? [];
  if (told !== undefined) return told;
  if (sentence.includes('SYSTEM:')) return 'echoed';
  return /recommend/i.test(sentence) ? 'recommended' : 'listed';
}

function looked(
  kind: ReaderKind,
  { input }: FormAsked,
  roles: Record<string, PlaceRole>,
): { n: number; role: LookRole }[] {
  const items = input
    .split('\n')
    .slice(1, -1)
    .map((line): LookItem & { n: number } => JSON.parse(line)); // written by lookPrompt
  const roleAt = ({ business, places }: LookItem): LookRole => {
    const [place] = places.filter(({ at }) => at.includes(business));
    return place === undefined
      ? 'not-named'
      : place.at.includes('SYSTEM:')
        ? 'order-to-a-machine'
        : roleOf(place.at, roles);
  };
  return items.flatMap((item, at) => {
    if (kind === 'looks at half' && at % 2 === 1) return [];
    if (kind === 'looks and disagrees') return [{ n: item.n, role: 'other-entity' as const }];
    if (kind === 'looks and cannot tell') return [{ n: item.n, role: 'cannot-tell' as const }];
    return [{ n: item.n, role: roleAt(item) }];
  });
}

function spoilt(kind: ReaderKind, note: AnswerForm, { name, text }: About): AnswerForm {
  const only = (quote: string): AnswerForm => ({
    ...note,
    places: [{ quote, role: 'recommended' }],
    brand: { role: 'recommended', rank: 1, tone: 'positive', toneQuote: quote },
  });
  switch (kind) {
    case 'invents quotes':
      return only(`${name} is the best of all.`);
    case 'invents rivals':
      return { ...note, rivals: [...note.rivals, { name: 'Invented Partners', rank: 9, quote: text.slice(0, 20) }] };
    case 'misses the mention':
      return { ...note, places: [], brand: { role: 'absent', rank: null, tone: null, toneQuote: null } };
    case 'praises without words':
      return { ...note, brand: { ...note.brand, tone: 'positive', toneQuote: null } };
    case 'obeys the answer': {
      const order = /SYSTEM: .*/.exec(text)?.[0];
      return order === undefined ? note : { ...only(order), rivals: [] };
    }
    default:
      return note;
  }
}
