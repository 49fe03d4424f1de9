// A model that reads pages: it copies lines that look like something, proves the end of the page, and has no objection to any sentence.
import { z } from 'zod';
import type { FormAsked, FormScript } from './form-requests.ts';

const schema = z.looseObject({ properties: z.record(z.string(), z.unknown()) });

/** Fills in the forms of a site's reading; every other form goes to `others`. */
export function pageReader(others: FormScript): FormScript {
  return (asked, call) => {
    const { properties } = schema.parse(asked.schema);
    if ('statements' in properties) return JSON.stringify(statementsOf(asked));
    if ('notSupported' in properties) return '{"notSupported":[]}';
    if ('matches' in properties) return '{"matches":[]}';
    return others(asked, call);
  };
}

type Line = { line: string; text: string };

/** As `readPrompt` writes it: numbered lines between two equal ones. */
function statementsOf({ input }: FormAsked): object {
  const lines = input.split('\n').flatMap((written): Line[] => {
    const [, line = '', text = ''] = /^(\d+\.\d+)\*? (.+)$/.exec(written) ?? [];
    return line === '' ? [] : [{ line, text }];
  });
  const last = lines.at(-1);
  return {
    statements: lines.flatMap((own, index) => statementOf(own, lines[index + 1])),
    lastLine: last ? `${last.line} ${last.text}` : '',
  };
}

function statementOf({ line, text }: Line, next: Line | undefined): object[] {
  const of = (kind: string, value: string | null = null) => [{ kind, line, quote: text, subject: null, value }];
  if (text.length > 300) return [];
  if (text.endsWith('?') && next && next.text.length <= 400) return of('question', next.text);
  if (/[€£$]\s?\d|\d\s?[€£]/.test(text)) return of('price');
  const year = /\bsince (\d{4})\b/.exec(text)?.[1];
  return year === undefined ? [] : of('founding', year);
}
