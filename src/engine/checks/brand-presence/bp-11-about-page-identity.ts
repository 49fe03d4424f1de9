import { defineCheck } from '#engine/define-check.ts';
import { homePage } from '#engine/derived/key-pages.ts';
import { organizationNodes, propertyTexts } from '#engine/derived/organization-nodes.ts';
import { cite } from '#engine/derived/references.ts';
import type { Finding } from '#engine/contract.ts';
import type { PageFacts } from '#engine/evidence.ts';

/** Longer runs without a paragraph are no prose, and would make the patterns slow. */
const longestPassage = 2000;
const role =
  '(?:co-?founder|founder|owner|managing director|director|ceo|cto|cfo|coo|president|partner|principal|head of \\p{L}+|manager|master \\p{L}+|dr|chief \\p{L}+ officer|geschäftsführer(?:in)?|inhaber(?:in)?|gérante?|dentist|solicitor|engineer|architect)';
const personName = "\\p{Lu}[\\p{L}'’-]+(?:\\s+\\p{Lu}[\\p{L}'’.-]*){1,3}";
const personWithRole = new RegExp(
  `${personName}\\s*(?:,|–|—|-|\\(|:|\\bis (?:the|our)\\b|\\bour\\b)\\s*(?:the |our )?(?:\\p{L}+ ){0,2}(?i:${role})\\b|\\b(?i:${role})\\s*(?:,|:|–|—)?\\s+${personName}`,
  'u',
);
const yearOrRegistration =
  /\b(?:(?:founded|established|since|est\.?|started|opened|gegründet|seit|depuis|fondée?)\s+(?:in\s+|en\s+)?(?:1[6-9]\d\d|20\d\d)|(?:company|registration|registered|vat|charity|licen[cs]e|hrb|siret|siren|ust-?id(?:nr)?|ein|abn)\s*(?:no\.?|number|nr\.?|reg(?:istration)?\.?|:|#)*\s*[:#]?\s*[A-Z]{0,3}\s?\d[\d\s]{4,})/iu;

export default defineCheck({
  id: 'BP-11',
  category: 'brandPresence',
  points: 1,
  strength: 'convention',
  platformWeights: { chatgpt: 1, claude: 1, perplexity: 1, grok: 1 },
  title: { pass: 'The site says who you are, who leads and since when', fail: 'The site does not say all of who you are, who leads and since when' },
  why: 'Facts that anybody can check are what trust rests on, for people and machines alike.',
  reads: ['site'],
  score: ({ site }) => {
    const home = homePage(site);
    if (!home && site.pages.length === 0) return { kind: 'not-measured', reason: 'No page could be read' };
    const about = site.pages.find((page) => page.kind === 'about');
    const places = site.pages.filter((page) => page.kind === 'about' || page.kind === 'home' || page.kind === 'contact' || page.kind === 'legal');
    const people = firstMatch(places, personWithRole) ?? personInMarkup(places);
    const since = firstMatch(places, yearOrRegistration) ?? foundingInMarkup();
    const parts = [about ? 'an About page' : null, people ? 'people with their roles' : null, since ? 'founding year or registration' : null];
    const labels = ['an About page', 'people with their roles', 'founding year or registration'];
    const missing = labels.filter((label) => !parts.includes(label));
    const ratio = (about ? 0.4 : 0) + (people ? 0.3 : 0) + (since ? 0.3 : 0);
    const at = about ?? home ?? site.pages[0];
    return {
      kind: 'scored',
      ratio: Math.round(ratio * 10) / 10,
      reason: missing.length === 0 ? 'About page, people and founding year or registration were found.' : `Not seen on the pages read: ${missing.join(', ')}.`,
      findings: [
        ...(people ? [people] : []),
        ...(since ? [since] : []),
        ...(missing.length > 0 && at
          ? [{ id: 'identity-not-seen', tone: 'info' as const, note: `Not seen: ${missing.join(', ')}.`, kind: 'page' as const, url: at.url }]
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
            note: 'Founding date or registration in structured data.',
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
  advice: (findings, answers) => ({
    title: 'Write a factual About page',
    description: findings.find((finding) => finding.id === 'identity-not-seen')?.note ?? 'Some facts about the company are not on the site.',
    steps: [
      'Say on one page who you are, what you do and where.',
      `Say since when${answers.yearEstablished === null ? '' : ` (${answers.yearEstablished})`}, and give the registration number.`,
      'Name the people who lead, with their roles.',
    ],
    resources: [],
    metrics: ['Identity facts present: three of three'],
    proof: 'Measured again, all three facts are quoted in this check.',
    doer: 'writer',
  }),
  sources: cite('GEO16'),
});

function firstMatch(pages: readonly PageFacts[], pattern: RegExp): Finding | null {
  for (const page of pages) {
    const texts = [...page.blocks.map((block) => block.text), ...page.headings.map((heading) => heading.text)];
    const text = texts.map((candidate) => candidate.slice(0, longestPassage)).find((candidate) => pattern.test(candidate));
    const match = text === undefined ? null : pattern.exec(text);
    if (match) return { id: 'identity-fact', tone: 'good', note: 'A fact about who you are.', kind: 'quote', url: page.url, quote: match[0] };
  }
  return null;
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
        note: 'A person with a role in structured data.',
        kind: 'line',
        url: found.page.url,
        line: found.node.line,
        text: propertyTexts(found.node.properties['name'])[0] ?? 'Person',
      }
    : null;
}
