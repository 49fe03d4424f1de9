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

const networks = ['facebook', 'instagram'] as const;

export default defineCheck({
  id: 'BP-09',
  title: {
    pass: 'We know your Facebook and Instagram profiles',
    fail: (findings) => {
      const missing = networks.filter((key) =>
        findings.some(({ id, about }) => id === 'profile-not-linked' && about?.includes(key)),
      );
      return `We saw no link to ${aProfile(missing.length === 0 ? networks : missing)} of yours`;
    },
  },
  neutral: 'your Facebook and Instagram profiles',
  why: 'Answers seldom cite social profiles, and mostly for local questions.',
  reads: ['site'],
  alsoReads: ['answers'],
  score: ({ site, answers }) => {
    const known = networks.map((key) => ({
      key,
      seen: linkedProfiles(site, key)[0],
      told: answers?.socialMedia[key].trim() ?? '',
    }));
    const found = known.filter(({ seen, told }) => seen || told !== '').map(({ key }) => networkNames[key]);
    const count = found.length;
    return scored(
      count / 2,
      count === 0
        ? `We saw no link to ${aProfile(networks)}, and you named none.`
        : `Your site links to ${listed(found)}, or you named your ${count === 1 ? 'profile' : 'profiles'} there.`,
      known.flatMap(({ key, seen, told }) => (seen ? [profileFinding(key, seen)] : notLinkedFinding(key, told, site))),
    );
  },
  reported: (answers) => reportedProfiles(networks, answers),
  who: 'you',
  minutes: 60,
  concerns: 'home',
  comparedAs: 'Facebook and Instagram profiles',
  advice: (findings, answers) => ({
    title: 'Align social profiles',
    description: 'Facebook and Instagram help most where buyers look for somebody nearby.',
    steps: [
      ...networks
        .filter(
          (key) =>
            answers.socialMedia[key].trim() !== '' &&
            !findings.some((one) => one.tone === 'good' && one.about?.includes(key)),
        )
        .map((key) => `Link ${answers.socialMedia[key].trim()} from the footer.`),
      'Give every profile the same name, category, address and link. Leave out a network that your buyers do not use.',
    ],
    metrics: ['Profiles with the same name, address and link'],
    proof: 'Open each profile beside your site. Name, address and link are the same.',
  }),
});
