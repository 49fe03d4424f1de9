import type { Answers } from '#engine/contract.ts';
import { registrableDomain } from '#engine/base/addresses/registrable-domain.ts';
import { foldedWords, hasPhrase, withoutLegalForm } from '#engine/base/text/phrases.ts';
import type { SiteEvidence } from '#engine/evidence/evidence.ts';
import { companyNames } from '#engine/evidence/site/company-names.ts';
import { homePage } from '#engine/evidence/site/key-pages.ts';
import { sharedTitleParts, titleParts } from '#engine/evidence/site/title-parts.ts';

/**
 * What the business is called: by its owner, by markup, else by what at least two of these agree on: the part that the titles share, a picture in the home
 * page's header, its main heading, the notice of copyright, the domain. null where no two do.
 */
export function nameOfSite(site: SiteEvidence, answers: Answers | undefined): string | null {
  return companyNames(site, answers)[0] ?? nameShown(site);
}

function nameShown(site: SiteEvidence): string | null {
  const home = homePage(site);
  if (!home) return null;
  const shared = [...sharedTitleParts(site.pages)];
  const titles = site.pages.length > 1 ? shared : titleParts(home);
  const places = [
    home.images.flatMap(({ alt, inMain }) => (inMain || alt === null ? [] : [alt])),
    home.headings.flatMap(({ level, text }) => (level === 1 ? [text] : [])),
    (home.besideText ?? '').split('\n').filter((line) => /©|\(c\)|copyright/i.test(line)),
  ];
  const domain = (registrableDomain(home.url) ?? '').split('.')[0]?.replaceAll('-', '') ?? '';
  const agreed = titles
    .map(withoutLegalForm)
    .filter((name) => /\p{L}{2}/u.test(name) && foldedWords(name).length <= longestName)
    .map((name) => {
      const letters = foldedWords(name).join('');
      const isInDomain = letters.length > 3 && domain.includes(letters);
      return {
        name,
        count: Number(isInDomain) + places.filter((texts) => texts.some((text) => hasPhrase(text, name))).length,
      };
    })
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);
  return agreed[0]?.name ?? null;
}

const longestName = 6; // words
