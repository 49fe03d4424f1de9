import { eq } from 'drizzle-orm';
import { contests, sites } from '#db/schema.ts';
import { boardMail } from '#delivery/board-mail.ts';
import { boardOfSite } from '#report/site.ts';
import type { BoardDeps } from './deps.ts';

/** "You were right", or what a person decided: to whom the report was mailed. Nothing where the report is closed by now. */
export async function mailContest(
  deps: Pick<BoardDeps, 'database' | 'sendMail' | 'publicUrl' | 'log' | 'buyers'>,
  contestId: string,
): Promise<void> {
  const { db } = deps.database;
  const [found] = await db
    .select({ contest: contests, site: sites })
    .from(contests)
    .innerJoin(sites, eq(sites.id, contests.siteId))
    .where(eq(contests.id, contestId));
  const board = found ? await boardOfSite(db, found.site) : null;
  if (!found || !board) return;
  const { contest } = found;
  const isRight = contest.outcome === 'corrected';
  const title = isRight ? 'You were right' : 'We looked again: it stays';
  const { analysis, company } = board.document;
  const result = await deps.sendMail(
    boardMail({
      to: board.report.email,
      title: `${title}: ${company.domain}`,
      preview: contest.sentence,
      blocks: [
        { kind: 'paragraph', text: contest.sentence },
        ...(isRight
          ? [
              {
                kind: 'paragraph' as const,
                text: `We corrected your report. It is version ${contest.reportVersion ?? board.version} now, and your score is ${analysis.overallScore} of 100. The same finding will not return.`,
              },
            ]
          : []),
        { kind: 'button', text: 'Open your report', url: deps.buyers.link(board.order.id, board.report.email) },
      ],
      id: `contest-${contest.id}-${contest.version}`,
      publicUrl: deps.publicUrl,
    }),
  );
  if ('retry' in result) throw new Error(`The mail server did not take the mail: ${result.reason}`);
  if ('failed' in result)
    deps.log.error(
      { reason: result.reason, contestId, next: 'correct the address of the report in /admin' },
      'an owner could not be told what came of a contest',
    );
}
