import { and, eq, isNotNull } from 'drizzle-orm';
import { z } from 'zod';
import type { App } from '#base/app.ts';
import type { Queryable } from '#base/db.ts';
import { AppError } from '#base/errors.ts';
import { randomId } from '#base/secrets.ts';
import { createThrottle } from '#base/throttle.ts';
import { badges } from '#db/schema.ts';
import { holdSite, openBoard, type OpenBoard } from '#report/site.ts';
import {
  type Badge,
  badgePicture,
  currentFacts,
  embedOf,
  missingProof,
  noBadgePicture,
  publicSummary,
} from './badge.ts';
import { badgeChangeSchema, badgeSchema, type BadgeView, publicSummarySchema } from './contract.ts';
import type { BoardDeps } from './deps.ts';
import { boardParams } from './task-routes.ts';

const sentences: Record<BadgeView['state'], string> = {
  off: 'Nothing about this website is public.',
  waiting:
    'Put the code on your home page, or the record in your name server. Then press Publish. Nothing is public until we have seen one of them.',
  public: 'Your score is public. It follows your newest report.',
  unread: 'We read no page for your newest report, so there is no score to show.',
};
const publicParams = z.object({ badgeId: z.string().max(100) });
/** A withdrawn badge is gone from every page that shows it after five minutes. */
const pictureHeaders = {
  'content-type': 'image/svg+xml; charset=utf-8',
  'cache-control': 'public, max-age=300',
  'cross-origin-resource-policy': 'cross-origin',
  'content-security-policy': "default-src 'none'",
};

/** What an owner makes public of a report, and what everybody then sees. */
export function badgeRoutes(app: App, deps: BoardDeps): void {
  const { db, pool } = deps.database;
  const looks = createThrottle(pool, { name: 'badge', points: 10, perSeconds: 3600 });

  app.route({
    method: 'GET',
    url: '/api/report/:paymentIntentId/badge',
    config: { needs: 'buyer' },
    schema: {
      summary: 'What its owner made public of a report',
      params: boardParams,
      response: { 200: badgeSchema },
    },
    handler: async (request) => {
      const board = await openBoard(db, request.params.paymentIntentId);
      return viewOf(deps, board, await badgeOf(db, board.site?.id ?? ''));
    },
  });

  app.route({
    method: 'PUT',
    url: '/api/report/:paymentIntentId/badge',
    config: { needs: 'buyer' },
    schema: {
      summary:
        'Publishes score and summary once the code is on the home page or the record in the name server, or withdraws both',
      params: boardParams,
      body: badgeChangeSchema,
      response: { 200: badgeSchema },
    },
    handler: async (request) => {
      const id = request.params.paymentIntentId;
      const board = await openBoard(db, id);
      if (!request.body.isPublic) {
        if (board.site)
          await db.update(badges).set({ withdrawnAt: deps.now() }).where(eq(badges.siteId, board.site.id));
        return viewOf(deps, board, null);
      }
      const badge = await db.transaction(async (tx) => {
        const site = await holdSite(tx, board, deps.now());
        await tx
          .insert(badges)
          .values({ id: randomId(), siteId: site.id, createdAt: deps.now() })
          .onConflictDoNothing();
        // What was withdrawn is proven again: the website may have another owner by now.
        await tx
          .update(badges)
          .set({ provenAt: null, withdrawnAt: null })
          .where(and(eq(badges.siteId, site.id), isNotNull(badges.withdrawnAt)));
        return badgeOf(tx, site.id);
      });
      if (badge === null) throw new Error('A badge was inserted and is gone.');
      const now = await openBoard(db, id);
      if (badge.provenAt !== null) return viewOf(deps, now, badge);
      const taken = await looks.take(badge.id);
      if (!taken.allowed)
        throw new AppError(
          429,
          'too-many-looks',
          `Please wait ${Math.ceil(taken.retryAfterSeconds / 60)} minutes before we look again.`,
        );
      const missing = await missingProof(deps, board.website, embedOf(deps.publicUrl, badge.id, board.website));
      if (missing !== null) return { ...(await viewOf(deps, now, badge)), sentence: missing };
      const [proven] = await db.update(badges).set({ provenAt: deps.now() }).where(eq(badges.id, badge.id)).returning();
      return viewOf(deps, now, proven ?? null);
    },
  });

  app.route({
    method: 'GET',
    url: '/api/badges/:badgeId',
    config: { needs: 'public' },
    schema: {
      summary: 'The public summary of a website, signed',
      params: publicParams,
      response: { 200: publicSummarySchema },
    },
    handler: async (request, reply) =>
      reply
        .header('cache-control', 'public, max-age=300')
        .send(await publicSummary(db, deps.secretKey, request.params.badgeId)),
  });

  app.get(
    '/badges/:badgeId(^[\\w-]+).svg',
    { config: { needs: 'public' }, schema: { hide: true, params: publicParams } },
    async (request, reply) => {
      const { badgeId } = publicParams.parse(request.params);
      reply.headers(pictureHeaders);
      try {
        return await reply.send(badgePicture(await publicSummary(db, deps.secretKey, badgeId)));
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        return reply.code(error.status).send(noBadgePicture(error));
      }
    },
  );
}

async function badgeOf(db: Queryable, siteId: string): Promise<Badge | null> {
  const [badge] = await db.select().from(badges).where(eq(badges.siteId, siteId));
  return badge ?? null;
}

async function viewOf(
  { database: { db }, publicUrl }: BoardDeps,
  board: OpenBoard,
  badge: Badge | null,
): Promise<BadgeView> {
  const isOff = badge === null || badge.withdrawnAt !== null;
  const state = isOff
    ? 'off'
    : badge.provenAt === null
      ? 'waiting'
      : (await currentFacts(db, board, badge)) === null
        ? 'unread'
        : 'public';
  return { state, sentence: sentences[state], embed: isOff ? null : embedOf(publicUrl, badge.id, board.website) };
}
