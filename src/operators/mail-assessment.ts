import { scoreLine } from '#engine/wording.ts';
import { AppError } from '#base/errors.ts';
import { randomId } from '#base/secrets.ts';
import { recordAudit } from '#db/audit.ts';
import { messageIdOf } from '#delivery/automatic-mail.ts';
import { mailHtml, mailText, type Block } from '#delivery/mail-body.ts';
import { reportFileName, type ReportDocument } from '#report/contract.ts';
import { findAssessment } from './assess-website.ts';
import type { OperatorDeps } from './deps.ts';
import type { OperatorSession } from './operator-session.ts';

/** Sends the report of an assessment as a PDF to an address, with a message of the operator's. Answers when the mail server has taken it. */
export async function mailAssessment(
  deps: OperatorDeps,
  { id, to, personalMessage, session }: { id: string; to: string; personalMessage: string; session: OperatorSession },
): Promise<void> {
  const report = await findAssessment(deps, id);
  const pdf = await deps.renderPdf(report);
  const deliveryId = randomId();
  const body = { title: 'Your SEO assessment', preview: report.view.headline, blocks: blocks(report, personalMessage) };
  const result = await deps.mailer.send({
    to,
    subject: `SEO assessment of ${report.company.domain || report.company.name}: ${report.analysis.unscored === undefined ? `${report.analysis.overallScore} of 100` : 'no score'}`,
    html: mailHtml(body),
    text: mailText(body),
    messageId: messageIdOf(deliveryId, deps.publicUrl),
    deliveryId,
    headers: {},
    attachments: [
      { filename: reportFileName(new Date(report.createdAt)), contentType: 'application/pdf', content: pdf },
    ],
  });
  if ('failed' in result) throw new AppError(422, 'mail-refused', `The mail was refused: ${result.reason}.`);
  if ('retry' in result)
    throw new AppError(
      503,
      'mail-server-away',
      `The mail server did not take the mail: ${result.reason}. Please try again later.`,
    );
  // The address is in the mail and nowhere else.
  await recordAudit(deps.database.db, {
    actor: session.role,
    action: 'seo.mailed',
    subjectId: id,
    details: { session: session.id, deliveryId },
  });
}

function blocks({ analysis, view, company }: ReportDocument, personalMessage: string): Block[] {
  const message = personalMessage
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((text): Block => ({ kind: 'paragraph', text }));
  return [
    ...message,
    { kind: 'heading', text: view.headline },
    {
      kind: 'table',
      rows: [
        { name: 'Overall score', value: scoreLine(analysis) },
        ...view.categories.map(({ name, points, maxPoints, unscored }) => ({
          name,
          value: unscored === undefined ? `${points} of ${maxPoints}` : 'no score',
        })),
      ],
    },
    ...(view.topRecommendations.length === 0 ? [] : [{ kind: 'steps' as const, items: view.topRecommendations }]),
    {
      kind: 'small',
      text: `The whole report on ${company.domain || company.name} is attached as a PDF, with the evidence for every point.`,
    },
  ];
}
