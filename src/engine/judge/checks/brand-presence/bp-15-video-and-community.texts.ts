import type { CheckTexts } from '#engine/judge/checks/texts.ts';

export default {
  title: {
    pass: 'Your site links to a video channel and a community',
    fail: 'We saw no link to a video channel or community that we know',
    whenFound: {
      'community-linked': 'We saw a link to one video channel or community, and two earn full points',
    },
  },
  neutral: 'your video channel and community',
  why: 'Mentions on YouTube go together with AI visibility more than any other signal. Fame explains part of it.',
  comparedAs: 'A video channel and a community',
  ownTest: ['Open your home page.', 'Look for links to your video channel and your community.'],
  notes: {
    'community-not-seen': 'We read {pages} and saw no link to a video channel, podcast or community that we know.',
    'community-linked': '{page} links to a {name}.',
  },
  says: {
    pages: 'page|pages',
    none: 'We read {pages} and saw no channel or community that we know.',
    reason: 'We saw a link to {value}.',
    youtubeChannel: 'YouTube channel',
    tiktokChannel: 'TikTok channel',
    facebookGroup: 'Facebook group',
    vimeoChannel: 'Vimeo channel',
    redditCommunity: 'Reddit community',
    quoraProfile: 'Quora profile',
    githubOrganisation: 'GitHub organisation',
    stackOverflowProfile: 'Stack Overflow profile',
    discordCommunity: 'Discord community',
  },
  advice: {
    title: 'Publish useful video, and join communities honestly',
    description: 'Your site has few links to what you publish elsewhere.',
    steps: {
      videoAbout:
        'Make one short video per buyer question, beginning with “{value}”, with a transcript on your own page.',
      videoAbout2: 'Make one short video per buyer question, with a transcript on your own page.',
      communities: 'Answer questions in communities under your own name and role.',
      link: 'Link the channel from your site.',
    },
    metrics: ['Channel linked', 'Videos with a transcript'],
    proof: 'Open your home page. The footer links to the channel.',
    commonMistakes: ['Posts under invented names.'],
  },
} as const satisfies CheckTexts;
