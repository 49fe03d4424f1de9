import { describe, expect, it } from 'vitest';
import type { Evidence } from '#engine/evidence/evidence.ts';
import { readPages } from '#engine/read/statements/model/read-pages.ts';
import { readSite } from '#engine/read/read-site.ts';
import type { SiteReading } from '#engine/evidence/statements.ts';
import { answers, evidence as evidenceOf, pageFromHtml, site as siteOf } from '#engine/testing/evidence-builder.ts';
import { choice, filler, item, nothingWrong, readWhole, withModel } from '#engine/testing/fake-model.ts';
import { makeFixPack, textsToReplace } from './make-fix-pack.ts';
import { withSecondReading } from './with-second-reading.ts';

const path = 'titles-and-descriptions.html';
const pageOf = (heading: string, url: string) =>
  pageFromHtml(
    `<title>Free estimates in Lynn</title><meta name="description" content="${heading}: Smith mends boilers and leaks in Lynn, every day of the week."><main><h1>${heading}</h1>\n<p>Free estimates in Lynn. We fix leaks.</p></main>`,
    { url },
  );

/** Two pages with one title: each gets its heading before it. */
const pagesWith = (heading: string) => [pageOf(heading, '/'), pageOf('About Smith', '/about')];
function siteWith(heading: string, reading?: SiteReading): Evidence {
  const pages = pagesWith(heading);
  return evidenceOf({ site: siteOf(pages, reading && { reading }), answers: answers({ companyName: 'Smith' }) });
}
const denying = 'We no longer give these';
const mending = 'Smith mends boilers';

const texts = async (evidence: Evidence) => textsToReplace(evidence);
const estimates = item('offer', 'Free estimates');
/** A model that says one thing to an old title, and another to the new one. */
const says = (old: unknown, renewed: unknown) => (asked: string) =>
  asked.includes(' | Free estimates') ? renewed : old;
/** Looks through the heading that takes the title back. */
const seesDenial = (asked: string) => (asked.includes(denying) ? choice({ notSupported: [1] }) : nothingWrong);

const readBefore = {
  state: 'read',
  reader: 'small',
  promptVersion: 1,
  pagesRead: 2,
  pagesChosen: 2,
  calls: 2,
  costUsd: 0,
  why: null,
  dropped: { notOnPage: 0, valueNotInQuote: 0, notSupported: 0 },
} as const;

async function readTwice(
  evidence: Evidence,
  told: Parameters<typeof withModel>[0],
  looks: unknown = nothingWrong,
  options = {},
) {
  const result = { evidence, asked: [] as string[] };
  await withModel(told, looks, async (url, asked) => {
    result.evidence = await withSecondReading(evidence, texts, { filler: filler(url), ...options });
    result.asked = asked;
  });
  const pack = makeFixPack(result.evidence);
  return { ...result, pack, title: pack.files.find((file) => file.path === path) };
}

describe('the second reading of a fix pack', () => {
  it('says how many statements of a replaced text stand in the new one; a file that only adds replaces none', async () => {
    const { pack, title } = await readTwice(siteWith(mending), [readWhole(estimates)]);
    expect(title).toMatchObject({ changes: [{ after: `${mending} | Free estimates in Lynn` }], secondReading: 1 });
    expect(pack.files.filter((file) => file.secondReading !== undefined)).toEqual([title]);
  });

  it('finds a statement that the model did not name again, where its words stand and their sentence says so', async () => {
    expect((await readTwice(siteWith(mending), says(readWhole(estimates), readWhole()))).title?.secondReading).toBe(1);
  });

  it('makes a file refuse itself that keeps the words and loses what they say; the next one that helps takes its place, read as well', async () => {
    const { pack, title } = await readTwice(siteWith(denying), [readWhole(estimates)], seesDenial);
    expect(pack.leftOut).toContainEqual({
      path,
      reason: expect.stringMatching(
        /^For https:\/\/brotwerk.example\/ it would lose “Free estimates”, which a second reading by a language model/,
      ),
    });
    expect(title).toMatchObject({ urls: ['https://brotwerk.example/about'], secondReading: 1 });
  });

  it('asks for what was read on the page before, though the model now obeys an order to name nothing', async () => {
    const pages = pagesWith(denying);
    await withModel([readWhole(estimates)], nothingWrong, async (url) => {
      const { reading } = readSite(pages, null, await readPages(pages, filler(url)));
      const { pack } = await readTwice(siteWith(denying, reading), [readWhole()], seesDenial);
      expect(pack.leftOut.map(({ reason }) => reason)).toContainEqual(expect.stringContaining('second reading'));
    });
  });

  it.each([
    ['refuses', choice('', 'stop', 'I cannot help with that'), /refused/],
    ['is cut off', choice('{"statements":[', 'length'), /cut its answer short/],
    ['fails', 500, /error of its own/],
    ['talks nonsense', choice('Nothing is lost. Sure!'), /did not fill in/],
    [
      'did not read to the end',
      choice({ statements: [estimates], lastLine: '1.1 No such line' }),
      /not read to its end/,
    ],
    ['makes up words', readWhole(estimates, item('credential', 'We hold ISO 9001')), /do not stand there/],
    ['makes up a value', readWhole(item('offer', 'Free estimates', '£0')), /do not stand there/],
  ])('is “not read” when the model %s, over the old text or over the new one', async (_name, answer, why) => {
    for (const told of [[answer], says(readWhole(estimates), answer)]) {
      const { evidence, title } = await readTwice(siteWith(mending), told);
      expect(title?.secondReading).toBe('not read');
      expect(evidence.secondReading?.why).toMatch(why);
    }
  });

  it('is “not read” where the second look failed', async () => {
    expect((await readTwice(siteWith(mending), [readWhole(estimates)], 500)).title?.secondReading).toBe('not read');
  });

  it('spends what the reading of the pages left of the budget, and no more', async () => {
    const model = { ...readBefore, costUsd: 0.1 };
    const { asked, evidence, title } = await readTwice(
      siteWith(mending, { statements: [], candidates: [], model }),
      [500],
      500,
      { budgetUsd: 0.1 },
    );
    expect([asked, title?.secondReading, evidence.secondReading?.why]).toEqual([
      [],
      'not read',
      'The budget of $0.1 for one site was used up',
    ]);
  });

  it('is kept with the evidence and asks for no text twice; the same evidence gives the same pack', async () => {
    const known = new Map<string, string>();
    const cache = {
      get: async (key: string) => known.get(key),
      set: async (key: string, value: string) => void known.set(key, value),
    };
    await withModel([readWhole(estimates)], nothingWrong, async (url, asked) => {
      const first = await withSecondReading(siteWith(mending), texts, { filler: filler(url), cache });
      const requests = asked.length;
      const second = await withSecondReading(siteWith(mending), texts, { filler: filler(url), cache });
      expect(second.secondReading).toEqual({ ...first.secondReading, calls: 0 });
      expect(await withSecondReading(second, texts, { filler: filler(url) })).toBe(second);
      expect([requests > 0, asked.length]).toEqual([true, requests]);
      expect(JSON.stringify(makeFixPack(second))).toBe(JSON.stringify(makeFixPack(first)));
    });
  });

  it('asks nothing where nothing is replaced', async () => {
    const evidence = evidenceOf({
      site: siteOf([pageFromHtml('<main><h1>Smith mends boilers</h1><p>We fix leaks in Lynn.</p></main>')]),
    });
    const { asked, pack } = await readTwice(evidence, [500]);
    expect(asked).toEqual([]);
    expect(pack.files.length).toBeGreaterThan(0);
  });
});
