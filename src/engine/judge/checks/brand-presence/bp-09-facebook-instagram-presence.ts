import { defineCheck, scored } from '#engine/judge/checks/define-check.ts';
import { networkNames } from '#engine/base/addresses/network-names.ts';
import {
  aProfile,
  notLinkedFinding,
  profileFinding,
  reportedProfiles,
} from '#engine/judge/checks/parts/profile-outcome.ts';
import { linkedProfiles } from '#engine/evidence/site/social-profiles.ts';
import { listed } from '#engine/base/text/wording.ts';
import { say } from '#engine/base/text/say.ts';
import texts from '#engine/judge/checks/brand-presence/bp-09-facebook-instagram-presence.texts.ts';

const { says, advice } = texts;

const networks = ['facebook', 'instagram'] as const;

export default defineCheck({
  id: 'BP-09',
  texts,
  points: 0.5,
  strength: 'weak',
  platformWeights: { chatgpt: 0.75, claude: 0.5, perplexity: 0.75, grok: 0.5 },
  difficulty: 'Easy',
  impact: 'Low',
  timeframe: 'short',
  consequence: 'elsewhere',
  livedBy: ['shop', 'restaurant', 'lodging', 'club', 'event', 'church'],
  sources: ['YEXT25', 'MUCK26'],
  failTitle: (findings) => {
    const missing = networks.filter((key) =>
      findings.some(({ id, about }) => id !== 'profile-linked' && about?.includes(key)),
    );
    return say(says.failed, { profile: aProfile(missing.length === 0 ? networks : missing) });
  },
  reads: ['site'],
  alsoReads: ['answers'],
  score: ({ site, answers }) => {
    const known = networks.map((key) => ({
      key,
      seen: linkedProfiles(site, key)[0],
      told: answers?.socialMedia[key].trim() ?? '',
    }));
    const found = known.filter(({ seen }) => seen).map(({ key }) => networkNames[key]);
    const count = found.length;
    return scored(
      count / 2,
      count === 0
        ? say(says.none, { profile: aProfile(networks) })
        : say(says.reason, { found: listed(found), which: count === 1 ? says.profile : says.profiles }),
      known.flatMap(({ key, seen, told }) => (seen ? [profileFinding(key, seen)] : notLinkedFinding(key, told, site))),
    );
  },
  reported: (answers) => reportedProfiles(networks, answers),
  who: 'you',
  minutes: 60,
  concerns: 'home',
  advice: (findings, answers) => ({
    steps: [
      ...networks
        .filter(
          (key) =>
            answers.socialMedia[key].trim() !== '' &&
            !findings.some((one) => one.tone === 'good' && one.about?.includes(key)),
        )
        .map((key) => say(advice.steps.link, { value: answers.socialMedia[key].trim() })),
      advice.steps.align,
    ],
  }),
});
