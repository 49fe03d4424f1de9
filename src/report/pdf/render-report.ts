import { readFileSync } from 'node:fs';
import type { Comparison } from '../comparison-schema.ts';
import type { ReportDocument } from '../contract.ts';
import type { Compiler } from './compiler.ts';
import { softBreaks } from './soft-breaks.ts';
import { templateData } from './template-data.ts';

const template = readFileSync(new URL('../template/report.typ', import.meta.url), 'utf8');

export type Rendered = {
  pdf: Buffer;
  /** Characters that no font of ours can draw; each stands as □ in the file. */
  missing: string[];
  /** Why the file makes no PDF/UA-1 claim, or null when it does. */
  withoutClaim: string | null;
};

type Guard = (text: string) => { text: string; missing: string[] };

// A mark, a joiner, an emoji or a letter of a script whose signs change beside each other: what a font draws by rules and not sign by sign.
const composing = /[^\p{sc=Common}\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}]|\p{Emoji_Presentation}/u;

/** Sets one report. Same report and same fonts, same bytes. */
export async function renderReport(
  compiler: Compiler,
  guard: Guard,
  report: ReportDocument,
  comparison: Comparison | null = null,
): Promise<Rendered> {
  const missing = new Set<string>();
  let composes = false;
  const data = printable(templateData(report, comparison), (text) => {
    const guarded = guard(text);
    for (const character of guarded.missing) missing.add(character);
    composes ||= composing.test(guarded.text);
    return guarded.text;
  });
  const drawn = JSON.stringify({ ...data, composes, isIncomplete: missing.size > 0 });
  return { ...(await setAccessibly(compiler, template, drawn)), missing: [...missing] };
}

/** Sets another document. `data` is the JSON of an object; by `isIncomplete` the template hears that a character has no font. */
export async function renderDocument(
  compiler: Compiler,
  guard: Guard,
  { template: source, data }: { template: string; data: string },
): Promise<Rendered> {
  const { text, missing } = guard(data);
  const drawn = JSON.stringify({ ...JSON.parse(text), isIncomplete: missing.length > 0 });
  return { ...(await setAccessibly(compiler, source, drawn)), missing };
}

/** As PDF/UA-1 where the compiler can check it and finds nothing; else plain, with the reason. */
async function setAccessibly(compiler: Compiler, source: string, data: string): Promise<Omit<Rendered, 'missing'>> {
  if (compiler.kind === 'wasm')
    return {
      pdf: await compiler.compile(source, data, { strict: false }),
      withoutClaim: 'the WASM build checks no standard',
    };
  try {
    return { pdf: await compiler.compile(source, data, { strict: true }), withoutClaim: null };
  } catch (error) {
    // A customer who paid gets a file: a plain one when the accessible one is refused, and we hear about it.
    return {
      pdf: await compiler.compile(source, data, { strict: false }),
      withoutClaim: error instanceof Error ? error.message : String(error),
    };
  }
}

// Read by machines: a break inside would be copied along.
const exact = new Set(['svg', 'alt', 'url', 'link', 'documentTitle']);

function printable(values: Record<string, unknown>, guard: (text: string) => string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).map(([name, inner]) => [name, printableValue(inner, guard, name)]));
}

function printableValue(value: unknown, guard: (text: string) => string, key: string): unknown {
  if (typeof value === 'string')
    return key === 'csv' ? value : exact.has(key) ? guard(value) : softBreaks(guard(value));
  if (Array.isArray(value)) return value.map((entry: unknown) => printableValue(entry, guard, key));
  if (typeof value === 'object' && value !== null) return printable({ ...value }, guard);
  return value;
}
