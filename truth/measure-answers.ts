import { makeBrand } from '#engine/ask/mentions/brand.ts';
import { findMentions, isNamedBy } from '#engine/ask/mentions/find-mentions.ts';
import { findRivals } from '#engine/ask/mentions/find-rivals.ts';
import { isSameDomain } from '#engine/base/addresses/registrable-domain.ts';
import { foldTight } from '#engine/base/text/fold.ts';
import type { LabelledAnswer } from './answers.ts';

/** `precision`, `recall`: 0..1. `misread`: ids of answers with a mistake. */
type Quality = { precision: number; recall: number; misread: string[] };
/** `unclear`: ids of answers that are counted neither way; a mention in one of them is missed. */
export type AnswersQuality = { mentions: Quality & { unclear: string[] }; rivals: Quality };

/** All answers were written in this month. */
const askedAt = '2026-11-23T00:00:00.000Z';

/** How well labelled answers are read without a model. */
export function measureAnswers(labelled: readonly LabelledAnswer[]): AnswersQuality {
  const read = labelled.map((own) => ({ own, isFound: isNamed(own), rivals: scoreRivals(own) }));
  const ids = (picked: typeof read) => picked.map(({ own }) => own.id);
  const sum = (key: 'right' | 'wrong' | 'missed') => read.reduce((total, { rivals }) => total + rivals[key], 0);
  const both = read.filter(({ own, isFound }) => own.isCounted && isFound).length;
  return {
    mentions: {
      precision: both / read.filter(({ isFound }) => isFound).length,
      recall: both / read.filter(({ own }) => own.isCounted).length,
      misread: ids(read.filter(({ own, isFound }) => isFound !== null && own.isCounted !== isFound)),
      unclear: ids(read.filter(({ isFound }) => isFound === null)),
    },
    rivals: {
      precision: sum('right') / (sum('right') + sum('wrong')),
      recall: sum('right') / (sum('right') + sum('missed')),
      misread: ids(read.filter(({ rivals }) => rivals.wrong + rivals.missed > 0)),
    },
  };
}

function isNamed({ text, question, cited, website, ...names }: LabelledAnswer): boolean | null {
  if (cited.some((url) => isSameDomain(url, website))) return true;
  const pages = cited.map((url) => ({ url, start: null, end: null }));
  return isNamedBy(findMentions({ text, prompt: question, askedAt, cited: pages }, makeBrand({ ...names, website })));
}

function scoreRivals({ name, aliases, website, question, text, rivals = [] }: LabelledAnswer) {
  const keyOf = (own: string) => foldTight(own)[0] ?? '';
  const found = findRivals({ text, prompt: question }, makeBrand({ name, aliases, website })).map((own) =>
    keyOf(own.name),
  );
  const wanted = rivals.map(keyOf);
  const isSame = (a: string, b: string) =>
    a === b || (Math.min(a.length, b.length) >= 4 && (a.includes(b) || b.includes(a)));
  const missed = wanted.filter((own) => !found.some((other) => isSame(own, other))).length;
  return {
    right: wanted.length - missed,
    missed,
    wrong: found.filter((own) => !wanted.some((other) => isSame(own, other))).length,
  };
}
