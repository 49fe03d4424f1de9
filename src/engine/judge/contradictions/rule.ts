import type { Answers, Contradiction } from '#engine/contract.ts';
import type { Evidence, PageFacts, SiteEvidence } from '#engine/evidence/evidence.ts';

/** What a rule may look at. `pages` are the key pages; `site` and `home` are null when nothing was read. */
export type ClaimContext = {
  evidence: Evidence;
  answers: Answers;
  site: SiteEvidence | null;
  pages: readonly PageFacts[];
  home: PageFacts | null;
  now: string;
};

/** One way of disagreeing. An empty list: no disagreement was seen. */
export type Rule = (context: ClaimContext) => Contradiction[];

type Sides = {
  said: [place: string, quote: string];
  saw: [place: string, quote: string, url?: string | null];
  question: string;
};

/** A contradiction with both sides quoted; long quotes are cut. */
export function contradiction(
  id: string,
  kind: Contradiction['kind'],
  severity: Contradiction['severity'],
  affects: string[],
  sides: Sides,
): Contradiction {
  const [saidPlace, saidQuote] = sides.said;
  const [sawPlace, sawQuote, url] = sides.saw;
  return {
    id,
    kind,
    severity,
    said: { place: saidPlace, quote: cut(saidQuote) },
    saw: { place: sawPlace, quote: cut(sawQuote), url: url ?? null },
    question: sides.question,
    affects,
  };
}

/** Age in whole days; negative for the future. */
export function daysBetween(earlier: string, later: string): number {
  return Math.floor((Date.parse(later) - Date.parse(earlier)) / 86_400_000);
}

function cut(quote: string): string {
  return quote.length <= 240 ? quote : `${quote.slice(0, 237)}…`;
}
