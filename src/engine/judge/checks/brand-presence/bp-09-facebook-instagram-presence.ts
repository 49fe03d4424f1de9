import { defineCheck, scored } from '#engine/judge/checks/define-check.ts';
import { networkNames } from '#engine/base/addresses/network-names.ts';
import {
  aProfile,
  mayBeOurs,
  notLinkedFinding,
  profileFinding,
  reportedProfiles,
} from '#engine/judge/checks/parts/profile-outcome.ts';
import { doubtfulLink, linkedProfiles } from '#engine/evidence/site/social-profiles.ts';
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
    const known = networks.map((key) => {
      const [seen] = linkedProfiles(site, key);
      const told = answers?.socialMedia[key].trim() ?? '';
      return { key, seen, told, doubtful: seen ? null : doubtfulLink(site, key) };
    });
    // A link that may be anybody’s is neither a profile nor the lack of one.
    const clear = known.filter(({ doubtful }) => doubtful === null);
    const [open] = known.flatMap(({ key, doubtful }) => (doubtful ? [mayBeOurs(key, doubtful)] : []));
    const found = clear.filter(({ seen }) => seen).map(({ key }) => networkNames[key]);
    const linked = say(says.reason, { found: listed(found), which: found.length === 1 ? says.profile : says.profiles });
    const findings = clear.flatMap(({ key, seen, told }) =>
      seen ? [profileFinding(key, seen)] : notLinkedFinding(key, told, site),
    );
    if (open !== undefined)
      return found.length === 0
        ? { kind: 'not-measured', reason: open }
        : { kind: 'seen-so-far', ratio: found.length / 2, reason: `${linked} ${open}.`, findings, asks: [] };
    return scored(
      found.length / 2,
      found.length === 0 ? say(says.none, { profile: aProfile(networks) }) : linked,
      findings,
      linked.replace(/\.$/, ''),
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
