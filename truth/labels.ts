import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { z } from 'zod';
import { statementKinds } from '#engine/evidence/statements.ts';
import { parseLine } from './parse-line.ts';

const kind = z.enum(statementKinds);
const place = { path: z.string().optional(), note: z.string().optional() };

const siteLine = z.strictObject({
  site: z.string(),
  repo: z.string().regex(/^[\w.-]+\/[\w.-]+$/),
  commit: z.string().regex(/^[\da-f]{40}$/),
  folder: z.string().default(''),
  domain: z.string().optional(),
  language: z.string(),
  about: z.string().optional(),
  sealed: z.boolean(),
  labelledBy: z.string(),
  labelledAt: z.iso.date(),
  complete: z.array(kind).default([]),
  answers: z.record(z.string(), z.unknown()).optional(),
});

const fact = z.union([
  z.strictObject({
    ...place,
    kind,
    is: z.enum(['true', 'false']),
    path: z.string(),
    quote: z.string().min(1),
    subject: z.string().optional(),
  }),
  z.strictObject({ kind, is: z.literal('absent'), note: z.string().optional() }),
]);
const claim = z.strictObject({
  ...place,
  check: z.string().regex(/^[A-Z]{2}-\d\d$/),
  finding: z.string(),
  is: z.enum(['true', 'false']),
});

export type LabelledSite = z.infer<typeof siteLine> & {
  facts: PlacedFact[];
  absent: (typeof statementKinds)[number][];
  claims: z.infer<typeof claim>[];
};
export type PlacedFact = Extract<z.infer<typeof fact>, { path: string }>;

const mostWords = 15;

/** The labels of one site. Throws with the file and line of what is wrong. */
export function readLabels(file: string): LabelledSite {
  const [head = '', ...lines] = readFileSync(file, 'utf8').split('\n');
  const site = parseLine(siteLine, head, file, 1);
  if (`${site.site}.jsonl` !== basename(file)) throw new Error(`${file}: its site is called ${site.site}`);
  const labelled: LabelledSite = { ...site, facts: [], absent: [], claims: [] };
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue;
    if (/^\{[^}]*"check"/.test(line)) {
      labelled.claims.push(parseLine(claim, line, file, index + 2));
      continue;
    }
    const label = parseLine(fact, line, file, index + 2);
    if (label.is === 'absent') labelled.absent.push(label.kind);
    else if (label.quote.split(/\s+/).length > mostWords)
      throw new Error(`${file}:${index + 2}: the quote has more than ${mostWords} words`);
    else labelled.facts.push(label);
  }
  return labelled;
}
