import { defineCheck } from '#engine/judge/checks/define-check.ts';
import { profileOutcome, reportedProfiles } from '#engine/judge/checks/parts/profile-outcome.ts';

export default defineCheck({
  id: 'BP-07',
  title: { pass: 'Your site links to your LinkedIn page', fail: 'We saw no link to a LinkedIn page on your site' },
  neutral: 'your LinkedIn page',
  why: 'LinkedIn is among ChatGPT’s most cited sources on professional questions. Studies disagree on the other assistants.',
  reads: ['site'],
  alsoReads: ['answers'],
  score: ({ site, answers }) => profileOutcome('linkedin', site, answers),
  reported: (answers) => reportedProfiles(['linkedin'], answers),
  who: 'you',
  minutes: 120,
  concerns: 'home',
  comparedAs: 'A link to a LinkedIn page',
  advice: (findings, answers) => ({
    title: 'Publish expertise on LinkedIn',
    description: findings[0]?.note ?? 'A link on your site connects a LinkedIn page with you.',
    steps: [
      answers.socialMedia.linkedin.trim() === ''
        ? 'Create a company page with the description of your home page.'
        : `Link ${answers.socialMedia.linkedin.trim()} from the footer, and name it in sameAs.`,
      'Give the page the same name and description as the site.',
      'Let named experts publish their own how-to knowledge there.',
    ],
    metrics: ['LinkedIn pages cited in answers'],
    proof: 'Open your home page. The footer links to your LinkedIn page.',
  }),
});
