import type { CheckTexts } from '#engine/judge/checks/texts.ts';

export default {
  title: {
    pass: 'Your site links to your Facebook and Instagram profiles',
  },
  neutral: 'your Facebook and Instagram profiles',
  why: 'Answers seldom cite social profiles, and mostly for local questions.',
  comparedAs: 'Facebook and Instagram profiles',
  ownTest: [
    'Open your home page.',
    'Click its links to Facebook and Instagram. They should lead to your own profiles.',
  ],
  says: {
    failed: 'We saw no link to {profile} of yours',
    none: 'We saw no link to {profile} of yours.',
    profile: 'profile',
    profiles: 'profiles',
    reason: 'Your site links to your {which} on {found}.',
  },
  advice: {
    title: 'Align social profiles',
    description: 'Facebook and Instagram help most where buyers look for somebody nearby.',
    steps: {
      link: 'Link {value} from the footer.',
      align:
        'Give every profile the same name, category, address and link. Leave out a network that your buyers do not use.',
    },
    metrics: ['Profiles with the same name, address and link'],
    proof: 'Open each profile beside your site. Name, address and link are the same.',
  },
} as const satisfies CheckTexts;
