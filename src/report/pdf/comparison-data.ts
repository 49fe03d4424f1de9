import type { Comparison } from '../comparison-schema.ts';

type Source = { text: string; url: string | null };
type Words = { clip: (text: string, longest?: number) => string; source: (url: string) => Source };
type Side = Comparison['theyHave'][number]['they'];

const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });
const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

/** You and your competitors, as the PDF shows them. */
export function comparisonData(
  { sites, basis, headline, theyHave, youHave, grid }: Comparison,
  { clip, source }: Words,
): Record<string, unknown> {
  const nameOf = (website: string) => {
    const site = sites.find((one) => one.website === website);
    return site?.isYou ? 'You' : clip(site?.name ?? website, 60);
  };
  const sourceOf = ({ url, seenAt }: Side) => {
    if (url === null) return null;
    const { text, url: link } = source(url);
    return { text: seenAt === null ? text : `${text}, seen ${moment.format(new Date(seenAt))} UTC`, url: link };
  };
  const said = ({ quote, sentence }: Side) => (quote === null ? `${clip(sentence)}.` : `“${clip(quote)}”`);
  return {
    headline,
    basis: basis?.sentence ?? '',
    sites: sites.map(({ website, score, pagesRead, readAt, sentence }) => ({
      name: nameOf(website),
      website: clip(website, 120),
      score: score ? String(Math.round(score.value)) : '–',
      range: score ? `${Math.round(score.low)}–${Math.round(score.high)}` : '–',
      note: score
        ? `${pagesRead} ${pagesRead === 1 ? 'page' : 'pages'}${readAt === null ? '' : `, ${day.format(new Date(readAt))}`}`
        : clip(sentence, 200),
    })),
    theyHave: theyHave.map(({ title, name, they, you }) => ({
      title: clip(title, 120),
      name: clip(name, 60),
      they: said(they),
      theirSource: sourceOf(they),
      you: `${clip(you.sentence)}.`,
      yourSource: sourceOf(you),
    })),
    youHave: youHave.map(({ title, sentence }) => clip(`${title}. ${sentence}`)),
    names: grid[0]?.rows.map(({ website }) => nameOf(website)) ?? [],
    grid: grid.map(({ question, rows }) => ({
      question: clip(question, 300),
      cells: rows.map(({ dots }) => namedBy(dots)),
    })),
  };
}

function namedBy(dots: Comparison['grid'][number]['rows'][number]['dots']): string {
  const naming = dots.flatMap(({ platform, asked, named }) =>
    named === 0 ? [] : [asked > 1 ? `${platform} ${named} of ${asked}` : platform],
  );
  return naming.length === 0 ? '–' : naming.join(', ');
}
