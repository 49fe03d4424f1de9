import { defineCheck } from '#engine/define-check.ts';
import { profileOutcome, reportedProfiles } from '#engine/derived/profile-outcome.ts';
import { cite } from '#engine/derived/references.ts';

export default defineCheck({
  id: 'BP-07',
  category: 'brandPresence',
  points: 1,
  strength: 'moderate',
  platformWeights: { chatgpt: 1.5, claude: 0.25, perplexity: 0.75, grok: 0.5 },
  title: { pass: 'Your LinkedIn page is linked from your site', fail: 'No link to your LinkedIn page was seen on your site' },
  why: 'On professional questions LinkedIn is among the most cited sources of ChatGPT; panels disagree on the others.',
  reads: ['site'],
  alsoReads: ['answers'],
  score: ({ site, answers }) => profileOutcome('linkedin', site, answers),
  reported: (answers) => reportedProfiles(['linkedin'], answers),
  difficulty: 'Medium',
  impact: 'Medium',
  timeframe: 'short',
  advice: (findings, answers) => ({
    title: 'Publish expertise on LinkedIn',
    description: findings[0]?.note ?? 'A LinkedIn page that machines cannot connect with you helps nobody.',
    steps: [
      answers.socialMedia.linkedin.trim() === ''
        ? 'Create a company page with the description of your home page.'
        : `Link ${answers.socialMedia.linkedin.trim()} from the footer, and name it in sameAs.`,
      'Give the page the same name and description as the site.',
      'Let named experts publish original how-to knowledge there.',
    ],
    resources: [],
    metrics: ['LinkedIn pages cited in answers'],
    proof: 'The footer of your home page links the LinkedIn page.',
    doer: 'owner',
  }),
  sources: cite('SEMR-LI26', 'ANALYZE26'),
});
