import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { categories, categoryMaximums, platforms } from '#engine/contract.ts';
import { checks } from '#engine/rubric.ts';
import type { EvidenceKey } from '#engine/evidence.ts';

const folder = new URL('checks/', import.meta.url);
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((file) => basename(file))
  .filter((file) => file.endsWith('.ts'));
const checkFiles = files.filter((file) => /^[a-z]{2}-\d{2}-[a-z0-9-]+\.ts$/.test(file));

describe('the rubric', () => {
  it('lists every check file, and its ids are the files’ prefixes', () => {
    expect(checks.map((check) => check.id).toSorted()).toEqual(checkFiles.map((file) => file.slice(0, 5).toUpperCase()).toSorted());
    expect(checks).toHaveLength(68);
  });

  it('has a test beside every check', () => {
    expect(checkFiles.filter((file) => !files.includes(file.replace(/\.ts$/, '.test.ts')))).toEqual([]);
  });

  it('adds up to the customer’s maximums', () => {
    const sums = categories.map((category) => checks.filter((check) => check.category === category).reduce((sum, check) => sum + check.points * 100, 0) / 100);
    expect(sums).toEqual(categories.map((category) => categoryMaximums[category]));
  });

  it('reads every kind of evidence', () => {
    const all: EvidenceKey[] = ['now', 'answers', 'robots', 'sitemap', 'transport', 'edge', 'site', 'llmsTxt', 'platformAnswers'];
    const read = new Set(checks.flatMap((check) => [...check.reads, ...(check.alsoReads ?? [])]));
    expect(all.filter((key) => !read.has(key))).toEqual([]);
  });

  it.each(checks.map((check) => [check.id, check] as const))('%s carries weights, sentences and dated sources', (id, check) => {
    expect(id.slice(0, 2)).toBe({ contentQuality: 'CQ', technicalSEO: 'TS', brandPresence: 'BP', aiOptimization: 'AO' }[check.category]);
    for (const platform of platforms) expect(check.platformWeights[platform]).toBeGreaterThanOrEqual(0);
    expect(check.title.pass).not.toBe(check.title.fail);
    for (const sentence of [check.title.pass, check.title.fail]) expect(sentence).toMatch(/^\S.*[^.\s]$/);
    expect(check.why).toMatch(/\.$/);
    for (const source of check.sources)
      expect(source).toMatchObject({ url: expect.stringMatching(/^https:\/\//), checkedAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) });
  });

  it('never recommends what nobody can change, what has no effect, or what is the owner’s decision', () => {
    expect(checks.filter((check) => check.advice === null).map((check) => check.id)).toEqual(['BP-13', 'AO-07', 'AO-20']);
  });
});
