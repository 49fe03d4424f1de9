// You and your competitors on one scale, as screen, PDF and file show it.
import { eq, inArray } from 'drizzle-orm';
import type { Queryable } from '#base/db.ts';
import { comparedSides, competitorReads } from '#db/schema.ts';
import {
  type ComparedCheck,
  type ComparedScores,
  type ComparedSite,
  compareSites,
  type Scored,
} from '#engine/judge/compare.ts';
import { isForumHost, isProfileHost } from '#engine/base/addresses/known-hosts.ts';
import { registrableDomain } from '#engine/base/addresses/registrable-domain.ts';
import { isMention } from '#engine/ask/answers/mentions.ts';
import { foldTight } from '#engine/base/text/fold.ts';
import { isDomainOfName } from '#engine/ask/names/name-and-domain.ts';
import { checks } from '#engine/judge/checks/rubric.ts';
import { domainOfSite } from '#journey/host-turn.ts';
import type { AnswersRead, Comparison } from '#report/contract.ts';
import type { OpenBoard } from '#report/site.ts';
import { competitorsOf, type Competitor, hostOf, isOld, optedOut, pagesFor, readingsLeft } from './competitors.ts';
import { measureAgainOf } from './read-board.ts';
import { plannedTasks } from './task-list.ts';

type Site = Comparison['sites'][number];
type Read = Pick<typeof competitorReads.$inferSelect, 'state' | 'detail'>;
type Other = { row: Competitor; read: Read | null; isRefused: boolean };

/** What is kept of a board's competitors, drawn together. Whoever asked not to be compared is out at once. */
export async function readComparison(db: Queryable, board: OpenBoard, now: Date): Promise<Comparison> {
  const siteId = board.site?.id ?? null;
  const rows = siteId === null ? [] : await competitorsOf(db, siteId);
  const [side] =
    siteId === null || rows.length === 0
      ? []
      : await db.select().from(comparedSides).where(eq(comparedSides.siteId, siteId));
  const hosts = rows.map(({ host }) => host);
  const reads = new Map(
    (hosts.length === 0
      ? []
      : await db
          .select({ host: competitorReads.host, state: competitorReads.state, detail: competitorReads.detail })
          .from(competitorReads)
          .where(inArray(competitorReads.host, hosts))
    ).map((read) => [read.host, read]),
  );
  const proposed = suggestionsOf(board, hosts);
  const refused = await optedOut(
    db,
    [...rows, ...proposed].map(({ website }) => website),
  );
  const others = rows.map((row) => ({
    row,
    read: reads.get(row.host) ?? null,
    isRefused: refused.has(domainOfSite(row.website)),
  }));
  const { left } = await readingsLeft(db, board, now);
  return {
    ...compared(board, side?.compared ?? null, others),
    suggestions: proposed.filter(({ website }) => !refused.has(domainOfSite(website))).slice(0, mostSuggestions),
    mayChange: left > 0,
    mayReadAgain: rows.length > 0 && rows.length <= left && rows.every((row) => isOld(row, now)),
    nextReadAt:
      board.report.subscriptionPackage === 'assessment' || rows.length === 0 ? null : measureAgainOf(board).nextAt,
  };
}

/** Pure. `you` null: your own side is not judged yet, or its evidence is not kept. */
function compared(
  board: OpenBoard,
  you: ComparedSite | null,
  others: readonly Other[],
): Omit<Comparison, 'suggestions' | 'mayChange' | 'mayReadAgain' | 'nextReadAt'> {
  const shown = others.flatMap((other) =>
    other.row.compared && !other.isRefused ? [{ ...other, site: other.row.compared }] : [],
  );
  const scores =
    you &&
    compareSites(
      you,
      shown.map(({ site }) => site),
    );
  const { analysis, company } = board.document;
  const rows = others.map((other) =>
    siteOf(other, scores?.others[shown.findIndex(({ row }) => row === other.row)] ?? null, scores, you),
  );
  const joined = shown.filter((_, index) => scores?.others[index]);
  const first: Site = {
    website: board.website,
    name: company.name,
    isYou: true,
    state: 'read',
    sentence: '',
    score: scores ? scoreOf(scores.you) : null,
    pagesRead: you?.pagesRead ?? analysis.scope.pagesRead.length,
    readAt: analysis.assessedAt,
    standing: null,
  };
  const grid = gridOf(board, others);
  return {
    sites: [first, ...rows.toSorted((a, b) => (b.score?.value ?? -1) - (a.score?.value ?? -1))],
    basis: scores && basisOf(board, scores),
    headline: headlineOf(rows.filter(({ score }) => score !== null)),
    theyHave: you ? theyHave(board, you, joined) : [],
    youHave: you ? youHave(you, joined) : [],
    ...grid,
  };
}

function siteOf(
  { row, read, isRefused }: Other,
  own: Scored | null,
  scores: ComparedScores | null,
  you: ComparedSite | null,
): Site {
  const { website, compared: site, readAt } = row;
  const state = stateOf({ row, read, isRefused }, own, scores !== null || you !== null);
  return {
    website,
    name: isRefused ? hostOf(website) : (site?.names[0] ?? hostOf(website)),
    isYou: false,
    state,
    sentence: sentences[state](read?.detail ?? ''),
    score: own && scoreOf(own),
    pagesRead: isRefused ? 0 : (site?.pagesRead ?? 0),
    readAt: isRefused ? null : (readAt?.toISOString() ?? null),
    standing: own && scores ? standingOf(own, scores.you) : null,
  };
}

function stateOf({ row, read, isRefused }: Other, own: Scored | null, isJudged: boolean): Site['state'] {
  if (isRefused) return 'opted-out';
  if (own) return 'read';
  if (row.compared) return isJudged ? 'too-few-checks' : 'reading';
  // Read, and not judged for this site yet.
  return read === null || read.state === 'read' ? 'reading' : read.state;
}

const sentences: Record<Site['state'], (detail: string) => string> = {
  waiting: () => 'we read it in a moment',
  reading: () => 'we are reading it now',
  read: () => '',
  robots: () => 'robots.txt asks us not to read it',
  unreadable: (detail) => `we could not read it${detail === '' ? '' : `: ${detail}`}`,
  'too-few-checks': () => 'we could judge fewer than 20 checks on both sites',
  'opted-out': () => 'this business asked not to be compared',
};

function scoreOf({ score, interval }: Scored): NonNullable<Site['score']> {
  return { value: score, ...interval };
}

/** Against you. Ranges that touch are level. */
function standingOf(other: Scored, you: Scored): NonNullable<Site['standing']> {
  if (other.interval.low > you.interval.high) return 'ahead';
  return other.interval.high < you.interval.low ? 'behind' : 'level';
}

function basisOf(
  { report, document: { analysis } }: OpenBoard,
  { checks }: ComparedScores,
): NonNullable<Comparison['basis']> {
  const yourChecks = analysis.checks.filter(({ outcome, points }) => outcome === 'scored' && points > 0).length;
  const pages = pagesFor(report.subscriptionPackage);
  return {
    checks: checks.length,
    yourChecks,
    yourFullScore: analysis.overallScore,
    sentence: `We read up to ${pages} public pages of each site by the same rules and judged the same ${checks.length} checks, which need no answers from the owner. Your full score of ${analysis.overallScore} counts ${yourChecks} checks.`,
  };
}

const counts = ['None', 'One', 'Two', 'Three'];

function headlineOf(sites: readonly Site[]): string {
  const [ahead, behind] = (['ahead', 'behind'] as const).map(
    (standing) => sites.filter((site) => site.standing === standing).length,
  );
  const [first] = sites;
  if (!first || ahead === undefined || behind === undefined) return '';
  const all = sites.length === 1 ? first.name : sites.length === 2 ? 'both sites' : `all ${sites.length} sites`;
  if (ahead === sites.length)
    return `${all[0]?.toUpperCase()}${all.slice(1)} ${sites.length === 1 ? 'is' : 'are'} ahead of you.`;
  if (behind === sites.length) return `You are ahead of ${all}.`;
  if (ahead === 0 && behind === 0) return `You are level with ${all}.`;
  const parts = [
    ...(ahead > 0 ? [`${counts[ahead]} of ${sites.length} sites ${ahead === 1 ? 'is' : 'are'} ahead of you`] : []),
    ...(behind > 0 ? [`you are ahead of ${counts[behind]?.toLowerCase()}`] : []),
  ];
  const sentence = parts.join(', and ');
  return `${sentence[0]?.toUpperCase()}${sentence.slice(1)}${ahead > 0 ? '' : ` of ${sites.length} sites`}.`;
}

const headings = new Map(checks.map(({ id, comparedAs }) => [id, comparedAs]));

type Joined = { row: Competitor; site: ComparedSite };

const [mostEarned, leastEarned, mostDifferences, mostSuggestions, mostQuestions] = [0.8, 0.3, 5, 3, 6];

/** They earn it and you do not, by what was settled on your side; what your whole site has elsewhere is no gap. First what can be shown in their words, then most points. */
function theyHave(
  { document: { analysis } }: OpenBoard,
  you: ComparedSite,
  others: readonly Joined[],
): Comparison['theyHave'] {
  const tasks = plannedTasks(analysis);
  return you.checks
    .flatMap((own) => {
      const heading = headings.get(own.id);
      const inFull = analysis.checks.find(({ id }) => id === own.id);
      if (heading === undefined || !lacks(own) || (inFull?.ratio ?? 0) > 0.5) return [];
      const having = others.flatMap(({ row, site }) => {
        const theirs = site.checks.find(({ id }) => id === own.id);
        return theirs && theirs.ratio >= mostEarned ? [{ row, site, theirs }] : [];
      });
      const best = having.find(({ theirs }) => theirs.good?.quote) ?? having[0];
      if (!best) return [];
      const task = tasks.find(({ checkId }) => checkId === own.id);
      return [
        {
          checkId: own.id,
          title: heading,
          taskKey: task?.key ?? null,
          gain: task?.item.gainPoints ?? 0,
          website: best.row.website,
          name: best.site.names[0] ?? best.row.host,
          they: sideOf(best.theirs.good, 'It is there.', best.row.readAt),
          you: sideOf(own.bad, own.title, analysis.assessedAt),
          points: own.points,
        },
      ];
    })
    .toSorted(
      (a, b) => Number(b.they.quote !== null) - Number(a.they.quote !== null) || b.gain - a.gain || b.points - a.points,
    )
    .slice(0, mostDifferences)
    .map(({ points: _points, ...one }) => one);
}

function youHave(you: ComparedSite, others: readonly Joined[]): Comparison['youHave'] {
  return you.checks
    .flatMap((own) => {
      const heading = headings.get(own.id);
      const lacking = others.filter(({ site }) => {
        const theirs = site.checks.find(({ id }) => id === own.id);
        return theirs !== undefined && lacks(theirs);
      });
      if (heading === undefined || own.ratio < mostEarned || lacking.length === 0) return [];
      const sentence = `We did not see it on ${listOf(lacking.map(({ row }) => row.host))}.`;
      return [
        {
          checkId: own.id,
          title: heading,
          sentence,
          you: sideOf(own.good, own.title, null),
          points: own.points * lacking.length,
        },
      ];
    })
    .toSorted((a, b) => b.points - a.points)
    .slice(0, mostDifferences)
    .map(({ points: _points, ...one }) => one);
}

/** Only what was settled may be called missing. */
function lacks({ ratio, partly }: ComparedCheck): boolean {
  return ratio <= leastEarned && !partly;
}

function sideOf(
  shown: ComparedCheck['good'],
  sentence: string,
  readAt: Date | string | null,
): Comparison['theyHave'][number]['they'] {
  const seenAt = shown?.seenAt ?? (readAt instanceof Date ? readAt.toISOString() : readAt);
  return { quote: shown?.quote ?? null, sentence, url: shown?.url ?? null, seenAt };
}

function listOf(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

type Answer = AnswersRead['questions'][number]['answers'][number];

/** Question by question: who was named. What names them and not you comes first. */
function gridOf(
  { document: { answersRead }, website }: OpenBoard,
  others: readonly Other[],
): Pick<Comparison, 'grid' | 'questions'> {
  const shown = others.filter(({ isRefused }) => !isRefused);
  const questions = (answersRead?.questions ?? []).filter(({ kind, valid }) => kind === 'unbranded' && valid > 0);
  if (shown.length === 0) return { grid: [], questions: 0 };
  const rows = questions.map(({ text, answers }) => {
    const valid = answers.filter(({ problem }) => problem === null);
    const dots = (isNamed: (answer: Answer) => boolean) =>
      [...Map.groupBy(valid, ({ platform }) => platform)].map(([platform, own]) => ({
        platform,
        asked: own.length,
        named: own.filter(isNamed).length,
      }));
    return {
      question: text,
      rows: [
        { website, isYou: true, dots: dots(namesYou) },
        ...shown.map(({ row }) => ({
          website: row.website,
          isYou: false,
          dots: dots((answer) => namesThem(answer, row)),
        })),
      ],
    };
  });
  const named = (row: (typeof rows)[number]['rows'][number] | undefined) =>
    row?.dots.reduce((sum, dot) => sum + dot.named, 0) ?? 0;
  const missing = ({ rows: [you, ...them] }: (typeof rows)[number]) => Math.max(0, ...them.map(named)) - named(you);
  return { grid: rows.toSorted((a, b) => missing(b) - missing(a)).slice(0, mostQuestions), questions: rows.length };
}

function namesYou({ parts }: Answer): boolean {
  return parts.some(({ role }) => role !== null && isMention({ role }));
}

/** By a name that the site gives itself, by its domain's, or by a page of it that is credited. */
function namesThem({ rivals, cited }: Answer, { website, compared: site }: Competitor): boolean {
  const domain = domainOfSite(website);
  const keys = new Set((site?.names ?? []).flatMap((name) => foldTight(name)));
  return (
    cited.some((url) => domainOfSite(url) === domain) ||
    rivals.some((name) => foldTight(name).some((key) => keys.has(key)) || isDomainOfName(name, domain))
  );
}

/** Businesses that answers name, with the domain of their own that was credited beside the name. */
function suggestionsOf(
  { document: { answersRead }, website }: OpenBoard,
  known: readonly string[],
): Comparison['suggestions'] {
  const answers = (answersRead?.questions ?? []).flatMap(({ kind, answers: own }) =>
    kind === 'unbranded' ? own.filter(({ problem }) => problem === null) : [],
  );
  const found = new Map<string, { name: string; website: string }>();
  for (const { rivals, cited } of answers) {
    for (const url of cited) {
      const domain = registrableDomain(url);
      if (domain === null || isProfileHost(url) || isForumHost(domain) || domainOfSite(url) === domainOfSite(website))
        continue;
      const name = rivals.find((rival) => isDomainOfName(rival, domain));
      if (
        name !== undefined &&
        !known.some((host) => domainOfSite(host) === domain) &&
        URL.canParse(url) &&
        !found.has(domain)
      )
        found.set(domain, { name, website: `${new URL(url).origin}/` });
    }
  }
  return [...found.values()]
    .map((one) => ({ ...one, answers: answers.filter(({ rivals }) => rivals.includes(one.name)).length }))
    .toSorted((a, b) => b.answers - a.answers || (a.name < b.name ? -1 : 1));
}
