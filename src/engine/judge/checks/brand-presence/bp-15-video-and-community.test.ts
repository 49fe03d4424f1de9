import check from '#engine/judge/checks/brand-presence/bp-15-video-and-community.ts';
import { checkTable } from '#engine/testing/check-table.ts';
import { evidence, pageFromHtml, site } from '#engine/testing/evidence-builder.ts';

const linking = (...urls: string[]) =>
  evidence({
    site: site([
      pageFromHtml(
        `<!doctype html><title>B</title><main><p>Bread.</p>${urls.map((url) => `<a href="${url}">x</a>`).join('')}</main>`,
      ),
    ]),
  });

checkTable(check, {
  'channel and community': {
    evidence: linking('https://www.youtube.com/@brotwerk', 'https://github.com/brotwerk'),
    ratio: 1,
    findings: ['community-linked', 'community-linked'],
  },
  'channel alone': {
    evidence: linking('https://www.youtube.com/@brotwerk', 'https://youtube.com/channel/UC1'),
    ratio: 0.6,
    findings: ['community-linked'],
  },
  'a channel of short videos': {
    evidence: linking('https://www.tiktok.com/@brotwerk'),
    ratio: 0.6,
    findings: ['community-linked'],
  },
  'a single short video is no channel': {
    evidence: linking('https://www.tiktok.com/@brotwerk/video/1'),
    ratio: 0,
    findings: ['community-not-seen'],
  },
  'a single video is no channel': {
    evidence: linking('https://www.youtube.com/watch?v=1'),
    ratio: 0,
    findings: ['community-not-seen'],
  },
  'a group on Facebook': {
    evidence: linking('https://www.facebook.com/groups/1786'),
    ratio: 0.6,
    findings: ['community-linked'],
  },
  'a repository of somebody else is no community': { evidence: linking('https://github.com/facebook/react'), ratio: 0 },
});
