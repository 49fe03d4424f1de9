import type { CheckTexts } from '#engine/judge/checks/texts.ts';

export default {
  title: {
    pass: 'Your site links to your X profile',
    fail: 'We saw no link to an X profile',
  },
  neutral: 'your X profile',
  why: 'Grok searches X directly. No study shows how much that helps a brand.',
  comparedAs: 'A link to an X profile',
  ownTest: ['Open your home page.', 'Click its link to X. It should lead to your own profile.'],
  advice: {
    title: 'Keep an active X profile for Grok',
    description: 'A link on your site connects an X profile with you.',
    steps: {
      decide: 'Decide whether your buyers use Grok or X. If they do, open a profile with your company’s name.',
      link: 'Link {twitter} from the footer, and name it in sameAs.',
      share: 'Share each new answer page there.',
    },
    metrics: ['Posts cited by Grok'],
    proof: 'Open your home page. The footer links to the profile.',
  },
} as const satisfies CheckTexts;
