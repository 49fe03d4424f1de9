import { execFile } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isLong } from '#base/testing/long.ts';
import { assess } from '#engine/assess.ts';
import type { Analysis } from '#engine/contract.ts';
import { isRemark } from '#engine/wording.ts';
import { allSites } from './all-sites.ts';
import { badFindings } from './bad-findings.ts';
import { type ServedSite, type ServedSites, serveSites } from './serve-sites.ts';

let served: ServedSites;
/** What the command printed, by site, and with which exit code; none for what was read in this process. */
const printed = new Map<string, { code: number | null; analysis: Analysis }>();
beforeAll(async () => {
  served = await serveSites(allSites, new Date()); // the command reads the machine's clock
  const [good, ...others] = served.sites;
  const hostile = others.filter(({ site }) => site.name === 'hostile-page');
  // The hostile site costs ten seconds of waiting and hardly any work: the others are read meanwhile.
  await Promise.all([
    assessInTurn(hostile, [...node, '--pages', '100']), // more pages, more time: a busy machine needs it
    assessInTurn(good ? [good] : [], viaNpm).then(() =>
      assessInTurn(
        others.filter((one) => !hostile.includes(one)),
        node,
      ),
    ),
  ]);
}, 300_000); // seconds on a free machine
afterAll(() => served.stop());

const node = [process.execPath, 'bin/citable.mjs', 'assess'];
/** The whole way that a person would go; npm is slow to start, so one site goes it. In `npm test` the others are read in this process, all but the one that costs most. */
const viaNpm = ['npm', 'run', '--silent', 'citable', '--', 'assess'];

async function assessInTurn(sites: readonly ServedSite[], command: readonly string[]): Promise<void> {
  const isHere = command === node && !isLong;
  for (const { site, url } of sites)
    printed.set(site.name, await (isHere ? assessHere(url) : runCommand([...command, url, '--json'])));
}

async function assessHere(url: string): Promise<{ code: null; analysis: Analysis }> {
  return {
    code: null,
    analysis: (await assess(url, { now: () => new Date(), allowHosts: served.hosts, deadlineMs: 240_000 })).analysis,
  };
}

function runCommand([file = '', ...args]: string[]): Promise<{ code: number; analysis: Analysis }> {
  return new Promise((resolve, reject) => {
    execFile(file, args, { maxBuffer: 50_000_000 }, (error, stdout, stderr) => {
      const code = error === null ? 0 : Number(error.code);
      if (code > 1 || Number.isNaN(code)) reject(new Error(`${args.join(' ')}: ${stderr}`));
      else resolve({ code, analysis: JSON.parse(stdout) });
    });
  });
}

function analysisOf(name: string): Analysis {
  const result = printed.get(name);
  if (!result) throw new Error(`${name} was not assessed`);
  return result.analysis;
}

function urlOf(name: string): string {
  return served.sites.find(({ site }) => site.name === name)?.url ?? '';
}

describe('citable assess --json gives each site exactly the bad findings that are true of it', () => {
  it.each(allSites)('$name', ({ name, expected }) => {
    expect(badFindings(analysisOf(name))).toEqual(expected);
    const code = printed.get(name)?.code ?? null;
    if (code !== null) expect(code).toBe(analysisOf(name).gates.length > 0 ? 1 : 0);
  });
});

describe('the sites differ, and so do their scores', () => {
  it('puts the honest bakery before the thin plumber', () => {
    expect(analysisOf('good-baker').overallScore).toBeGreaterThan(analysisOf('thin-plumber').overallScore + 15);
  });
  it('holds down only Perplexity for the clinic that blocks only Perplexity', () => {
    const { platformScores } = analysisOf('blocked-clinic');
    expect(platformScores.perplexity).toBeLessThanOrEqual(35);
    expect(platformScores.chatgpt).toBeGreaterThan(35);
  });
  it('sees that the shop has no words without scripts', () => {
    const findings = analysisOf('js-only-shop').checks.flatMap((check) => check.findings);
    expect(findings.find(({ id }) => id === 'text-needs-javascript')).toMatchObject({ kind: 'value', value: '0' });
  });
});

describe('no plan', () => {
  const plans = () =>
    allSites.map(({ name }) => {
      const { checks, gates, personalizedPlan: plan } = analysisOf(name);
      return { checks, gates, items: [...plan.immediate, ...plan.shortTerm, ...plan.longTerm] };
    });
  it('advises what a site already does, or what nobody saw to be missing', () => {
    for (const { checks, gates, items } of plans())
      for (const { checkId, title } of items.filter((item) => !isRemark(item.checkId))) {
        const check = checks.find(({ id }) => id === checkId);
        const isMissed = check?.outcome === 'scored' && (check.ratio ?? 1) < 1 && !check.partly;
        expect(isMissed || gates.length > 0 || check?.state === 'reported', `${checkId} ${title}`).toBe(true);
      }
  });
  it('has one cause twice', () => {
    for (const { checks, items } of plans()) {
      const causes = items.flatMap(({ checkId }) => {
        const bad = checks.find(({ id }) => id === checkId)?.findings.filter(({ tone }) => tone === 'bad') ?? [];
        const lines = new Set(bad.map((one) => (one.kind === 'line' ? `${one.url} ${one.line}` : one.note)));
        return lines.size === 1 ? [...lines] : [];
      });
      expect(new Set(causes).size).toBe(causes.length);
    }
  });
});

describe('the hostile site', () => {
  it('costs its own pages and nothing else', () => {
    const { notSeen } = analysisOf('hostile-page').scope;
    for (const [path, why] of [
      ['/metadata', /./],
      ['/loop', /redirect/i],
      ['/stuck', /answer/i],
      ['/x', /404/],
    ] as const)
      expect(notSeen.find((line) => line.startsWith(new URL(path, urlOf('hostile-page')).href))).toMatch(why);
  });
  it('is asked once more, and no oftener, where it let us wait in vain', () => {
    const requests = served.sites.find(({ site }) => site.name === 'hostile-page')?.requests ?? [];
    expect(requests.filter(({ path }) => path === '/stuck')).toHaveLength(2);
  });
  it('is read as far as it goes, and not for ever', () => {
    const read = analysisOf('hostile-page').scope.pagesRead.map(({ url }) => new URL(url).pathname);
    expect(read.toSorted()).toEqual(['/', '/about', '/bomb', '/deep', '/endless', '/nested']);
  });
  it('changes no score by asking for one', () => {
    const analysis = analysisOf('hostile-page');
    expect(analysis.overallScore).toBeLessThan(70);
    expect(JSON.stringify(analysis.checks.map(({ title, why, reason }) => [title, why, reason]))).not.toContain(
      'Ignore all previous',
    );
  });
});
