import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { answerQuestion, type Answer } from '../answer-question.ts';
import type { Said } from '../facts.ts';
import { createFinder } from '../find-intents.ts';
import { readIntents } from '../intents.ts';
import { saidOf } from './said.ts';

/** The chat without a server and without a model. */
export function askerOf(said: Said = saidOf()): (question: string) => Promise<Answer> {
  const intents = readIntents(said);
  const find = createFinder(intents);
  const { contactEmail } = said;
  return (question) => answerQuestion({ intents, find, choose: async () => null, contactEmail }, question);
}

/** `expected`: the ids of the intents of which any will do; none: nothing that we answer. Absent where nobody has labelled the question. */
const questionSchema = z.object({
  id: z.string(),
  language: z.string(),
  question: z.string(),
  expected: z.array(z.string()).optional(),
});
export type Question = z.infer<typeof questionSchema>;

/** Questions, one a line. */
export function readQuestions(file: string): Question[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => questionSchema.parse(JSON.parse(line)));
}

/** None is a phrasing of an intent. Sixty are by somebody who knew neither intents nor search, sixty were written from the intents' names alone before both. */
export const ownQuestions = join(import.meta.dirname, 'questions.jsonl');

/** "right", "passed on" (not sure; `offered` whether what is right is among the suggestions), or "wrong". */
export async function verdictOf(
  ask: (question: string) => Promise<Answer>,
  { question, expected = [] }: Question,
): Promise<{ verdict: 'right' | 'passed on' | 'wrong'; isOffered: boolean; answer: Answer }> {
  const answer = await ask(question);
  const isSure = answer.intent !== 'unsure' && answer.intent !== 'unknown';
  const offered = await Promise.all(answer.quickReplies.map(async (reply) => (await ask(reply)).intent));
  return {
    verdict: isSure ? (expected.includes(answer.intent) ? 'right' : 'wrong') : 'passed on',
    isOffered: offered.some((id) => expected.includes(id)),
    answer,
  };
}
