import type { Remark, RemarkKind } from '#engine/contract.ts';
import { samePageKey } from '#engine/base/addresses/page-name.ts';
import { folded } from '#engine/base/text/verify-quote.ts';
import type { Evidence } from '#engine/evidence/evidence.ts';
import type { Statement } from '#engine/evidence/statements.ts';
import { wordsOf } from '#engine/judge/remarks/sighting.ts';

/** Kinds of fault after which the words are no proof of anything. A misspelt price is still a price. */
const doubting: ReadonlySet<RemarkKind> = new Set([
  'stale',
  'contradiction',
  'foreign-name',
  'leftover',
  'broken-text',
  'empty',
  'unsupported-claim',
]);

/** In characters: shorter words may say something else on another page. */
const shortestOfItsOwn = 25;

/** The words of a page that a remark blames; `values`: the bare ones in them, where it names some. */
type Blamed = { page: string; words: string; values: string[] };

/** The evidence for checks: what a remark finds wrong earns nothing elsewhere in the same report. */
export function withDoubts(evidence: Evidence, remarks: readonly Remark[]): Evidence {
  const { site } = evidence;
  const blamed = blamedBy(remarks);
  if (!site.ok || !site.value.reading || blamed.length === 0) return evidence;
  const { statements, matches } = site.value.reading;
  const isDoubted = (statement: Statement) => statement.by !== 'owner' && blamed.some((one) => isIn(statement, one));
  const doubted = statements.filter(isDoubted);
  const reading = {
    ...site.value.reading,
    statements: statements.filter((one) => !doubted.includes(one)),
    ...(matches && { matches: matches.filter((match) => !isDoubted(match)) }),
    doubted,
  };
  return { ...evidence, site: { ok: true, value: { ...site.value, reading } } };
}

export function blamedBy(remarks: readonly Remark[]): Blamed[] {
  return remarks
    .filter(({ kind, hurts }) => doubting.has(kind) && hurts !== 'neat')
    .flatMap(({ findings }) => findings)
    .flatMap((finding): Blamed[] => {
      const words = folded(wordsOf(finding));
      return words === '' || !('url' in finding) || finding.url === undefined
        ? []
        : [{ page: samePageKey(finding.url), words, values: (finding.about ?? []).map(folded) }];
    });
}

/**
 * The statement is the blamed words, or part of them, or little more, wherever a template repeats them. Of a line with a wrong value only what has the value is
 * blamed.
 */
export function isIn({ url, quote }: Pick<Statement, 'url' | 'quote'>, { page, words, values }: Blamed): boolean {
  const own = folded(quote);
  if (own === '' || (own.length < shortestOfItsOwn && samePageKey(url) !== page)) return false;
  if (values.length > 0 && !values.some((value) => own.includes(value))) return false;
  return words.includes(own) || (own.includes(words) && words.length * 2 >= own.length);
}
