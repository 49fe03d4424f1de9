// A customer hands in a server log and sees who really came: beside what robots.txt allows, and beside the answers of the assistants.
import type { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { App } from '#base/app.ts';
import type { Deps } from '#base/deps.ts';
import { AppError } from '#base/errors.ts';
import { sharedNetwork } from '#base/client-network.ts';
import { countedPlaces } from '#base/counted-places.ts';
import { createThrottle } from '#base/throttle.ts';
import { assessments, crawlerLogs } from '#db/schema.ts';
import { platformNames } from '#engine/contract.ts';
import { crawlers } from '#engine/base/crawlers.ts';
import type { Evidence } from '#engine/evidence/evidence.ts';
import { readServedRobots } from '#engine/evidence/robots.ts';
import type { LogReport } from '#logs/read-logs.ts';
import { readUpload, type UploadResult } from '#logs/read-upload.ts';
import { type CrawlerLog, crawlerLogSchema, type ReportDocument } from '#report/contract.ts';
import { findPurchase } from '#report/store.ts';
import { newestRanges } from './refresh-ranges.ts';

export type CrawlerLogDeps = Pick<Deps, 'database'> & { now: () => Date };

const longestUpload = 60_000_000; // bytes on the wire; a month of most sites, packed
const atOnce = 2; // in one process; one of a network, so that a slow sender leaves the other to everybody else
const params = z.object({ paymentIntentId: z.string().max(200) });

/** `GET` and `POST /api/report/{paymentIntentId}/crawler-log`. The body of the POST is the log itself, plain, gzip, zstd or zip; it is read as it arrives and never stored. */
export function crawlerLogRoutes(app: App, { database, now }: CrawlerLogDeps): void {
  const { db } = database;
  const uploads = createThrottle(database.pool, { name: 'crawler-log', points: 10, perSeconds: 24 * 60 * 60 });
  const places = countedPlaces();

  app.route({
    method: 'GET',
    url: '/api/report/:paymentIntentId/crawler-log',
    config: { needs: 'reader' },
    schema: {
      summary: 'What the last server log said that was handed in',
      params,
      response: { 200: z.object({ log: crawlerLogSchema.nullable() }) },
    },
    handler: async (request) => {
      const { reportId } = await paidReport(request.params.paymentIntentId);
      const [kept] = await db.select().from(crawlerLogs).where(eq(crawlerLogs.reportId, reportId));
      return { log: kept?.summary ?? null };
    },
  });

  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The stream itself: nothing of it is gathered.
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    scope.route({
      method: 'POST',
      url: '/api/report/:paymentIntentId/crawler-log',
      config: { needs: 'buyer' },
      bodyLimit: longestUpload,
      schema: {
        summary: 'Reads a server log; the body is the log, plain, gzip, zstd or zip',
        params,
        response: { 200: z.object({ log: crawlerLogSchema }) },
      },
      handler: async (request) => {
        const { reportId, document, evidence } = await paidReport(params.parse(request.params).paymentIntentId);
        const declared = Number(request.headers['content-length'] ?? Number.NaN);
        if (declared > longestUpload) throw tooLarge();
        const taken = await uploads.take(reportId);
        if (!taken.allowed)
          throw new AppError(429, 'too-many-logs', 'Ten logs were read today. Please come back tomorrow.', {
            retryAfterSeconds: taken.retryAfterSeconds,
          });
        const leave = places.take([
          [sharedNetwork(request.ip), 1],
          ['all', atOnce],
        ]);
        if (leave === null) throw new AppError(503, 'busy', 'We are reading other logs. Please try again in a minute.');
        const result = await newestRanges(db)
          .then((ranges) => readUpload(asStream(request.body), ranges, pagesOf(evidence)))
          .finally(leave);
        const summary = summaryOf(reportOrRefuse(result), { document, evidence, now: now() });
        await db
          .insert(crawlerLogs)
          .values({ reportId, summary, readAt: now() })
          .onConflictDoUpdate({ target: crawlerLogs.reportId, set: { summary, readAt: now() } });
        return { log: summary };
      },
    });
  });

  async function paidReport(
    paymentIntentId: string,
  ): Promise<{ reportId: string; document: ReportDocument; evidence: Evidence | null }> {
    const purchase = await findPurchase(db, paymentIntentId);
    const document = purchase?.report?.document;
    if (!purchase?.report || !document || purchase.order.status !== 'paid' || purchase.report.status !== 'active')
      throw new AppError(404, 'report-not-found', 'There is no report under this address.');
    const [run] = await db
      .select({ evidence: assessments.evidence })
      .from(assessments)
      .where(eq(assessments.id, purchase.report.assessmentId));
    return { reportId: purchase.report.id, document, evidence: run?.evidence ?? null };
  }
}

function asStream(body: unknown): Readable {
  if (typeof body === 'object' && body !== null && 'pipe' in body) return body as Readable; // what the parser above hands on
  throw new AppError(400, 'no-log', 'Please send the log as the body of the request.');
}

function reportOrRefuse(result: UploadResult): LogReport {
  if ('report' in result && result.report.lines > 0) return result.report;
  if ('refused' in result)
    throw new AppError(422, 'log-unreadable', `We could not read this file as a server log. ${result.refused}`);
  const problem = 'problem' in result ? result.problem : 'unreadable';
  if (problem === 'too-large') throw tooLarge();
  if (problem === 'too-slow')
    throw new AppError(
      413,
      'log-too-slow',
      'This log came too slowly, or took too long to read. Please send the last month only, packed with gzip.',
    );
  throw new AppError(
    422,
    'log-unreadable',
    'We could not read this file as a server log. Send an access log, plain or packed.',
  );
}

function tooLarge(): AppError {
  return new AppError(
    413,
    'log-too-large',
    'This log is too large. Please send the last month only, packed with gzip.',
  );
}

const shownPages = 5;
const shownPaths = 20;

function pagesOf(evidence: Evidence | null): string[] {
  if (!evidence?.sitemap.ok) return [];
  return evidence.sitemap.value.entries.flatMap(({ url }) => {
    const parsed = URL.parse(url);
    return parsed === null ? [] : [parsed.pathname + parsed.search];
  });
}

/** The log beside what else is known. Pure. */
function summaryOf(
  report: LogReport,
  { document, evidence, now }: { document: ReportDocument; evidence: Evidence | null; now: Date },
): CrawlerLog {
  const decide = evidence?.robots.ok ? readServedRobots(evidence.robots.value) : null;
  const homeUrl = document.analysis.scope.finalUrl;
  const seen = new Map(report.crawlers.map((crawler) => [crawler.token, crawler]));
  const known = crawlers.filter(
    ({ fetches, purpose, platform }) =>
      fetches && (seen.size > 0 || purpose === 'search') && (platform !== null || purpose === 'search'),
  );
  const tokens = [...new Set([...report.crawlers.map(({ token }) => token), ...known.map(({ token }) => token)])];
  const rows = tokens.flatMap((token) => {
    const visited = seen.get(token);
    const about = visited ?? known.find((crawler) => crawler.token === token);
    if (about === undefined) return [];
    return {
      token,
      operator: about.operator,
      purpose: about.purpose,
      visits: visited?.visits ?? 0,
      verdicts: visited?.verdicts ?? { verified: 0, spoofed: 0, unknown: 0 },
      refused: visited?.refused ?? { count: 0, since: null },
      lastDay: visited?.lastDay ?? null,
      isAllowed: decide === null || homeUrl === null ? null : decide(token, homeUrl).allowed,
      pages: (visited?.pages ?? []).slice(0, shownPages).map(({ path, visits }) => ({ path, visits })),
    };
  });
  const days = report.crawlers.flatMap(({ firstDay, lastDay }) => [firstDay, lastDay]).toSorted();
  return {
    readAt: now.toISOString(),
    lines: report.lines,
    unread: report.unread,
    rangesReadOn: report.rangesReadOn,
    firstDay: days[0] ?? null,
    lastDay: days.at(-1) ?? null,
    sentences: [
      ...refusals(rows),
      ...spoofed(rows, report),
      ...allowedAndAbsent(rows, report),
      ...closedAndSeen(rows, document),
    ],
    crawlers: rows,
    referrals: report.referrals.map(({ assistant, visits, pages }) => ({
      assistant,
      visits,
      pages: pages.slice(0, shownPages),
    })),
    notRead: report.notRead && { since: report.notRead.since, paths: report.notRead.paths.slice(0, shownPaths) },
  };
}

type Row = CrawlerLog['crawlers'][number];

function refusals(rows: Row[]): string[] {
  return rows
    .filter(({ refused }) => refused.count > 0)
    .map(({ token, refused, isAllowed }) => {
      const times = refused.count === 1 ? 'once' : `${refused.count} times`;
      const although = isAllowed === true ? ' Your robots.txt allows it: ask your host which firewall refuses it.' : '';
      return `${token} was refused ${times} since ${day(refused.since)}.${although}`;
    });
}

function spoofed(rows: Row[], { unreadNames }: LogReport): string[] {
  return rows
    .filter(({ verdicts }) => (verdicts?.spoofed ?? 0) > 0)
    .map(({ token, operator, visits, verdicts }) => {
      const some = verdicts?.spoofed ?? 0;
      const those =
        some === visits ? (some === 1 ? 'The only visit' : `All ${some} visits`) : `${some} of ${visits} visits`;
      const from = some === 1 ? 'an address' : 'addresses';
      const isAll = some === visits && unreadNames[token] === undefined;
      const others = isAll ? ' We saw no other visit under that name.' : '';
      return `${those} under the name ${token} came from ${from} that ${operator} does not publish as its own.${others}`;
    });
}

/** Of a crawler that an unread line names, no absence is claimed. */
function allowedAndAbsent(rows: Row[], { unread, unreadNames }: LogReport): string[] {
  const absent = rows
    .filter(
      ({ token, purpose, visits, isAllowed }) =>
        purpose === 'search' && visits === 0 && isAllowed !== false && unreadNames[token] === undefined,
    )
    .map(({ token }) => token);
  const lines = `${unread} ${unread === 1 ? 'line that names a crawler or an assistant' : 'lines that name a crawler or an assistant'}`;
  const notRead = unread === 0 ? '' : `We could not read ${lines}, and did not count ${unread === 1 ? 'it' : 'them'}.`;
  const notSeen =
    absent.length === 0
      ? ''
      : `We saw no visit by ${list(absent)} in ${unread === 0 ? 'this log' : 'the other lines'}.`;
  return [[notRead, notSeen].filter((sentence) => sentence !== '').join(' ')].filter((sentence) => sentence !== '');
}

/** Two facts side by side; no cause is claimed. */
function closedAndSeen(rows: Row[], document: ReportDocument): string[] {
  const closed = rows.filter(({ isAllowed, purpose }) => isAllowed === false && purpose === 'search');
  return closed.map(({ token, visits }) => {
    const platform = crawlers.find((crawler) => crawler.token === token)?.platform ?? null;
    const rate = platform === null ? null : (document.analysis.platforms[platform].observed?.mentionRate.value ?? null);
    const named =
      platform === null || rate === null
        ? ''
        : ` ${platformNames[platform]} named you in ${Math.round(rate * 100)}% of its answers.`;
    return `Your robots.txt shuts ${token} out, and it came ${visits === 1 ? 'once' : `${visits} times`}.${named}`;
  });
}

function list(names: string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
}

function day(iso: string | null): string {
  return new Date(`${iso}T00:00:00Z`).toLocaleDateString('en-US', {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  });
}
