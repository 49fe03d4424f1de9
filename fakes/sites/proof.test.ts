import { expect, it } from 'vitest';
import { assess } from '#engine/assess.ts';
import type { Finding } from '#engine/contract.ts';
import type { Evidence } from '#engine/evidence/evidence.ts';
import { copyFaults } from '#engine/testing/copy-faults.ts';
import { disagreements } from '#engine/testing/disagreements.ts';
import { proseFaults, sentencesOfAnalysis, textsOfAnalysis } from '#engine/testing/prose-faults.ts';
import { allSites } from './all-sites.ts';
import { badFindings } from './bad-findings.ts';
import { honestSites } from './honest/honest-sites.ts';
import { realLifeSites } from './real-life.ts';
import { serveSites } from './serve-sites.ts';

const today = new Date('2026-11-22T10:00:00Z');

// The hostile site costs half a minute, and its findings are held against its declaration in sites.test.ts.
const sites = [...allSites.filter(({ name }) => name !== 'hostile-page'), ...realLifeSites, ...honestSites];
it.each(sites)('$name is told what is true of it, each point with something that was seen', async (site) => {
  const served = await serveSites([site], today);
  try {
    const { evidence, analysis } = await assess(served.sites[0]?.url ?? '', {
      allowHosts: served.hosts,
      now: () => today,
    });
    expect(badFindings(analysis)).toEqual(site.expected);
    expect(disagreements(evidence, analysis)).toEqual([]);
    expect(analysis.contradictions).toEqual([]);
    expect(sentencesOfAnalysis(analysis).flatMap(proseFaults)).toEqual([]);
    expect(textsOfAnalysis(analysis).flatMap(copyFaults)).toEqual([]);
    const seen = everythingIn(evidence);
    for (const { id, outcome, findings } of analysis.checks) {
      if (outcome !== 'scored') continue;
      expect(findings, `${id} shows something`).not.toEqual([]);
      for (const finding of findings)
        for (const quote of quotesOf(finding)) expect(seen, `${id}, ${finding.id}`).toContain(squeezed(quote));
    }
  } finally {
    await served.stop();
  }
});

/** What a finding claims to have read, and where. A value is measured at an address, or lists the addresses where nothing was found. */
function quotesOf(finding: Finding): string[] {
  switch (finding.kind) {
    case 'line':
      return [finding.url, ...finding.text.split(', ')]; // several types of one item are in a list
    case 'quote':
      return [finding.url, finding.quote];
    case 'header':
      return [finding.url, finding.value];
    case 'page':
      return [finding.url];
    case 'value':
      return finding.url === undefined ? [] : [finding.url];
    case 'answer':
    case 'prompt':
      return [];
  }
}

/** Every text, number and address of the evidence, parted by line breaks. */
function everythingIn(evidence: Evidence): string {
  const texts: string[] = [];
  const collect = (value: unknown): void => {
    if (typeof value === 'string' || typeof value === 'number') texts.push(String(value));
    else if (Array.isArray(value)) value.forEach(collect);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect);
  };
  collect(evidence);
  return squeezed(texts.join('\n'));
}

function squeezed(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}
