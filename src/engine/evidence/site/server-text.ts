import type { PageFacts } from '#engine/evidence/evidence.ts';

export type ServerText = {
  /** 0..1, how much of the page's text is in the raw HTML. */ ratio: number;
  rendered: boolean;
  reason: string;
};

/** Raw against rendered words where a browser was at hand, else a heuristic that says that it is one. */
export function serverText(page: PageFacts): ServerText {
  if (page.renderedWords !== null && page.renderedWords > 0) {
    const ratio = Math.min(1, page.mainWords / page.renderedWords);
    return {
      ratio,
      rendered: true,
      reason: `${page.mainWords} words in the HTML that the server sends, ${page.renderedWords} after rendering`,
    };
  }
  const isShell = page.appShell.emptyRoot && page.appShell.moduleScripts >= 1;
  if (page.mainWords < 80 && isShell)
    return {
      ratio: 0.05,
      rendered: false,
      reason: `an empty application root and ${page.mainWords} words in the HTML that the server sends`,
    };
  if (page.mainWords < 150 && isShell)
    return {
      ratio: 0.4,
      rendered: false,
      reason: `an application root and only ${page.mainWords} words in the HTML that the server sends`,
    };
  return { ratio: 1, rendered: false, reason: `${page.mainWords} words in the HTML that the server sends` };
}
