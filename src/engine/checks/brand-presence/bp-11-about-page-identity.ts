import { defineCheck } from '#engine/define-check.ts';
import { companyNames } from '#engine/derived/company-names.ts';
import { foundingIn, registrationIn } from '#engine/derived/identity-words.ts';
import { homePage } from '#engine/derived/key-pages.ts';
import { readsItsLanguage, unlistedLanguage } from '#engine/derived/languages.ts';
import { organizationNodes, propertyTexts } from '#engine/derived/organization-nodes.ts';
import { foldedWords } from '#engine/derived/phrases.ts';
import { cite } from '#engine/derived/references.ts';
import type { Finding } from '#engine/contract.ts';
import type { PageFacts, SiteEvidence } from '#engine/evidence.ts';

/** Longer runs without a paragraph are no prose, and would make the patterns slow. */
const longestPassage = 2000;
// Names need their capital, roles do not. Spelt out: with the pattern modifier `(?i:…)` capital roles went unseen, depending on what was matched before.
const role = inAnyCase(
  '(?:co-?founder|founder|owner|managing director|director|ceo|cto|cfo|coo|president|partner|principal|head of \\p{L}+|manager|master (?!of |in |degree )\\p{L}+|dr|chief \\p{L}+ officer|geschäftsführer(?:in)?|inhaber(?:in)?|gérante?|dentist|solicitor|engineer|architect)',
);
/** Also names of streets and firms, so that only a name before them makes them a role. */
const laterRole = inAnyCase(
  '(?:consultant|therapist|physiotherapist|physiotherapeut(?:in)?|fysiotherapeut|osteopath|lawyer|attorney|abogado|abogada|avocate?|avvocato|avvocata|rechtsanwalt|rechtsanwältin|arzt|ärztin|nurse|designer|developer|photographer|teacher|coach|accountant|brewer|winemaker|carpenter|potter|maestro|maestra|meister(?:in)?|küchenchef(?:in)?|editor|reporter|chef|cook|baker|maintainer|cuoca|cuoco|titolare|fondatore|fondatrice|fondateur|eigenaar|eigenaresse|fundador|fundadora|propietario|propietaria)',
);
const personName = "\\p{Lu}[\\p{L}'’-]+(?:\\s+(?:(?:de|van|von|der|den|di|da|del|dos|du|le|la) ){0,2}\\p{Lu}[\\p{L}'’.-]*){1,3}";
const personWithRole = new RegExp(
  `${personName}\\s*(?:,|–|—|-|\\(|:|\\bis (?:the|our)\\b|\\bour\\b)\\s*(?:the |our |an? )?(?:\\p{L}+ ){0,2}(?:${role}|${laterRole})\\b|\\b${role}\\s*(?::|–|—)?\\s+${personName}`,
  'u',
);
const wholeName = new RegExp(`^${personName}$`, 'u');
const startsWithRole = new RegExp(
  `^(?:(?:our|the|senior|junior|lead|head|deputy|licen[cs]ed|registered|${role}) (?:& |and )?){0,3}(?:${role}|${laterRole})(?!\\p{L})`,
  'iu',
);
/** Who founded, leads or runs it: the verb tells the role. */
const doer = new RegExp(
  `\\b(?:founded|started|set up|run|led|owned|opened|gegründet|geführt|geleitet|fondée?|dirigée?|fundad[oa]|dirigid[oa]|fondat[oa]|opgericht)\\b[^.!?\\n]{0,40}?\\s(?:by|von|par|por|da|door)\\s(?:(?:Dr|Prof)\\.?(?:-Ing\\.?)?\\s)?${personName}|${personName}(?:\\s\\([^)\\n]{1,40}\\))?(?:,? (?:and|und|et|y|e|en) ${personName}(?:\\s\\([^)\\n]{1,40}\\))?)?\\s(?:(?:co-)?founded|opened|started|leads|runs|heads|owns|gründeten?|eröffneten?|führt|leitet|fundó|fundaron|abrió|fondò|aprì|dirige|begon(?:nen)?|startten?)\\b|${personName}\\sa\\s(?:fondé|ouvert|créé)\\b`,
  'u',
);

export default defineCheck({
  id: 'BP-11',
  category: 'brandPresence',
  points: 1,
  strength: 'convention',
  platformWeights: { chatgpt: 1, claude: 1, perplexity: 1, grok: 1 },
  title: { pass: 'The site says who you are, who leads and since when', fail: 'The site does not say all of who you are, who leads and since when' },
  why: 'Facts that anybody can check are what trust rests on, for people and machines alike.',
  reads: ['site'],
  alsoReads: ['answers'],
  score: ({ site, answers }) => {
    const home = homePage(site);
    if (!home && site.pages.length === 0) return { kind: 'not-measured', reason: 'No page could be read' };
    const about = site.pages.find((page) => page.kind === 'about');
    const places = site.pages.filter((page) => page.kind === 'about' || page.kind === 'home' || page.kind === 'contact' || page.kind === 'legal');
    const own = new Set(companyNames(site, answers).flatMap(foldedWords));
    const isNoPerson = (page: PageFacts, quote: string) =>
      isQuoted(page, quote) ||
      foldedWords(quote)
        .slice(0, 2)
        .every((word) => own.has(word));
    const people =
      firstMatch(places, matchOf(personWithRole), 'The page names a person with a role.', isQuoted) ??
      nameAboveRole(places) ??
      firstMatch(places, matchOf(doer), 'The page names a person with a role.', isNoPerson) ??
      personInMarkup(places);
    const since =
      firstMatch(places, foundingIn, 'The page says since when.') ??
      firstMatch(places, registrationIn, 'Registration.') ??
      inFooter(site) ??
      foundingInMarkup();
    if (people === null && !readsItsLanguage(site)) return unlistedLanguage;
    const parts = [about ? 'an About page' : null, people ? 'people with their roles' : null, since ? 'a founding year or a registration' : null];
    const labels = ['an About page', 'people with their roles', 'a founding year or a registration'];
    const missing = labels.filter((label) => !parts.includes(label));
    const ratio = (about ? 0.4 : 0) + (people ? 0.3 : 0) + (since ? 0.3 : 0);
    const at = about ?? home ?? site.pages[0];
    return {
      kind: 'scored',
      ratio: Math.round(ratio * 10) / 10,
      reason: missing.length === 0 ? `Found: ${labels.join('; ')}.` : `Not seen on the pages read: ${missing.join('; ')}.`,
      findings: [
        ...(people ? [people] : []),
        ...(since ? [since] : []),
        ...(missing.length > 0 && at
          ? [{ id: 'identity-not-seen', tone: 'info' as const, note: `Not seen on the pages read: ${missing.join('; ')}.`, kind: 'page' as const, url: at.url }]
          : []),
      ],
    };

    function foundingInMarkup(): Finding | null {
      const [node] = organizationNodes(site).filter((entry) =>
        ['foundingDate', 'vatID', 'taxID', 'iso6523Code', 'duns'].some((name) => propertyTexts(entry.node.properties[name]).length > 0),
      );
      return node
        ? {
            id: 'identity-fact',
            tone: 'good',
            note: 'Structured data gives a founding date or a registration.',
            kind: 'line',
            url: node.page.url,
            line: node.node.line,
            text: node.node.types.join(', '),
          }
        : null;
    }
  },
  reported: null,
  difficulty: 'Easy',
  impact: 'Medium',
  timeframe: 'immediate',
  advice: (findings, answers) => {
    const unseen = findings.find((finding) => finding.id === 'identity-not-seen')?.note ?? 'Some facts about the company are not on the site.';
    return {
      title: unseen.includes('an About page') ? 'Write a factual About page' : 'Complete what your About page says of you',
      description: unseen,
      steps: [
        ...(unseen.includes('an About page') ? ['Say on one page who you are, what you do and where.'] : []),
        ...(unseen.includes('a founding year')
          ? [`Say since when${answers.yearEstablished === null ? '' : ` (${answers.yearEstablished})`}, or give the registration number.`]
          : []),
        ...(unseen.includes('people') ? ['Name the people who lead, with their roles.'] : []),
      ],
      resources: [],
      metrics: ['Identity facts present: three of three'],
      proof: 'Measured again, all three facts are quoted in this check.',
      doer: 'writer',
    };
  },
  sources: cite('GEO16'),
});

function firstMatch(
  pages: readonly PageFacts[],
  find: (text: string) => string | null,
  note: string,
  isNot: (page: PageFacts, quote: string) => boolean = () => false,
): Finding | null {
  for (const page of pages) {
    for (const text of [...page.blocks.map((block) => block.text), ...page.headings.map((heading) => heading.text)]) {
      const quote = find(text.slice(0, longestPassage));
      if (quote !== null && !isNot(page, quote)) return { id: 'identity-fact', tone: 'good', note, kind: 'quote', url: page.url, quote };
    }
  }
  return null;
}

function matchOf(pattern: RegExp): (text: string) => string | null {
  return (text) => pattern.exec(text)?.[0] ?? null;
}

/** A card of a team page: the name is a heading, the role stands below it. */
function nameAboveRole(pages: readonly PageFacts[]): Finding | null {
  for (const page of pages)
    for (const [index, heading] of page.headings.entries()) {
      const below = page.blocks.find((block) => block.heading === index)?.text;
      if (below === undefined || below.length > 80 || !wholeName.test(heading.text) || !startsWithRole.test(below)) continue;
      return { id: 'identity-fact', tone: 'good', note: 'The page names a person with a role.', kind: 'quote', url: page.url, quote: heading.text };
    }
  return null;
}

/** A footer gives the address and, beside it, the registration. */
function inFooter(site: SiteEvidence): Finding | null {
  for (const page of site.pages)
    for (const text of page.imprint ?? [])
      return {
        id: 'identity-fact',
        tone: 'good',
        note: 'The page gives a founding year or a registration.',
        kind: 'quote',
        url: page.url,
        quote: text.slice(0, 200),
      };
  return null;
}

/** Whoever a quotation is credited to is a customer or an expert, not the company. */
function isQuoted(page: PageFacts, quote: string): boolean {
  return page.quotations.some(({ text, attribution }) => `${attribution ?? ''} ${text}`.includes(quote));
}

function personInMarkup(pages: readonly PageFacts[]): Finding | null {
  const found = pages.flatMap((page) =>
    page.schema
      .filter(
        (node) => node.types.includes('Person') && propertyTexts(node.properties['name']).length > 0 && propertyTexts(node.properties['jobTitle']).length > 0,
      )
      .map((node) => ({ page, node })),
  )[0];
  return found
    ? {
        id: 'identity-fact',
        tone: 'good',
        note: 'Structured data names a person with a role.',
        kind: 'line',
        url: found.page.url,
        line: found.node.line,
        text: propertyTexts(found.node.properties['name'])[0] ?? 'Person',
      }
    : null;
}

function inAnyCase(pattern: string): string {
  return pattern.replace(/\\p\{L\}|\p{L}/gu, (sign) => (sign.startsWith('\\') ? sign : `[${sign}${sign.toUpperCase()}]`));
}
