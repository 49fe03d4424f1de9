import type { AnswersRead } from './answers-read-schema.ts';
import { cleanJson } from './clean-text.ts';
import { type ReportDocument, reportDocumentSchema } from './contract.ts';

/** The report with what the platforms answered; the same report when nobody was asked. */
export function withAnswersRead(report: ReportDocument, answersRead: AnswersRead | null): ReportDocument {
  return answersRead === null ? report : reportDocumentSchema.parse({ ...report, answersRead: cleanJson(answersRead) });
}
