import { contradiction, daysBetween, type ClaimContext, type Rule } from '#engine/judge/contradictions/rule.ts';
import { crawlerAccess } from '#engine/judge/checks/parts/crawler-access.ts';
import { aProfile } from '#engine/judge/checks/parts/profile-outcome.ts';
import { linkedProfiles, type Network } from '#engine/evidence/site/social-profiles.ts';
import { responseTime } from '#engine/evidence/site/response-time.ts';
import { registrableDomain } from '#engine/base/addresses/registrable-domain.ts';
import { serverText } from '#engine/evidence/site/server-text.ts';
import { counted, dayInWords } from '#engine/base/text/wording.ts';
import type { Contradiction } from '#engine/contract.ts';

/** What the owner says of the site against the site as it was served. */
export const siteRules: readonly Rule[] = [
  https,
  structuredDataMissing,
  structuredDataThere,
  faq,
  viewport,
  speed,
  contentRare,
  contentFrequent,
  profilesNotLinked,
  profilesNotTold,
  publications,
  wikipedia,
  optimised,
  otherDomain,
  emailDomain,
  noWebsite,
];

function https({ answers, evidence }: ClaimContext): Contradiction[] {
  if (answers.httpsUsage !== 'yes' || !evidence.transport.ok) return [];
  const { https: tls, httpRedirectsToHttps, finalUrl } = evidence.transport.value;
  if (tls.ok && httpRedirectsToHttps !== false) return [];
  const quote = tls.ok ? 'plain http is answered without a redirect to https' : tls.detail;
  return [
    contradiction('C-01', 'overstated', 'high', ['TS-02'], {
      said: ['Quiz, HTTPS', 'yes'],
      saw: ['Connection', quote, finalUrl],
      question: 'You said that the whole site uses HTTPS. Is there an address that your web developer forgot?',
    }),
  ];
}

function structuredDataMissing({ answers, pages }: ClaimContext): Contradiction[] {
  const [first] = pages;
  if (answers.structuredData !== 'yes' || !first || pages.some((page) => page.schema.length > 0)) return [];
  return [
    contradiction('C-02', 'overstated', 'medium', ['TS-17', 'AO-08'], {
      said: ['Quiz, structured data', 'yes'],
      saw: ['Key pages', `no readable JSON-LD, microdata or RDFa on ${pages.length} pages`, first.url],
      question:
        'You said that the site has structured data. Does a script add it, or is it on pages that we did not read?',
    }),
  ];
}

function structuredDataThere({ answers, pages }: ClaimContext): Contradiction[] {
  const page = pages.find((candidate) => candidate.schema.length > 0);
  const node = page?.schema[0];
  if ((answers.structuredData !== 'no' && answers.structuredData !== 'unsure') || !page || !node) return [];
  return [
    contradiction('C-03', 'understated', 'info', ['TS-17'], {
      said: ['Quiz, structured data', answers.structuredData],
      saw: [`Line ${node.line}`, `${node.syntax}: ${node.types.join(', ')}`, page.url],
      question: 'Your site already carries structured data. Did you know?',
    }),
  ];
}

function faq({ answers, site }: ClaimContext): Contradiction[] {
  if (answers.faqUsage !== 'yes' || !site) return [];
  const pairs = new Set(
    site.reading?.statements.flatMap(({ kind, by, quote }) =>
      kind === 'question' && by !== 'given' ? [quote.toLowerCase()] : [],
    ),
  );
  if (pairs.size >= 3) return [];
  return [
    contradiction('C-04', 'unconfirmed', 'low', ['AO-11'], {
      said: ['Quiz, FAQ', 'yes'],
      saw: [
        'Pages read',
        `${counted(pairs.size, 'question|questions').replace(/^0 /, 'no ')} with an answer recognised on ${counted(site.pages.length, 'page|pages')}`,
        site.pages[0]?.url,
      ],
      question: 'Which page shows your questions?',
    }),
  ];
}

function viewport({ answers, pages }: ClaimContext): Contradiction[] {
  const without = pages.filter((page) => page.viewport === null);
  const [first] = without;
  if (answers.mobileFriendly !== 'yes' || !first || without.length * 2 <= pages.length) return [];
  return [
    contradiction('C-05', 'overstated', 'medium', ['TS-15'], {
      said: ['Quiz, mobile-friendly', 'yes'],
      saw: ['Key pages', `no viewport on ${without.length} of ${pages.length}`, first.url],
      question: 'You said that the site suits phones. Does it scale on yours?',
    }),
  ];
}

function speed({ answers, site }: ClaimContext): Contradiction[] {
  if (answers.loadingSpeed !== 'fast' || !site || site.pages.length < 3) return [];
  const time = responseTime(site);
  if (!time || time.medianMs <= 1200) return [];
  return [
    contradiction('C-06', 'overstated', 'low', ['TS-13'], {
      said: ['Quiz, loading speed', 'fast (under 3 s)'],
      saw: [
        'Pages read',
        `a median of ${time.medianMs} ms to the first byte over ${time.pages} pages, measured from one place`,
        time.slowest.url,
      ],
      question: 'You said that the site is fast. Is it slower far from its server, or was it busy?',
    }),
  ];
}

type Dated = { iso: string; url: string };

/** Dated pages, newest first; the response header's date is not the content's. */
function datedPages({ site, now }: ClaimContext): Dated[] {
  const dated = (site?.pages ?? []).flatMap((page) =>
    page.dates.filter((date) => date.source !== 'last-modified').map(({ iso }) => ({ iso, url: page.url })),
  );
  return dated
    .filter(({ iso }) => Date.parse(iso) <= Date.parse(now))
    .toSorted((a, b) => Date.parse(b.iso) - Date.parse(a.iso));
}

function contentRare(context: ClaimContext): Contradiction[] {
  const { answers, now } = context;
  const limit = { daily: 60, weekly: 60, monthly: 120 }[
    answers.contentFrequency === 'daily' ||
    answers.contentFrequency === 'weekly' ||
    answers.contentFrequency === 'monthly'
      ? answers.contentFrequency
      : 'daily'
  ];
  if (!['daily', 'weekly', 'monthly'].includes(answers.contentFrequency)) return [];
  const [newest] = datedPages(context);
  if (!newest || daysBetween(newest.iso, now) <= limit) return [];
  return [
    contradiction('C-07', 'overstated', 'medium', ['CQ-11'], {
      said: ['Quiz, content frequency', answers.contentFrequency],
      saw: [
        'Newest date on the pages read',
        `${dayInWords(newest.iso)} (${daysBetween(newest.iso, now)} days ago)`,
        newest.url,
      ],
      question: 'You said that you publish often. Do newer pages lack a date, or did we not read them?',
    }),
  ];
}

function contentFrequent(context: ClaimContext): Contradiction[] {
  if (context.answers.contentFrequency !== 'rarely') return [];
  const recent = datedPages(context).filter(({ iso }) => daysBetween(iso, context.now) <= 90);
  const urls = new Set(recent.map(({ url }) => url));
  const [newest] = recent;
  // Where all bear one day, the site was changed as a whole.
  const isOneDay = new Set(recent.map(({ iso }) => iso.slice(0, 10))).size === 1;
  if (!newest || urls.size < 3 || isOneDay) return [];
  return [
    contradiction('C-08', 'understated', 'info', ['CQ-11'], {
      said: ['Quiz, content frequency', 'rarely'],
      saw: [
        'Dates on the pages read',
        `${urls.size} pages dated within 90 days, the newest ${dayInWords(newest.iso)}`,
        newest.url,
      ],
      question: 'You publish more often than you said. Do these dates change by themselves?',
    }),
  ];
}

const networks: readonly {
  key: 'linkedin' | 'twitter' | 'facebook' | 'instagram';
  network: Network;
  name: string;
  checkId: string;
}[] = [
  { key: 'linkedin', network: 'linkedin', name: 'LinkedIn', checkId: 'BP-07' },
  { key: 'twitter', network: 'twitter', name: 'X', checkId: 'BP-08' },
  { key: 'facebook', network: 'facebook', name: 'Facebook', checkId: 'BP-09' },
  { key: 'instagram', network: 'instagram', name: 'Instagram', checkId: 'BP-09' },
];

function profilesNotLinked({ answers, site }: ClaimContext): Contradiction[] {
  if (!site) return [];
  return networks.flatMap(({ key, network, name, checkId }) => {
    const told = answers.socialMedia[key].trim();
    if (told === '' || linkedProfiles(site, network).length > 0) return [];
    return [
      contradiction('C-09', 'unconfirmed', 'low', [checkId], {
        said: [`Quiz, ${name}`, told],
        saw: ['Pages read', `no link to ${aProfile([key])}, neither in the pages nor in sameAs`, site.pages[0]?.url],
        question: `Is your ${name} profile linked from your site?`,
      }),
    ];
  });
}

function profilesNotTold({ answers, site }: ClaimContext): Contradiction[] {
  if (!site || answers.companyName.trim() === '') return []; // without a quiz nobody left anything out
  return networks.flatMap(({ key, network, name, checkId }) => {
    const [seen] = linkedProfiles(site, network);
    if (answers.socialMedia[key].trim() !== '' || !seen) return [];
    return [
      contradiction('C-10', 'understated', 'info', [checkId], {
        said: [`Quiz, ${name}`, 'not given'],
        saw: [seen.line === null ? 'Page' : `Line ${seen.line}`, seen.url, seen.page.url],
        question: `Your site links a profile on ${name} that you did not name. Is it yours?`,
      }),
    ];
  });
}

function publications({ answers, site }: ClaimContext): Contradiction[] {
  if (answers.publicationsMentioned !== 'yes' || answers.publicationsExamples.trim() !== '' || !site) return [];
  return [
    contradiction('C-11', 'unconfirmed', 'medium', ['BP-05'], {
      said: ['Quiz, publications', 'yes'],
      saw: ['Quiz', 'no example named', site.pages[0]?.url],
      question: 'Which publications wrote about you, and where can a reader find it?',
    }),
  ];
}

// Unconfirmed, not overstated: no look-up in Wikipedia was made, and a site need not link its article.
function wikipedia({ answers, site }: ClaimContext): Contradiction[] {
  if (answers.wikipediaPage !== 'yes' || !site || linkedProfiles(site, 'wikipedia').length > 0) return [];
  return [
    contradiction('C-12', 'unconfirmed', 'medium', ['BP-06'], {
      said: ['Quiz, Wikipedia', 'yes'],
      saw: ['Pages read', 'no link to a Wikipedia article, neither in the pages nor in sameAs', site.pages[0]?.url],
      question: 'Which Wikipedia article is it? Linking it in sameAs lets machines connect the two.',
    }),
  ];
}

function optimised({ answers, evidence, site, pages }: ClaimContext): Contradiction[] {
  if (answers.llmOptimizationStrategies !== 'yes') return [];
  const base = {
    said: ['Quiz, AI optimisation', 'yes'] as [string, string],
    question: 'You said that you optimise for AI assistants. Did a template or a plugin set this?',
  };
  if (evidence.robots.ok && evidence.robots.value.state === 'ok') {
    const robots = evidence.robots.value;
    const blocked = ['OAI-SearchBot', 'Claude-SearchBot', 'PerplexityBot']
      .map((token) => crawlerAccess(token, robots, site ?? undefined))
      .find((access) => !access.home.allowed);
    if (blocked?.home.line) {
      return [
        contradiction('C-18', 'overstated', 'high', ['AO-01', 'AO-02', 'AO-03'], {
          ...base,
          saw: [`robots.txt, line ${blocked.home.line}`, `${blocked.home.rule} (for ${blocked.token})`, robots.url],
        }),
      ];
    }
  }
  const empty = pages.filter((page) => serverText(page).ratio < 0.25);
  const [first] = empty;
  if (!first || empty.length * 2 < pages.length) return [];
  return [
    contradiction('C-18', 'overstated', 'high', ['TS-05'], {
      ...base,
      saw: ['HTML as served', serverText(first).reason, first.url],
    }),
  ];
}

function otherDomain({ answers, evidence }: ClaimContext): Contradiction[] {
  if (!evidence.transport.ok || answers.website.trim() === '') return [];
  const said = registrableDomain(answers.website);
  const saw = registrableDomain(evidence.transport.value.finalUrl);
  if (said === null || saw === null || said === saw) return [];
  return [
    contradiction('C-21', 'conflict', 'high', ['TS-01'], {
      said: ['Quiz, website', answers.website],
      saw: ['Address after redirects', evidence.transport.value.finalUrl, evidence.transport.value.finalUrl],
      question: 'Your address leads to another domain. Which of the two do you want assistants to cite?',
    }),
  ];
}

const freeMail =
  /^(?:gmail|googlemail|outlook|hotmail|live|yahoo|icloud|me|aol|gmx|web|proton|protonmail|mail|fastmail|zoho|qq|163)\./;

function emailDomain({ answers }: ClaimContext): Contradiction[] {
  const host = answers.email.split('@')[1]?.toLowerCase() ?? '';
  const mail = host === '' ? null : registrableDomain(host);
  const website = registrableDomain(answers.website);
  if (mail === null || website === null || mail === website || freeMail.test(mail)) return [];
  return [
    contradiction('C-22', 'info', 'low', ['BP-12'], {
      said: ['Quiz, e-mail', `@${host}`],
      saw: ['Quiz, website', website],
      question: 'Your e-mail and your website use different domains. Do both belong to the business?',
    }),
  ];
}

function noWebsite({ evidence, answers }: ClaimContext): Contradiction[] {
  if (evidence.website.trim() !== '') return [];
  const claims: [string, string][] = [
    ['structured data', answers.structuredData],
    ['FAQ', answers.faqUsage],
    ['mobile-friendly', answers.mobileFriendly],
    ['HTTPS', answers.httpsUsage],
    ['loading speed', answers.loadingSpeed === 'fast' ? 'yes' : ''],
  ];
  const claimed = claims.find(([, value]) => value === 'yes');
  if (!claimed) return [];
  return [
    contradiction('C-26', 'overstated', 'high', ['TS-01'], {
      said: [`Quiz, ${claimed[0]}`, 'yes'],
      saw: ['Quiz, website', 'none given'],
      question: 'You described a website and named none. What is its address?',
    }),
  ];
}
