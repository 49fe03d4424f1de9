import { createPublicKey, verify } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { itLong } from '#base/testing/long.ts';
import { badges, orders, reports, sites } from '#db/schema.ts';
import type { SiteChange } from '#fakes/sites/site-change.ts';
import { dropEmptySites } from '#report/site.ts';
import { badgePicture } from './badge.ts';
import { badgeSchema, publicSummarySchema } from './contract.ts';
import { type BoardApp, startBoardApp } from './testing/board-app.ts';
import { markedAnswers } from './testing/marked-answers.ts';

let app: BoardApp;
beforeAll(async () => {
  app = await startBoardApp();
});
afterAll(() => app.close());
beforeEach(() => {
  app.later(24 * 60);
  app.signedIn.user = null;
});

const withCode =
  (html: string): SiteChange =>
  (live) => {
    const home = live['/'];
    if (!home) throw new Error('the bakery has a home page');
    live['/'] = { ...home, body: String(home.body).replace('</main>', `${html}</main>`) };
  };

const withoutCode: SiteChange = (live) => {
  const home = live['/'];
  if (home) live['/'] = { ...home, body: String(home.body).replace(/<a href="[^"]*\/summary\/.*?<\/a>/, '') };
};

async function bakery(more: Parameters<BoardApp['buy']>[1] = {}) {
  const site = await app.serve();
  const bought = await app.buy(site.url, more);
  const access = `access=${bought.access}`;
  const path = `/api/report/${bought.orderId}/badge`;
  const press = async (isPublic: boolean) =>
    badgeSchema.parse((await app.call('PUT', `${path}?${access}`, { isPublic })).body);
  /** Asks for the code, puts it on the home page and publishes. */
  const publish = async () => {
    const { embed } = await press(true);
    if (!embed) throw new Error('there is a code');
    site.change(withCode(embed.html));
    const view = await press(true);
    const id = embed.summaryUrl.split('/').at(-1) ?? '';
    return { view, id, html: embed.html };
  };
  return { site, ...bought, access, path, press, publish };
}
const summaryOf = (id: string) => app.call('GET', `/api/badges/${id}`);
const pictureOf = (id: string) => app.call('GET', `/badges/${id}.svg`);

describe('a badge', () => {
  it('is public once its code is on the home page, shows the newest score, and anybody can check that it is ours', async () => {
    const bought = await bakery();
    const first = await bought.press(true);
    expect(first).toMatchObject({
      state: 'waiting',
      sentence: expect.stringMatching(
        /^We read http\S+ and did not see the code\. We found no TXT record _citable\.\S+ either\. Add one of them/,
      ),
    });
    const { view, id } = await bought.publish();
    expect(view.state).toBe('public');
    const reply = await summaryOf(id);
    const summary = publicSummarySchema.parse(reply.body);
    expect(summary).toMatchObject({
      domain: bought.site.host,
      score: Math.round(bought.document.analysis.overallScore),
      checkedAt: bought.document.analysis.assessedAt,
    });
    const key = createPublicKey({ key: Buffer.from(summary.publicKey, 'base64'), format: 'der', type: 'spki' });
    expect(verify(null, Buffer.from(summary.statement), key, Buffer.from(summary.signature, 'base64'))).toBe(true);
    expect(
      verify(
        null,
        Buffer.from(summary.statement.replace('scored', 'Scored')),
        key,
        Buffer.from(summary.signature, 'base64'),
      ),
    ).toBe(false);
    const picture = await pictureOf(id);
    expect(picture.headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=300',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(picture.text).toMatch(
      new RegExp(`>Readable for AI assistants: ${summary.score}<.*>checked \\w{3} \\d+, 2026 · 127\\.0\\.0\\.1`),
    );
    expect(picture.text).toContain(summary.signature);
  });

  it('follows the newest report', async () => {
    const bought = await bakery();
    const { id } = await bought.publish();
    const before = publicSummarySchema.parse((await summaryOf(id)).body);
    app.later(60);
    await app.buy(bought.site.url, { orderOf: bought.orderId });
    expect(publicSummarySchema.parse((await summaryOf(id)).body).checkedAt > before.checkedAt).toBe(true);
  });

  it('shows nothing that its owner told us', async () => {
    const userId = await app.addUser('marked-owner@bakery.example');
    const bought = await bakery({
      email: 'marked-owner@bakery.example',
      userId,
      answers: { ...markedAnswers, companyName: 'marked-company' },
    });
    await app.db
      .update(reports)
      .set({ contactName: 'marked-contact', contactPhone: '+44 113 496 9999' })
      .where(eq(reports.id, bought.reportId));
    const { id } = await bought.publish();
    for (const { text, status } of [await summaryOf(id), await pictureOf(id)]) {
      expect(status).toBe(200);
      for (const forbidden of [
        'marked-',
        '496 9999',
        bought.orderId,
        bought.reportId,
        bought.submissionId,
        bought.access,
        '/report/',
        '$99',
        '9900',
      ])
        expect(text).not.toContain(forbidden);
    }
  });

  it('is gone at once when it is withdrawn, and with the purchase; published again it is proven again', async () => {
    const bought = await bakery();
    const { id } = await bought.publish();
    expect(await bought.press(false)).toMatchObject({ state: 'off', embed: null });
    expect(await summaryOf(id)).toMatchObject({ status: 410, body: { code: 'badge-withdrawn' } });
    expect(await pictureOf(id)).toMatchObject({
      status: 410,
      text: expect.stringContaining('This score was withdrawn'),
    });
    bought.site.change(withoutCode);
    expect((await bought.press(true)).state).toBe('waiting');
    expect((await summaryOf(id)).status).toBe(404);
    const again = await bought.publish();
    expect(again.id).toBe(id);
    expect((await summaryOf(id)).status).toBe(200);
    await app.db.update(orders).set({ status: 'refunded' }).where(eq(orders.id, bought.orderId));
    expect((await summaryOf(id)).status).toBe(410);
  });

  it('goes with the website’s last report', async () => {
    const bought = await bakery();
    const { id } = await bought.publish();
    await app.db
      .update(reports)
      .set({ erasedAt: app.clock.now, document: null })
      .where(eq(reports.id, bought.reportId));
    const [site] = await app.db
      .select({ site: sites })
      .from(badges)
      .innerJoin(sites, eq(sites.id, badges.siteId))
      .where(eq(badges.id, id));
    if (!site) throw new Error('the badge has a site');
    await app.db.transaction((tx) => dropEmptySites(tx, [site.site]));
    expect((await summaryOf(id)).status).toBe(404);
    expect(await app.db.$count(badges, eq(badges.id, id))).toBe(0);
  });

  it.each([
    ['whoever holds the report link', '', null, 403],
    ['a wrong key', '?access=wrong', null, 403],
    ['another account', '', { id: 'x', email: 'stranger@other.example', isVerified: true }, 403],
    [
      'an account that did not confirm the buyer’s address',
      '',
      { id: 'x', email: 'owner@bakery.example', isVerified: false },
      403,
    ],
    ['the buyer’s confirmed address', '', { id: 'x', email: 'OWNER@bakery.example', isVerified: true }, 200],
  ])('%s may publish, withdraw, read and be counted: %s %j %i', async (_who, query, user, status) => {
    const { path } = await bakery();
    const field = path.replace(/badge$/, 'field');
    app.signedIn.user = user;
    const replies = [
      await app.callAsReader('GET', path + query),
      await app.callAsReader('PUT', path + query, { isPublic: true }),
      await app.callAsReader('PUT', path + query, { isPublic: false }),
      await app.callAsReader('GET', field + query),
      await app.callAsReader('PUT', field + query, { isCounted: false }),
    ];
    expect(replies.map((reply) => reply.status)).toEqual(replies.map(() => status));
    if (status === 200) expect(replies[3]?.body).toEqual({ isCounted: false }); // nobody is counted before a tick
  });

  it('of a purchase that is not open, of nothing and of hostile ids answers why', async () => {
    const bought = await bakery();
    await app.db.update(orders).set({ status: 'refunded' }).where(eq(orders.id, bought.orderId));
    expect((await app.call('PUT', `${bought.path}?${bought.access}`, { isPublic: true })).status).toBe(402);
    expect((await app.call('PUT', '/api/report/nothing/badge', { isPublic: true })).status).toBe(404);
    expect((await app.call('PUT', `${bought.path}?${bought.access}`, { isPublic: 'yes' })).status).toBe(422);
    expect((await summaryOf('nothing')).status).toBe(404);
    expect(await pictureOf('nothing')).toMatchObject({
      status: 404,
      text: expect.stringContaining('No score is published here'),
    });
    expect((await pictureOf('x'.repeat(150))).status).toBe(400);
  });

  itLong('reads a home page ten times an hour, and says when it could not', async () => {
    const bought = await bakery();
    await bought.site.stop();
    for (let n = 0; n < 10; n += 1)
      expect(await bought.press(true)).toMatchObject({
        state: 'waiting',
        sentence: expect.stringMatching(/^We could not read http/),
      });
    expect(await app.call('PUT', `${bought.path}?${bought.access}`, { isPublic: true })).toMatchObject({
      status: 429,
      body: { code: 'too-many-looks' },
    });
  });

  it('of a website that nobody can edit is public once its domain carries the record, and only the record of this badge counts', async () => {
    const bought = await bakery();
    const { embed } = await bought.press(true);
    const { name, text } = embed?.record ?? { name: '', text: '' };
    expect(name).toBe(`_citable.${bought.site.host}`);
    app.txt.set(name, ['v=spf1 -all', text.slice(0, -1), `x${text}`]);
    expect(await bought.press(true)).toMatchObject({
      state: 'waiting',
      sentence: expect.stringContaining('found no TXT record'),
    });
    app.txt.set(name, ['v=spf1 -all', `${text} `]);
    await bought.site.stop();
    expect(await bought.press(true)).toMatchObject({ state: 'public' });
    await bought.press(false);
    app.txt.delete(name);
    expect(await bought.press(true)).toMatchObject({ state: 'waiting' });
  });

  it('draws a hostile name as text, and a long one cut', () => {
    const facts = {
      id: 'x',
      score: 82,
      low: 75,
      high: 88,
      grade: 'B',
      categories: [],
      checks: { measured: 1, all: 1 },
      pagesRead: 1,
      rubric: '1',
      checkedAt: '2026-11-22T10:00:00Z',
    };
    const drawn = (domain: string) =>
      badgePicture({ ...facts, domain, statement: `${domain}]]>`, signature: 's', publicKey: 'k' });
    expect(drawn('"><script>alert(1)</script>')).not.toMatch(/<script|"><s/);
    expect(drawn(`${'a'.repeat(60)}.example`)).toMatch(/· …a+\.example</);
    expect(drawn('bakery.example')).toContain(
      'aria-label="Readable for AI assistants: 82, checked Nov 22, 2026 · bakery.example"',
    );
  });
});
