// The quiz of a visitor whose website is in good order: what one visit of it offers, and how long the 28 steps then take.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Proposal } from '#engine/contract.ts';
import { gather } from '#engine/read/gather.ts';
import { proposeAnswers } from '#engine/read/propose-answers.ts';
import { goodBaker } from '#fakes/sites/good-baker.ts';
import { serveSites, type ServedSites } from '#fakes/sites/serve-sites.ts';
import { steps } from '#quiz/steps.ts';
import { sampleAnswers } from '#report/testing/sample-analysis.ts';
import type { Draft } from './draft.ts';
import { offersFor } from './proposals.ts';

const bounds = { pageLimit: 5, deadlineMs: 6000 }; // as the server visits
let served: ServedSites;
let proposals: Proposal[];

beforeAll(async () => {
  served = await serveSites([goodBaker], new Date());
  proposals = proposeAnswers(
    await gather(served.sites[0]?.url ?? '', { ...bounds, answers: null, allowHosts: served.hosts }),
  );
});
afterAll(() => served.stop());

describe('a visit to a good site', () => {
  it('offers the steps that it can see, each with what was seen', () => {
    const kinds = new Set(proposals.map(({ path }) => path.split('.')[0]));
    for (const key of [
      'structuredData',
      'faqUsage',
      'mobileFriendly',
      'loadingSpeed',
      'socialMedia',
      'yearEstablished',
    ])
      expect(kinds).toContain(key);
    expect(proposals.every(({ seen }) => seen.length > 10)).toBe(true);
  });

  // Keystroke-level model (Card, Moran and Newell, 1980): 0.2 s a key for an average typist, 1.1 s to point and press, 1.35 s to make up one's mind.
  it('lets the visitor finish in under three minutes', () => {
    let seconds = 0;
    const press = 1.1;
    for (const [index, step] of steps.entries()) {
      seconds += 1.35 + press; // read the step, press Next
      const empty: Draft = { website: 'https://x.example' };
      const offers = index > 7 ? offersFor(step, empty, proposals) : []; // before step 8 no website is known
      const offered = new Set(offers.flatMap(({ entries }) => entries.map(([path]) => path.split('.')[0])));
      seconds += offers.length * press;
      for (const field of step.fields.filter((each) => each.required && !offered.has(each.key))) {
        if (field.type === 'radio' || field.type === 'select') seconds += press * (field.type === 'select' ? 2 : 1);
        else seconds += 0.2 * textTyped(field.key).length;
      }
    }
    expect(Math.round(seconds)).toBeLessThan(180);
  });
});

/** A visitor in a hurry: a list’s first entry, a text’s first five words. */
function textTyped(key: string): string {
  const answer: unknown = Object.entries(sampleAnswers).find(([known]) => known === key)?.[1];
  const text = Array.isArray(answer)
    ? String(answer[0])
    : typeof answer === 'string'
      ? answer
      : JSON.stringify(answer ?? '');
  return text.split(/\s+/).slice(0, 5).join(' ');
}

describe('a visit where there is nothing for us', () => {
  let inside: Server;
  let reached = 0;
  beforeAll(async () => {
    inside = createServer((_request, response) => {
      reached += 1;
      response.end('<h1>Inside</h1>');
    });
    await new Promise<void>((resolve) => inside.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => inside.close());

  it.each(['127.0.0.1', 'localhost', '[::ffff:127.0.0.1]', '2130706433'])(
    'never reaches our own machine by %s, and offers nothing',
    async (host) => {
      const { port } = inside.address() as AddressInfo;
      expect(proposeAnswers(await gather(`http://${host}:${port}/`, { ...bounds, answers: null }))).toEqual([]);
      expect(reached).toBe(0);
    },
  );

  it('gives up at its deadline on a site that never answers', async () => {
    const silent = createServer(() => {});
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as AddressInfo;
    const host = `127.0.0.1:${port}`;
    expect(
      proposeAnswers(
        await gather(`http://${host}/`, { pageLimit: 5, deadlineMs: 300, answers: null, allowHosts: [host] }),
      ),
    ).toEqual([]);
    silent.closeAllConnections();
    silent.close();
  });
});
