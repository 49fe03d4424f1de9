import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import { AppError } from '#base/errors.ts';
import { getFile } from '#base/files.ts';
import { reports } from '#db/schema.ts';
import { catalogue } from '#payment/contract.ts';
import type { Db } from '#base/db.ts';
import type { OperatorDeps } from './deps.ts';

/** The PDF of one report and a name for it, made of the company's and the report's id. */
export async function readReportPdf(deps: OperatorDeps, id: string): Promise<{ bytes: Buffer; fileName: string }> {
  const { db } = deps.database;
  const [report] = await db
    .select()
    .from(reports)
    .where(and(eq(reports.id, id), isNull(reports.erasedAt)));
  if (!report) throw new AppError(404, 'report-not-found', 'This report does not exist any more.');
  if (!report.document) throw new AppError(409, 'report-running', 'This report is still being made.');
  const stored = report.pdfKey === null ? null : await getFile(db, report.pdfKey);
  return { bytes: stored?.bytes ?? (await deps.renderPdf(report.document)), fileName: pdfName(report.companyName, id) };
}

/** "Hearth-and-Rye-x3f.pdf": letters and digits of any script stay, everything that a header or a disk may stumble over goes. */
function pdfName(companyName: string, id: string): string {
  const company = companyName
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|(?<!-)-+$/g, '')
    .slice(0, 80);
  return `${company || 'report'}-${id}.pdf`;
}

const batch = 200;

/** Every report as text, a batch at a time, so that a hundred thousand take no more memory than one batch. */
export async function* reportsAsText(db: Db, now: Date): AsyncGenerator<string> {
  yield `LLM SEO assessment reports, ${now.toISOString().slice(0, 10)}\n`;
  let after = '';
  let count = 0;
  for (;;) {
    const rows = await readBatch(db, after);
    count += rows.length;
    if (rows.length > 0) yield rows.map(asText).join('');
    const last = rows.at(-1);
    if (rows.length < batch || !last) break;
    after = last.id;
  }
  yield `\n${count} ${count === 1 ? 'report' : 'reports'}\n`;
}

const inDocument = (path: string) => sql<
  string | null
>`coalesce((select later.document from report_versions later where later.report_id = reports.id order by later.version desc limit 1),
    reports.document) #>> ${path}::text[]`;

type TextRow = Awaited<ReturnType<typeof readBatch>>[number];

async function readBatch(db: Db, after: string) {
  return db
    .select({
      id: reports.id,
      companyName: reports.companyName,
      companySize: reports.companySize,
      contactName: reports.contactName,
      contactPhone: reports.contactPhone,
      email: reports.email,
      status: reports.status,
      subscriptionPackage: reports.subscriptionPackage,
      paymentStatus: reports.paymentStatus,
      createdAt: reports.createdAt,
      score: inDocument('{analysis,overallScore}'),
      grade: inDocument('{analysis,grade,letter}'),
      headline: inDocument('{view,headline}'),
    })
    .from(reports)
    .where(and(isNull(reports.erasedAt), gt(reports.id, after)))
    .orderBy(asc(reports.id))
    .limit(batch);
}

function asText(row: TextRow): string {
  const lines: [string, string | null][] = [
    ['Company', joined(row.companyName, row.companySize)],
    ['Contact', joined(row.contactName, row.contactPhone)],
    ['Email', row.email],
    ['Package', catalogue[row.subscriptionPackage].name],
    ['Status', row.status],
    ['Payment', row.paymentStatus],
    ['Date', row.createdAt.toISOString().slice(0, 10)],
    ['Score', row.score === null ? 'still being made' : `${row.score} of 100, grade ${row.grade}`],
    ['Finding', row.headline],
    ['Report', row.id],
  ];
  const shown = lines
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => `${`${name}:`.padEnd(10)}${String(value).replaceAll(/\s+/g, ' ')}`);
  return `\n${'-'.repeat(60)}\n${shown.join('\n')}\n`;
}

function joined(first: string | null, second: string | null): string {
  return [first, second].filter((value) => value !== null && value !== '').join(', ');
}
