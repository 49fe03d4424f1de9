// The report's room draws the PDF; the engine knows nothing of it, so the two meet here.
import { buildReport } from '../src/report/build-report.ts';
import { createPdfPool } from '../src/report/pdf/pdf-pool.ts';

/** The analysis of one command as the PDF that a customer would get. */
export async function renderPdf({ answers, analysis }) {
  const report = buildReport({
    id: 'command-line',
    createdAt: new Date(analysis.assessedAt),
    tier: 'assessment',
    answers,
    analysis,
    earlier: [],
  });
  const pool = createPdfPool({ size: 1 });
  try {
    return await pool.render(report);
  } finally {
    await pool.close();
  }
}
