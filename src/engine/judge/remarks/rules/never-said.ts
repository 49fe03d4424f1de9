import { onPagesRead } from '#engine/evidence/site/reach.ts';
import { organisationKind } from '#engine/evidence/site/organisation-kind.ts';
import type { OrganisationKind } from '#engine/evidence/site/organisation-kind.ts';
import { shownText } from '#engine/evidence/shown-text.ts';
import type { Evidence, PageFacts } from '#engine/evidence/evidence.ts';
import { reachOfEvidence } from '#engine/judge/as-far-as-read.ts';
import { visibleRanges } from '#engine/judge/checks/parts/markup-agreement.ts';
import { asValue, bad } from '#engine/judge/findings.ts';
import { proven } from '#engine/judge/remarks/sighting.ts';
import type { Sighting } from '#engine/judge/remarks/sighting.ts';

/** Whose door is open at certain hours. */
const keepHours: ReadonlySet<OrganisationKind> = new Set(['shop', 'clinic', 'restaurant']);

/**
 * What people need before they come or call and no page read has: hours of a shop, practice or restaurant, a number or
 * mail address of anybody. Told only where no main page is left, and where no model looked for it.
 */
export function neverSaid(evidence: Evidence): Sighting[] {
  const { site } = evidence;
  const reach = reachOfEvidence(evidence);
  if (!site.ok || !reach?.mayMiss || site.value.editor) return [];
  const { pages, pieces = [], reading } = site.value;
  const read = [...pages, ...pieces];
  const kind = organisationKind(evidence);
  const looked = asValue(
    'Looked at',
    pages
      .slice(0, 6)
      .map(({ url }) => new URL(url).pathname)
      .join(', '),
    pages[0]?.url,
  );
  const isStated = (wanted: string) => reading?.statements.some((one) => one.kind === wanted) === true;
  const where = onPagesRead(reach);
  const hoursAreMissing = kind !== null && keepHours.has(kind) && !isStated('hours') && !read.some(mayTellHours);
  const contactIsMissing =
    !isStated('contact') && !read.some(mayTellContact) && read.some(({ mainWords }) => mainWords >= 80);
  return [
    ...(hoursAreMissing
      ? [proven('no-hours', bad('hours-not-seen', `We saw no opening hours ${where}.`, looked))]
      : []),
    ...(contactIsMissing
      ? [proven('no-contact', bad('no-way-to-write', `We saw no phone number and no mail address ${where}.`, looked))]
      : []),
  ];
}

/** Times, in whatever form, or markup of them. A picture or a script may tell them, too: a page of pictures is left alone. */
function mayTellHours(page: PageFacts): boolean {
  const { text } = shownText(page);
  return (
    visibleRanges(text).length > 0 ||
    /\b24\s?(?:\/|h\b|×)|\d\s?(?:h|uhr|:00|\.00|am|pm)\b/i.test(text) ||
    page.schema.some(({ properties }) => Object.keys(properties).some((name) => name.startsWith('openingHours'))) ||
    (page.renderedWords !== null && page.renderedWords > page.mainWords * 1.5) ||
    page.appShell.emptyRoot
  );
}

function mayTellContact(page: PageFacts): boolean {
  const { phones, emails } = page.contact;
  return (
    phones.length > 0 ||
    emails.length > 0 ||
    page.appShell.emptyRoot ||
    page.schema.some(({ properties }) => properties['telephone'] !== undefined || properties['email'] !== undefined) ||
    page.links.some(({ href }) => /^(?:tel|mailto|sms):|wa\.me|whatsapp|cdn-cgi\/l\/email/i.test(href)) ||
    /@|\[at\]|\(at\)|\d[\d\s()./-]{6,}\d/.test(shownText(page).text)
  );
}
