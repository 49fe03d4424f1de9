// What an owner contests, as the engine takes it, and what is refused at the door.
import { AppError } from '#base/errors.ts';
import type { Finding, OwnerQuestion } from '#engine/contract.ts';
import type { Contested } from '#engine/judge/contest.ts';
import { onSameSite } from '#engine/read/merge-reading.ts';
import type { OpenBoard } from '#report/site.ts';
import type { Planned } from './task-list.ts';

/** The finding that costs the points, or says what was not seen. */
export function aboutTask({ checkId, findings, item }: Planned): Contested {
  const finding =
    findings.find(({ tone }) => tone === 'bad') ?? findings.find(({ id }) => id.endsWith('-not-seen')) ?? findings[0];
  return { kind: 'finding', checkId, finding: finding ?? unnamed(item.title) };
}

/** A check that names no place: what it charges decides. */
function unnamed(title: string): Finding {
  return { id: 'unnamed', tone: 'info', note: title, kind: 'value', label: title, value: '' };
}

export function aboutQuestion({ checkId, kind, subject, candidate }: OwnerQuestion): Contested {
  return {
    kind: 'question',
    checkId,
    statement: kind,
    subject,
    candidate: candidate && { url: candidate.url, quote: candidate.quote },
  };
}

/** A page of the site, from an address or a path. @throws AppError 400 */
export function pageOfSite({ document, website }: Pick<OpenBoard, 'document' | 'website'>, typed: string): string {
  const home = document.analysis.scope.finalUrl ?? (URL.canParse(website) ? website : `https://${website}`);
  const domain = document.company.domain;
  const hasScheme = /^[a-z][a-z0-9+.-]*:/i.test(typed);
  const looksLikeHost = !hasScheme && !typed.startsWith('/') && typed.split('/')[0]?.includes('.') === true;
  const url = URL.parse(hasScheme || !looksLikeHost ? typed : `https://${typed}`, home);
  const elsewhere = new AppError(400, 'page-elsewhere', `The page must be on ${domain}.`);
  if (!url || !/^https?:$/.test(url.protocol)) throw elsewhere;
  const own = new URL(home);
  if (looksLikeHost && url.host.replace(/^www\./, '') === own.host.replace(/^www\./, '')) url.protocol = own.protocol;
  if (!onSameSite(home)(url.href)) throw elsewhere;
  return url.href;
}

/** robots.txt, llms.txt and sitemaps need no words. */
export function isFile(url: string): boolean {
  return /\.(?:txt|xml|gz)$/i.test(URL.parse(url)?.pathname ?? '');
}

const leastWords = 3;

/** @throws AppError 400 */
export function refuseShortWords(words: string | undefined, url: string | null): void {
  if (words !== undefined && words !== '' && Array.from(words).length < leastWords && !(url !== null && isFile(url)))
    throw new AppError(400, 'words-too-short', 'Copy at least three characters.');
}
