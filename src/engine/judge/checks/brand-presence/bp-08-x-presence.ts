import { defineCheck } from '#engine/judge/checks/define-check.ts';
import { profileOutcome, reportedProfiles } from '#engine/judge/checks/parts/profile-outcome.ts';

export default defineCheck({
  id: 'BP-08',
  title: { pass: 'Your site links to your X profile', fail: 'We saw no link to an X profile on your site' },
  neutral: 'your X profile',
  why: 'Grok searches X directly. No study shows how much that helps a brand.',
  reads: ['site'],
  alsoReads: ['answers'],
  score: ({ site, answers }) => profileOutcome('twitter', site, answers),
  reported: (answers) => reportedProfiles(['twitter'], answers),
  who: 'you',
  minutes: 60,
  concerns: 'home',
  comparedAs: 'A link to an X profile',
  advice: (findings, answers) => ({
    title: 'Keep an active X profile for Grok',
    description: findings[0]?.note ?? 'A link on your site connects an X profile with you.',
    steps: [
      answers.socialMedia.twitter.trim() === ''
        ? 'Decide whether your buyers use Grok or X. If they do, open a profile with your company’s name.'
        : `Link ${answers.socialMedia.twitter.trim()} from the footer, and name it in sameAs.`,
      'Share each new answer page there.',
    ],
    metrics: ['Posts cited by Grok'],
    proof: 'Open your home page. The footer links to the profile.',
  }),
});
