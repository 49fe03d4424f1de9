// Loaded before the server by `npm run dev -- --with-fakes`: five invented platforms and the websites of fakes/sites on this machine, and settings that point to them.
import { platformIds } from '#engine/platforms/contract.ts';
import { startFakePlatform } from './platforms/fake-platform.ts';
import { platformVariables } from './platforms/platform-variables.ts';
import { allSites } from './sites/all-sites.ts';
import { serveSites } from './sites/serve-sites.ts';

for (const id of platformIds) {
  const fake = await startFakePlatform(id, { latencyMs: 50 });
  fake.unref();
  Object.assign(process.env, platformVariables(fake));
}
const { sites, hosts } = await serveSites(allSites, new Date(), 4001);
process.env['CRAWL_ALLOW_HOSTS'] = hosts.join(',');
process.stdout.write('The AI platforms are fakes: their answers are invented. So are these websites, for the quiz:\n');
for (const { site, url } of sites) process.stdout.write(`  ${url} ${site.name}: ${site.story}\n`);
