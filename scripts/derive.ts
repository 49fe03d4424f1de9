// Writes what follows from sources and is therefore not in git: the list of checks and the ids of their findings, docs/rubric.md,
// docs/security-standard.md, the rubric and the crawlers that pages publish, and the sample report. ensure-derived.mjs runs it when a source has changed.
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkList, findingIds } from './check-list.ts';

const root = join(import.meta.dirname, '..');
write('src/engine/judge/checks/all-checks.ts', checkList());
write('src/engine/finding-ids.ts', await findingIds());
// Only now: these read the checks through the list.
const { crawlerData, rubricData, rubricDocument } = await import('./rubric-doc.ts');
const { sampleReport } = await import('../web/report/testing/sample-report.ts');
write('web/content/rubric.json', rubricData());
write('web/content/crawlers.json', crawlerData());
write('web/report/demo-report.json', sampleReport());
// An image has no documents.
if (existsSync(join(root, 'docs'))) {
  const { securityDocument } = await import('./security-doc.ts');
  write('docs/rubric.md', rubricDocument());
  write('docs/security-standard.md', securityDocument());
}

/** In one step, and only what is new: another command may be reading it. */
function write(file: string, text: string): void {
  const path = join(root, file);
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return;
  writeFileSync(`${path}.${process.pid}`, text);
  renameSync(`${path}.${process.pid}`, path);
}
