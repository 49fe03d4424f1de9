import { defineCheck } from '#engine/define-check.ts';
import { profileOutcome, reportedProfiles } from '#engine/derived/profile-outcome.ts';
import { cite } from '#engine/derived/references.ts';

export default defineCheck({
  id: 'BP-08',
  category: 'brandPresence',
  points: 0.5,
  strength: 'weak',
  platformWeights: { chatgpt: 0.25, claude: 0.25, perplexity: 0.25, grok: 4 },
  title: { pass: 'Your X profile is linked from your site', fail: 'No link to your X profile was seen on your site' },
  why: 'Grok searches X at first hand; no study shows how much that helps a brand.',
  reads: ['site'],
  alsoReads: ['answers'],
  score: ({ site, answers }) => profileOutcome('twitter', site, answers),
  reported: (answers) => reportedProfiles(['twitter'], answers),
  difficulty: 'Easy',
  impact: 'Low',
  timeframe: 'short',
  advice: (findings, answers) => ({
    title: 'Keep an active X profile for Grok',
    description: findings[0]?.note ?? 'A profile on X that machines cannot connect with you helps nobody.',
    steps: [
      answers.socialMedia.twitter.trim() === ''
        ? 'Decide whether your buyers use Grok or X; if so, open a profile with the name of the company.'
        : `Link ${answers.socialMedia.twitter.trim()} from the footer, and name it in sameAs.`,
      'Share each new answer page there.',
    ],
    resources: [],
    metrics: ['Posts cited by Grok'],
    proof: 'The footer of your home page links the profile.',
    doer: 'owner',
  }),
  sources: cite('XAI-TOOLS'),
});
