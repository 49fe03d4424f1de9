import type { Analysis, CheckResult, Finding } from '#engine/contract.ts';
import { addressOf } from '#engine/base/addresses/address.ts';
import { folded } from '#engine/base/text/verify-quote.ts';
import type { Evidence } from '#engine/evidence/evidence.ts';
import type { StatementKind } from '#engine/evidence/statements.ts';
import { blamedBy, isIn } from '#engine/judge/doubted.ts';
import { textsOfAnalysis } from '#engine/testing/prose-faults.ts';

/** What one report says twice and differently: each pair of sentences of it that cannot both be so. */
export function disagreements(evidence: Evidence, analysis: Analysis): string[] {
  return [
    ...creditedAndBlamed(analysis),
    ...deniedAndRead(evidence, analysis),
    ...proofsWithoutNumber(analysis),
    ...askedAndLinked(evidence, analysis),
    ...countedTwice(analysis, textsOfAnalysis(analysis)),
    ...wordsCountedTwice(analysis),
  ];
}

const earned = ({ checks }: Analysis): [CheckResult, Finding][] =>
  checks.flatMap((check) =>
    check.findings.filter(({ tone }) => tone === 'good').map((finding): [CheckResult, Finding] => [check, finding]),
  );

/** Words that a remark finds wrong earn nothing elsewhere. */
function creditedAndBlamed(analysis: Analysis): string[] {
  const blamed = blamedBy(analysis.remarks ?? []);
  return earned(analysis).flatMap(([{ id }, finding]) =>
    finding.kind === 'quote' &&
    finding.statement !== undefined &&
    blamed.some((one) => isIn({ url: finding.url, quote: finding.quote }, one))
      ? [`${id} credits what a remark blames: ${finding.quote}`]
      : [],
  );
}

/** Kinds of which a check says that it saw none, though one was read. What lacks its own condition (a name, a role, an answer) is another thing. */
function deniedAndRead({ site }: Evidence, { checks }: Analysis): string[] {
  const read = new Set((site.ok ? (site.value.reading?.statements ?? []) : []).map(({ kind }) => kind));
  const conditional: ReadonlySet<StatementKind> = new Set(['question', 'quotation', 'review', 'result', 'founding']);
  return checks.flatMap(({ id, findings }) =>
    findings.flatMap((finding) => {
      const kind = finding.statement?.kind as StatementKind | undefined;
      return finding.id.endsWith('-not-seen') && kind && read.has(kind) && !conditional.has(kind)
        ? [`${id} denies a ${kind} that was read: ${finding.note}`]
        : [];
    }),
  );
}

/** What is called a number, a year or a price holds one. */
function proofsWithoutNumber(analysis: Analysis): string[] {
  return earned(analysis).flatMap(([{ id }, finding]) => {
    const isNumber = finding.id === 'number-stated' || /states (?:a price|a founding year)\b/.test(finding.note);
    return isNumber && finding.kind === 'quote' && !/\p{N}/u.test(finding.quote)
      ? [`${id} proves a number without one: ${finding.quote}`]
      : [];
  });
}

const hosts: Readonly<Record<string, RegExp>> = {
  facebook: /(?:^|\.)(?:facebook\.com|fb\.com|fb\.me)$/,
  instagram: /(?:^|\.)(?:instagram\.com|instagr\.am)$/,
  linkedin: /(?:^|\.)linkedin\.com$/,
  twitter: /(?:^|\.)(?:twitter|x)\.com$/,
};
const noProfile =
  /^\/(?:$|share|sharer|sharing|intent|dialog|plugins|privacy|policy|legal|help|p\/|home\b)|\/status\//i;

/** A profile is asked for only where no page links to that network. */
function askedAndLinked({ site }: Evidence, { checks }: Analysis): string[] {
  const links = (site.ok ? site.value.pages : []).flatMap((page) => page.links.flatMap(({ url }) => url ?? []));
  const asked = checks.flatMap(({ findings }) =>
    findings.flatMap(({ id, about = [] }) => (id === 'profile-not-linked' || id === 'profile-named' ? about : [])),
  );
  return asked.flatMap((network) => {
    const link = links.find((url) => {
      const address = addressOf(url);
      return address && hosts[network]?.test(address.hostname) && !noProfile.test(address.pathname);
    });
    return link === undefined ? [] : [`${network} is asked for and linked: ${link}`];
  });
}

/** Units of which a report knows one number: what was read, and what of it counts. */
const units = ['key page', 'content page', 'page we read', 'page that we read'];

/** The same unit with two numbers as "all of them". "3 of 9 key pages" gives the nine. */
function countedTwice({ scope }: Pick<Analysis, 'scope'>, texts: readonly string[]): string[] {
  const plain = texts.map((text) => text.replaceAll(/“[^”]*”/g, '“”'));
  const wholes = (unit: string) => {
    const [noun = '', ...rest] = unit.split(' ');
    const words = unit.startsWith('page') ? [`${noun}s?`, ...rest].join(' ') : `${unit}s?`;
    const pattern = new RegExp(`\\b(?:of (?:the )?|all |the )(\\d+) ${words}\\b`, 'gi');
    // Each number with the first text that says it.
    return new Map(
      plain
        .toReversed()
        .flatMap((text) => [...text.matchAll(pattern)].map(([, count]): [number, string] => [Number(count), text])),
    );
  };
  const read = scope.pagesRead.length;
  return units.flatMap((unit) => {
    const found = [...wholes(unit)];
    const wrong = unit.startsWith('page') ? found.filter(([count]) => count !== read) : found.length > 1 ? found : [];
    return wrong.map(([count, text]) => `${count} as the number of each ${unit}: ${text}`);
  });
}

/** Two numbers of words for one page. */
function wordsCountedTwice({ checks }: Pick<Analysis, 'checks'>): string[] {
  const counts = checks.flatMap(({ findings }) =>
    findings.flatMap((one) => (one.kind === 'value' && one.label === 'Words' && one.url ? [[one.url, one.value]] : [])),
  );
  const byPage = Map.groupBy(counts, ([url]) => folded(url ?? ''));
  return [...byPage].flatMap(([url, found]) => {
    const numbers = new Set(found.map(([, value]) => value));
    return numbers.size > 1 ? [`${url} has ${[...numbers].join(' and ')} words`] : [];
  });
}
