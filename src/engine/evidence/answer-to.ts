import { quotable, verifyQuote } from '#engine/base/text/verify-quote.ts';
import type { SiteEvidence } from './evidence.ts';
import { matchFor, readingOf, type Statement } from './statements.ts';

/** A question of the site in the same words with an answer, what the owner showed, or what a model found to answer it. */
export function answerTo(question: string, site: SiteEvidence): Statement | null {
  const reading = readingOf(site.reading, ['question'], (statement) => {
    if (statement.by === 'owner') return statement.subject === question;
    if (statement.value === null || statement.by === 'given') return false;
    return (
      verifyQuote(quotable(statement.quote), question) !== null ||
      verifyQuote(quotable(question), statement.quote) !== null
    );
  });
  return reading.state === 'seen' ? reading.statements[0] : matchFor(site.reading, 'question', question);
}
