import { makeBrand } from '#engine/ask/mentions/brand.ts';
import { findMentions, isNamedBy } from '#engine/ask/mentions/find-mentions.ts';
import { findRivals } from '#engine/ask/mentions/find-rivals.ts';
import { foldTight } from '#engine/base/text/fold.ts';
import type { LabelledReading } from './sixty-answers.ts';

type Reading = Omit<LabelledReading, 'language' | 'style'>;
/** Shares 0..1. `misread`: ids of answers whose mention is wrong, or in which a rival is missed or added. `unclear`: ids of those that are counted neither way; a mention among them is missed. */
export type ReadingQuality = {
  mentions: { precision: number; recall: number; misread: string[]; unclear: string[] };
  rivals: { precision: number; recall: number; misread: string[] };
};

/** All sets were written in this month. */
const askedAt = '2026-11-23T00:00:00.000Z';

/** How well the readers that need no model read labelled answers to buyers' questions. */
export function measureReadings(labelled: readonly Reading[]): ReadingQuality {
  const read = labelled.map((own) => ({ own, ...named(own), rivals: scoreRivals(own) }));
  const sum = (pick: (one: (typeof read)[number]) => number) => read.reduce((total, one) => total + pick(one), 0);
  const [right, wrong, missed] = [
    sum(({ rivals }) => rivals.right),
    sum(({ rivals }) => rivals.wrong),
    sum(({ rivals }) => rivals.missed),
  ];
  const both = read.filter(({ own, isFound }) => own.isCounted && isFound).length;
  return {
    mentions: {
      precision: both / read.filter(({ isFound }) => isFound).length,
      recall: both / read.filter(({ own }) => own.isCounted).length,
      misread: read
        .filter(({ own, isFound, isUnclear }) => !isUnclear && own.isCounted !== isFound)
        .map(({ own }) => own.id),
      unclear: read.filter(({ isUnclear }) => isUnclear).map(({ own }) => own.id),
    },
    rivals: {
      precision: right / (right + wrong),
      recall: right / (right + missed),
      misread: read.filter(({ rivals }) => rivals.wrong + rivals.missed > 0).map(({ own }) => own.id),
    },
  };
}

function named({ name, website, question, text }: Reading): { isFound: boolean; isUnclear: boolean } {
  const found = findMentions({ text, prompt: question, askedAt, cited: [] }, makeBrand({ name, aliases: [], website }));
  const isFound = isNamedBy(found);
  return { isFound: isFound === true, isUnclear: isFound === null };
}

function scoreRivals({ name, website, question, text, rivals }: Reading): {
  right: number;
  missed: number;
  wrong: number;
} {
  const keyOf = (own: string) => foldTight(own)[0] ?? '';
  const found = findRivals({ text, prompt: question }, makeBrand({ name, aliases: [], website })).map((own) =>
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
