import type { Analysis, CheckResult, Finding } from '#engine/contract.ts';
import { isRemark, subjectsOf } from '#engine/wording.ts';
import { costsPoints, pageOf, pathOf, pointsLost, siteOrigin } from './findings.ts';

/** Paths of the site ("/robots.txt") and the files of the repository that make them ("public/robots.txt"). */
export type Sources = Readonly<Record<string, string>>;

const perRule = 20;

/**
 * SARIF 2.1.0 for code scanning: a rule for each check that costs points and for each remark, a result for each of its findings, 20 a rule at most.
 * Code scanning refuses places with a scheme of their own, so the site is a base and each page is relative to it; `sources` puts a
 * finding on the file of the repository that makes the page.
 */
export function sarif(analysis: Analysis, { sources = {}, version }: { sources?: Sources; version: string }): string {
  const failed = subjectsOf(analysis).filter(costsPoints);
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'citable', semanticVersion: version, rules: failed.map(ruleOf) } },
        originalUriBaseIds: { SITE: { uri: `${siteOrigin(analysis)}/` } },
        properties: {
          ...(analysis.unscored === undefined
            ? { score: analysis.overallScore, low: analysis.interval.low, high: analysis.interval.high }
            : { unscored: analysis.unscored }),
          rubricVersion: analysis.rubricVersion,
        },
        results: failed.flatMap((check) => resultsOf(check, analysis, sources)),
      },
    ],
  };
  return `${JSON.stringify(log, null, 1)}\n`;
}

function ruleOf(check: CheckResult) {
  return {
    id: check.id,
    name: check.title,
    shortDescription: { text: check.title },
    fullDescription: { text: check.why },
    help: { text: `${check.reason} ${check.why}` },
    properties: { category: check.category, points: check.points, pointsLost: pointsLost(check) },
  };
}

function resultsOf(check: CheckResult, analysis: Analysis, sources: Sources) {
  const findings = check.findings.filter(({ tone }) => tone !== 'good').slice(0, perRule);
  const level = levelOf(check);
  if (findings.length === 0)
    return [{ ...resultOf(check, '/', 'check', sources), level, message: { text: check.reason } }];
  return findings.map((finding) => {
    const url = pageOf(finding, analysis);
    const path = url === null ? '/' : pathOf(url);
    return {
      ...resultOf(check, path, finding.id, sources, finding),
      level,
      message: { text: url === null ? finding.note : `${finding.note} (${url})` },
      ...(url !== null && { properties: { url } }),
    };
  });
}

function resultOf(check: CheckResult, path: string, findingId: string, sources: Sources, finding?: Finding) {
  const file = sources[path];
  return {
    ruleId: check.id,
    locations: [
      {
        physicalLocation: {
          artifactLocation:
            file === undefined ? { uri: fromSite(path), uriBaseId: 'SITE' } : { uri: escapedFile(file) },
          region: { startLine: finding?.kind === 'line' ? Math.max(1, finding.line) : 1 },
        },
      },
    ],
    partialFingerprints: { 'citable/v1': `${check.id}:${findingId}:${path}` },
  };
}

/** A path without its slash. What would then begin with a scheme or another slash begins with "./" (RFC 3986, 4.2). */
function fromSite(path: string): string {
  const relative = path.slice(1);
  if (relative === '') return 'index';
  return /^(?:\/|[^/]*:)/.test(relative) ? `./${relative}` : relative;
}

function escapedFile(file: string): string {
  return file.toWellFormed().split('/').map(encodeURIComponent).join('/');
}

/** An error is what is well proven and more than half lost. */
function levelOf(check: CheckResult): 'error' | 'warning' | 'note' {
  if (check.strength === 'strong' && (check.ratio ?? 0) < 0.5) return 'error';
  return check.points >= 2 || isRemark(check.id) ? 'warning' : 'note';
}
