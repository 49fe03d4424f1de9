import { blankAnswers } from '#engine/contract.ts';
import { desc, eq, lt } from 'drizzle-orm';
import { AppError } from '#base/errors.ts';
import { randomId } from '#base/secrets.ts';
import { recordAudit } from '#db/audit.ts';
import { seoAssessments } from '#db/schema.ts';
import { buildReport } from '#report/build-report.ts';
import type { Analysis, Category, Progress } from '#engine/contract.ts';
import type { ReportDocument } from '#report/contract.ts';
import type { SeoAssessment } from './contract.ts';
import type { OperatorDeps } from './deps.ts';
import type { OperatorSession } from './operator-session.ts';

const pageLimit = 25;
const keptMs = 30 * 24 * 60 * 60_000;

/** Assesses a website by the same engine and rubric as a bought report, without anything its owner said, and keeps the report for mailing. */
export async function assessWebsite(
  deps: OperatorDeps,
  {
    website,
    signal,
    onProgress,
    session,
  }: { website: string; signal: AbortSignal; onProgress: (progress: Progress) => void; session: OperatorSession },
): Promise<SeoAssessment> {
  const evidence = await deps.gather({ website, pageLimit, signal, onProgress });
  signal.throwIfAborted();
  const analysis = await deps.judge(evidence);
  // Nothing was seen and nobody said anything: the middle of the scale would be a score of nothing.
  if (analysis.coverage === 0 && analysis.gates.length === 0) {
    const why = evidence.site.ok ? 'nothing on it can be assessed' : evidence.site.detail || evidence.site.reason;
    throw new AppError(422, 'website-unreadable', `The website could not be read: ${why}.`);
  }
  const id = randomId();
  const now = deps.now();
  const report = buildReport({
    id,
    createdAt: now,
    tier: 'assessment',
    answers: { ...blankAnswers, website },
    analysis,
    earlier: [],
  });
  await deps.database.db.transaction(async (tx) => {
    await tx.delete(seoAssessments).where(lt(seoAssessments.createdAt, new Date(now.getTime() - keptMs)));
    await tx.insert(seoAssessments).values({ id, website, document: report, createdAt: now });
    await recordAudit(tx, {
      actor: session.role,
      action: 'seo.assessed',
      subjectId: id,
      details: { session: session.id },
    });
  });
  return summaryOf(report);
}

/** The kept report of an assessment. */
export async function findAssessment(deps: Pick<OperatorDeps, 'database'>, id: string): Promise<ReportDocument> {
  const [found] = await deps.database.db
    .select()
    .from(seoAssessments)
    .where(eq(seoAssessments.id, id))
    .orderBy(desc(seoAssessments.createdAt))
    .limit(1);
  if (!found)
    throw new AppError(
      404,
      'assessment-not-found',
      'This assessment is no longer kept. Please analyze the website again.',
    );
  return found.document;
}

function summaryOf({ id, analysis, company }: ReportDocument): SeoAssessment {
  return {
    id,
    website: company.website,
    overallScore: analysis.unscored === undefined ? analysis.overallScore : null,
    contentScore: percentOf(analysis, 'contentQuality'),
    technicalScore: percentOf(analysis, 'technicalSEO'),
    performanceScore: performanceOf(analysis),
    recommendations: analysis.topRecommendations,
    scope: analysis.scope.headline,
  };
}

function percentOf(analysis: Analysis, category: Category): number | null {
  const { score, maxScore, unscored = analysis.unscored } = analysis.categories[category];
  return unscored !== undefined ? null : Math.round((100 * score) / maxScore);
}

// Whether pages answer, whether their text is there without scripts, how fast they answer, whether links lead somewhere, and whether phones can show them.
const performanceChecks = ['TS-01', 'TS-05', 'TS-13', 'TS-14', 'TS-15'];

/** 0-100 over the checks of how a website performs that could be scored; null when none could. */
function performanceOf({ checks }: Analysis): number | null {
  const scored = checks.filter((check) => performanceChecks.includes(check.id) && check.earned !== null);
  const points = scored.reduce((sum, check) => sum + check.points, 0);
  return points === 0 ? null : Math.round((100 * scored.reduce((sum, check) => sum + (check.earned ?? 0), 0)) / points);
}
