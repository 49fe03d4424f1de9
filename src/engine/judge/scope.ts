import { eachPageOnce } from '#engine/evidence/site/same-text.ts';
import type { Analysis } from '#engine/contract.ts';
import { counted } from '#engine/base/text/wording.ts';
import type { Evidence, PageFacts, UnreadPage } from '#engine/evidence/evidence.ts';
import type { Reach } from '#engine/evidence/site/reach.ts';
import { reachOfEvidence } from '#engine/judge/as-far-as-read.ts';
import type { ModelReading } from '#engine/evidence/statements.ts';

/** What was read, what could not be seen and why, and the sentence that a report opens with. */
export function describeScope(evidence: Evidence, reach = reachOfEvidence(evidence)): Analysis['scope'] {
  const pages = evidence.site.ok ? eachPageOnce(evidence.site.value.pages) : [];
  return {
    website: evidence.website,
    finalUrl:
      pages.find((page) => page.kind === 'home')?.url ??
      (evidence.transport.ok ? evidence.transport.value.finalUrl : null),
    pagesRead: pages.map(({ url, kind, status, seenAt }) => ({ url, kind, status, seenAt })),
    notSeen: notSeen(evidence, reach),
    headline: headlineFor(evidence, reach),
    ...(pages.length === 0 && evidence.website.trim() !== '' && { unread: whyUnread(evidence) }),
  };
}

function headlineFor({ website }: Evidence, reach: Reach | null): string {
  if (website.trim() === '') return 'There is no website to assess';
  if (reach === null) return 'Estimate from your answers';
  const { read, known } = reach;
  return known > read
    ? `Read ${read} of the ${known} pages that we know of ${website}`
    : `Read ${counted(read, 'page|pages')} of ${website}`;
}

/** Once, in one line: what was left, and what lets us read it. */
function describeLeft({ read, known, left, frame }: Reach): string[] {
  const files = left.slice(0, mostNamed).map((url) => pathOf(url));
  const more = left.length > files.length ? ` and ${left.length - files.length} more` : '';
  const pages =
    left.length === 0
      ? []
      : [
          `Pages: ${known - read} of ${known} that your site links to or lists were not read (${files.join(', ')}${more})`,
        ];
  const menu = {
    own: [],
    followed: ['Frame: a script writes it. We followed its links, and no check counts what else it shows'],
    unread: [
      'Menu: a script writes it, and we could not read where it leads. A sitemap, or a menu in the HTML, tells us',
    ],
  };
  return [...pages, ...menu[frame]];
}

const mostNamed = 6;

function pathOf(url: string): string {
  const parsed = URL.parse(url);
  return (parsed ? parsed.pathname + parsed.search : url).slice(0, 60);
}

function whyUnread({ site }: Evidence): string {
  return site.ok ? (site.value.unread[0]?.detail ?? 'No page answered') : site.detail || site.reason;
}

function notSeen(evidence: Evidence, reach: Reach | null): string[] {
  const parts: [string, { ok: true } | { ok: false; reason: string; detail: string }][] = [
    ['Pages', evidence.site],
    ['robots.txt', evidence.robots],
    ['Sitemap', evidence.sitemap],
    ['Firewall', evidence.edge],
    ['llms.txt', evidence.llmsTxt],
    ['Answers of the AI platforms', evidence.platformAnswers],
  ];
  const missing = parts.flatMap(([name, gathered]) =>
    gathered.ok
      ? []
      : [`${name}: ${gathered.reason === 'not-asked' ? 'not asked for' : gathered.detail || gathered.reason}`],
  );
  if (!evidence.site.ok) return missing;
  const { pages, unread } = evidence.site.value;
  return [
    ...missing,
    ...(reach ? describeLeft(reach) : []),
    ...describeReader(evidence.site.value.reading?.model),
    ...unread.map(describeUnread),
    ...pages.flatMap(describeCut),
    ...pages.flatMap(describeUndecided),
    ...(pages.length > 0 ? onlyOwnersSee(pages) : []),
  ];
}

/** Settings that decide as much as a file does, where their owner looks them up. */
function onlyOwnersSee(pages: readonly PageFacts[]): string[] {
  const isBehindCloudflare = pages.some(({ headers }) => headers['server']?.toLowerCase() === 'cloudflare');
  return [
    'Is your site included in Google’s AI Overviews and AI Mode? Only you can see it: Google Search Console, Settings, “Search generative AI” (https://search.google.com/search-console)',
    ...(isBehindCloudflare
      ? [
          'Does Cloudflare let Googlebot, Bingbot and Applebot in? Since Sep 15, 2026, a rule against training shuts them out, too. Only you can see it: Cloudflare, “AI Crawl Control” (https://dash.cloudflare.com)',
        ]
      : []),
  ];
}

/** Where a model that was asked did not read all, structure alone says what the rest states. */
function describeReader(model: ModelReading | undefined): string[] {
  if (model?.state !== 'partly') return [];
  const { reader, pagesRead, pagesChosen, why } = model;
  return [
    `Meaning: ${reader} read ${pagesRead} of ${counted(pagesChosen, 'page|pages')} whole${why === null ? '' : ` (${why})`}, and structure alone was read on the rest`,
  ];
}

/** A page of which we read the beginning: what was not found may be in the rest. */
function describeCut({ url, truncated, cutAfterNodes, bytes }: PageFacts): string[] {
  if (!truncated) return [];
  const read = cutAfterNodes ? `${cutAfterNodes} nodes` : `${(bytes / 1e6).toFixed(1)} MB`;
  return [`${url}: only the first ${read} were read`];
}

/** An order to AI models in the text is no finding while it is shown, and whether it is shown is for these sheets to say. */
function describeUndecided({ url, perhapsHidden, styleSheets = [] }: PageFacts): string[] {
  if (!perhapsHidden) return [];
  const sheets = styleSheets.length === 1 ? 'a style sheet' : `${styleSheets.length} style sheets`;
  return [
    `${url}: whether visitors see the text for AI models in line ${perhapsHidden[0]?.line} depends on ${sheets} that we did not read`,
  ];
}

function describeUnread(page: UnreadPage): string {
  const status = page.status === null ? '' : ` (status ${page.status})`;
  return `${page.url}${status}: ${page.detail || page.reason}`;
}
