import type { AnswerReading, PlatformAnswer } from '#engine/evidence/evidence.ts';
import type { FormFiller } from '#engine/platforms/fill-form.ts';
import { type AnswerForm, answerForm, answerPrompt } from './answer-form.ts';
import type { Brand } from '#engine/ask/mentions/brand.ts';
import { distrust } from './distrust.ts';

export type ReadOptions = { signal?: AbortSignal; timeoutMs?: number };
/** `reading` is null where the model refused, was cut off or did not answer: then the reader by rules counts. */
export type AnswerRead = { reading: AnswerReading | null; costUsd: number };

/** Reads one answer by a language model. A note that cannot be trusted is asked for once more, with the reasons; then the answer is unclear. */
export async function readAnswer(
  answer: PlatformAnswer,
  brand: Brand,
  filler: FormFiller,
  { signal, timeoutMs = 60_000 }: ReadOptions = {},
): Promise<AnswerRead> {
  const [name = ''] = brand.names;
  const { model } = filler;
  let costUsd = 0;
  let why: string[] = [];
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const prompt = answerPrompt({ text: answer.text, prompt: answer.prompt, name, domain: brand.domain }, why);
    const filled = await filler.fill({
      ...prompt,
      schema: answerForm,
      mostTokens,
      timeoutMs,
      ...(signal && { signal }),
    });
    costUsd += filled.costUsd;
    if (!filled.ok) return { reading: null, costUsd };
    why = distrust(filled.value, answer, brand);
    if (why.length === 0) return { reading: readingOf(filled.value, model), costUsd };
  }
  return { reading: { state: 'unclear', model, why: [...new Set(why)].slice(0, mostReasons) }, costUsd };
}

/** What the answer is worth after it was read: a refusal or an answer that nobody could read for sure is in no rate. */
export function withReading(answer: PlatformAnswer, reading: AnswerReading, platformName: string): PlatformAnswer {
  const problem = reading.state === 'unclear' ? unclear : isRefused(reading) ? refused[reading.refusal.kind] : null;
  return problem === null
    ? { ...answer, reading }
    : { ...answer, reading, valid: false, invalidReason: `${platformName} ${problem}` };
}

const mostTokens = 2500;
const mostReasons = 5;
const unclear = 'gave an answer that two readings understood differently; it is in no rate';
const refused = {
  none: '',
  'will-not': 'declined to answer',
  'cannot-name': 'named no business on principle',
  'asks-back': 'asked a question in return',
};

type Read = Extract<AnswerReading, { state: 'read' }>;

/** Whoever names the business has answered, whatever else it says. */
function isRefused({ brand, refusal }: Read): boolean {
  return refusal.kind !== 'none' && (brand.role === 'absent' || brand.role === 'echoed');
}

function readingOf({ brand, rivals, refusal }: AnswerForm, model: string): Read {
  return { state: 'read', model, brand, rivals: rivals.toSorted((a, b) => a.rank - b.rank), refusal };
}
