// Mails on Mondays, for who asked: the next task and what changed. They end after twelve weeks, when nothing is open, or by one click.
import { createHmac } from 'node:crypto';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { z } from 'zod';
import type { App } from '#base/app.ts';
import { AppError } from '#base/errors.ts';
import { deriveKey, tokenHash } from '#base/secrets.ts';
import { reminders, sites } from '#db/schema.ts';
import { boardMail } from '#delivery/board-mail.ts';
import { gainText, minutesText, whoNames } from '#engine/wording.ts';
import { boardOfSite, holdSite, openBoard, type Site } from '#report/site.ts';
import { dayMs } from './allowances.ts';
import { reminderChangeSchema, reminderSchema } from './contract.ts';
import { costOf } from './export-tasks.ts';
import { hostedMessage } from './hosted-message.ts';
import type { BoardDeps } from './deps.ts';
import { readTasks } from './read-board.ts';
import { boardParams } from './task-routes.ts';
import { historyOf } from './versions.ts';

const weeks = 12;
const unlessDays = 6; // since the last one: a job that runs twice mails once
const batch = 500;

/** The same token for the same site: what is kept is its digest, and it can be made again for each mail. */
function stopToken(secretKey: string, siteId: string): string {
  return createHmac('sha256', deriveKey(secretKey, 'reminder-stop')).update(siteId).digest('base64url');
}

export function reminderRoutes(app: App, deps: BoardDeps): void {
  const { db } = deps.database;
  const shown = async (siteId: string | undefined) => {
    const [row] = siteId === undefined ? [] : await db.select().from(reminders).where(eq(reminders.siteId, siteId));
    return {
      weekly: row !== undefined && row.ended === null,
      endsAt: row?.endsAt.toISOString() ?? null,
      ended: row?.ended ?? null,
    };
  };

  app.route({
    method: 'GET',
    url: '/api/report/:paymentIntentId/reminder',
    config: { needs: 'buyer' },
    schema: {
      summary: 'Whether a mail reminds of the tasks each week',
      params: boardParams,
      response: { 200: reminderSchema },
    },
    handler: async (request) => {
      const board = await openBoard(db, request.params.paymentIntentId);
      return shown(board.site?.id);
    },
  });

  app.route({
    method: 'PUT',
    url: '/api/report/:paymentIntentId/reminder',
    config: { needs: 'buyer' },
    schema: {
      summary: 'Asks for a mail each Monday, or for none',
      params: boardParams,
      body: reminderChangeSchema,
      response: { 200: reminderSchema },
    },
    handler: async (request) => {
      const board = await openBoard(db, request.params.paymentIntentId);
      const siteId = await db.transaction(async (tx) => {
        const { id } = await holdSite(tx, board, deps.now());
        const [row] = await tx.select().from(reminders).where(eq(reminders.siteId, id));
        const isOn = row !== undefined && row.ended === null;
        if (request.body.weekly && !isOn) {
          const values = {
            stopHash: tokenHash(stopToken(deps.secretKey, id)),
            startedAt: deps.now(),
            endsAt: new Date(deps.now().getTime() + weeks * 7 * dayMs),
            lastAt: null,
            ended: null,
          };
          await tx
            .insert(reminders)
            .values({ siteId: id, ...values })
            .onConflictDoUpdate({ target: reminders.siteId, set: values });
        }
        if (!request.body.weekly && isOn)
          await tx.update(reminders).set({ ended: 'stopped' }).where(eq(reminders.siteId, id));
        return id;
      });
      return shown(siteId);
    },
  });

  stopRoutes(app, deps);
}

/** The link at the end of each mail. */
function stopRoutes(app: App, { database: { db } }: BoardDeps): void {
  // A mail program posts here by itself (RFC 8058); a person gets a page with one button.
  void app.register(async (scope: App) => {
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 4096 }, (_request, _body, done) =>
      done(null, null),
    );
    scope.route({
      method: 'POST',
      url: '/reminders/stop/:token',
      config: { needs: 'holder' },
      schema: { hide: true, params: z.object({ token: z.string().max(100) }) },
      handler: async (request, reply) => {
        await stop(request.params.token);
        return reply
          .type('text/html; charset=utf-8')
          .send(
            hostedMessage('No more reminders', 'We send no more mails about your tasks. Your report stays as it is.'),
          );
      },
    });
  });
  app.route({
    method: 'GET',
    url: '/reminders/stop/:token',
    config: { needs: 'holder' },
    schema: { hide: true, params: z.object({ token: z.string().max(100) }) },
    handler: async (request, reply) => {
      await find(request.params.token);
      return reply
        .type('text/html; charset=utf-8')
        .send(
          hostedMessage(
            'Stop the reminders?',
            'One click, and we send no more mails about your tasks.',
            'Stop the reminders',
          ),
        );
    },
  });

  async function find(token: string) {
    const [row] = await db
      .select()
      .from(reminders)
      .where(eq(reminders.stopHash, tokenHash(token)));
    if (!row) throw new AppError(404, 'link-not-found', 'There is nothing under this link.');
    return row;
  }
  async function stop(token: string): Promise<void> {
    const { siteId } = await find(token);
    await db
      .update(reminders)
      .set({ ended: 'stopped' })
      .where(and(eq(reminders.siteId, siteId), isNull(reminders.ended)));
  }
}

/** Each Monday, once for each site. Marked before it is mailed: a killed process costs a reminder and never sends two. */
export async function remindOfTasks(
  deps: Pick<BoardDeps, 'database' | 'now' | 'sendMail' | 'publicUrl' | 'secretKey' | 'log' | 'buyers'>,
): Promise<number> {
  const { db } = deps.database;
  const now = deps.now();
  const due = await db
    .select({ reminder: reminders, site: sites })
    .from(reminders)
    .innerJoin(sites, eq(sites.id, reminders.siteId))
    .where(
      and(
        isNull(reminders.ended),
        or(isNull(reminders.lastAt), lt(reminders.lastAt, new Date(now.getTime() - unlessDays * dayMs))),
      ),
    )
    .limit(batch);
  let mailed = 0;
  for (const { reminder, site } of due) {
    if (await remindOne(deps, { site, since: reminder.lastAt ?? reminder.startedAt, endsAt: reminder.endsAt }))
      mailed += 1;
  }
  return mailed;
}

async function remindOne(
  deps: Pick<BoardDeps, 'database' | 'now' | 'sendMail' | 'publicUrl' | 'secretKey' | 'log' | 'buyers'>,
  { site, since, endsAt }: { site: Site; since: Date; endsAt: Date },
): Promise<boolean> {
  const { db } = deps.database;
  const now = deps.now();
  const end = (ended: 'over' | 'nothing-open') =>
    db.update(reminders).set({ ended }).where(eq(reminders.siteId, site.id));
  const board = await boardOfSite(db, site);
  if (endsAt <= now || board === null) {
    await end('over');
    return false;
  }
  const open = (await readTasks(db, board, now)).filter(({ state }) =>
    ['open', 'partly', 'regressed', 'stays'].includes(state),
  );
  const [next] = open;
  if (!next) {
    await end('nothing-open');
    return false;
  }
  const mine = await db
    .update(reminders)
    .set({ lastAt: now })
    .where(
      and(
        eq(reminders.siteId, site.id),
        isNull(reminders.ended),
        or(isNull(reminders.lastAt), lt(reminders.lastAt, new Date(now.getTime() - unlessDays * dayMs))),
      ),
    )
    .returning({ siteId: reminders.siteId });
  if (mine.length === 0) return false; // another process has it
  const changed = (await historyOf(db, board)).versions.filter(({ at }) => new Date(at) > since).slice(0, 5);
  const stopUrl = `${deps.publicUrl}/reminders/stop/${stopToken(deps.secretKey, site.id)}`;
  const worth = gainText(next.gain);
  const result = await deps.sendMail(
    boardMail({
      to: board.report.email,
      title: `Your next task: ${next.title}`,
      preview: `${costOf(next)}. ${next.description}.`,
      blocks: [
        { kind: 'paragraph', text: `${next.description}.` },
        {
          kind: 'table',
          rows: [
            { name: 'Who', value: whoNames[next.who] },
            { name: 'Time', value: minutesText(next.minutes) },
            ...(worth === null ? [] : [{ name: 'Worth', value: worth }]),
          ],
        },
        ...(changed.length > 0
          ? [
              {
                kind: 'table' as const,
                rows: changed.map(({ title, score }) => ({ name: title, value: String(score) })),
              },
            ]
          : []),
        { kind: 'button', text: 'Open your tasks', url: deps.buyers.link(board.order.id, board.report.email) },
        {
          kind: 'small',
          text: `You asked for a mail on Mondays. It ends after twelve weeks or when nothing is open. Stop it now: ${stopUrl}`,
        },
      ],
      id: `reminder-${site.id}-${now.toISOString().slice(0, 10)}`,
      publicUrl: deps.publicUrl,
      stopUrl,
    }),
  );
  if (!('accepted' in result))
    deps.log.warn({ siteId: site.id, isFinal: 'failed' in result }, 'the mail server did not take a reminder');
  return 'accepted' in result;
}
