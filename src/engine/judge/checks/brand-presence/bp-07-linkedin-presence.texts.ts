import type { CheckTexts } from '#engine/judge/checks/texts.ts';

export default {
  title: {
    pass: 'Your site links to your LinkedIn page',
    fail: 'We saw no link to a LinkedIn page',
  },
  neutral: 'your LinkedIn page',
  why: 'LinkedIn is among ChatGPT’s most cited sources on professional questions. Studies disagree on the other assistants.',
  comparedAs: 'A link to a LinkedIn page',
  ownTest: ['Open your home page.', 'Click its link to LinkedIn. It should lead to your own page.'],
  advice: {
    title: 'Publish expertise on LinkedIn',
    description: 'A link on your site connects a LinkedIn page with you.',
    steps: {
      create: 'Create a company page with the description of your home page.',
      link: 'Link {linkedin} from the footer, and name it in sameAs.',
      sameName: 'Give the page the same name and description as the site.',
      experts: 'Let named experts publish their own how-to knowledge there.',
    },
    metrics: ['LinkedIn pages cited in answers'],
    proof: 'Open your home page. The footer links to your LinkedIn page.',
  },
} as const satisfies CheckTexts;
