import type { Answers, Finding } from '#engine/contract.ts';
import type { Check, Outcome } from '#engine/judge/checks/define-check.ts';
import { networkNames } from '#engine/base/addresses/network-names.ts';
import { homePage } from '#engine/evidence/site/key-pages.ts';
import { pageNameFirst } from '#engine/base/addresses/page-name.ts';
import {
  doubtfulLink,
  linkedProfiles,
  type LinkedProfile,
  writtenProfile,
} from '#engine/evidence/site/social-profiles.ts';
import type { PageFacts, SiteEvidence } from '#engine/evidence/evidence.ts';
import { inQuiz, info } from '#engine/judge/findings.ts';

type Key = keyof Answers['socialMedia'];

/** All for a profile that the site links or names in sameAs. What the owner names besides is told, and earns nothing. */
export function profileOutcome(key: Key, site: SiteEvidence, answers: Answers | undefined): Outcome {
  const [seen] = linkedProfiles(site, key);
  if (seen)
    return {
      kind: 'scored',
      ratio: 1,
      reason: `Your site links to ${seen.url}.`,
      findings: [profileFinding(key, seen)],
    };
  const told = answers?.socialMedia[key].trim() ?? '';
  const doubtful = doubtfulLink(site, key);
  if (doubtful) return { kind: 'not-measured', reason: mayBeOurs(key, doubtful) };
  return {
    kind: 'scored',
    ratio: 0,
    reason: notLinked(key, told),
    findings: notLinkedFinding(key, told, site),
  };
}

export function mayBeOurs(key: Key, { url, page }: { url: string; page: PageFacts }): string {
  return `${pageNameFirst(page.url)} links to ${networkNames[key]} (${url}). Nobody can see from the address whether that is your profile`;
}

/** `told` is what the owner named, or nothing. */
export function notLinkedFinding(key: Key, told: string, site: SiteEvidence): Finding[] {
  const home = homePage(site);
  const written = writtenProfile(site, key);
  const note = `${notLinked(key, told)}${written ? ` ${pageNameFirst(written.page.url)} names ${written.url} in its text.` : ''}`;
  return home
    ? [
        {
          id: told === '' ? 'profile-not-linked' : 'profile-named',
          tone: 'info',
          note,
          about: [key],
          kind: 'page',
          url: written?.page.url ?? home.url,
        },
      ]
    : [];
}

function notLinked(key: Key, told: string): string {
  const none = `We saw no link to ${aProfile([key])} of yours on the pages we read.`;
  return told === '' ? none : `You named ${told}. ${none}`;
}

/** "an Instagram profile": what is looked for. A site may link to the network and to no profile. */
export function aProfile(keys: readonly Key[]): string {
  const named = keys.map((key) => networkNames[key]).join(' or ');
  return `${/^[IX]/.test(named) ? 'an' : 'a'} ${named} profile`;
}

export function profileFinding(key: Key, { url, page, line }: LinkedProfile): Finding {
  const note = `${pageNameFirst(page.url)} links to the ${networkNames[key]} profile ${url}.`;
  return line === null
    ? { id: 'profile-linked', tone: 'good', note, about: [key], kind: 'quote', url: page.url, quote: url }
    : { id: 'profile-linked', tone: 'good', note, about: [key], kind: 'line', url: page.url, line, text: url };
}

/** Without the site, a profile's address is worth 0.7 and none is worth nothing; an untaken quiz says nothing. */
export function reportedProfiles(keys: readonly Key[], answers: Answers): ReturnType<NonNullable<Check['reported']>> {
  if (answers.companyName.trim() === '') return null;
  const given = keys.filter((key) => answers.socialMedia[key].trim() !== '');
  const value = given.map((key) => answers.socialMedia[key].trim()).join(', ');
  const reason =
    given.length > 0
      ? `You named ${value}.`
      : `You named no profile on ${keys.map((key) => networkNames[key]).join(' or ')}.`;
  return {
    ratio: (0.7 * given.length) / keys.length,
    worth: given.length > 0 ? 'full' : 'mapped',
    reason,
    findings: [info('profile-reported', reason, inQuiz('socialMedia', value))],
  };
}
