// What the visitor has typed so far, and what of it is still wrong.
// A draft is flat: one entry per input under its dotted path ("companyName", "products.1", "socialMedia.linkedin.active", "socialMedia.linkedin.url").
import { completeAddress, problemWith, steps, type Field, type Step } from '#quiz/steps.ts';

export type Draft = Readonly<Record<string, string | boolean>>;

/** The text inputs of a field: their path in the draft, and the rule each follows. */
export function inputsOf(field: Field): { path: string; rule: Parameters<typeof problemWith>[0] }[] {
  if (field.type === 'multi-text') {
    return Array.from({ length: field.count ?? 3 }, (_, index) => ({
      path: `${field.key}.${index + 1}`,
      rule: { ...field, required: field.required && index === 0 },
    }));
  }
  if (field.type === 'checkbox-group') {
    return (field.options ?? []).map((option) => ({
      path: `${field.key}.${option.value}.url`,
      rule: { ...field, label: option.label },
    }));
  }
  return [{ path: field.key, rule: field }];
}

/** What is wrong in this step, by path; empty when the visitor may go on. */
export function problemsIn(step: Step, draft: Draft): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const { path, rule } of step.fields.flatMap(inputsOf)) {
    const problem = isSwitchedOff(path, draft) ? null : problemWith(rule, textOf(draft, path));
    if (problem !== null) problems[path] = problem;
  }
  return problems;
}

/** The payload of `POST /api/quiz`: lists without blanks, addresses completed, the year as a number. */
export function answersFrom(draft: Draft): Record<string, unknown> {
  return Object.fromEntries(steps.flatMap((step) => step.fields).map((field) => [field.key, answerOf(field, draft)]));
}

function answerOf(field: Field, draft: Draft): unknown {
  const texts = inputsOf(field).map(({ path }) => (isSwitchedOff(path, draft) ? '' : textOf(draft, path).trim()));
  if (field.type === 'multi-text') return texts.filter((text) => text !== '');
  if (field.type === 'checkbox-group')
    return Object.fromEntries(
      (field.options ?? []).map((option, index) => [option.value, completeAddress(texts[index] ?? '')]),
    );
  const text = texts[0] ?? '';
  if (field.type === 'number') return text === '' ? null : Number.parseInt(text, 10);
  return field.type === 'url' ? completeAddress(text) : text;
}

/** How many steps hold an answer. */
export function answeredSteps(draft: Draft): number {
  const keys = new Set(
    Object.entries(draft).flatMap(([path, value]) => (value === '' || value === false ? [] : [path.split('.')[0]])),
  );
  return steps.filter(({ fields }) => fields.some(({ key }) => keys.has(key))).length;
}

/** The draft of answers that were sent, for who wants to change them. */
export function draftFrom(answers: Record<string, unknown>): Draft {
  const entries = steps
    .flatMap((step) => step.fields)
    .flatMap((field): [string, string | boolean][] => {
      const answer = answers[field.key];
      if (Array.isArray(answer)) return answer.map((text, index) => [`${field.key}.${index + 1}`, String(text)]);
      if (typeof answer === 'object' && answer !== null)
        return Object.entries(answer).flatMap(([part, url]): [string, string | boolean][] =>
          typeof url === 'string' && url !== ''
            ? [
                [`${field.key}.${part}.active`, true],
                [`${field.key}.${part}.url`, url],
              ]
            : [],
        );
      return (typeof answer === 'string' && answer !== '') || typeof answer === 'number'
        ? [[field.key, String(answer)]]
        : [];
    });
  return Object.fromEntries(entries);
}

/** No answer of the quiz: whether one mail may remind the visitor if nothing is paid. */
export const reminderPath = 'mayRemind';
export const mayRemind = (draft: Draft): boolean => draft[reminderPath] === true;

export function textOf(draft: Draft, path: string): string {
  const value = draft[path];
  return typeof value === 'string' ? value : '';
}

/** An address counts only while its box is ticked. */
export function isSwitchedOff(path: string, draft: Draft): boolean {
  return path.endsWith('.url') && draft[path.replace(/url$/, 'active')] !== true;
}
