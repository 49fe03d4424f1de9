import type { AnswerNote, AnswerReading, PlatformAnswer } from '#engine/evidence/evidence.ts';
import type { FormFiller } from '#engine/platforms/fill-form.ts';
import type { Brand } from '#engine/ask/names/brand.ts';
import { type AnswerForm, answerForm, answerPrompt } from './answer-form.ts';
import { isNamedAs, problemsWith } from './check-note.ts';
import { agrees, type LookItem, lookForm, lookItem, lookPrompt } from './second-look.ts';

export type ReadOptions = { signal?: AbortSignal; timeoutMs?: number };
/** `reading` is null where the model refused, was cut off or did not answer: then nobody has read the answer. */
export type AnswerRead = { reading: AnswerReading | null; costUsd: number };

/**
 * A model's note on one answer. A note that cannot be believed, or may lack something, is asked for once more with the
 * reasons; after that it is believed, or the answer is unclear.
 */
export async function noteAnswer(
  answer: PlatformAnswer,
  brand: Brand,
  filler: FormFiller,
  { signal, timeoutMs = 60_000 }: ReadOptions = {},
): Promise<AnswerRead> {
  const { model } = filler;
  let costUsd = 0;
  let believed: AnswerForm | null = null;
  let why: string[] = [];
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const filled = await filler.fill({
      ...promptFor(answer, brand, why),
      schema: answerForm,
      mostTokens: mostNoteTokens,
      timeoutMs,
      ...(signal && { signal }),
    });
    costUsd += filled.costUsd;
    if (!filled.ok) break;
    const { hard, soft } = problemsWith(filled.value, answer, brand);
    if (hard.length === 0) believed = filled.value;
    why = [...new Set([...hard, ...soft])];
    if (why.length === 0) break;
  }
  if (believed) return { reading: settled(noteOf(believed, model), answer, brand), costUsd };
  if (why.length === 0) return { reading: null, costUsd };
  return { reading: { state: 'unclear', model, why: why.slice(0, mostReasons) }, costUsd };
}

/** How many answers one look takes, one item of each. */
export const answersPerLook = 20;

export type Noted = { answer: PlatformAnswer; note: AnswerNote };

/**
 * A second look at up to twenty notes, each of another answer. What the model left out is null: nobody has looked at
 * it.
 */
export async function lookAgain(
  noted: readonly Noted[],
  brand: Brand,
  filler: FormFiller,
  { signal, timeoutMs = 60_000 }: ReadOptions = {},
): Promise<{ readings: (AnswerReading | null)[]; costUsd: number }> {
  if (noted.length > answersPerLook)
    throw new RangeError(`a look takes ${answersPerLook} notes, and got ${noted.length}`);
  const items = noted.flatMap(({ note, answer }): LookItem[] => {
    const item = lookItem(note, answer, brand);
    return item ? [item] : [];
  });
  const filled = await filler.fill({
    ...lookPrompt(items),
    schema: lookForm,
    mostTokens: mostLookTokens,
    timeoutMs,
    ...(signal && { signal }),
  });
  const roles = new Map(filled.ok ? filled.value.answers.map(({ n, role }) => [n, role]) : []);
  const readings = noted.map(({ note }, at): AnswerReading | null => {
    const role = roles.get(at + 1);
    if (role === undefined) return null;
    if (agrees(note, role)) return { ...note, state: 'read' };
    return { state: 'unclear', model: note.model, why: [`noted as ${note.brand.role}, seen again as ${role}`] };
  });
  return { readings, costUsd: filled.costUsd };
}

/** US dollars that a note costs at most: one that is not believed is asked for once more. */
export function mostUsdOfNote(answer: PlatformAnswer, brand: Brand, { mostUsd }: FormFiller): number {
  return 2 * (mostUsd?.({ ...promptFor(answer, brand), mostTokens: mostNoteTokens }) ?? 0);
}

/** US dollars that a second look costs at most, at twenty places of usual length. */
export function mostUsdOfLook({ mostUsd }: FormFiller): number {
  const input = ' '.repeat(answersPerLook * usualItem);
  return mostUsd?.({ ...lookPrompt([]), input, mostTokens: mostLookTokens }) ?? 0;
}

/** What the answer is worth after it was read: a refusal or an answer that nobody could read for sure is in no rate. */
export function withReading(answer: PlatformAnswer, reading: AnswerReading, platformName: string): PlatformAnswer {
  const problem =
    reading.state === 'unclear'
      ? unclear
      : reading.state === 'read' && isRefused(reading)
        ? refused[reading.refusal.kind]
        : null;
  return problem === null
    ? { ...answer, reading }
    : { ...answer, reading, valid: false, invalidReason: `${platformName} ${problem}` };
}

const usualItem = 900; // letters
const mostNoteTokens = 2500;
const mostLookTokens = 1000;
const mostReasons = 5;
const unclear = 'gave an answer that two readings understood differently; it is in no rate';
const refused = {
  none: '',
  'will-not': 'declined to answer',
  'cannot-name': 'named no business on principle',
  'asks-back': 'asked a question in return',
};

function promptFor({ text, prompt }: PlatformAnswer, { names: [name = ''], domain }: Brand, why: string[] = []) {
  return answerPrompt({ text, prompt, name, domain }, why);
}

/** A note on an answer without a letter of the name needs no second look. */
function settled(note: AnswerNote, answer: PlatformAnswer, brand: Brand): AnswerReading {
  return { ...note, state: lookItem(note, answer, brand) === null ? 'read' : 'noted' };
}

/** Whoever names a business has answered, whatever else it says. */
function isRefused({ brand, rivals, refusal }: AnswerNote): boolean {
  return refusal.quote !== null && refusal.kind !== 'none' && !isNamedAs(brand.role) && rivals.length <= 2;
}

/** A tone without its words is none. */
function noteOf({ places, brand, rivals, refusal }: AnswerForm, model: string): AnswerNote {
  const tone = brand.tone === 'neutral' || brand.toneQuote !== null ? brand.tone : null;
  const quote = places.find(({ role }) => role === brand.role)?.quote ?? null;
  return {
    model,
    brand: { ...brand, tone, quote, places },
    rivals: rivals.toSorted((a, b) => a.rank - b.rank),
    refusal,
  };
}
