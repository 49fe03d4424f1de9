import type { AnswersRead } from '#engine/ask/answers-read-schema.ts';
import { cleanJson } from './clean-text.ts';
import { type ReportDocument, reportDocumentSchema } from './contract.ts';
import { trueSentence } from './true-sentence.ts';

/** The report with what the platforms answered; the same report when nobody was asked. */
export function withAnswersRead(report: ReportDocument, answersRead: AnswersRead | null): ReportDocument {
  if (answersRead === null) return report;
  const view = { ...report.view, headline: trueSentence(report.analysis, answersRead) };
  return reportDocumentSchema.parse({ ...report, view, answersRead: cleanJson(answersRead) });
}
