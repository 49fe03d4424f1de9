import { defineCheck, scored } from '#engine/judge/checks/define-check.ts';
import { addressOf } from '#engine/base/addresses/address.ts';
import { homePage } from '#engine/evidence/site/key-pages.ts';
import { pageNameFirst } from '#engine/base/addresses/page-name.ts';
import { remember } from '#engine/base/text/remember.ts';
import { isProfileOf, linksByName } from '#engine/evidence/site/social-profiles.ts';
import { counted, listed } from '#engine/base/text/wording.ts';
import type { Finding } from '#engine/contract.ts';
import { good, inLine, info, onPage } from '#engine/judge/findings.ts';
import { say } from '#engine/base/text/say.ts';
import texts from '#engine/judge/checks/brand-presence/bp-15-video-and-community.texts.ts';

const { notes, says, advice } = texts;

export default defineCheck({
  id: 'BP-15',
  texts,
  points: 1,
  strength: 'weak',
  platformWeights: { claude: 0.5 },
  difficulty: 'Medium',
  impact: 'Medium',
  timeframe: 'long',
  consequence: 'elsewhere',
  livedBy: ['software', 'maker', 'course', 'person', 'event'],
  sources: ['AHR-BRAND25', 'AHR-1.4M26'],
  reads: ['site'],
  score: ({ site }) => {
    const found = linksByName(site, communityOf);
    const home = homePage(site);
    const none: Finding[] =
      found.size === 0 && home
        ? [
            info(
              'community-not-seen',
              say(notes['community-not-seen'], { pages: counted(site.pages.length, says.pages) }),
              onPage(home.url),
            ),
          ]
        : [];
    return scored(
      found.size >= 2 ? 1 : found.size === 1 ? 0.6 : 0,
      found.size === 0
        ? say(says.none, { pages: counted(site.pages.length, says.pages) })
        : say(says.reason, { value: listed([...found.keys()].map((name) => `a ${name}`)) }),
      [
        ...[...found].map(([name, { url, page, line }]) =>
          good(
            'community-linked',
            say(notes['community-linked'], { page: pageNameFirst(page.url), name }),
            inLine(page.url, line, url),
          ),
        ),
        ...none,
      ],
    );
  },
  who: 'you',
  minutes: 240,
  concerns: 'key-pages',
  advice: (_findings, answers) => ({
    steps: [
      answers.products[0] ? say(advice.steps.videoAbout, { value: answers.products[0] }) : advice.steps.videoAbout2,
      advice.steps.communities,
      advice.steps.link,
    ],
  }),
});

/** A channel or community of one's own; a single video or thread is none. */
const communityOf: (address: string) => string | null = remember((address) => {
  const url = addressOf(address);
  if (!url) return null;
  if (isProfileOf('youtube', address)) return says.youtubeChannel;
  const community = communities.get(url.hostname.replace(/^www\./, ''));
  return community?.path.test(url.pathname) ? community.name : null;
});

/** By host: where its channels and communities stand. */
const communities: ReadonlyMap<string, { name: string; path: RegExp }> = new Map([
  ['tiktok.com', { name: says.tiktokChannel, path: /^\/@[\w.]+\/?$/ }],
  ['facebook.com', { name: says.facebookGroup, path: /^\/groups\/[\w.-]+/ }],
  ['vimeo.com', { name: says.vimeoChannel, path: /^\/[a-z][\w-]+\/?$/i }],
  ['open.spotify.com', { name: 'podcast', path: /^\/show\// }],
  ['podcasts.apple.com', { name: 'podcast', path: /\/podcast\// }],
  ['reddit.com', { name: says.redditCommunity, path: /^\/(?:r|user|u)\/./ }],
  ['quora.com', { name: says.quoraProfile, path: /^\/profile\/./ }],
  ['github.com', { name: says.githubOrganisation, path: /^\/[\w-]+\/?$/ }],
  ['stackoverflow.com', { name: says.stackOverflowProfile, path: /^\/(?:users|collectives|c)\// }],
  ['discord.gg', { name: says.discordCommunity, path: /^/ }],
  ['discord.com', { name: says.discordCommunity, path: /^\/invite\// }],
]);
