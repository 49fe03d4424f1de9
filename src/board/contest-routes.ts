import { remarkClassName } from '#engine/wording.ts';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { App } from '#base/app.ts';
import { AppError } from '#base/errors.ts';
import { checkStanding, contests, sites } from '#db/schema.ts';
import { checks } from '#engine/judge/checks/rubric.ts';
import { holdSite, openBoard, type OpenBoard } from '#report/site.ts';
import { askPerson, beginAnswer, beginContest, decideByOperator } from './contest.ts';
import {
  type Contest,
  contestSchema,
  contestStartedSchema,
  decisionSchema,
  type Ledger,
  ledgerSchema,
  newContestSchema,
  ownerAnswerSchema,
  ruleChangesSchema,
  standingChangeSchema,
} from './contract.ts';
import type { BoardDeps } from './deps.ts';
import { standings } from './settled.ts';
import { figures, upheldOfShown } from './standing.ts';
import { mayAskPerson } from './task-list.ts';
import { boardParams } from './task-routes.ts';

const contestParams = boardParams.extend({ contestId: z.string().max(100) });

/** "This is not right", answers to the report's questions, and the operators' ledger. */
export function contestRoutes(app: App, deps: BoardDeps): void {
  ownerRoutes(app, deps);
  ledgerRoutes(app, deps);
}

function ownerRoutes(app: App, deps: BoardDeps): void {
  const { db } = deps.database;

  app.route({
    method: 'POST',
    url: '/api/report/:paymentIntentId/contests',
    config: { needs: 'buyer' },
    schema: {
      summary: 'Says that a finding is not right',
      params: boardParams,
      body: newContestSchema,
      response: { 202: contestStartedSchema },
    },
    handler: async (request, reply) => {
      const id = request.params.paymentIntentId;
      const board = await openBoard(db, id);
      const contestId = await db.transaction(async (tx) => {
        const site = await holdSite(tx, board, deps.now());
        return beginContest(tx, deps, { board: await openBoard(tx, id), site, given: request.body });
      });
      return reply.code(202).send({ contestId });
    },
  });

  app.route({
    method: 'POST',
    url: '/api/report/:paymentIntentId/answers',
    config: { needs: 'buyer' },
    schema: {
      summary: 'Answers a question of the report',
      params: boardParams,
      body: ownerAnswerSchema,
      response: { 202: contestStartedSchema },
    },
    handler: async (request, reply) => {
      const id = request.params.paymentIntentId;
      const board = await openBoard(db, id);
      const contestId = await db.transaction(async (tx) => {
        const site = await holdSite(tx, board, deps.now());
        return beginAnswer(tx, deps, { board: await openBoard(tx, id), site, given: request.body });
      });
      return reply.code(202).send({ contestId });
    },
  });

  app.route({
    method: 'GET',
    url: '/api/report/:paymentIntentId/contests/:contestId',
    config: { needs: 'reader' },
    schema: { summary: 'What came of a contest', params: contestParams, response: { 200: contestSchema } },
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return shown(
        await contestOf(deps, await openBoard(db, request.params.paymentIntentId), request.params.contestId),
      );
    },
  });

  app.route({
    method: 'POST',
    url: '/api/report/:paymentIntentId/contests/:contestId/person',
    config: { needs: 'buyer' },
    schema: {
      summary: 'Asks a person to look at a contest, once',
      params: contestParams,
      response: { 200: contestSchema },
    },
    handler: async (request) => {
      const board = await openBoard(db, request.params.paymentIntentId);
      await db.transaction(async (tx) => {
        await holdSite(tx, board, deps.now());
        await askPerson(tx, await contestOf(deps, board, request.params.contestId), deps.now());
      });
      return shown(await contestOf(deps, board, request.params.contestId));
    },
  });
}

/** What came of all contests, for everybody and for operators. */
function ledgerRoutes(app: App, deps: BoardDeps): void {
  const { db } = deps.database;

  app.route({
    method: 'GET',
    url: '/api/rubric/changes',
    config: { needs: 'public' },
    schema: {
      summary: 'Checks that were put under review or restored, newest first',
      response: { 200: ruleChangesSchema },
    },
    handler: async () => {
      const rows = await db
        .select()
        .from(checkStanding)
        .where(inArray(checkStanding.standing, ['demoted', 'scored']))
        .orderBy(desc(checkStanding.id))
        .limit(200);
      return {
        changes: rows.map(({ checkId, standing, note, at }) => ({
          checkId,
          title: titleOf(checkId),
          change: standing === 'demoted' ? ('under-review' as const) : ('restored' as const),
          note,
          at: at.toISOString(),
        })),
      };
    },
  });

  app.route({
    method: 'GET',
    url: '/api/admin/contests',
    config: { needs: 'operator' },
    schema: {
      summary: 'How often each check was contested and wrong, and the newest cases',
      response: { 200: ledgerSchema },
    },
    handler: () => readLedger(deps),
  });

  app.route({
    method: 'POST',
    url: '/api/admin/contests',
    config: { needs: 'operator' },
    schema: { summary: 'Decides a case', body: decisionSchema, response: { 200: ledgerSchema } },
    handler: async (request) => {
      await decideByOperator(deps, request.body);
      return readLedger(deps);
    },
  });

  app.route({
    method: 'POST',
    url: '/api/admin/checks/:checkId',
    config: { needs: 'operator' },
    schema: {
      summary: 'Marks a check, puts it under review or restores it, with a note',
      params: z.object({ checkId: z.string().max(20) }),
      body: standingChangeSchema,
      response: { 200: ledgerSchema },
    },
    handler: async (request) => {
      const { checkId } = request.params;
      if (!checks.some(({ id }) => id === checkId) && remarkClassName(checkId) === null)
        throw new AppError(404, 'check-not-found', 'There is no such check.');
      const standing = ({ mark: 'marked', demote: 'demoted', restore: 'scored' } as const)[request.body.action];
      await db
        .insert(checkStanding)
        .values({ checkId, standing, note: request.body.note, by: 'operator', at: deps.now() });
      return readLedger(deps);
    },
  });
}

async function contestOf({ database: { db } }: BoardDeps, board: OpenBoard, contestId: string) {
  const [row] = await db
    .select()
    .from(contests)
    .where(and(eq(contests.id, contestId), eq(contests.siteId, board.site?.id ?? '')));
  if (!row) throw new AppError(404, 'contest-not-found', 'There is no such contest.');
  return row;
}

function shown(row: typeof contests.$inferSelect): Contest {
  const { id: contestId, taskKey, reason, outcome, sentence, nearest, hint, reportVersion: version } = row;
  return {
    contestId,
    taskKey,
    reason,
    outcome,
    sentence,
    nearest,
    hint,
    version,
    at: row.createdAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    mayAskPerson: mayAskPerson(row),
  };
}

const shownCases = 100;

async function readLedger({ database: { db }, now }: BoardDeps): Promise<Ledger> {
  const counts = await figures(db, now());
  const standing = await standings(db);
  const cases = await db
    .select({ contest: contests, host: sites.host })
    .from(contests)
    .innerJoin(sites, eq(sites.id, contests.siteId))
    // What waits for a person is never beyond the newest.
    .orderBy(sql`${contests.outcome} is not distinct from 'under-review' desc`, desc(contests.createdAt))
    .limit(shownCases);
  const ids = [...new Set([...counts.keys(), ...standing.keys()])];
  return {
    checks: ids
      .map((checkId) => {
        const own = counts.get(checkId) ?? { shown: 0, contested: 0, decided: 0, upheld: 0, hosts: 0 };
        const state = standing.get(checkId);
        return {
          checkId,
          title: titleOf(checkId),
          standing: state?.standing ?? ('scored' as const),
          note: state?.note ?? '',
          since: state?.at.toISOString() ?? null,
          ...own,
          upheldOfDecided: own.decided === 0 ? null : own.upheld / own.decided,
          upheldOfShown: upheldOfShown(own),
        };
      })
      .toSorted((a, b) => b.contested - a.contested || b.shown - a.shown || (a.checkId < b.checkId ? -1 : 1)),
    cases: cases.map(({ contest, host }) => ({
      contestId: contest.id,
      checkId: contest.checkId,
      title: titleOf(contest.checkId),
      host,
      reason: contest.reason,
      url: contest.url,
      words: contest.words,
      note: contest.note,
      outcome: contest.outcome,
      sentence: contest.sentence,
      proofs: contest.proofs,
      at: contest.createdAt.toISOString(),
      dueAt: contest.dueAt?.toISOString() ?? null,
      decidedAt: contest.decidedAt?.toISOString() ?? null,
      decidedBy: contest.decidedBy,
      version: contest.version,
    })),
  };
}

function titleOf(checkId: string): string {
  return checks.find(({ id }) => id === checkId)?.title.pass ?? remarkClassName(checkId) ?? checkId;
}
