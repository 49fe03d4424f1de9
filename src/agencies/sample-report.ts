import { reportDocumentSchema, type ReportDocument } from '#report/contract.ts';
import sample from '../../web/report/demo-report.json' with { type: 'json' };

/** What a test key gets: the public sample report, under the name of the client that was asked for. It costs nothing and says nothing of the client. */
export function sampleReport(
  { id, createdAt }: { id: string; createdAt: Date },
  { name }: { name: string },
): ReportDocument {
  const document = reportDocumentSchema.parse(sample);
  return {
    ...document,
    id,
    createdAt: createdAt.toISOString(),
    company: { ...document.company, name: `${name} (sample)` },
  };
}
