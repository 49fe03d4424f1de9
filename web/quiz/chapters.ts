// The 28 steps in six chapters: what a site answers of one is confirmed at once.
export type Chapter = { title: string; first: number; last: number };

const chapters: readonly Chapter[] = [
  { title: 'Your business', first: 1, last: 7 },
  { title: 'Site and profiles', first: 8, last: 12 },
  { title: 'What buyers ask', first: 13, last: 17 },
  { title: 'What sets you apart', first: 18, last: 20 },
  { title: 'Technology', first: 21, last: 25 },
  { title: 'Last things', first: 26, last: 28 },
];

export function chapterOf(step: number): Chapter {
  const found = chapters.find(({ first, last }) => step >= first && step <= last);
  if (!found) throw new Error(`No chapter has the step ${step}.`);
  return found;
}
