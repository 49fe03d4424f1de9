import { readFile } from 'node:fs/promises';
import { downloads, type Download, type DownloadId } from './contract.ts';
import { llmSeoChecklist } from './llm-seo-checklist.ts';
import { aiPlatformMatrix, type CrawlerRow } from './ai-platform-matrix.ts';
import { roiCalculator } from './roi-calculator.ts';
import type { Sheet } from './sheet.ts';
import type { App } from '#base/app.ts';

export type SiteDeps = {
  /** Sets one document as PDF. */
  typeset: (sheet: Sheet) => Promise<Buffer>;
  crawlers: readonly CrawlerRow[];
};

/** `GET /api/download/{id}` for each document of the contract. A document is made at its first request and kept; a failure is not. */
export function siteRoutes(app: App, deps: SiteDeps): void {
  const makers: Record<DownloadId, () => Promise<Uint8Array>> = {
    'llm-seo-checklist': () => deps.typeset(llmSeoChecklist),
    'ai-platform-matrix': () => deps.typeset(aiPlatformMatrix(deps.crawlers)),
    'content-strategy-template': () => readFile(new URL('./content-strategy-template.docx', import.meta.url)), // `npm run generate` writes it
    'roi-calculator': roiCalculator,
  };
  const kept = new Map<string, Promise<Uint8Array>>();
  const bytesOf = (id: string, make: () => Promise<Uint8Array>) => {
    const found = kept.get(id);
    if (found) return found;
    const made = make();
    kept.set(id, made);
    made.catch(() => kept.delete(id));
    return made;
  };

  const documents: [DownloadId, Download][] = [
    ['llm-seo-checklist', downloads['llm-seo-checklist']],
    ['ai-platform-matrix', downloads['ai-platform-matrix']],
    ['content-strategy-template', downloads['content-strategy-template']],
    ['roi-calculator', downloads['roi-calculator']],
  ];
  for (const [id, document] of documents) {
    app.route({
      method: 'GET',
      url: `/api/download/${id}`,
      config: { needs: 'public' },
      schema: { summary: `${document.title}, as a file` },
      handler: async (_request, reply) =>
        reply
          .type(document.mediaType)
          .header('content-disposition', `attachment; filename="${document.fileName}"`)
          .header('cache-control', 'public, max-age=3600')
          .send(Buffer.from(await bytesOf(id, makers[id]))),
    });
  }
}
