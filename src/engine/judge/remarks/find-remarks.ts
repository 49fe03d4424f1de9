import type { Remark } from '#engine/contract.ts';
import { canonicalAddresses, underCanonical } from '#engine/evidence/site/canonical-address.ts';
import { shownCode } from '#engine/base/text/shown-code.ts';
import { saysNotFound } from '#engine/evidence/site/soft-not-found.ts';
import type { Evidence } from '#engine/evidence/evidence.ts';
import { findLeftovers } from '#engine/judge/notices.ts';
import { oldCopyrights, pastOffers } from '#engine/judge/observations.ts';
import { editorSightings } from '#engine/judge/remarks/editor-sightings.ts';
import { joinSightings } from '#engine/judge/remarks/join-sightings.ts';
import { leftOutAlready } from '#engine/judge/remarks/left-out.ts';
import { brokenLetters, hasBrokenLetter } from '#engine/judge/remarks/rules/broken-letters.ts';
import { codeShown } from '#engine/judge/remarks/rules/code-shown.ts';
import { contactsAtOdds } from '#engine/judge/remarks/rules/contacts-at-odds.ts';
import { deadPictures } from '#engine/judge/remarks/rules/dead-pictures.ts';
import { equalParagraphs } from '#engine/judge/remarks/rules/equal-paragraphs.ts';
import { fileNames } from '#engine/judge/remarks/rules/file-names.ts';
import { formsAstray } from '#engine/judge/remarks/rules/forms-astray.ts';
import { linksNowhere } from '#engine/judge/remarks/rules/links-nowhere.ts';
import { neverSaid } from '#engine/judge/remarks/rules/never-said.ts';
import { linksAstray } from '#engine/judge/remarks/rules/links-astray.ts';
import { pastAppointments } from '#engine/judge/remarks/rules/past-appointments.ts';
import { twoHours } from '#engine/judge/remarks/rules/two-hours.ts';
import { twoPrices } from '#engine/judge/remarks/rules/two-prices.ts';
import { proven, wordsOf } from '#engine/judge/remarks/sighting.ts';
import type { Sighting } from '#engine/judge/remarks/sighting.ts';

/** What a buyer meets on the site and its owner would want to change, gravest first, without what was contested with success. */
export function findRemarks(evidence: Evidence): Remark[] {
  if (!evidence.site.ok || !evidence.now.ok) return [];
  const site = evidence.site.value;
  const now = evidence.now.value;
  const pages = site.pages.filter((page) => saysNotFound(page) === null);
  const canonical = canonicalAddresses(site.pages);
  const sightings = [
    ...findLeftovers(evidence).filter(({ finding }) => finding.kind !== 'quote' || shownCode(finding.quote) === null),
    ...linksAstray(pages),
    ...linksNowhere(pages),
    ...fileNames(pages),
    ...contactsAtOdds(pages),
    ...formsAstray({ ...site, pages }),
    ...twoPrices({ ...site, pages }),
    ...twoHours({ ...site, pages }),
    ...deadPictures(pages, site.pictures),
    ...pages.flatMap((page) => [
      ...brokenLetters(page),
      ...codeShown(page),
      ...equalParagraphs(page),
      ...pastAppointments(page, now),
    ]),
    ...pages.flatMap((page) => pastOffers(page, now)).map((finding) => proven('offer-over', finding)),
    ...oldCopyrights(pages, now).map((finding) => proven('old-copyright', finding)),
    ...neverSaid(evidence),
    ...editorSightings(evidence),
  ].map((one) => ({ ...one, finding: underCanonical(one.finding, canonical) }));
  const home = site.pages.find(({ kind }) => kind === 'home')?.url ?? null;
  const key = site.pages.filter(({ kind }) => ['product', 'pricing', 'contact'].includes(kind)).map(({ url }) => url);
  return joinSightings(withoutBrokenLetters(sightings), { home, key }).flatMap((remark) =>
    leftOutAlready(remark, evidence),
  );
}

/** A page whose letters are broken has no sentence that is broken besides. */
function withoutBrokenLetters(sightings: readonly Sighting[]): Sighting[] {
  const isTold = sightings.some(({ text }) => text === 'broken-letters');
  return sightings.filter(
    ({ text, finding }) => !isTold || text !== 'broken-text' || !hasBrokenLetter(wordsOf(finding)),
  );
}
