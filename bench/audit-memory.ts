// A process of its own: reads and judges a site of 100 pages over loopback, and prints its peak memory in bytes. The site's server is inside, so it is an upper bound.
import { assess } from '#engine/assess.ts';
import { serveSites } from '#fakes/sites/serve-sites.ts';
import { largeSite } from './large-site.ts';

const served = await serveSites([largeSite(120)], new Date());
const { analysis } = await assess(served.sites[0]?.url ?? '', {
  allowHosts: served.hosts,
  pageLimit: 100,
  deadlineMs: 240_000,
});
await served.stop();
process.stdout.write(
  JSON.stringify({ pages: analysis.scope.pagesRead.length, peakBytes: process.resourceUsage().maxRSS * 1024 }),
);
