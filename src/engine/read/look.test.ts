import { expect, it } from 'vitest';
import { goodBaker } from '#fakes/sites/good-baker.ts';
import { serveSites } from '#fakes/sites/serve-sites.ts';
import { gather } from './gather.ts';
import { proposeAnswers } from './propose-answers.ts';
import { describeScope } from '#engine/judge/scope.ts';

it('a look asks for robots.txt, the home page and two more pages, and for nothing else', async () => {
  const served = await serveSites([goodBaker], new Date());
  const [site] = served.sites;
  if (!site) throw new Error('Nothing is served.');
  const evidence = await gather(site.url, { onlyPages: true, pageLimit: 3, allowHosts: served.hosts });
  await served.stop();
  const [robots, home, ...others] = site.requests.map(({ path }) => path);
  expect([robots, home, others.length]).toEqual(['/robots.txt', '/', 2]);
  expect(describeScope(evidence).pagesRead).toHaveLength(3);
  expect(proposeAnswers(evidence).length).toBeGreaterThan(0);
});
