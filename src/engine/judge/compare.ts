// A site beside others: what can be judged of each without its owner's answers, on as many pages chosen by the same rule.
import type { CheckResult, Finding, Interval } from '#engine/contract.ts';
import { companyNames } from '#engine/evidence/site/company-names.ts';
import { emailsIn, phonesIn } from '#engine/base/text/contact-words.ts';
import { nearnessTo } from '#engine/base/text/nearness.ts';
import { wordsOf } from '#engine/base/text/words.ts';
import type { Evidence, Gathered, PageFacts, SiteEvidence } from '#engine/evidence/evidence.ts';
import { linkDepth } from '#engine/read/visit/link-depth.ts';
import { chooseNext } from '#engine/read/visit/telling-pages.ts';
import { isGivenName } from '#engine/base/text/given-names.ts';
import { judge } from '#engine/judge/judge.ts';
import { onSameSite, storedPages } from '#engine/read/merge-reading.ts';
import { readSite } from '#engine/read/read-site.ts';
import { checks } from '#engine/judge/checks/rubric.ts';
import { gatedMaximum, roundHalfUp } from '#engine/judge/score/score.ts';

/** What one check saw of a site. `ratio` of a check that is `partly` is what was seen at least. */
export type ComparedCheck = Pick<CheckResult, 'id' | 'category' | 'points' | 'partly'> & {
  ratio: number;
  /** The sentence that is true now, to the site's owner. */
  title: string;
  /** What earns, and what costs; null where nothing can be shown. */
  good: Shown | null;
  bad: Shown | null;
};
type Shown = { quote: string | null; url: string | null; seenAt: string | null };

/** A site as it is compared. Plain data, small enough to be kept. */
export type ComparedSite = {
  rubricVersion: string;
  /** What the site calls itself, the best name first. */
  names: string[];
  pagesRead: number;
  isGated: boolean;
  checks: ComparedCheck[];
};

/** Checks that need the whole site say nothing of a few of its pages. */
const comparable: ReadonlySet<string> = new Set(
  checks
    .filter(
      ({ reads, points, concerns }) =>
        points > 0 && concerns !== 'whole-site' && !reads.some((key) => key === 'answers' || key === 'platformAnswers'),
    )
    .map(({ id }) => id),
);

/** Judges a site as if nobody had answered for it. `offers`: what the buyers of both want, for the choice of the pages. */
export function judgeAlone(
  evidence: Evidence,
  { pageLimit, offers }: { pageLimit: number; offers: readonly string[] },
): ComparedSite {
  const alone = evidenceAlone(evidence, pageLimit, offers);
  const { checks: results, rubricVersion, gates } = judge(alone);
  const pages = alone.site.ok ? alone.site.value.pages : [];
  const persons = alone.site.ok ? personsOn(alone.site.value) : new Set<string>();
  const seenAt = new Map(pages.map((page) => [page.url, page.seenAt]));
  if (alone.robots.ok) seenAt.set(alone.robots.value.url, alone.robots.value.seenAt);
  const shown = (findings: readonly Finding[], tone: Finding['tone']) =>
    showing(
      findings.filter((finding) => finding.tone === tone),
      seenAt,
      persons,
    );
  return {
    rubricVersion,
    names: alone.site.ok ? companyNames(alone.site.value, undefined) : [],
    pagesRead: pages.length,
    isGated: gates.length > 0,
    checks: results.flatMap(({ id, category, points, state, ratio, partly, title, findings }) =>
      ratio === null || state !== 'observed' || !comparable.has(id)
        ? []
        : [
            {
              id,
              category,
              points,
              ratio,
              ...(partly && { partly }),
              title,
              good: shown(findings, 'good'),
              bad: shown(findings, 'bad'),
            },
          ],
    ),
  };
}

/** What a polite visitor of a few pages sees: no links tried, no other agent's name, no answers. */
function evidenceAlone(evidence: Evidence, pageLimit: number, offers: readonly string[]): Evidence {
  const none = <T>(): Gathered<T> => ({ ok: false, reason: 'not-asked', detail: 'Not compared' });
  const { sitemap, transport, site } = evidence;
  return {
    ...evidence,
    answers: none(),
    platformAnswers: none(),
    edge: none(),
    llmsTxt: none(),
    sitemap: sitemap.ok ? { ok: true, value: { ...sitemap.value, sampled: [] } } : sitemap,
    transport: transport.ok ? { ok: true, value: { ...transport.value, httpRedirectsToHttps: null } } : transport,
    site: site.ok ? { ok: true, value: siteAlone(site.value, pageLimit, evidence.corrections ?? [], offers) } : site,
  };
}

function siteAlone(
  site: SiteEvidence,
  pageLimit: number,
  corrections: NonNullable<Evidence['corrections']>,
  offers: readonly string[],
): SiteEvidence {
  const chosen = tellingPages(storedPages(site), pageLimit, offers).map((page) => ({ ...page, renderedWords: null }));
  const { pages, reading } = readSite(chosen, null, { model: site.reading?.model ?? { state: 'none' }, corrections });
  const isOnSite = onSameSite(pages[0]?.url ?? '');
  const unread = pages.length === 0 ? site.unread : [];
  return {
    pages,
    reading,
    unread,
    planned: pages.length + unread.length,
    depth: linkDepth(pages, isOnSite),
    links: [],
  };
}

/** Home, and of the rest what a reader of so many pages would have chosen. */
function tellingPages(pages: readonly PageFacts[], pageLimit: number, offers: readonly string[]): PageFacts[] {
  const [home, ...rest] = pages;
  if (!home) return [];
  const near = nearnessTo(offers);
  const byUrl = new Map(rest.map((page) => [page.url, page]));
  const candidates = rest.map(({ url, kind, titles }) => ({
    url,
    kind,
    worth: near(`${url} ${titles[0]?.text ?? ''}`),
  }));
  return [home, ...chooseNext(candidates, [], pageLimit - 1).flatMap(({ url }) => byUrl.get(url) ?? [])];
}

const [fewestWords, mostWords] = [3, 25];

/** Of all proofs the first that may be shown to others: short, and without a person's name, telephone or mail address. */
function showing(
  findings: readonly Finding[],
  seenAt: ReadonlyMap<string, string>,
  persons: ReadonlySet<string>,
): Shown | null {
  const all = findings.map((finding) => {
    const url = 'url' in finding && finding.url !== undefined ? finding.url : null;
    return { quote: quoteOf(finding, persons), url, seenAt: url === null ? null : (seenAt.get(url) ?? null) };
  });
  return all.find(({ quote }) => quote !== null) ?? all.find(({ url }) => url !== null) ?? null;
}

/** Markup is no quote, nor is a rule or an address: its reader is a person. */
function quoteOf(finding: Finding, persons: ReadonlySet<string>): string | null {
  const raw = finding.kind === 'quote' ? finding.quote : finding.kind === 'line' ? finding.text : '';
  const quote = raw.replace(/\s+/g, ' ').trim();
  const words = wordsOf(quote).length;
  const isMarkup = /^[<{[]|<\/?[a-z]|^\S+$|^[\w-]+: ?\S+$|=\S/i.test(quote);
  return words >= fewestWords &&
    words <= mostWords &&
    quote.length <= 240 &&
    !isMarkup &&
    !namesSomebody(quote, persons)
    ? quote
    : null;
}

function namesSomebody(quote: string, persons: ReadonlySet<string>): boolean {
  if (
    quote.includes('@') ||
    emailsIn(quote).length > 0 ||
    phonesIn(quote).length > 0 ||
    /\d(?:[\s./()-]*\d){6}/.test(quote)
  )
    return true;
  const words = quote.match(/\p{Lu}[\p{L}'’-]+/gu) ?? [];
  return words.some((word) => isGivenName(word.toLowerCase())) || [...persons].some((name) => quote.includes(name));
}

/** Names that the site itself says are people's. */
function personsOn({ pages, reading }: SiteEvidence): Set<string> {
  const told = (reading?.statements ?? []).flatMap(({ kind, subject }) =>
    (kind === 'person' || kind === 'quotation') && subject ? [subject] : [],
  );
  return new Set(
    [...pages.flatMap(({ authors }) => authors.map(({ name }) => name)), ...told].filter(
      (name) => name.trim().length > 2,
    ),
  );
}

/** Fewer say nothing of a site. */
const fewestChecks = 20;

export type Scored = { score: number; interval: Interval };
/** Null: too few checks could be judged there and here. */
export type ComparedScores = { checks: string[]; you: Scored; others: (Scored | null)[] };

/**
 * All on the checks that could be settled for each of them: points earned of a hundred. A site with which fewer than twenty are left is compared with nobody. The range is that of all
 * checks which any of them has: what is open for a site widens its own. Null: nobody can be compared.
 */
export function compareSites(you: ComparedSite, others: readonly ComparedSite[]): ComparedScores | null {
  const settled = (site: ComparedSite) => new Set(site.checks.filter(({ partly }) => !partly).map(({ id }) => id));
  let common = settled(you);
  const joined = new Set<ComparedSite>();
  const byShared = others
    .filter(({ rubricVersion }) => rubricVersion === you.rubricVersion)
    .toSorted((a, b) => shared(common, b).size - shared(common, a).size);
  for (const other of byShared) {
    const left = shared(common, other);
    if (left.size < fewestChecks) continue;
    common = left;
    joined.add(other);
  }
  if (joined.size === 0) return null;
  const all = new Map([you, ...joined].flatMap((site) => site.checks.map((check) => [check.id, check.points])));
  const scored = (site: ComparedSite): Scored => {
    const own = new Map(site.checks.map((check) => [check.id, check]));
    const earned = (ids: Iterable<string>, ofOpen: (check: ComparedCheck | undefined) => number) => {
      let [sum, points] = [0, 0];
      for (const id of ids) {
        const check = own.get(id);
        points += all.get(id) ?? 0;
        sum += (all.get(id) ?? 0) * (check && !check.partly ? check.ratio : ofOpen(check));
      }
      return Math.min(site.isGated ? gatedMaximum : 100, (100 * sum) / points);
    };
    const score = roundHalfUp(earned(common, () => 0));
    const low = Math.floor(earned(all.keys(), (check) => check?.ratio ?? 0));
    const high = Math.ceil(earned(all.keys(), () => 1));
    return { score, interval: { low: Math.min(low, score), high: Math.max(high, score) } };
  };
  return {
    checks: [...common],
    you: scored(you),
    others: others.map((other) => (joined.has(other) ? scored(other) : null)),
  };

  function shared(ids: ReadonlySet<string>, other: ComparedSite): Set<string> {
    return new Set([...settled(other)].filter((id) => ids.has(id)));
  }
}
