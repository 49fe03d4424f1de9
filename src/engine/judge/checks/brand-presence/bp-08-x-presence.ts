import { defineCheck } from '#engine/judge/checks/define-check.ts';
import { profileOutcome, reportedProfiles } from '#engine/judge/checks/parts/profile-outcome.ts';
import { say } from '#engine/base/text/say.ts';
import texts from '#engine/judge/checks/brand-presence/bp-08-x-presence.texts.ts';

const { advice } = texts;

export default defineCheck({
  id: 'BP-08',
  texts,
  points: 0.5,
  strength: 'weak',
  platformWeights: { chatgpt: 0.25, claude: 0.25, perplexity: 0.25, grok: 4 },
  difficulty: 'Easy',
  impact: 'Low',
  timeframe: 'short',
  consequence: 'elsewhere',
  livedBy: ['software', 'event', 'person'],
  sources: ['XAI-TOOLS'],
  reads: ['site'],
  alsoReads: ['answers'],
  score: ({ site, answers }) => profileOutcome('twitter', site, answers),
  reported: (answers) => reportedProfiles(['twitter'], answers),
  who: 'you',
  minutes: 60,
  concerns: 'home',
  advice: (findings, answers) => ({
    description: findings[0]?.note ?? advice.description,
    steps: [
      answers.socialMedia.twitter.trim() === ''
        ? advice.steps.decide
        : say(advice.steps.link, { twitter: answers.socialMedia.twitter.trim() }),
      advice.steps.share,
    ],
  }),
});
