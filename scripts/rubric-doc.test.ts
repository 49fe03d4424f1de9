import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { checkList } from './check-list.ts';
import { contentStrategyFile, contentStrategyTemplate, wordsOf } from './content-strategy-template.ts';
import { crawlerData, rubricData, rubricDocument } from './rubric-doc.ts';
import { RUBRIC_VERSION } from '#engine/judge/checks/rubric.ts';

it('docs/rubric.md is what the checks say; run `npm run generate` after a change', () => {
  expect(readFileSync(new URL('../docs/rubric.md', import.meta.url), 'utf8')).toBe(rubricDocument());
});

it('the published rubric is what the checks say', () => {
  expect(readFileSync(new URL('../web/content/rubric.json', import.meta.url), 'utf8')).toBe(rubricData());
});

it('the published list of crawlers is the engine’s', () => {
  expect(readFileSync(new URL('../web/content/crawlers.json', import.meta.url), 'utf8')).toBe(crawlerData());
});

it('the changelog has an entry for the current version', () => {
  expect(readFileSync(new URL('../docs/rubric-changelog.md', import.meta.url), 'utf8')).toContain(
    `## ${RUBRIC_VERSION}`,
  );
});

it('the engine’s list of checks is what the files are; run `npm run generate` after a change', () => {
  expect(readFileSync(new URL('../src/engine/judge/checks/all-checks.ts', import.meta.url), 'utf8')).toBe(checkList());
});

it('the Word document among the downloads is what its source says; run `npm run generate` after a change', async () => {
  expect(wordsOf(readFileSync(contentStrategyFile))).toEqual(wordsOf(await contentStrategyTemplate()));
});
