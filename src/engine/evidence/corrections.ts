import type { Finding, OwnerQuestion } from '#engine/contract.ts';
import { samePageKey } from '#engine/base/addresses/page-name.ts';
import type { PageFacts } from '#engine/evidence/evidence.ts';
import { shownText, statementAt } from '#engine/evidence/shown-text.ts';
import type { Candidate, Correction, FindingKey, Statement, StatementKind } from '#engine/evidence/statements.ts';
import { folded, verifyQuote } from '#engine/base/text/verify-quote.ts';

export function findingKey(checkId: string, finding: Finding): FindingKey {
  const place =
    'url' in finding && finding.url !== undefined
      ? samePageKey(finding.url)
      : finding.kind === 'answer'
        ? finding.field
        : '';
  return { checkId, findingId: finding.id, place, words: folded(ownWords(finding)).slice(0, 300) };
}

export function isSameFinding(one: FindingKey, other: FindingKey): boolean {
  return (
    one.checkId === other.checkId &&
    one.findingId === other.findingId &&
    one.place === other.place &&
    one.words === other.words
  );
}

/** The words that belong to the site. Where pages are listed that were looked at, they are no words of the finding. */
function ownWords(finding: Finding): string {
  if (finding.statement && finding.kind === 'value') return finding.statement.subject ?? finding.statement.kind;
  if (finding.kind === 'line') return finding.text;
  if (finding.kind === 'quote' || finding.kind === 'prompt') return finding.quote;
  return 'value' in finding ? finding.value : '';
}

/** What the owner showed, as far as it stands on the pages. */
export function shownStatements(pages: readonly PageFacts[], corrections: readonly Correction[]): Statement[] {
  return corrections.flatMap(({ effect }): Statement[] => {
    if (effect.kind !== 'shows') return [];
    const { kind, url, quote, subject, value } = effect.statement;
    const page = pages.find((one) => samePageKey(one.url) === samePageKey(url));
    const found = page ? verifyQuote(shownText(page), quote) : null;
    return page && found
      ? [statementAt(page, found, { kind, subject, value, by: 'owner', proof: 'shown by the owner' })]
      : [];
  });
}

/** Statements and candidates without those that the owner or an operator said are none. */
export function withoutRefuted<S extends Pick<Candidate, 'kind' | 'url' | 'quote' | 'sentence'>>(
  statements: readonly S[],
  corrections: readonly Correction[],
): S[] {
  const refuted = corrections.flatMap(({ effect }) => (effect.kind === 'is-not' ? [effect.statement] : []));
  return refuted.length === 0
    ? [...statements]
    : statements.filter((one) => !refuted.some((other) => isRefuted(one, other)));
}

/** A question with the same candidate is not asked twice. */
export function isAnsweredNo({ kind, candidate }: OwnerQuestion, corrections: readonly Correction[]): boolean {
  return (
    candidate !== null &&
    corrections.some(
      ({ effect }) =>
        effect.kind === 'is-not' && isRefuted({ ...candidate, kind: kind as StatementKind }, effect.statement),
    )
  );
}

function isRefuted(
  one: Pick<Candidate, 'kind' | 'url' | 'quote' | 'sentence'>,
  other: Pick<Statement, 'kind' | 'url' | 'quote'>,
): boolean {
  if (one.kind !== other.kind || samePageKey(one.url) !== samePageKey(other.url)) return false;
  const words = folded(other.quote);
  return folded(one.quote) === words || folded(one.sentence).slice(0, 300) === words.slice(0, 300);
}
