import { z } from 'zod';

// The four documents that visitors may take with them: what the page says of each, and what it is called on their disk.

export type Download = { title: string; description: string; format: string; fileName: string; mediaType: string };

const pdf = { format: 'PDF', mediaType: 'application/pdf' } as const;

export const downloads = {
  'llm-seo-checklist': {
    title: 'LLM SEO Checklist',
    description:
      'Twenty-six things to look at on your own site, each with the way to check it in a few minutes and the reason it counts.',
    fileName: 'LLM-SEO-Checklist.pdf',
    ...pdf,
  },
  'ai-platform-matrix': {
    title: 'AI Platform Matrix',
    description:
      'The crawlers of ChatGPT, Claude and Perplexity and what closing your site to each one does, with the vendor’s own page.',
    fileName: 'AI-Platform-Matrix.pdf',
    ...pdf,
  },
  'content-strategy-template': {
    title: 'Content Strategy Template',
    description:
      'A Word document to fill in: questions your customers ask, the page that answers each, and eight weeks of work.',
    format: 'Word',
    fileName: 'AI-Content-Strategy.docx',
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  'roi-calculator': {
    title: 'ROI Calculator',
    description:
      'A spreadsheet with live formulas: what being named more often would bring, and when the work has paid for itself.',
    format: 'Excel',
    fileName: 'AI-Search-ROI-Calculator.xlsx',
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
} satisfies Record<string, Download>;

export type DownloadId = keyof typeof downloads;

/** `POST /api/step`: a step of the way to a report was reached; `quiz-1` is the first question. Counted by day, without anything about who. */
export const stepRequestSchema = z.object({
  step: z.string().regex(/^(landing|look|quiz-([1-9]|[1-9]\d)|report-opened)$/, 'This is no step that is counted.'),
});
