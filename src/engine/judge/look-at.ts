import type { CheckResult, Finding, FindingId, Look, LookFinding } from '#engine/contract.ts';
import type { Evidence } from '#engine/evidence/evidence.ts';
import { findGates, type GateId } from '#engine/judge/gates.ts';
import { judge } from '#engine/judge/judge.ts';

/**
 * Three findings of a look, fatal defects first and one good one among them where there is one. Only facts of protocol and markup are told:
 * what a line of robots.txt or of the page says can be looked up by whoever doubts it.
 */
export function lookAt(evidence: Evidence): Look {
  const { checks, interval } = judge(evidence);
  const wasRead = evidence.site.ok && evidence.site.value.pages.length > 0;
  const settled = checks.filter(
    (check) => check.outcome === 'scored' && check.state === 'observed' && check.partly !== true,
  ).length;
  const fatal = wasRead ? fatalDefects(evidence) : [];
  const found = wasRead ? [...textMissing(evidence), ...faults.flatMap((row) => faultIn(checks, row))] : [];
  const bad = [...fatal, ...found.filter((one) => !fatal.some((gate) => isSamePlace(gate, one)))];
  const good = wasRead
    ? [...crawlersAllowed(checks), ...textSent(evidence), ...merits.flatMap((row) => meritIn(checks, row))]
    : [];
  const told = bad.slice(0, good.length > 0 ? most - 1 : most);
  return {
    findings: [...told, ...good.slice(0, most - told.length)],
    range: interval,
    checks: { settled, all: checks.length },
  };
}

const most = 3;
const longestQuote = 160;

const leavesOut = 'Your home page asks search engines to leave it out';

const fatalTitles: Record<GateId, string> = {
  'hidden-orders': 'Your home page hides orders to AI models',
  'home-not-served': 'Your home page does not load as a page',
  'home-noindex': leavesOut,
  'ai-search-closed': 'Your robots.txt keeps every AI search crawler out',
  'home-canonical-elsewhere': 'Your home page names another site as its original',
};

function fatalDefects(evidence: Evidence): LookFinding[] {
  return findGates(evidence).map(({ id, finding }) => told('bad', fatalTitles[id], finding));
}

/** One line of a file is one defect, however many checks it fails. */
function isSamePlace(one: LookFinding, other: LookFinding): boolean {
  return one.place === other.place && one.quote === other.quote;
}

/** `place` where the finding's own sentence would speak of more than the home page. */
type Row = { check: string; finding: FindingId; title: string; place?: string };

/** What costs points, gravest first. */
const faults: Row[] = [
  { check: 'TS-04', finding: 'noindex-meta', title: leavesOut },
  { check: 'TS-04', finding: 'noindex-header', title: leavesOut },
  { check: 'AO-01', finding: 'ai-search-crawler-blocked', title: 'ChatGPT’s search may not read your home page' },
  { check: 'AO-03', finding: 'ai-search-crawler-blocked', title: 'Perplexity may not read your home page' },
  { check: 'AO-02', finding: 'ai-search-crawler-blocked', title: 'Claude’s search may not read your home page' },
  { check: 'TS-02', finding: 'https-missing', title: 'Your site does not answer over HTTPS' },
  {
    check: 'TS-03',
    finding: 'robots-server-error',
    title: 'Your robots.txt answers with an error, which tells crawlers to stay away',
  },
  { check: 'TS-04', finding: 'nosnippet', title: 'Your home page asks not to be quoted' },
  { check: 'TS-03', finding: 'robots-is-html', title: 'Your robots.txt is a web page instead of rules' },
  {
    check: 'AO-08',
    finding: 'organization-schema-missing',
    title: 'Your home page does not say who you are in structured data',
    place: 'Home page: no Organization or LocalBusiness in its HTML',
  },
  { check: 'TS-06', finding: 'sitemap-invalid', title: 'Your sitemap cannot be read' },
  {
    check: 'TS-06',
    finding: 'sitemap-not-seen',
    title: 'We found no sitemap',
    place: 'robots.txt and the usual addresses',
  },
  { check: 'TS-15', finding: 'viewport-missing', title: 'Your home page does not adapt to phones' },
  { check: 'TS-08', finding: 'description-missing', title: 'Your home page has no description for search results' },
  { check: 'TS-16', finding: 'lang-missing', title: 'Your home page does not name its language' },
];

/** What earns all of its points. */
const merits: Omit<Row, 'finding'>[] = [
  { check: 'AO-08', title: 'Your structured data says who you are' },
  { check: 'TS-15', title: 'Your home page adapts to phones' },
  { check: 'TS-02', title: 'Your site answers over HTTPS' },
  { check: 'TS-03', title: 'Your robots.txt is served as it should be' },
];

function faultIn(checks: readonly CheckResult[], { check, finding: id, title, place }: Row): LookFinding[] {
  const result = checks.find((each) => each.id === check && each.outcome === 'scored');
  const finding = result?.findings.find((each) => each.id === id);
  return finding ? [{ ...told('bad', title, finding), ...(place !== undefined && { place }) }] : [];
}

function meritIn(checks: readonly CheckResult[], { check, title }: Omit<Row, 'finding'>): LookFinding[] {
  const result = checks.find((each) => each.id === check && each.outcome === 'scored' && each.ratio === 1);
  const finding = result?.findings.find((each) => each.tone === 'good');
  return finding ? [told('good', title, finding)] : [];
}

/** Told only when all three may, and the page does not ask to be left out: whoever may not read it is a fault above. */
function crawlersAllowed(checks: readonly CheckResult[]): LookFinding[] {
  const results = ['AO-01', 'AO-02', 'AO-03', 'TS-04'].map((id) =>
    checks.find((each) => each.id === id && each.outcome === 'scored'),
  );
  const finding = results[0]?.findings.find((each) => each.id === 'crawler-allowed');
  if (!finding || results.some((each) => each?.ratio !== 1)) return [];
  const all = told('good', 'ChatGPT, Claude and Perplexity may read your home page', finding);
  return [
    finding.kind === 'line'
      ? all
      : {
          ...all,
          place: `robots.txt: ${finding.kind === 'value' && finding.value !== 'none' ? `status ${finding.value}` : 'no line forbids it'}`,
        },
  ];
}

/** A page of that many words says enough without a script, whatever one adds. */
const enoughWords = 150;

function textSent({ site }: Evidence): LookFinding[] {
  const home = site.ok ? site.value.pages.find((page) => page.kind === 'home') : undefined;
  if (!home || home.truncated || home.mainWords < enoughWords) return [];
  return [
    {
      tone: 'good',
      title: 'Your text reaches assistants without a script',
      place: `Home page: ${home.mainWords} words in the HTML that your server sent`,
      quote: null,
    },
  ];
}

/** Fewer are no page that says anything. */
const tooFewWords = 5;

function textMissing({ site }: Evidence): LookFinding[] {
  const home = site.ok ? site.value.pages.find((page) => page.kind === 'home') : undefined;
  if (!home || home.truncated || home.bodyWords >= tooFewWords) return [];
  const words = home.bodyWords === 1 ? '1 word' : `${home.bodyWords} words`;
  return [
    {
      tone: 'bad',
      title: `Without a script, your home page says ${words}`,
      place: `Home page: ${words} in the HTML that your server sent`,
      quote: null,
    },
  ];
}

function told(tone: LookFinding['tone'], title: string, finding: Finding): LookFinding {
  const file = 'url' in finding && finding.url ? fileName(finding.url) : 'Your site';
  if (finding.kind === 'line')
    return { tone, title, place: finding.line > 0 ? `${file}, line ${finding.line}` : file, quote: cut(finding.text) };
  if (finding.kind === 'quote') return { tone, title, place: file, quote: cut(finding.quote) };
  if (finding.kind === 'header')
    return { tone, title, place: `${file}, header ${finding.name}`, quote: cut(finding.value) };
  return { tone, title, place: cut(finding.note), quote: null };
}

function fileName(url: string): string {
  const path = URL.parse(url)?.pathname ?? '/';
  return path === '/' ? 'Home page' : cut(path.slice(1));
}

function cut(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= longestQuote ? line : `${line.slice(0, longestQuote - 1)}…`;
}
