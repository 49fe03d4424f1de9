import { pageName, pageNameFirst, samePageKey } from '#engine/base/addresses/page-name.ts';
import { isPrivateHost, isStaffEntrance, isTrialHost } from '#engine/base/addresses/not-for-visitors.ts';
import { emailsIn } from '#engine/base/text/contact-words.ts';
import { decoded } from '#engine/base/text/decoded.ts';
import { shortened } from '#engine/base/text/wording.ts';
import type { PageFacts } from '#engine/evidence/evidence.ts';
import { bad, inLine } from '#engine/judge/findings.ts';
import { proven } from '#engine/judge/remarks/sighting.ts';
import type { Sighting } from '#engine/judge/remarks/sighting.ts';

type Link = PageFacts['links'][number];

/** Links whose address alone shows that they do not lead where a visitor should go. Each address is told once. */
export function linksAstray(pages: readonly PageFacts[]): Sighting[] {
  const paths = new Set(pages.map(({ url }) => pathOf(url)));
  const found = pages.flatMap((page) =>
    page.links.flatMap((link) => {
      const seen = [
        otherMail(page, link),
        quotedAddress(page, link),
        pastedAddress(page, link),
        toBuildingHost(page, link, paths),
        toStaff(page, link),
      ];
      return seen.filter((one) => one !== null).map((one) => ({ key: `${one.text} ${link.href}`, one }));
    }),
  );
  return [...new Map(found.toReversed().map(({ key, one }) => [key, one])).values()].toReversed();
}

/** "info@weber.example" that writes to "ada@builder.example". */
function otherMail(page: PageFacts, { href, text, line }: Link): Sighting | null {
  if (!/^mailto:/i.test(href)) return null;
  const target = decoded(href.replace(/^mailto:/i, '').replace(/\?.*$/s, '')).trim();
  const [shown, ...others] = emailsIn(text);
  const [written] = emailsIn(target);
  if (shown === undefined || others.length > 0 || written === undefined || target.includes(',')) return null;
  if (shown.toLowerCase() === written.toLowerCase()) return null;
  const note = `${pageNameFirst(page.url)} shows “${shown}”, and the link writes to “${written}”.`;
  const cause = [shown, written].map((mail) => mail.toLowerCase()).join(' ');
  return proven('wrong-mail', bad('mail-differs', note, inLine(page.url, line, `href="${href}"`)), { cause });
}

/** A mark of quotation in an address, where no search asks for one: pasted with its quotation marks. */
function quotedAddress(page: PageFacts, { href, text, line }: Link): Sighting | null {
  if (!/["“”„«»]|%22|%E2%80%9[CDE]/i.test(href.replace(/[?#].*$/s, '')) || /^(?:javascript|data|tel|sms):/i.test(href))
    return null;
  const note = `On ${pageName(page.url)} the address behind “${shortened(text || href, 60)}” has a quotation mark in it.`;
  return proven('quoted-address', bad('quotation-mark-in-address', note, inLine(page.url, line, `href=${href}`)));
}

/** "[Instagram](https://instagram.example/weber)": a link as chats and editors write it, pasted where an address belongs. */
function pastedAddress(page: PageFacts, { href, text, line }: Link): Sighting | null {
  if (!/^[^?#]{0,200}\]\(\s*\w+:/.test(decoded(href))) return null;
  const note = `On ${pageName(page.url)} the address behind “${shortened(text || href, 60)}” is a whole link in Markdown, and leads nowhere.`;
  return proven('pasted-address', bad('markdown-in-address', note, inLine(page.url, line, `href="${href}"`)));
}

/** A page of this site under the address of a builder's trial, or of somebody's own machine. */
function toBuildingHost(page: PageFacts, { href, url, line }: Link, paths: ReadonlySet<string>): Sighting | null {
  const address = url === null ? null : URL.parse(url);
  const own = URL.parse(page.url);
  if (!address || !own || address.hostname === own.hostname || !/^https?:$/.test(address.protocol)) return null;
  if (isTrialHost(own.hostname) || isPrivateHost(own.hostname) || page.kind === 'article') return null;
  const isOurs =
    isTrialHost(address.hostname) &&
    (bearsName(address.hostname, own.hostname) || (address.pathname !== '/' && paths.has(pathOf(address.href))));
  if (!isOurs && !isPrivateHost(address.hostname)) return null;
  const note = `${pageNameFirst(page.url)} links to “${address.hostname}”, where ${isOurs ? 'a copy of your site was built' : 'no visitor can go'}.`;
  return proven('building-host', bad('link-to-building-host', note, inLine(page.url, line, `href="${href}"`)), {
    cause: address.hostname,
  });
}

/** "weber-roofs.builder.example" for "weber-roofs.example". */
function bearsName(trialHost: string, ownHost: string): boolean {
  const letters = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
  const name = letters(ownHost.replace(/^www\./, '').split('.')[0] ?? '');
  return name.length >= 5 && letters(trialHost.split('.')[0] ?? '').includes(name);
}

function toStaff(page: PageFacts, { href, url, internal, text, line }: Link): Sighting | null {
  if (!internal || url === null || page.kind === 'article' || !isStaffEntrance(url)) return null;
  const note = `${pageNameFirst(page.url)} links to the entrance for staff, as “${shortened(text || href, 60)}”.`;
  return proven('staff-entrance', bad('link-for-staff', note, inLine(page.url, line, `href="${href}"`)));
}

function pathOf(url: string): string {
  return samePageKey(url).replace(/^[^/]*/, '');
}
