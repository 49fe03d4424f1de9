// Google Analytics' Data API, read as a service account that the owner has let in. As described by Google (analyticsdata v1beta; OAuth 2.0 for service accounts), never tried live.
import { createSign } from 'node:crypto';
import { z } from 'zod';
import type { FirstParty } from '#report/contract.ts';
import { assistants } from './read-export.ts';

/** The key file of a service account, as Google gives it out. */
export type AnalyticsAccount = { clientEmail: string; privateKey: string; tokenUrl: string; baseUrl: string };
export type AnalyticsRead =
  | { ok: true; summary: FirstParty }
  | { ok: false; why: 'not-let-in' }
  | { ok: false; why: 'unreachable'; /** For the log. */ cause: unknown };

const days = 28;
const shownRows = 50;
const timeoutMs = 20_000;

const token = z.object({ access_token: z.string().min(1) });
const values = z.array(z.object({ value: z.string().default('') })).default([]);
const report = z.object({
  rows: z.array(z.object({ dimensionValues: values, metricValues: values })).default([]),
  totals: z.array(z.object({ metricValues: values })).default([]),
  rowCount: z.number().default(0),
});

/** Sessions from AI assistants on the pages of these hosts in the last 28 days. Of another site that the account may read, nothing is told. */
export async function askAnalytics(
  account: AnalyticsAccount,
  { propertyId, hosts, now }: { propertyId: string; hosts: readonly string[]; now: Date },
): Promise<AnalyticsRead> {
  try {
    const pass = await post(
      account.tokenUrl,
      new URLSearchParams({
        grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
        assertion: signed(account, now),
      }),
    );
    if (!pass.ok)
      return { ok: false, why: 'unreachable', cause: new Error(`The token was refused with status ${pass.status}`) };
    const { access_token: bearer } = token.parse(await pass.json());
    const asked = JSON.stringify(request(hosts));
    const answer = await post(`${account.baseUrl}/v1beta/properties/${propertyId}:runReport`, asked, {
      authorization: `Bearer ${bearer}`,
      'content-type': 'application/json',
    });
    if (answer.status === 403 || answer.status === 404) return { ok: false, why: 'not-let-in' };
    if (!answer.ok)
      return { ok: false, why: 'unreachable', cause: new Error(`The report was refused with status ${answer.status}`) };
    return { ok: true, summary: summaryOf(report.parse(await answer.json()), now) };
  } catch (cause) {
    return { ok: false, why: 'unreachable', cause };
  }
}

function post(url: string, body: URLSearchParams | string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url, { method: 'POST', body, headers, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
}

function request(hosts: readonly string[]) {
  return {
    dateRanges: [{ startDate: `${days}daysAgo`, endDate: 'yesterday' }],
    dimensions: [{ name: 'landingPage' }],
    metrics: [{ name: 'sessions' }],
    dimensionFilter: {
      andGroup: {
        expressions: [
          {
            filter: {
              fieldName: 'sessionDefaultChannelGroup',
              stringFilter: { matchType: 'EXACT', value: assistants },
            },
          },
          { filter: { fieldName: 'hostName', inListFilter: { values: hosts } } },
        ],
      },
    },
    metricAggregations: ['TOTAL'],
    orderBys: [{ metric: { metricName: 'sessions' }, desc: true }],
    limit: String(shownRows),
  };
}

/** A token request signed with the account's key, good for an hour. */
function signed({ clientEmail, privateKey, tokenUrl }: AnalyticsAccount, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  const claims = {
    iss: clientEmail,
    scope: 'https://www.googleapis.com/auth/analytics.readonly',
    aud: tokenUrl,
    iat: seconds,
    exp: seconds + 3600,
  };
  const parts = [{ alg: 'RS256', typ: 'JWT' }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  return `${parts}.${createSign('RSA-SHA256').update(parts).sign(privateKey, 'base64url')}`;
}

function summaryOf({ rows, totals, rowCount }: z.infer<typeof report>, now: Date): FirstParty {
  return {
    source: 'ga4-ai-assistant',
    dimension: 'Landing page',
    measure: `Sessions in ${days} days`,
    total: Number(totals[0]?.metricValues[0]?.value ?? 0),
    rowCount,
    rows: rows.map(({ dimensionValues, metricValues }) => ({
      label: dimensionValues[0]?.value ?? '',
      value: Number(metricValues[0]?.value ?? 0),
    })),
    readAt: now.toISOString(),
  };
}
