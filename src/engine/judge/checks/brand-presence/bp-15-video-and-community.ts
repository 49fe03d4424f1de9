import { defineCheck, scored } from '#engine/judge/checks/define-check.ts';
import { addressOf } from '#engine/base/addresses/address.ts';
import { homePage } from '#engine/evidence/site/key-pages.ts';
import { pageNameFirst } from '#engine/base/addresses/page-name.ts';
import { remember } from '#engine/base/text/remember.ts';
import { isProfileOf, linksByName } from '#engine/evidence/site/social-profiles.ts';
import { counted, listed } from '#engine/base/text/wording.ts';
import type { Finding } from '#engine/contract.ts';
import { good, inLine, info, onPage } from '#engine/judge/findings.ts';

export default defineCheck({
  id: 'BP-15',
  title: {
    pass: 'Your site links to a video channel and a community',
    fail: 'We saw no link to a video channel or community that we know',
    whenFound: { 'community-linked': 'We saw a link to one video channel or community, and two earn full points' },
  },
  neutral: 'your video channel and community',
  why: 'Mentions on YouTube go together with AI visibility more than any other signal. Fame explains part of it.',
  reads: ['site'],
  score: ({ site }) => {
    const found = linksByName(site, communityOf);
    const home = homePage(site);
    const none: Finding[] =
      found.size === 0 && home
        ? [
            info(
              'community-not-seen',
              `We read ${counted(site.pages.length, 'page')} and saw no link to a video channel, podcast or community that we know.`,
              onPage(home.url),
            ),
          ]
        : [];
    return scored(
      found.size >= 2 ? 1 : found.size === 1 ? 0.6 : 0,
      found.size === 0
        ? `We read ${counted(site.pages.length, 'page')} and saw no channel or community that we know.`
        : `We saw a link to ${listed([...found.keys()].map((name) => `a ${name}`))}.`,
      [
        ...[...found].map(([name, { url, page, line }]) =>
          good('community-linked', `${pageNameFirst(page.url)} links to a ${name}.`, inLine(page.url, line, url)),
        ),
        ...none,
      ],
    );
  },
  who: 'you',
  minutes: 240,
  concerns: 'key-pages',
  comparedAs: 'A video channel and a community',
  advice: (_findings, answers) => ({
    title: 'Publish useful video, and join communities honestly',
    description: 'Your site has few links to what you publish elsewhere.',
    steps: [
      answers.products[0]
        ? `Make one short video per buyer question, beginning with “${answers.products[0]}”, with a transcript on your own page.`
        : 'Make one short video per buyer question, with a transcript on your own page.',
      'Answer questions in communities under your own name and role.',
      'Link the channel from your site.',
    ],
    metrics: ['Channel linked', 'Videos with a transcript'],
    proof: 'Open your home page. The footer links to the channel.',
    commonMistakes: ['Posts under invented names.'],
  }),
});

/** A channel or community of one's own; a single video or thread is none. */
const communityOf: (address: string) => string | null = remember((address) => {
  const url = addressOf(address);
  if (!url) return null;
  if (isProfileOf('youtube', address)) return 'YouTube channel';
  const community = communities.get(url.hostname.replace(/^www\./, ''));
  return community?.path.test(url.pathname) ? community.name : null;
});

/** By host: where its channels and communities stand. */
const communities: ReadonlyMap<string, { name: string; path: RegExp }> = new Map([
  ['tiktok.com', { name: 'TikTok channel', path: /^\/@[\w.]+\/?$/ }],
  ['facebook.com', { name: 'Facebook group', path: /^\/groups\/[\w.-]+/ }],
  ['vimeo.com', { name: 'Vimeo channel', path: /^\/[a-z][\w-]+\/?$/i }],
  ['open.spotify.com', { name: 'podcast', path: /^\/show\// }],
  ['podcasts.apple.com', { name: 'podcast', path: /\/podcast\// }],
  ['reddit.com', { name: 'Reddit community', path: /^\/(?:r|user|u)\/./ }],
  ['quora.com', { name: 'Quora profile', path: /^\/profile\/./ }],
  ['github.com', { name: 'GitHub organisation', path: /^\/[\w-]+\/?$/ }],
  ['stackoverflow.com', { name: 'Stack Overflow profile', path: /^\/(?:users|collectives|c)\// }],
  ['discord.gg', { name: 'Discord community', path: /^/ }],
  ['discord.com', { name: 'Discord community', path: /^\/invite\// }],
]);
