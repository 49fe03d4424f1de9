import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { rubricData, rubricDocument } from './rubric-doc.ts';
import { RUBRIC_VERSION } from '#engine/rubric.ts';

it('docs/rubric.md is what the checks say; run `node scripts/rubric-doc.ts` after a change', () => {
  expect(readFileSync(new URL('../docs/rubric.md', import.meta.url), 'utf8')).toBe(rubricDocument());
});

it('the published rubric is what the checks say', () => {
  expect(readFileSync(new URL('../web/content/rubric.json', import.meta.url), 'utf8')).toBe(rubricData());
});

it('the changelog has an entry for the current version', () => {
  expect(readFileSync(new URL('../docs/rubric-changelog.md', import.meta.url), 'utf8')).toContain(`## ${RUBRIC_VERSION}`);
});
