import type { Finding } from '#engine/contract.ts';
import { defineCheck, scored } from '#engine/judge/checks/define-check.ts';
import { shareOf } from '#engine/base/statistics.ts';
import { asSentence, counted, ofPages } from '#engine/base/text/wording.ts';
import type { SitemapEvidence } from '#engine/evidence/evidence.ts';
import { asValue, bad, info, onPage, proofByValue } from '#engine/judge/findings.ts';
import { say } from '#engine/base/text/say.ts';
import texts from '#engine/judge/checks/technical-seo/ts-06-sitemap.texts.ts';

const { notes, says, title } = texts;

export default defineCheck({
  id: 'TS-06',
  texts,
  points: 1.5,
  strength: 'moderate',
  platformWeights: { chatgpt: 1.25 },
  difficulty: 'Easy',
  impact: 'Medium',
  timeframe: 'immediate',
  consequence: 'hygiene',
  sources: ['BING-WG26'],
  failTitle: (findings) => findings.flatMap(({ id }) => titles[id] ?? [])[0] ?? says.failed,
  reads: ['sitemap', 'now'],
  score: ({ sitemap, now }) => {
    const good = sitemap.files.filter((file) => file.status === 200 && file.valid);
    if (good.length === 0) {
      const broken = brokenFiles(sitemap);
      const reason = broken.length > 0 ? says.unusable : says.none;
      return scored(0, reason, broken.length > 0 ? broken : [notSeen(sitemap)]);
    }
    const elsewhere = good.find((file) => file.elsewhere !== undefined);
    if (sitemap.entries.length === 0 && elsewhere && brokenFiles(sitemap).length === 0)
      return { kind: 'not-measured', reason: say(says.elsewhere, { url: elsewhere.url }) };
    const { length: tried } = sitemap.sampled;
    const live = sitemap.sampled.filter(({ status }) => status === 200).length;
    const isLive = shareOf(sitemap.sampled, (page) => page.status === 200) >= 0.9 || sitemap.sampled.length === 0;
    const isListed = good.some((file) => file.listedInRobots);
    const dates = judgeDates(sitemap, now);
    const entry = sitemap.entries[0];
    const findings = [
      proofByValue(
        says.proof,
        says.firstEntry,
        entry ? `${entry.url}${entry.lastmod ? `, ${entry.lastmod}` : ''}` : says.noEntry,
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
      say(says.reason, {
        files: counted(good.length, says.files),
        addresses: counted(sitemap.entries.length, says.addresses),
        reason: dates.reason,
      }),
      findings,
      say(title.passed, {
        addresses: counted(sitemap.entries.length, says.addresses),
        added: tried === 0 ? '' : say(says.tries, { count: tried, live }),
      }),
    );
  },
  who: 'developer',
  minutes: 30,
  concerns: 'sitemap',
  advice: (findings) => ({ steps: stepsFor(findings) }),
});

const titles: Record<string, string> = {
  'sitemap-lastmod-absent': says.failedDates,
  'sitemap-lastmod-in-future': says.failedFuture,
  'sitemap-lastmod-uniform': says.failedUniform,
  'sitemap-not-in-robots': says.failedUnnamed,
};

/** Where a sitemap is there, only what it lacks. */
function stepsFor(findings: readonly Finding[]): string[] {
  const has = (start: string) => findings.some((finding) => finding.id.startsWith(start));
  const isNew = has('sitemap-not-seen');
  return [
    ...(isNew ? [says.generate] : []),
    ...(isNew || has('sitemap-invalid') || has('sitemap-dead-address') ? [says.listLive] : []),
    ...(isNew || has('sitemap-lastmod') ? [says.setDates] : []),
    ...(isNew || has('sitemap-not-in-robots') ? [says.nameIt] : []),
    says.submit,
  ];
}

function notSeen(sitemap: SitemapEvidence): Finding {
  const tried = sitemap.files.map((file) => file.url).join(', ');
  return info(
    'sitemap-not-seen',
    say(notes['sitemap-not-seen'], { added: tried ? say(says.tried, { tried }) : '' }),
    asValue(says.lookedAt, tried || 'robots.txt'),
  );
}

/** A file that answers, or that robots.txt or an index names, and is none. A guessed address that answers 404 is no defect. */
function brokenFiles(sitemap: SitemapEvidence): Finding[] {
  return sitemap.files
    .filter(
      (file) =>
        (file.status === 200 && !file.valid) || ((file.listedInRobots || file.listedInIndex) && file.status !== 200),
    )
    .map((file) =>
      bad(
        'sitemap-invalid',
        say(notes['sitemap-invalid'], {
          url: file.url,
          problem: asSentence(file.problem ?? say(says.problem, { status: file.status })),
        }),
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
        say(notes['sitemap-dead-address'], { url: page.url, status: page.status }),
        onPage(page.url),
      ),
    );
}

function notListed(url: string): Finding {
  return info('sitemap-not-in-robots', notes['sitemap-not-in-robots'], onPage(url));
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
      reason: says.datesAbsent,
      findings: [
        info(
          'sitemap-lastmod-absent',
          sitemap.entries.length === 0
            ? says.listsNothing
            : say(says.undated, {
                share: ofPages(sitemap.entries.length - dated.length, sitemap.entries.length, says.has, says.entries),
              }),
          asValue(says.label, sitemap.entries.find((entry) => !entry.lastmod)?.url ?? says.noneAtAll),
        ),
      ],
    };
  }
  const future = dated.find((entry) => entry.time > Date.parse(now) + 86_400_000);
  if (future)
    return {
      plausible: false,
      reason: says.dateInFuture,
      findings: [
        bad(
          'sitemap-lastmod-in-future',
          say(notes['sitemap-lastmod-in-future'], { url: future.url, day: future.day }),
          asValue(label, future.day, future.url),
        ),
      ],
    };
  const commonest = [...Map.groupBy(dated, (entry) => entry.day)].sort((a, b) => b[1].length - a[1].length)[0];
  if (commonest && dated.length >= 5 && commonest[1].length / dated.length > 0.8) {
    return {
      plausible: false,
      reason: says.datesUniform,
      findings: [
        bad(
          'sitemap-lastmod-uniform',
          say(notes['sitemap-lastmod-uniform'], {
            count: commonest[1].length,
            all: dated.length,
            day: commonest[0],
          }),
          asValue(label, commonest[0]),
        ),
      ],
    };
  }
  return { plausible: true, reason: says.datesPlausible, findings: [] };
}
