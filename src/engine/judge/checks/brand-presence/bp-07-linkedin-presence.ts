import { defineCheck } from '#engine/judge/checks/define-check.ts';
import { profileOutcome, reportedProfiles } from '#engine/judge/checks/parts/profile-outcome.ts';
import { say } from '#engine/base/text/say.ts';
import texts from '#engine/judge/checks/brand-presence/bp-07-linkedin-presence.texts.ts';

const { advice } = texts;

export default defineCheck({
  id: 'BP-07',
  texts,
  points: 1,
  strength: 'moderate',
  platformWeights: { chatgpt: 1.5, claude: 0.25, perplexity: 0.75, grok: 0.5 },
  difficulty: 'Medium',
  impact: 'Medium',
  timeframe: 'short',
  consequence: 'elsewhere',
  livedBy: ['software', 'agency', 'maker', 'course', 'person'],
  sources: ['SEMR-LI26', 'ANALYZE26'],
  reads: ['site'],
  alsoReads: ['answers'],
  score: ({ site, answers }) => profileOutcome('linkedin', site, answers),
  reported: (answers) => reportedProfiles(['linkedin'], answers),
  who: 'you',
  minutes: 120,
  concerns: 'home',
  advice: (findings, answers) => ({
    description: findings[0]?.note ?? advice.description,
    steps: [
      answers.socialMedia.linkedin.trim() === ''
        ? advice.steps.create
        : say(advice.steps.link, { linkedin: answers.socialMedia.linkedin.trim() }),
      advice.steps.sameName,
      advice.steps.experts,
    ],
  }),
});
