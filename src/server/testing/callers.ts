// Every kind of caller of the server, each with its proof. For tests only.
import { boughtReport } from '#accounts/testing/bought-report.ts';
import { makeApiKey } from '#agencies/api-key.ts';
import { type KeyMode, scopes } from '#agencies/contract.ts';
import type { Capability } from '#base/capabilities.ts';
import type { OperatorRole } from '#base/operator-codes.ts';
import { randomId, randomToken, tokenHash } from '#base/secrets.ts';
import {
  agencies,
  agencyMembers,
  agentGrants,
  agentSecrets,
  apiKeys,
  operatorSessions,
  orderBrowsers,
  shares,
  sites,
  users,
  userSessions,
} from '#db/schema.ts';
import type { Analysis, FixPack } from '#engine/contract.ts';
import { ownedBy } from '#report/site.ts';
import type { Whole } from './whole-app.ts';

export type Headers = Record<string, string>;
export type Population = Awaited<ReturnType<typeof population>>;
/** What was read of the website that the report is about; a sample where nothing is given. */
type Read = { analysis?: Analysis; fixPack?: FixPack };

const buyer = 'owner@bakery.example';

/** A purchase, and what each kind of caller has of it. */
export async function population({ database: { db } }: Whole, read: Read = {}) {
  const now = new Date();
  const bought = await boughtReport(db, buyer, { createdAt: now, ...read });
  const other = await boughtReport(db, 'owner@harbour.example', { createdAt: now });
  const [browser, share, otherBrowser] = [randomToken(), randomToken(), randomToken()];
  const since = now;
  await db.insert(orderBrowsers).values([
    { orderId: bought.orderId, browserHash: tokenHash(browser), since },
    { orderId: other.orderId, browserHash: tokenHash(otherBrowser), since },
  ]);
  const owned = await ownedBy(db, bought.orderId);
  const siteId = randomId();
  await db.insert(sites).values({ id: siteId, ...owned, createdAt: now });
  await db.insert(shares).values({
    id: randomId(),
    siteId,
    tokenHash: tokenHash(share),
    role: 'developer',
    label: 'Developer',
    checkIds: ['AO-03'],
    createdAt: now,
    endsAt: new Date(now.getTime() + 86_400_000),
  });
  const people = { buyer: randomId(), stranger: randomId(), unconfirmed: randomId(), owner: randomId() };
  await db.insert(users).values([
    { id: people.buyer, email: buyer, isVerified: true },
    { id: people.stranger, email: 'stranger@elsewhere.example', isVerified: true },
    { id: people.owner, email: 'owner@agency.example', isVerified: true },
  ]);
  const agencyId = randomId();
  await db
    .insert(agencies)
    .values({ id: agencyId, name: 'Agency', monthlyAssessments: 0, priceCents: 0, createdAt: now });
  await db.insert(agencyMembers).values({ userId: people.owner, agencyId, role: 'owner', createdAt: now });

  /** A session, a key or an unlocking of its own for each call: one that ends it, or is counted, changes nothing for the next. */
  const signedIn = (userId: string) => async (): Promise<Headers> => {
    const token = randomToken();
    await db
      .insert(userSessions)
      .values({ tokenHash: tokenHash(token), userId, createdAt: now, lastUsedAt: new Date() });
    return { cookie: `session=${token}` };
  };
  const key = (mode: KeyMode) => async (): Promise<Headers> => {
    const made = makeApiKey(mode);
    const row = { id: randomId(), agencyId, mode, label: '', scopes: [...scopes], hash: tokenHash(made) };
    await db.insert(apiKeys).values({ ...row, lastFour: made.slice(-4), createdBy: people.owner, createdAt: now });
    return { authorization: `Bearer ${made}` };
  };
  const agent = async (): Promise<Headers> => {
    const [grantId, token] = [randomId(), `ctb_access_${randomToken()}`];
    const named = { clientId: 'agent', clientName: 'Agent', resource: 'http://127.0.0.1/mcp' };
    await db.insert(agentGrants).values({ id: grantId, userId: people.owner, ...named, createdAt: now });
    const expiresAt = new Date(now.getTime() + 86_400_000);
    await db.insert(agentSecrets).values({ hash: tokenHash(token), grantId, kind: 'access', expiresAt });
    return { authorization: `Bearer ${token}` };
  };
  const operator = (role: OperatorRole) => async (): Promise<Headers> => {
    const token = randomToken();
    const row = { id: randomId(), role, tokenHash: tokenHash(token) };
    await db.insert(operatorSessions).values({ ...row, createdAt: now, lastUsedAt: new Date() });
    return { authorization: `Bearer ${token}` };
  };
  const callers: Record<string, { is: Capability[]; headers: () => Promise<Headers>; scope?: 'owner' | 'agent' }> = {
    'whoever has the link': { is: [], headers: async () => ({}) },
    'whoever has a share': { is: [], headers: async () => ({ authorization: `Bearer ${share}` }) },
    'the browser of the checkout or of the mailed link': {
      is: ['buyer'],
      headers: async () => ({ cookie: `buyer=${browser}` }),
    },
    'another buyer': { is: [], headers: async () => ({ cookie: `buyer=${otherBrowser}` }) },
    'the account with the mailbox': { is: ['buyer', 'account'], headers: signedIn(people.buyer) },
    'another account': { is: ['account'], headers: signedIn(people.stranger) },
    'the owner of an agency': { is: ['account', 'agency'], headers: signedIn(people.owner), scope: 'owner' },
    'a live key': { is: ['agency'], headers: key('live') },
    'a test key': { is: ['agency'], headers: key('test') },
    'an agent that the owner let in': { is: ['agency'], headers: agent, scope: 'agent' },
    'an admin': { is: ['admin', 'operator'], headers: operator('admin') },
    'a super admin': { is: ['super-admin', 'operator'], headers: operator('super-admin') },
  };
  /** The address of a route, with the ids of this purchase or with ids of nothing. */
  const addressOf = (url: string, isKnown: boolean) =>
    url.replaceAll(/:(\w+)(\([^)]*\))?/g, (_, name: string) => {
      if (!isKnown) return 'nothing-here';
      if (name === 'token') return /^\/(api\/)?tasks/.test(url) ? share : 'nothing-here';
      if (name === 'paymentIntentId') return bought.orderId;
      if (name !== 'id') return 'AO-03';
      if (/^\/(api\/quiz|results)\//.test(url)) return bought.submissionId;
      return /^\/(questions|refund|report|api\/journey)\//.test(url) ? bought.orderId : 'nothing-here';
    });
  return { callers, addressOf, buyer };
}
