import { compareRuns, movementSentences, type QuestionCount } from './answers/movement.ts';
import { isMention } from './answers/mentions.ts';
import type { AnswersRead } from './answers-read-schema.ts';

/** An earlier report of the same order, with what was answered then. */
export type EarlierAnswers = { at: string; read: AnswersRead };

/**
 * How the answers moved since the first of the earlier reports: its answers against the mean of all that came since. Two reports are one comparison; more are a series, which
 * asks more of each look. null when nothing can be compared.
 */
export function answersMoved(earlier: readonly EarlierAnswers[], now: AnswersRead): AnswersRead['moved'] {
  const asked = earlier.filter(({ read }) => read.promptSetVersion === now.promptSetVersion);
  const last = asked.at(-1);
  if (!last) return null;
  const changed = changedModel(last.read, now);
  if (changed !== null)
    return {
      verdict: 'model changed',
      since: last.at,
      text: `${changed.name} now answers with another model (${changed.model}), so this report and the one before are not comparable. It is the new baseline.`,
    };
  // The baseline is the first report since which the same models have answered.
  const other = asked.findLastIndex(({ read }) => changedModel(read, now) !== null);
  const [first = last, ...since] = asked.slice(other + 1);
  const after = [...since.map(({ read }) => read), now];
  const movement = compareRuns(sum([first.read], ours), sum(after, ours), {
    look: since.length === 0 ? 'single' : 'series',
    field: { before: sum([first.read], theirs), after: sum(after, theirs) },
  });
  return { verdict: movement.verdict, text: movementSentences(movement), since: first.at };
}

type Answer = AnswersRead['questions'][number]['answers'][number];
/** 1 where the answer names the customer. */
function ours({ parts }: Answer): number {
  return parts.some(({ role }) => role !== null && isMention({ role })) ? 1 : 0;
}

/** 1 where the answer names anybody else. */
function theirs({ rivals }: Answer): number {
  return rivals.length > 0 ? 1 : 0;
}

function sum(reads: readonly AnswersRead[], pick: (answer: Answer) => number): Map<string, QuestionCount> {
  const counts = new Map<string, QuestionCount>();
  for (const { text, kind, answers } of reads.flatMap(({ questions }) => questions)) {
    if (kind !== 'unbranded') continue;
    const valid = answers.filter(({ problem }) => problem === null);
    const own = counts.get(text) ?? { named: 0, asked: 0 };
    counts.set(text, {
      named: own.named + valid.reduce((total, answer) => total + pick(answer), 0),
      asked: own.asked + valid.length,
    });
  }
  return counts;
}

/** A platform that answered both times, and not by the same models; null when none did. */
function changedModel(before: AnswersRead, now: AnswersRead): { name: string; model: string } | null {
  const was = modelsOf(before);
  for (const [name, models] of modelsOf(now)) {
    const old = was.get(name);
    const added = [...models].find((model) => !old?.has(model));
    if (old && (added !== undefined || old.size > models.size)) return { name, model: added ?? [...models].join(', ') };
  }
  return null;
}

/** By platform, every model that gave a valid answer. */
function modelsOf({ questions }: AnswersRead): Map<string, Set<string>> {
  const models = new Map<string, Set<string>>();
  for (const { platform, model, problem } of questions.flatMap(({ answers }) => answers))
    if (problem === null && model !== '') models.set(platform, (models.get(platform) ?? new Set<string>()).add(model));
  return models;
}
