// The far side of Google Analytics' Data API and of the token server before it. What it takes is written after Google's discovery description (analyticsdata v1beta, RunReportRequest
// and RunReportResponse) and its page on OAuth 2.0 for service accounts, in our own words. For tests only.
import { createVerify, generateKeyPairSync } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { z } from 'zod';

export type Visit = { landingPage: string; hostName: string; sessionDefaultChannelGroup: string; sessions: number };
export type FakeAnalytics = Awaited<ReturnType<typeof startFakeAnalytics>>;

const dimension = z.enum(['landingPage', 'hostName', 'sessionDefaultChannelGroup']);
const filter = z.strictObject({
  fieldName: dimension,
  stringFilter: z
    .strictObject({
      matchType: z.enum(['EXACT', 'BEGINS_WITH', 'ENDS_WITH', 'CONTAINS', 'FULL_REGEXP', 'PARTIAL_REGEXP']),
      value: z.string(),
      caseSensitive: z.boolean().optional(),
    })
    .optional(),
  inListFilter: z
    .strictObject({ values: z.array(z.string()).min(1), caseSensitive: z.boolean().optional() })
    .optional(),
});
const expression = z.strictObject({ filter });
const day = z.string().regex(/^(?:\d{4}-\d{2}-\d{2}|\d+daysAgo|today|yesterday)$/);
const runReport = z.strictObject({
  dateRanges: z
    .array(z.strictObject({ startDate: day, endDate: day, name: z.string().optional() }))
    .min(1)
    .max(4),
  dimensions: z.array(z.strictObject({ name: dimension })).max(9),
  metrics: z
    .array(z.strictObject({ name: z.literal('sessions') }))
    .min(1)
    .max(10),
  dimensionFilter: z
    .union([expression, z.strictObject({ andGroup: z.strictObject({ expressions: z.array(expression) }) })])
    .optional(),
  metricAggregations: z.array(z.enum(['TOTAL', 'MINIMUM', 'MAXIMUM', 'COUNT'])).optional(),
  orderBys: z
    .array(
      z.strictObject({ metric: z.strictObject({ metricName: z.literal('sessions') }), desc: z.boolean().optional() }),
    )
    .optional(),
  // int64 goes as a string.
  limit: z.string().regex(/^\d+$/).optional(),
  offset: z.string().regex(/^\d+$/).optional(),
});
const claims = z.strictObject({
  iss: z.string(),
  scope: z.literal('https://www.googleapis.com/auth/analytics.readonly'),
  aud: z.string(),
  iat: z.int(),
  exp: z.int(),
});

/** `properties`: the visits of each property that has let the account in. */
export async function startFakeAnalytics(properties: Record<string, Visit[]>) {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const clientEmail = 'reader@citable.iam.gserviceaccount.example';
  const pass = 'a-token-of-the-far-side';
  const state = { refused: [] as string[], isDown: false, url: '' };
  const server = createServer((request, response) => {
    void text(request).then((body) =>
      answer(request.url ?? '', { body, authorization: request.headers.authorization ?? '', response }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  state.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  function answer(
    path: string,
    { body, authorization, response }: { body: string; authorization: string; response: ServerResponse },
  ): void {
    const refuse = (status: number, message: string) => {
      state.refused.push(message);
      send(response, status, { error: { code: status, message, status: 'REFUSED' } });
    };
    if (state.isDown) return send(response, 503, { error: { code: 503, message: 'later', status: 'UNAVAILABLE' } });
    if (path === '/token')
      return isSigned(body)
        ? send(response, 200, { access_token: pass, expires_in: 3599, token_type: 'Bearer' })
        : refuse(400, 'invalid_grant');
    const [, property = ''] = /^\/v1beta\/properties\/(\d+):runReport$/.exec(path) ?? [];
    if (property === '') return refuse(404, `no such address: ${path}`);
    if (authorization !== `Bearer ${pass}`) return refuse(401, 'no token');
    const visits = properties[property];
    if (visits === undefined)
      return send(response, 403, {
        error: { code: 403, message: 'User does not have sufficient permissions', status: 'PERMISSION_DENIED' },
      });
    const asked = runReport.safeParse(JSON.parse(body));
    return asked.success ? send(response, 200, reportOf(asked.data, visits)) : refuse(400, asked.error.message);
  }

  function isSigned(body: string): boolean {
    const form = new URLSearchParams(body);
    const [header = '', payload = '', signature = ''] = (form.get('assertion') ?? '').split('.');
    const said = claims.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString() || 'null'));
    return (
      form.get('grant_type') === 'urn:ietf:params:oauth:grant-type:jwt-bearer' &&
      createVerify('RSA-SHA256').update(`${header}.${payload}`).verify(publicKey, signature, 'base64url') &&
      said.success &&
      said.data.iss === clientEmail &&
      said.data.aud === `${state.url}/token` &&
      said.data.exp - said.data.iat <= 3600
    );
  }

  return {
    /** As it is in `GA4_SERVICE_ACCOUNT`. */
    keyFile: JSON.stringify({
      type: 'service_account',
      client_email: clientEmail,
      private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
      token_uri: `${state.url}/token`,
    }),
    url: state.url,
    refused: state.refused,
    goDown(isDown: boolean): void {
      state.isDown = isDown;
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

function reportOf(
  { dimensions, dimensionFilter, limit = '10000' }: z.infer<typeof runReport>,
  visits: readonly Visit[],
) {
  const filters =
    dimensionFilter === undefined
      ? []
      : 'andGroup' in dimensionFilter
        ? dimensionFilter.andGroup.expressions
        : [dimensionFilter];
  const kept = visits.filter((visit) =>
    filters.every(({ filter: { fieldName, stringFilter, inListFilter } }) =>
      [stringFilter?.value, ...(inListFilter?.values ?? [])].some(
        (wanted) => wanted?.toLowerCase() === visit[fieldName].toLowerCase(),
      ),
    ),
  );
  const groups = Map.groupBy(kept, (visit) => dimensions.map(({ name }) => visit[name]).join('\n'));
  const sum = (list: readonly Visit[]) => list.reduce((total, { sessions }) => total + sessions, 0);
  const rows = [...groups].map(([key, list]) => ({
    dimensionValues: key.split('\n').map((value) => ({ value })),
    metricValues: [{ value: String(sum(list)) }],
  }));
  const cell = ({ metricValues: [value] }: (typeof rows)[number]) => Number(value?.value);
  return {
    kind: 'analyticsData#runReport',
    dimensionHeaders: dimensions.map(({ name }) => ({ name })),
    metricHeaders: [{ name: 'sessions', type: 'TYPE_INTEGER' }],
    // Nothing to tell: Google leaves the field out.
    ...(rows.length > 0 && {
      rows: rows.toSorted((a, b) => cell(b) - cell(a)).slice(0, Number(limit)),
      totals: [
        {
          dimensionValues: dimensions.map(() => ({ value: 'RESERVED_TOTAL' })),
          metricValues: [{ value: String(sum(kept)) }],
        },
      ],
      rowCount: rows.length,
    }),
    metadata: { currencyCode: 'EUR', timeZone: 'Europe/Berlin' },
  };
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
