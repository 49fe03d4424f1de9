import { createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto';
import { eq, max } from 'drizzle-orm';
import type { Queryable } from '#base/db.ts';
import { AppError } from '#base/errors.ts';
import { escapeHtml } from '#base/html-page.ts';
import { deriveKey } from '#base/secrets.ts';
import { badges, reportVersions, sites } from '#db/schema.ts';
import { categories, categoryNames } from '#engine/contract.ts';
import { domainOfSite } from '#journey/host-turn.ts';
import { boardOfSite, type Owned, reportsOfSite } from '#report/site.ts';
import { type PublicSummary, type SummaryFacts, summaryFactsSchema } from './contract.ts';
import type { BoardDeps } from './deps.ts';

export type Badge = typeof badges.$inferSelect;

const withdrawn = () =>
  new AppError(410, 'badge-withdrawn', 'The owner of this website does not show its score any more.');
const notShown = () => new AppError(404, 'badge-not-found', 'Nothing is published under this address.');

/** What anybody may see of a website whose owner published it, signed. @throws AppError 404, 410 */
export async function publicSummary(db: Queryable, secretKey: string, id: string): Promise<PublicSummary> {
  const [found] = await db
    .select({ badge: badges, site: sites })
    .from(badges)
    .innerJoin(sites, eq(sites.id, badges.siteId))
    .where(eq(badges.id, id));
  if (!found || (found.badge.provenAt === null && found.badge.withdrawnAt === null)) throw notShown();
  if (found.badge.withdrawnAt !== null) throw withdrawn();
  const facts = await currentFacts(db, found.site, found.badge);
  if (facts === 'gone') throw withdrawn();
  if (facts === null) throw notShown();
  return { ...facts, id, ...signed(secretKey, id, facts) };
}

/** The facts of the website's newest report, kept beside the badge until there is a newer one. null: it read no page. */
export async function currentFacts(db: Queryable, site: Owned, badge: Badge): Promise<SummaryFacts | 'gone' | null> {
  const [newest] = await reportsOfSite(db, site);
  if (!newest) return 'gone';
  const [later] = await db
    .select({ last: max(reportVersions.version) })
    .from(reportVersions)
    .where(eq(reportVersions.reportId, newest.id));
  const factsOf = `${newest.id} ${later?.last ?? 1}`;
  if (badge.factsOf === factsOf) return badge.facts === null ? null : summaryFactsSchema.parse(badge.facts);
  const board = await boardOfSite(db, site);
  if (board === null) return 'gone';
  const { scope, unscored, categories: own } = board.document.analysis;
  const isScored =
    scope.unread === undefined &&
    unscored === undefined &&
    Object.values(own).some((one) => one.unscored === undefined);
  const facts = isScored ? factsFrom(board.host, board.document) : null;
  await db.update(badges).set({ facts, factsOf }).where(eq(badges.id, badge.id));
  return facts;
}

/** Field by field: what is not named here does not leave. */
function factsFrom(
  domain: string,
  { analysis }: NonNullable<Awaited<ReturnType<typeof boardOfSite>>>['document'],
): SummaryFacts {
  return {
    domain,
    score: Math.round(analysis.overallScore),
    low: Math.round(analysis.interval.low),
    high: Math.round(analysis.interval.high),
    grade: analysis.grade.letter,
    categories: categories
      .filter((category) => analysis.categories[category].unscored === undefined)
      .map((category) => ({
        name: categoryNames[category],
        score: analysis.categories[category].score,
        most: analysis.categories[category].maxScore,
      })),
    checks: {
      measured: analysis.checks.filter(({ outcome }) => outcome === 'scored').length,
      all: analysis.checks.length,
    },
    pagesRead: analysis.scope.pagesRead.length,
    rubric: analysis.rubricVersion,
    checkedAt: analysis.assessedAt,
  };
}

/** Anybody can see that the figures are ours, also in a copy of the picture. */
function signed(secretKey: string, id: string, { domain, score, low, high, checkedAt }: SummaryFacts) {
  const key = signingKey(secretKey);
  const statement = `citable ${id}: ${domain} scored ${score} of 100 (likely ${low}-${high}), checked ${checkedAt}`;
  return {
    statement,
    signature: sign(null, Buffer.from(statement), key).toString('base64'),
    publicKey: createPublicKey(key).export({ format: 'der', type: 'spki' }).toString('base64'),
  };
}

/** The same in each process, for it comes of the installation's secret. The bytes before it name Ed25519 (RFC 8410). */
function signingKey(secretKey: string): KeyObject {
  const seed = deriveKey(secretKey, 'badges');
  return createPrivateKey({
    key: Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), seed]),
    format: 'der',
    type: 'pkcs8',
  });
}

const size = { width: 300, height: 44 };
const longestDomain = 30;

/** For a website to show. Lengths are given, so that the words fit whatever font a reader has. */
export function badgePicture({ domain, score, checkedAt, statement, signature }: PublicSummary): string {
  const day = new Date(checkedAt).toLocaleDateString('en-US', {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const site = domain.length > longestDomain ? `…${domain.slice(1 - longestDomain)}` : domain;
  return picture(
    `Readable for AI assistants: ${score}`,
    `checked ${day} · ${site}`,
    `<metadata>${escapeHtml(`${statement}\nEd25519 ${signature}`)}</metadata>`,
  );
}

/** In its place where there is none any more. */
export function noBadgePicture({ status }: AppError): string {
  return picture(
    status === 410 ? 'This score was withdrawn' : 'No score is published here',
    'Readable for AI assistants',
    '',
  );
}

function picture(first: string, second: string, metadata: string): string {
  const length = (text: string, each: number) => Math.min(size.width - 62, Math.round(text.length * each));
  const line = (text: string, y: number, fontSize: number, each: number) =>
    `<text x="52" y="${y}" font-size="${fontSize}" textLength="${length(text, each)}" lengthAdjust="spacingAndGlyphs">${escapeHtml(text)}</text>`;
  const name = escapeHtml(`${first}, ${second}`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${size.width} ${size.height}" role="img" aria-label="${name}">`,
    `<title>${name}</title>${metadata}`,
    `<rect width="${size.width}" height="${size.height}" rx="6" fill="#fff"/>`,
    `<rect x=".5" y=".5" width="${size.width - 1}" height="${size.height - 1}" rx="5.5" fill="none" stroke="#1c3f94"/>`,
    '<path d="M6 0h36v44H6a6 6 0 0 1-6-6V6a6 6 0 0 1 6-6z" fill="#1c3f94"/>',
    '<text x="21" y="32" font-family="Georgia,serif" font-size="28" font-weight="700" text-anchor="middle" fill="#fff">C</text>',
    '<g font-family="system-ui,-apple-system,Segoe UI,Roboto,Arial,sans-serif" fill="#1c1a17">',
    `<g font-weight="700">${line(first, 19, 14, 7.4)}</g>`,
    `<g fill="#55514a">${line(second, 35, 11, 5.6)}</g>`,
    '</g></svg>',
  ].join('');
}

/** What the owner puts on the home page, or else into the name server. "nofollow": search engines take a link that comes with a badge for an advertisement. */
export function embedOf(publicUrl: string, id: string, website: string) {
  const summaryUrl = `${publicUrl}/summary/${id}`;
  const imageUrl = `${publicUrl}/badges/${id}.svg`;
  const { width, height } = size;
  const image = `<img src="${escapeHtml(imageUrl)}" width="${width}" height="${height}" alt="Readable for AI assistants: see our score" loading="lazy">`;
  return {
    html: `<a href="${escapeHtml(summaryUrl)}" rel="nofollow noopener">${image}</a>`,
    summaryUrl,
    imageUrl,
    record: { name: `_citable.${domainOfSite(website)}`, text: `citable-badge=${id}` },
  };
}

/** Whether a website’s home page carries the code, or its domain the record, which only its owner can put there: a sentence where neither does. */
export async function missingProof(
  { readHome, resolveTxt }: Pick<BoardDeps, 'readHome' | 'resolveTxt'>,
  website: string,
  { summaryUrl, imageUrl, record }: ReturnType<typeof embedOf>,
) {
  if ((await resolveTxt(record.name)).some((text) => text.trim() === record.text)) return null;
  // Of a website on a shared host the host's own page: who has a folder there does not speak for it.
  const home = (URL.parse(website) ?? URL.parse(`https://${website}`))?.host ?? website;
  const read = await readHome(home, AbortSignal.timeout(15_000)).catch(() => null);
  if (read === null) return 'We could not read your home page just now. Please try again in a minute.';
  if ('unread' in read) return `We could not read ${read.unread.url}. ${read.unread.detail}`;
  const { links, images, url } = read.page;
  if (links.some((link) => link.url === summaryUrl) || images.some(({ src }) => src === imageUrl)) return null;
  return `We read ${url} and did not see the code. We found no TXT record ${record.name} either. Add one of them, then press Publish again.`;
}
