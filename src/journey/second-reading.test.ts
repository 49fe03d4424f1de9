// A model reads again what the fix pack replaces, once, after the payment; the report tells of it.
import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { assessments, reports } from '#db/schema.ts';
import { textsToReplace } from '#engine/repair/make-fix-pack.ts';
import { withSecondReading } from '#engine/repair/with-second-reading.ts';
import { answers, evidence, pageFromHtml, site } from '#engine/testing/evidence-builder.ts';
import { choice, filler, item, nothingWrong, readWhole, withModel } from '#engine/testing/fake-model.ts';
import type { Evidence } from '#engine/evidence/evidence.ts';
import { startPurchaseApp, type PurchaseApp } from './testing/purchase-app.ts';

let app: PurchaseApp;
beforeAll(async () => {
  app = await startPurchaseApp();
});
afterAll(() => app.close());

const denying = 'We no longer give these';
const pageOf = (heading: string, url: string) =>
  pageFromHtml(
    `<title>Free estimates in Lynn</title><main><h1>${heading}</h1><p>Smith mends boilers and leaks in Lynn, every day of the week.</p></main>`,
    {
      url,
    },
  );

/** Buys a report on two pages with one title, of which the first is headed so, while this model reads; what the report and its archive say. */
async function boughtWith(heading: string, answer: unknown, looks: unknown = nothingWrong) {
  const seen = evidence({
    site: site([pageOf(heading, '/'), pageOf('About Smith', '/about')]),
    answers: answers({ companyName: 'Smith' }),
  });
  const bought = { orderId: '', asked: 0 };
  await withModel([answer], looks, async (url, asked) => {
    const readAgain = (before: Evidence) =>
      withSecondReading(before, async (given) => textsToReplace(given), { filler: filler(url) });
    Object.assign(app.deps, { gather: async () => seen, readAgain });
    bought.orderId = await app.bought(`https://${heading.replaceAll(' ', '-').toLowerCase()}.example`);
    bought.asked = asked.length;
  });
  return { ...bought, ...(await told(bought.orderId)) };
}

async function told(orderId: string) {
  const [row] = await app.db
    .select()
    .from(reports)
    .innerJoin(assessments, eq(assessments.id, reports.assessmentId))
    .where(eq(reports.orderId, orderId));
  const zip = await (await fetch(`${app.url}/api/report/${orderId}/fix-pack.zip`)).arrayBuffer();
  return {
    reportId: row?.reports.id ?? '',
    pack: row?.reports.document?.fixPack,
    stored: row?.assessments.evidence?.secondReading,
    readme: strFromU8(unzipSync(new Uint8Array(zip))['README.md'] ?? new Uint8Array()),
  };
}
const estimates = readWhole(item('offer', 'Free estimates'));

it('tells which files say again what they replace; publishing again asks nobody and gives the same pack', async () => {
  const { orderId, reportId, asked, pack, stored, readme } = await boughtWith('Smith mends boilers', estimates);
  expect(asked).toBeGreaterThan(0);
  expect(pack?.files.find(({ path }) => path.startsWith('titles'))).toMatchObject({ secondReading: 1 });
  expect(readme).toContain('each statement of what it replaces again (1).');
  expect(stored).toMatchObject({ why: null, texts: [{ found: 1 }, { found: 1 }] });

  await app.db.update(reports).set({ document: null, publishedAt: null }).where(eq(reports.id, reportId));
  await app.run('publish', { reportId });
  expect(await told(orderId)).toEqual({ reportId, pack, stored, readme });
});

it('leaves out a file that loses a statement, and says which', async () => {
  const { pack, readme } = await boughtWith(denying, estimates, (asked: string) =>
    asked.includes(denying) ? choice({ notSupported: [1] }) : nothingWrong,
  );
  const reason = expect.stringMatching(
    /lose “Free estimates”, which a second reading by a language model did not find again/,
  );
  expect(pack?.leftOut).toContainEqual({ path: 'titles-and-descriptions.html', reason });
  expect(readme).toContain('did not find again');
});

it('says of what a model could not read that it was not read', async () => {
  const { pack, readme } = await boughtWith('Smith heats houses', 500);
  expect(pack?.files.find(({ path }) => path.startsWith('titles'))).toMatchObject({ secondReading: 'not read' });
  expect(readme).toContain('Not read a second time');
});
