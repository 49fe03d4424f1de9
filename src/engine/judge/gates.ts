import { platforms } from '#engine/contract.ts';
import type { Finding, Gate, Platform } from '#engine/contract.ts';
import { ownAddress } from '#engine/evidence/site/canonical-address.ts';
import { crawlerAccess, type CrawlerAccess } from '#engine/judge/checks/parts/crawler-access.ts';
import { pageName, pageNameFirst } from '#engine/base/addresses/page-name.ts';
import { homePage, keyPages } from '#engine/evidence/site/key-pages.ts';
import { registrableDomain } from '#engine/base/addresses/registrable-domain.ts';
import { ofPages, shortened } from '#engine/base/text/wording.ts';
import type { Advice } from '#engine/judge/checks/texts.ts';
import { serverText } from '#engine/evidence/site/server-text.ts';
import type { Evidence, PageFacts } from '#engine/evidence/evidence.ts';
import type { PlatformCap } from '#engine/judge/score/platform-scores.ts';
import { asValue, bad, inHeader, inLine } from '#engine/judge/findings.ts';

/** A gate with the check whose place in the plan it takes, and its own advice where that of the check is about something else. */
export type FoundGate = Gate & { id: GateId; checkId: string; advice?: Advice };
export type GateId =
  | 'hidden-orders'
  | 'home-not-served'
  | 'home-noindex'
  | 'ai-search-closed'
  | 'home-canonical-elsewhere';

/** Fatal defects that were seen: each caps the overall score (score.ts). A doubt (time-out, refusal of our crawler) is none. */
export function findGates(evidence: Evidence): FoundGate[] {
  return [
    hiddenOrders(evidence),
    homeNotServed(evidence),
    homeNoindex(evidence),
    searchAgentsDisallowed(evidence),
    homeCanonicalElsewhere(evidence),
  ].filter((gate) => gate !== null);
}

/** What limits a single platform, the lowest cap first. */
export function findPlatformCaps(evidence: Evidence): Partial<Record<Platform, PlatformCap>> {
  const home = homeNotServed(evidence) ?? homeNoindex(evidence);
  const all = home ? { score: 15, reason: home.sentence, finding: home.finding } : null;
  const shell = emptyServerText(evidence);
  // xAI documents neither a robots token nor whether its reader runs scripts.
  const own: Partial<Record<Platform, (PlatformCap | null)[]>> = {
    chatgpt: [crawlerCap(evidence, ['OAI-SearchBot'], 35), shell],
    claude: [claudeCap(evidence), shell],
    perplexity: [crawlerCap(evidence, ['PerplexityBot'], 35), shell],
  };
  return Object.assign({}, ...platforms.map((platform) => lowest(platform, [all, ...(own[platform] ?? [])])));
}

/** The documented search agents; xAI documents none for Grok. */
const searchAgents = ['OAI-SearchBot', 'Claude-SearchBot', 'PerplexityBot'];
const refusals = new Set([401, 403, 407, 429, 451, 503]);

/** A hidden text that gives orders to AI models: whoever meets it takes the site for one that manipulates, or that was broken into. */
function hiddenOrders({ site }: Evidence): FoundGate | null {
  const found = (site.ok ? site.value.pages : []).flatMap((page) =>
    page.hidden.filter(({ aimedAtModels }) => aimedAtModels).map((text) => ({ ...text, url: ownAddress(page) })),
  );
  const [first] = found;
  if (!first) return null;
  const { url, line, text, how } = first;
  const sentence = `${pageNameFirst(url)} hides a text that gives orders to AI models, in line ${line} (${how}).`;
  const places = [
    ...new Set(found.map((one) => `Line ${one.line} of ${pageName(one.url)}: “${shortened(one.text, 120)}”.`)),
  ].slice(0, 6);
  return {
    id: 'hidden-orders',
    checkId: 'TS-05',
    sentence,
    finding: bad('hidden-prompt', sentence, inLine(url, line, text)),
    advice: {
      title: 'Remove the hidden text that gives orders to AI models',
      description:
        'Assistants treat such texts as manipulation and may leave the site out. If you did not write it, somebody may have broken into your site.',
      steps: [
        ...places,
        'Delete the text from the page or template that holds it.',
        'If nobody on your side wrote it, change the passwords of your site and its plugins, and ask your host to look for intruders.',
      ],
      resources: [
        'Google’s spam policies, hidden text: https://developers.google.com/search/docs/essentials/spam-policies#hidden-text',
      ],
      metrics: ['Hidden texts that speak to AI models: none'],
      proof: 'The page’s source, searched in the browser, no longer holds the text.',
    },
  };
}

function homeNotServed(evidence: Evidence): FoundGate | null {
  if (!evidence.site.ok || homePage(evidence.site.value)) return null;
  const home = evidence.site.value.unread.find((page) => page.kind === 'home');
  if (!home) return null;
  const gate = { id: 'home-not-served', checkId: 'TS-01' } as const;
  if (home.reason === 'not-html') {
    const sentence = `Your home page is not an HTML page, so no assistant can read it: ${home.detail}.`;
    return {
      ...gate,
      sentence,
      finding: bad('home-not-html', sentence, asValue('Home page', home.detail, home.url)),
    };
  }
  if (home.status === null || home.status < 400 || refusals.has(home.status)) return null;
  const sentence = `Your home page answers with status ${home.status} instead of a page, so no assistant can read it.`;
  return {
    ...gate,
    sentence,
    finding: bad('home-not-ok', sentence, asValue('Status of the home page', String(home.status), home.url)),
  };
}

function homeNoindex(evidence: Evidence): FoundGate | null {
  const home = evidence.site.ok ? homePage(evidence.site.value) : undefined;
  const directive = home?.robotsDirectives.find(
    ({ agent, directives }) => agent === '*' && directives.some((word) => word === 'noindex' || word === 'none'),
  );
  if (!home || !directive) return null;
  const sentence = 'Your home page tells every search engine and assistant not to index it (noindex).';
  const finding: Finding =
    directive.source === 'header' || directive.line === null
      ? bad('noindex-header', sentence, inHeader(ownAddress(home), 'X-Robots-Tag', directive.text))
      : bad('noindex-meta', sentence, inLine(ownAddress(home), directive.line, directive.text));
  return { id: 'home-noindex', checkId: 'TS-04', sentence, finding };
}

function searchAgentsDisallowed(evidence: Evidence): FoundGate | null {
  const accesses = searchAgents.map((token) => accessOf(evidence, token));
  const [first] = accesses;
  if (
    !first ||
    !evidence.robots.ok ||
    evidence.robots.value.state === 'timeout' ||
    !accesses.every((access) => access && !access.home.allowed)
  )
    return null;
  const { url, status } = evidence.robots.value;
  const { line, rule } = first.home;
  const why = line === null || rule === null ? `it answers with status ${status}` : `line ${line}: “${rule}”`;
  const sentence = `Your robots.txt closes the site to every documented AI search crawler (${why}).`;
  const finding: Finding =
    line === null || rule === null
      ? bad('ai-search-closed', sentence, asValue('Status of robots.txt', String(status), url))
      : bad('ai-search-closed', sentence, inLine(url, line, rule));
  return { id: 'ai-search-closed', checkId: 'AO-01', sentence, finding };
}

function homeCanonicalElsewhere(evidence: Evidence): FoundGate | null {
  const home = evidence.site.ok ? homePage(evidence.site.value) : undefined;
  const canonical = home?.canonicals.find(
    ({ url }) => url !== null && registrableDomain(url) !== registrableDomain(home.url),
  );
  if (!home || !canonical || canonical.url === null) return null;
  const sentence = `Your home page names a page of another domain as its original (${registrableDomain(canonical.url)}). Engines then credit that page.`;
  const text = `<link rel="canonical" href="${canonical.href}">`;
  const finding: Finding = bad('canonical-cross-domain', sentence, inLine(home.url, canonical.line, text));
  return { id: 'home-canonical-elsewhere', checkId: 'TS-10', sentence, finding };
}

function accessOf(evidence: Evidence, token: string): CrawlerAccess | null {
  if (!evidence.robots.ok || evidence.robots.value.state === 'timeout') return null;
  return crawlerAccess(token, evidence.robots.value, evidence.site.ok ? evidence.site.value : undefined);
}

function claudeCap(evidence: Evidence): PlatformCap | null {
  const agents = ['Claude-SearchBot', 'Claude-User'];
  const caps = agents.map((token) => crawlerCap(evidence, [token], 50));
  return caps.every((cap) => cap !== null)
    ? crawlerCap(evidence, agents, 30)
    : (caps.find((cap) => cap !== null) ?? null);
}

/** Set when the first of `tokens` is kept out of the home page or of half of the key pages. */
function crawlerCap(
  evidence: Evidence,
  tokens: readonly [string, ...string[]] | string[],
  score: number,
): PlatformCap | null {
  const [token] = tokens;
  const access = token === undefined ? null : accessOf(evidence, token);
  if (!access || !evidence.robots.ok || (access.home.allowed && access.allowedShare > 0.5)) return null;
  const decision = access.home.allowed ? access.blocked[0]?.decision : access.home;
  const reason = `robots.txt keeps ${tokens.join(' and ')} out.`;
  const base = { id: 'ai-search-crawler-blocked' as const, tone: 'bad' as const, note: reason };
  const { url, status } = evidence.robots.value;
  const line = decision?.line ?? null;
  const finding: Finding =
    line === null
      ? { ...base, kind: 'value', label: 'Status of robots.txt', value: String(status), url }
      : { ...base, kind: 'line', url, line, text: decision?.rule ?? '' };
  return { score, reason, finding };
}

function emptyServerText(evidence: Evidence): PlatformCap | null {
  if (!evidence.site.ok) return null;
  const pages = keyPages(evidence.site.value);
  const empty = pages.filter((page) => serverText(page).ratio < 0.25);
  const [worst] = empty;
  if (!worst || empty.length * 2 < pages.length) return null;
  const reason = `${ofPages(empty.length, pages.length, 'is|are')} nearly empty before scripts run, and this platform’s crawlers run none.`;
  return { score: 50, reason, finding: emptyPageFinding(worst, reason) };
}

function emptyPageFinding(page: PageFacts, note: string): Finding {
  return bad(
    'content-needs-javascript',
    note,
    asValue('Text in the server’s HTML', serverText(page).reason, ownAddress(page)),
  );
}

function lowest(platform: Platform, caps: (PlatformCap | null)[]): Partial<Record<Platform, PlatformCap>> {
  const [first] = caps.filter((cap) => cap !== null).toSorted((a, b) => a.score - b.score);
  return first ? { [platform]: first } : {};
}
