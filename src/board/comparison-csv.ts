import { csvFileOf } from '#base/csv.ts';
import type { Comparison } from '#report/contract.ts';

/** One row for each site, then one for each difference. */
export function comparisonCsv({ sites, basis, theyHave, youHave }: Comparison): string {
  const figure = (value: number | undefined) => (value === undefined ? '' : String(Math.round(value)));
  return csvFileOf([
    ['What', 'Site', 'Score', 'Likely from', 'Likely to', 'Checks', 'Pages read', 'Read at', 'Detail', 'Quote', 'Page'],
    ...sites.map(({ website, name, isYou, score, pagesRead, readAt, sentence }) => [
      isYou ? 'You' : name,
      website,
      figure(score?.value),
      figure(score?.low),
      figure(score?.high),
      score ? String(basis?.checks ?? '') : '',
      String(pagesRead),
      readAt ?? '',
      sentence,
      '',
      '',
    ]),
    ...theyHave.map(({ title, website, they }) => [
      'They have it, you do not',
      website,
      '',
      '',
      '',
      '',
      '',
      they.seenAt ?? '',
      title,
      they.quote ?? '',
      they.url ?? '',
    ]),
    ...youHave.map(({ title, sentence, you }) => [
      'You have it, they do not',
      '',
      '',
      '',
      '',
      '',
      '',
      you.seenAt ?? '',
      `${title}. ${sentence}`,
      you.quote ?? '',
      you.url ?? '',
    ]),
  ]);
}
