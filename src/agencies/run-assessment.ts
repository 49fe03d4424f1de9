import { scoreLine } from '#engine/wording.ts';
import { and, desc, eq, lt } from 'drizzle-orm';
import { agencies, agencyAssessments, brands, projects } from '#db/schema.ts';
import { automaticMail, messageIdOf } from '#delivery/automatic-mail.ts';
import { buildReport } from '#report/build-report.ts';
import type { ReportDocument } from '#report/contract.ts';
import { assessmentPdf } from './assessment-pdf.ts';
import type { AgencyDeps } from './deps.ts';
import { sampleReport } from './sample-report.ts';
import { sendAssessment } from './send-assessment.ts';
import { emit } from './send-webhook.ts';
import { countUse } from './usage.ts';

const busyHostSeconds = 2;

export const notifyQueue = 'agency-notify';

type Assessment = typeof agencyAssessments.$inferSelect;
type Project = typeof projects.$inferSelect;

/** Assesses once, however often it is called, and tells who wants to know. A test key gets the sample report, and no website is read. */
export async function runAssessment(
  deps: AgencyDeps,
  assessmentId: string,
  { signal, lastAttempt }: { signal: AbortSignal; lastAttempt: boolean },
): Promise<void> {
  const { db } = deps.database;
  const [found] = await db
    .select({ assessment: agencyAssessments, project: projects })
    .from(agencyAssessments)
    .innerJoin(projects, eq(projects.id, agencyAssessments.projectId))
    .where(eq(agencyAssessments.id, assessmentId));
  if (!found || (found.assessment.state !== 'queued' && found.assessment.state !== 'running')) return;
  await db.update(agencyAssessments).set({ state: 'running' }).where(eq(agencyAssessments.id, assessmentId));
  try {
    const document =
      found.assessment.mode === 'test'
        ? sampleReport(found.assessment, found.project)
        : await reportOf(deps, found, signal);
    // Somebody else reads this website: this job gives its place to another and comes back.
    if (document === null)
      return await sendAssessment(deps, db, assessmentId, found.project.website, {
        startAfterSeconds: busyHostSeconds,
      });
    await finish(deps, found, document);
  } catch (error) {
    if (signal.aborted || !lastAttempt) throw error;
    deps.log.error(
      { err: error, assessmentId, next: 'nothing is charged; the agency may order it again' },
      'an agency’s assessment failed for good',
    );
    await fail(deps, found.assessment, 'We could not assess this website. Nothing is charged; please try again.');
  }
}

async function reportOf(
  deps: AgencyDeps,
  { assessment, project }: { assessment: Assessment; project: Project },
  signal: AbortSignal,
): Promise<ReportDocument | null> {
  const answers = {
    ...project.answers,
    companyName: project.answers.companyName || project.name,
    website: project.website,
  };
  const assessed = await deps.assessIfFree({
    website: project.website,
    answers,
    pageLimit: assessment.pageLimit,
    signal,
    withFixPack: true,
  });
  if (assessed === null) return null;
  const { analysis, fixPack } = assessed;
  const earlier = await deps.database.db
    .select({ document: agencyAssessments.document })
    .from(agencyAssessments)
    .where(
      and(
        eq(agencyAssessments.projectId, project.id),
        eq(agencyAssessments.state, 'finished'),
        lt(agencyAssessments.createdAt, assessment.createdAt),
      ),
    )
    .orderBy(desc(agencyAssessments.createdAt))
    .limit(12);
  return buildReport({
    id: assessment.id,
    createdAt: deps.now(),
    tier: 'assessment',
    answers,
    analysis,
    earlier: earlier
      .flatMap(({ document }) =>
        document === null || document.analysis.unscored !== undefined
          ? []
          : [{ at: document.createdAt, score: document.analysis.overallScore, interval: document.analysis.interval }],
      )
      .toReversed(),
    ...(fixPack !== null && { fixPack }),
  });
}

async function finish(
  deps: AgencyDeps,
  { assessment, project }: { assessment: Assessment; project: Project },
  document: ReportDocument,
): Promise<void> {
  const score = document.analysis.unscored === undefined ? document.analysis.overallScore : null;
  const before = await deps.database.db
    .select({ score: agencyAssessments.score })
    .from(agencyAssessments)
    .where(and(eq(agencyAssessments.projectId, project.id), eq(agencyAssessments.state, 'finished')))
    .orderBy(desc(agencyAssessments.createdAt))
    .limit(1);
  await deps.database.db.transaction(async (tx) => {
    const [finished] = await tx
      .update(agencyAssessments)
      .set({ state: 'finished', document, score, finishedAt: deps.now() })
      .where(and(eq(agencyAssessments.id, assessment.id), eq(agencyAssessments.state, 'running')))
      .returning({ id: agencyAssessments.id });
    if (!finished) return; // another worker was faster
    const data = { assessmentId: assessment.id, projectId: project.id, mode: assessment.mode };
    await emit(deps, tx, assessment.agencyId, 'assessment.finished', { ...data, score });
    await emit(deps, tx, assessment.agencyId, 'report.published', data);
    const earlier = before[0]?.score ?? null;
    if (earlier !== null && score !== null && earlier !== score)
      await emit(deps, tx, assessment.agencyId, 'score.changed', { ...data, before: earlier, after: score });
    if (assessment.mode === 'live' && project.notifyEmail !== null)
      await deps.queue.send(tx, notifyQueue, { assessmentId: assessment.id }, { key: assessment.id });
  });
}

async function fail(deps: AgencyDeps, assessment: Assessment, failure: string): Promise<void> {
  await deps.database.db.transaction(async (tx) => {
    const [failed] = await tx
      .update(agencyAssessments)
      .set({ state: 'failed', failure, finishedAt: deps.now() })
      .where(and(eq(agencyAssessments.id, assessment.id), eq(agencyAssessments.state, 'running')))
      .returning({ id: agencyAssessments.id });
    if (!failed) return;
    if (assessment.mode === 'live') await countUse(tx, assessment, -1);
    await emit(deps, tx, assessment.agencyId, 'assessment.failed', {
      assessmentId: assessment.id,
      projectId: assessment.projectId,
      mode: assessment.mode,
      reason: failure,
    });
  });
}

/** The client hears of a new report under the name of its agency. Throws while the mail server does not take it. */
export async function notifyClient(deps: AgencyDeps, assessmentId: string): Promise<void> {
  const [found] = await deps.database.db
    .select({ assessment: agencyAssessments, project: projects, agency: agencies, brand: brands })
    .from(agencyAssessments)
    .innerJoin(projects, eq(projects.id, agencyAssessments.projectId))
    .innerJoin(agencies, eq(agencies.id, agencyAssessments.agencyId))
    .leftJoin(brands, eq(brands.id, projects.brandId))
    .where(eq(agencyAssessments.id, assessmentId));
  const document = found?.assessment.document;
  if (!found || !document || found.project.notifyEmail === null) return;
  const { project, brand, agency } = found;
  const sender = brand?.senderName ?? agency.name;
  const pdf = await assessmentPdf(deps, found.assessment, brand?.id ?? null, { actor: agency.id });
  if (pdf === null) return;
  const title = `The report on ${project.name} is ready`;
  await deps.sendMail(
    automaticMail({
      to: found.project.notifyEmail,
      sender: { name: sender, replyTo: brand?.replyTo ?? null },
      subject: title,
      title,
      preview: title,
      blocks: [
        { kind: 'heading', text: title },
        {
          kind: 'paragraph',
          text: `${project.website}: ${scoreLine(document.analysis)}. The report is attached.`,
        },
        {
          kind: 'small',
          text:
            brand?.replyTo == null
              ? `${sender} sent you this.`
              : `${sender} sent you this. Reply to this mail to reach them.`,
        },
      ],
      messageId: messageIdOf(assessmentId, deps.publicUrl),
      deliveryId: assessmentId,
      attachments: [
        {
          filename: 'report.pdf',
          contentType: 'application/pdf',
          content: pdf,
        },
      ],
    }),
  );
}
