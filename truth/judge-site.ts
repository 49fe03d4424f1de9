import { answerQuestion } from '#engine/judge/contest.ts';
import { type Answers, blankAnswers, type Analysis, type Finding } from '#engine/contract.ts';
import type { Evidence, PageFacts } from '#engine/evidence/evidence.ts';
import { samePageKey } from '#engine/base/addresses/page-name.ts';
import { judge } from '#engine/judge/judge.ts';
import { shownText } from '#engine/evidence/shown-text.ts';
import type { Statement, StatementKind } from '#engine/evidence/statements.ts';
import { folded, quotable, verifyQuote } from '#engine/base/text/verify-quote.ts';
import type { LabelledSite, PlacedFact } from './labels.ts';
import { addressOfFile } from './site-files.ts';

export type Verdict = { claims: number; untrue: string[]; notLabelled: string[] };
export type SiteFigures = {
  site: string;
  run: 'plain' | 'answers' | 'confirmed';
  accusations: Record<string, Verdict>;
  credits: Record<string, Verdict>;
  recall: Record<string, { found: number; labelled: number; missed: string[] }>;
  /** Kinds of which nothing is said. */
  notRead: StatementKind[];
  pages: number;
  /** Labels that point at a page which was not read, or at words that are not there. */
  faults: string[];
};

/** What the engine says of a site, held against its labels. */
export function figuresOf(labelled: LabelledSite, evidence: Evidence, run: SiteFigures['run']): SiteFigures {
  const judged = run === 'confirmed' ? confirmed(labelled, evidence) : evidence;
  const analysis = judge(judged);
  const site = judged.site.ok ? judged.site.value : null;
  const pages = site?.pages ?? [];
  const statements = site?.reading?.statements ?? [];
  const figures: SiteFigures = {
    site: labelled.site,
    run,
    accusations: {},
    credits: {},
    recall: {},
    notRead: [],
    pages: pages.length,
    faults: faultsOf(labelled, pages),
  };
  const told = [...statements, ...leftInMarkup(analysis)];
  for (const statement of told) credit(figures, labelled, statement, pages);
  for (const { id, findings } of analysis.checks)
    for (const finding of findings) accuse(figures, labelled, id, finding);
  for (const fact of labelled.facts.filter(({ is }) => is === 'true')) {
    const own = (figures.recall[fact.kind] ??= { found: 0, labelled: 0, missed: [] });
    own.labelled += 1;
    if (told.some((statement) => isOfKind(statement, fact) && overlaps(statement, fact, pages))) own.found += 1;
    else own.missed.push(`${fact.path}: ${fact.quote}`);
  }
  figures.notRead = unreadKinds(analysis);
  return figures;
}

/** An address is labelled as a place or as a way to reach the firm. */
function isOfKind({ kind }: Told, fact: PlacedFact): boolean {
  return kind === fact.kind || (kind === 'place' && fact.kind === 'contact');
}

/** A notice quotes what a page does not show, too: a link, a title, markup. */
function leftInMarkup({ notices = [] }: Analysis): Told[] {
  return notices.flatMap((notice): Told[] =>
    notice.kind === 'line'
      ? [
          {
            kind: 'placeholder',
            url: notice.url,
            quote: notice.text,
            sentence: notice.note,
            by: 'plain',
            proof: notice.id,
          },
        ]
      : [],
  );
}

type Told = Pick<Statement, 'kind' | 'url' | 'quote' | 'sentence' | 'by' | 'proof'> &
  Partial<Pick<Statement, 'start' | 'value'>>;

/** The quiz answers of the labels over blank ones. */
export function answersOf({ answers, domain }: LabelledSite): Answers | null {
  // The labels name fields of the quiz; the value of a field is the labeller's word.
  return answers === undefined ? null : { ...blankAnswers, website: domain ?? '', ...(answers as Partial<Answers>) };
}

/** An owner says yes to what is so, and no to the rest. */
function confirmed(labelled: LabelledSite, evidence: Evidence): Evidence {
  let now = evidence;
  const pages = evidence.site.ok ? evidence.site.value.pages : [];
  for (let round = 0; round < 3; round += 1) {
    const asked = judge(now).questions ?? [];
    for (const { checkId, kind, subject, candidate } of asked) {
      if (!candidate) continue;
      const isTrue = labelled.facts.some(
        (fact) => fact.is === 'true' && fact.kind === kind && overlaps(candidate, fact, pages),
      );
      const settled = answerQuestion(
        now,
        { kind: 'question', checkId, statement: kind, subject, candidate },
        isTrue,
        now.gatheredAt,
      );
      if (settled.outcome === 'corrected') now = settled.evidence;
    }
  }
  return now;
}

function credit(figures: SiteFigures, labelled: LabelledSite, statement: Told, pages: readonly PageFacts[]): void {
  const { kind } = statement;
  if (statement.by === 'given' && ['topic', 'offer', 'place', 'difference', 'audience', 'problem'].includes(kind))
    return; // the owner's own words, where they stand
  const own = labelled.facts.filter((fact) => fact.kind === kind && overlaps(statement, fact, pages));
  const isTrue = own.some(({ is }) => is === 'true');
  const told = `${kind} by ${statement.by} (${statement.proof}) on ${new URL(statement.url).pathname}: ${statement.sentence.slice(0, 200)}`;
  const verdict = (figures.credits[kind] ??= { claims: 0, untrue: [], notLabelled: [] });
  verdict.claims += 1;
  if (isTrue) return;
  if (own.length > 0 || labelled.absent.includes(kind) || labelled.complete.includes(kind)) verdict.untrue.push(told);
  else verdict.notLabelled.push(told);
}

function accuse(figures: SiteFigures, labelled: LabelledSite, checkId: string, finding: Finding): void {
  const named = labelled.claims.filter(
    ({ check, finding: id, path }) =>
      check === checkId && id === finding.id && (path === undefined || isOn(finding, path)),
  );
  const isAccusation = finding.tone === 'bad' || finding.id.endsWith('-not-seen');
  const kind = finding.id.endsWith('-not-seen') ? finding.statement?.kind : undefined;
  const stated = labelled.facts.find((fact) => fact.is === 'true' && fact.kind === kind);
  if (!isAccusation && named.length === 0) return;
  const verdict = (figures.accusations[checkId] ??= { claims: 0, untrue: [], notLabelled: [] });
  verdict.claims += 1;
  const told = `${checkId} ${finding.id}: ${finding.note}`;
  if (named.some(({ is }) => is === 'false')) verdict.untrue.push(told);
  else if (stated && named.length === 0) verdict.untrue.push(`${told} (it stands on ${stated.path}: ${stated.quote})`);
  else if (named.length === 0 && (kind === undefined || !labelled.absent.some((one) => one === kind)))
    verdict.notLabelled.push(told);
}

function isOn(finding: Finding, path: string): boolean {
  return 'url' in finding && finding.url !== undefined && isAddressOf(finding.url, path);
}

function isAddressOf(url: string, path: string): boolean {
  const plain = (address: string) => samePageKey(address).replace(/\.html?$|\/(?:index)?$/g, '');
  return plain(url) === plain(new URL(addressOfFile(path), url).href);
}

/** Their words share a place on the page, or the same words are elsewhere: a footer's number is one fact, and is kept once for the site. */
function overlaps(own: Found, fact: PlacedFact, pages: readonly PageFacts[]): boolean {
  // Elements side by side are glued in some readings of a page, and parted in others.
  const isSame = (text: string, words: string) =>
    folded(words).length >= 5 &&
    (verifyQuote(quotable(text), words) !== null || withoutSpace(text) === withoutSpace(words));
  // A label may quote an address with its attribute: href="https://wa.me/…
  const written = [fact.quote, fact.quote.replace(/^href="?/, '')];
  return (
    sharesPlace(own, fact, pages) ||
    [own.quote, own.value ?? ''].some((text) => written.some((words) => isSame(text, words) || isSame(words, text)))
  );
}

function withoutSpace(text: string): string {
  return folded(text).replaceAll(/\s/g, '');
}

type Found = { url: string; quote: string; value?: string | null; start?: number };

function sharesPlace({ url, quote, start }: Found, fact: PlacedFact, pages: readonly PageFacts[]): boolean {
  if (!isAddressOf(url, fact.path)) return false;
  const page = pages.find((one) => one.url === url);
  if (!page) return false;
  const text = shownText(page);
  const labelled = verifyQuote(text, fact.quote) ?? looselyIn(text.text, fact.quote);
  const own = start === undefined ? verifyQuote(text, quote) : { start, end: start + quote.length };
  return labelled !== null && own !== null && own.start < labelled.end && labelled.start < own.end;
}

/** Across elements a label may have a space that the page has not, and the other way round: "Founded in <b>1998</b>, …", "0<b>+</b>". */
function looselyIn(text: string, quote: string): { start: number; end: number } | null {
  const signs = Array.from(quote.replaceAll(/\s/g, ''), (sign) => sign.replace(/[.*+?^${}()|[\]\\]/, String.raw`\$&`));
  const found = new RegExp(signs.join(String.raw`\s*`), 'iu').exec(text);
  return found ? { start: found.index, end: found.index + found[0].length } : null;
}

function unreadKinds({ checks }: Analysis): StatementKind[] {
  return [...new Set(checks.flatMap(({ asks = [] }) => asks.map(({ kind }) => kind as StatementKind)))];
}

function faultsOf({ facts }: LabelledSite, pages: readonly PageFacts[]): string[] {
  return facts.flatMap(({ path, quote, is }) => {
    const page = pages.find(({ url }) => isAddressOf(url, path));
    if (!page) return [`${path} was not read`];
    return is === 'true' && verifyQuote(shownText(page), quote) === null ? [`${path} does not show “${quote}”`] : [];
  });
}
