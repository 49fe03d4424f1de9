import { pageName } from '#engine/base/addresses/page-name.ts';
import { emailsIn } from '#engine/base/text/contact-words.ts';
import { decoded } from '#engine/base/text/decoded.ts';
import { standInAddress } from '#engine/base/text/stand-ins.ts';
import { formAddress } from '#engine/evidence/site/form-address.ts';
import type { PageFacts, SiteEvidence } from '#engine/evidence/evidence.ts';
import { bad, inLine } from '#engine/judge/findings.ts';
import { proven } from '#engine/judge/remarks/sighting.ts';
import type { Sighting } from '#engine/judge/remarks/sighting.ts';

/** Forms whose messages reach nobody, or somebody else than the pages name. A form of the template is told once. */
export function formsAstray({ pages, formTargets = [] }: SiteEvidence): Sighting[] {
  const gone = new Map(
    formTargets.filter(({ status }) => [404, 410].includes(status)).map((one) => [one.url, one.status]),
  );
  const shown = new Set(pages.flatMap(({ contact }) => contact.emails).map((mail) => mail.toLowerCase()));
  const found = pages.flatMap((page) => [
    ...(page.silentForms ?? []).map((form) => ({ key: `silent ${form.tag}`, one: silent(page, form) })),
    ...(page.forms ?? [])
      .filter(({ action }) => standInAddress(action) === null)
      .flatMap((form) =>
        [byMail(page, form), toStranger(page, form, shown), toNothing(page, form, gone)]
          .filter((one) => one !== null)
          .map((one) => ({ key: `${one.text} ${form.action}`, one })),
      ),
  ]);
  return [...new Map(found.toReversed().map(({ key, one }) => [key, one])).values()].toReversed();
}

type Form = NonNullable<PageFacts['forms']>[number];

function silent(page: PageFacts, { line, tag, how, says }: NonNullable<PageFacts['silentForms']>[number]): Sighting {
  const shows = says === null ? '' : ` People read “${says}”, and you get no message.`;
  const note =
    how === 'stopped'
      ? `The form on ${pageName(page.url)} names no address, and the script that stops it sends nothing.${shows}`
      : `The form on ${pageName(page.url)} names no address, and no script of the page sends it.`;
  return proven('silent-form', bad('form-sends-nothing', note, inLine(page.url, line, tag)));
}

function byMail(page: PageFacts, { action, line }: Form): Sighting | null {
  if (!/^mailto:/i.test(action)) return null;
  const note = `The form on ${pageName(page.url)} opens the visitor’s mail program. It sends nothing where there is none.`;
  return proven('mail-form', bad('form-by-mail', note, inLine(page.url, line, `action="${action}"`)));
}

/** A mail address in the target that no page shows, where the pages show others. */
function toStranger(page: PageFacts, { action, line }: Form, shown: ReadonlySet<string>): Sighting | null {
  const [mail] = emailsIn(
    decoded(action)
      .replace(/^mailto:/i, '')
      .replace(/^https?:\/\/[^/]+\//i, ''),
  );
  if (mail === undefined || shown.size === 0 || shown.has(mail.toLowerCase())) return null;
  const note = `The form on ${pageName(page.url)} sends to “${mail}”, which no page that we read shows.`;
  return proven('form-to-stranger', bad('form-to-other-mail', note, inLine(page.url, line, `action="${action}"`)));
}

function toNothing(page: PageFacts, { action, line }: Form, gone: ReadonlyMap<string, number>): Sighting | null {
  const status = gone.get(formAddress(action, page.url) ?? '');
  if (status === undefined) return null;
  const note = `The form on ${pageName(page.url)} sends to “${action}”, which answers with status ${status}.`;
  return proven('dead-form', bad('form-target-gone', note, inLine(page.url, line, `action="${action}"`)));
}
