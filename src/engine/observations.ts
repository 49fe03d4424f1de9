import type { Finding } from '#engine/contract.ts';
import type { Evidence } from '#engine/evidence.ts';

/** Seen, worth knowing, and worth no points. */
export function observe(evidence: Evidence): Finding[] {
  if (!evidence.site.ok) return [];
  return evidence.site.value.pages.flatMap((page) =>
    page.hidden
      .filter((hidden) => hidden.aimedAtModels)
      .map(({ text, line }): Finding => ({ id: 'hidden-prompt', tone: 'bad', note: 'Hidden text on this page speaks to language models.', kind: 'line', url: page.url, line, text })),
  );
}
