import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { categories, categoryMaximums, platforms } from '#engine/contract.ts';
import { checks } from '#engine/judge/checks/rubric.ts';
import type { EvidenceKey } from '#engine/evidence/evidence.ts';

const folder = new URL('.', import.meta.url);
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((file) => basename(file))
  .filter((file) => file.endsWith('.ts'));
const checkFiles = files.filter((file) => /^[a-z]{2}-\d{2}-[a-z0-9-]+\.ts$/.test(file));

describe('the rubric', () => {
  it('lists every check file, and its ids are the files’ prefixes', () => {
    expect(checks.map((check) => check.id).toSorted()).toEqual(
      checkFiles.map((file) => file.slice(0, 5).toUpperCase()).toSorted(),
    );
  });

  it('has a test and its texts beside every check', () => {
    const beside = (end: string) => checkFiles.filter((file) => !files.includes(file.replace(/\.ts$/, end)));
    expect([...beside('.test.ts'), ...beside('.texts.ts')]).toEqual([]);
  });

  it('adds up to the customer’s maximums', () => {
    const sums = categories.map(
      (category) =>
        checks.filter((check) => check.category === category).reduce((sum, check) => sum + check.points * 100, 0) / 100,
    );
    expect(sums).toEqual(categories.map((category) => categoryMaximums[category]));
  });

  it('reads every kind of evidence that a score can rest on: llms.txt has no effect', () => {
    const all: EvidenceKey[] = ['now', 'answers', 'robots', 'sitemap', 'transport', 'edge', 'site', 'platformAnswers'];
    const read = new Set(checks.flatMap((check) => [...check.reads, ...(check.alsoReads ?? [])]));
    expect(all.filter((key) => !read.has(key))).toEqual([]);
  });

  it.each(checks.map((check) => [check.id, check] as const))(
    '%s carries weights, sentences and dated sources',
    (id, check) => {
      expect(id.slice(0, 2)).toBe(
        { contentQuality: 'CQ', technicalSEO: 'TS', brandPresence: 'BP', aiOptimization: 'AO' }[check.category],
      );
      for (const platform of platforms) expect(check.platformWeights[platform]).toBeGreaterThanOrEqual(0);
      const { pass, fail } = check.title;
      const failed = typeof fail === 'string' ? fail : fail([]);
      expect(failed).not.toBe(pass);
      for (const sentence of [pass, failed]) expect(sentence).toMatch(/^\S.*[^.\s]$/);
      expect(check.why).toMatch(/\.$/);
      expect(check.ownTest.length).toBeGreaterThan(0);
      for (const step of check.ownTest) expect(step).toMatch(/\.$/);
      for (const source of check.sources)
        expect(source).toMatchObject({
          url: expect.stringMatching(/^$|^https:\/\/(?!(?:www\.)?[^/]+\/(?:blog\/?)?$)./),
          checkedAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
        });
    },
  );

  it('never recommends what nobody can change, what has no effect, or what is the owner’s decision', () => {
    expect(checks.filter((check) => check.advice === null).map((check) => check.id)).toEqual(['BP-13', 'AO-07']);
  });
});
