import type { Finding } from '#engine/contract.ts';
import { defineCheck, scored } from '#engine/judge/checks/define-check.ts';
import { shareOf } from '#engine/base/statistics.ts';
import { asSentence, counted, ofPages } from '#engine/base/text/wording.ts';
import type { SitemapEvidence } from '#engine/evidence/evidence.ts';
import { asValue, bad, info, onPage, proofByValue } from '#engine/judge/findings.ts';

export default defineCheck({
  id: 'TS-06',
  title: {
    pass: 'Your sitemap is complete and correct',
    fail: (findings) => findings.flatMap(({ id }) => titles[id] ?? [])[0] ?? 'Your sitemap has gaps',
    whenFound: { 'sitemap-not-seen': 'We found no sitemap' },
    faults: {
      'sitemap-invalid': 'sitemap file cannot be used|sitemap files cannot be used',
      'sitemap-dead': 'address in your sitemap does not load|addresses in your sitemap do not load',
    },
  },
  neutral: 'your sitemap',
  why: 'The sitemap (the list of your pages) tells search indexes what exists and what changed. Bing calls its dates a key signal.',
  reads: ['sitemap', 'now'],
  score: ({ sitemap, now }) => {
    const good = sitemap.files.filter((file) => file.status === 200 && file.valid);
    if (good.length === 0) {
      const broken = brokenFiles(sitemap);
      const reason =
        broken.length > 0
          ? 'We cannot use the sitemap that we found.'
          : 'We found no sitemap in robots.txt or at the usual addresses.';
      return scored(0, reason, broken.length > 0 ? broken : [notSeen(sitemap)]);
    }
    const isLive = shareOf(sitemap.sampled, (page) => page.status === 200) >= 0.9 || sitemap.sampled.length === 0;
    const isListed = good.some((file) => file.listedInRobots);
    const dates = judgeDates(sitemap, now);
    const entry = sitemap.entries[0];
    const findings = [
      proofByValue(
        'The sitemap can be read.',
        'First entry',
        entry ? `${entry.url}${entry.lastmod ? `, ${entry.lastmod}` : ''}` : 'no entry',
        good[0]?.url,
      ),
      ...brokenFiles(sitemap),
      ...(isLive ? [] : deadEntries(sitemap)),
      ...(isListed ? [] : [notListed(good[0]?.url ?? '')]),
      ...dates.findings,
    ];
    const allValid = findings.every((finding) => finding.id !== 'sitemap-invalid');
    const ratio = 0.4 + (allValid && isLive ? 0.25 : 0) + (isListed ? 0.1 : 0) + (dates.plausible ? 0.25 : 0);
    return scored(
      ratio,
      `${counted(good.length, 'sitemap file')} with ${counted(sitemap.entries.length, 'address|addresses')}; ${dates.reason}.`,
      findings,
    );
  },
  who: 'developer',
  minutes: 30,
  concerns: 'sitemap',
  comparedAs: 'A complete sitemap',
  advice: (findings) => ({
    title: 'Publish an accurate sitemap',
    description: 'Nearly every content system makes a sitemap. Its addresses must load, and its dates must be real.',
    steps: stepsFor(findings),
    resources: ['Sitemap protocol: https://www.sitemaps.org/protocol.html'],
    metrics: ['Share of sitemap addresses that answer 200'],
    proof: 'Open the sitemap in a browser. Its addresses load, and its dates differ as your edits did.',
  }),
});

const titles: Record<string, string> = {
  'sitemap-lastmod-absent': 'Most entries of your sitemap have no date of change',
  'sitemap-lastmod-in-future': 'Your sitemap has a date in the future',
  'sitemap-lastmod-uniform': 'Nearly all dates in your sitemap are the same',
  'sitemap-not-in-robots': 'No robots.txt names your sitemap',
};

/** Where a sitemap is there, only what it lacks. */
function stepsFor(findings: readonly Finding[]): string[] {
  const has = (start: string) => findings.some((finding) => finding.id.startsWith(start));
  const isNew = has('sitemap-not-seen');
  return [
    ...(isNew ? ['Generate sitemap.xml from your content system.'] : []),
    ...(isNew || has('sitemap-invalid') || has('sitemap-dead-address') ? ['List only pages that answer 200.'] : []),
    ...(isNew || has('sitemap-lastmod') ? ['Set lastmod from real edits.'] : []),
    ...(isNew || has('sitemap-not-in-robots') ? ['Name it in robots.txt.'] : []),
    'Submit it to Bing and Google.',
  ];
}

function notSeen(sitemap: SitemapEvidence): Finding {
  const tried = sitemap.files.map((file) => file.url).join(', ');
  return info(
    'sitemap-not-seen',
    `We found no sitemap${tried ? ` (tried ${tried})` : ''}.`,
    asValue('Looked at', tried || 'robots.txt'),
  );
}

/** A file that answers, or that robots.txt names, and is none. A guessed address that answers 404 is no defect. */
function brokenFiles(sitemap: SitemapEvidence): Finding[] {
  return sitemap.files
    .filter((file) => (file.status === 200 && !file.valid) || (file.listedInRobots && file.status !== 200))
    .map((file) =>
      bad(
        'sitemap-invalid',
        `The sitemap ${file.url} cannot be used. ${asSentence(file.problem ?? `It answers with status ${file.status}`)}`,
        onPage(file.url),
      ),
    );
}

function deadEntries(sitemap: SitemapEvidence): Finding[] {
  return sitemap.sampled
    .filter((page) => page.status !== 200)
    .map((page) =>
      bad(
        'sitemap-dead-address',
        `The sitemap lists ${page.url}, which answers with status ${page.status}.`,
        onPage(page.url),
      ),
    );
}

function notListed(url: string): Finding {
  return info(
    'sitemap-not-in-robots',
    'No robots.txt names the sitemap. Some crawlers look for it nowhere else.',
    onPage(url),
  );
}

/** Where most entries bear the same day, the day is that of the last build and says nothing. */
function judgeDates(
  sitemap: SitemapEvidence,
  now: string,
): { plausible: boolean; reason: string; findings: Finding[] } {
  const dated = sitemap.entries.flatMap(({ url, lastmod }) =>
    lastmod && !Number.isNaN(Date.parse(lastmod))
      ? [{ url, day: lastmod.slice(0, 10), time: Date.parse(lastmod) }]
      : [],
  );
  const label = 'lastmod';
  if (dated.length * 2 < sitemap.entries.length || dated.length === 0) {
    return {
      plausible: false,
      reason: 'most have no date of change',
      findings: [
        info(
          'sitemap-lastmod-absent',
          sitemap.entries.length === 0
            ? 'The sitemap lists no address.'
            : `${ofPages(sitemap.entries.length - dated.length, sitemap.entries.length, 'has|have', 'sitemap entry|sitemap entries')} no date of change.`,
          asValue('Entry without a date', sitemap.entries.find((entry) => !entry.lastmod)?.url ?? 'no entry at all'),
        ),
      ],
    };
  }
  const future = dated.find((entry) => entry.time > Date.parse(now) + 86_400_000);
  if (future)
    return {
      plausible: false,
      reason: 'one date of change is in the future',
      findings: [
        bad(
          'sitemap-lastmod-in-future',
          `The sitemap says that ${future.url} changed on ${future.day}, which is still to come.`,
          asValue(label, future.day, future.url),
        ),
      ],
    };
  const commonest = [...Map.groupBy(dated, (entry) => entry.day)].sort((a, b) => b[1].length - a[1].length)[0];
  if (commonest && dated.length >= 5 && commonest[1].length / dated.length > 0.8) {
    return {
      plausible: false,
      reason: 'nearly all have the same date',
      findings: [
        bad(
          'sitemap-lastmod-uniform',
          `${commonest[1].length} of ${dated.length} dated sitemap entries say that they changed on the same day, ${commonest[0]}.`,
          asValue(label, commonest[0]),
        ),
      ],
    };
  }
  return { plausible: true, reason: 'their dates are plausible', findings: [] };
}
