// What the owner's word is worth where the site could not be seen.
import type { Answers, Finding } from '#engine/contract.ts';
import type { Check } from '#engine/judge/checks/define-check.ts';
import { answerGiven } from '#engine/judge/findings.ts';

type Reported = NonNullable<Check['reported']>;

/** By the choice made, what it is worth; one without a worth says nothing. */
export function byChoice<Field extends keyof Answers>(
  field: Field,
  worth: { [Choice in Answers[Field] & string]?: number },
  said: (choice: string) => string,
  finding: (choice: string) => Finding = (choice) => answerGiven(field, choice),
): Reported {
  return (answers) => {
    const choice = answers[field] as Answers[Field] & string;
    const ratio = worth[choice];
    return ratio === undefined ? null : { ratio, worth: 'mapped', reason: said(choice), findings: [finding(choice)] };
  };
}

/** Something named is worth `ratio`, as it is; `named` gives the answer as a finding, or nothing. */
export function byNaming(ratio: number, reason: string, named: (answers: Answers) => Finding | false): Reported {
  return (answers) => {
    const finding = named(answers);
    return finding ? { ratio, worth: 'full', reason, findings: [finding] } : null;
  };
}
