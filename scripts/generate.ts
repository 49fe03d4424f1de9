// `npm run generate`: writes what is made from the checks themselves: the list that the engine imports, docs/rubric.md, web/content/rubric.json and
// web/content/crawlers.json for the pages that publish them. Run it after a check was added, removed or changed. It also writes the Word document among
// the downloads, docs/security-standard.md, and what the chat assistant knows of meanings.
import { readFileSync, writeFileSync } from 'node:fs';
import { modelFile, vectorsFile } from '../src/assistant/meaning/known-vectors.ts';
import { assistantVectors } from './assistant-vectors.ts';
import { checkList } from './check-list.ts';
import { securityDocument, securityPage } from './security-doc.ts';
import { sentenceModel } from './sentence-model.ts';
import { contentStrategyFile, contentStrategyTemplate, wordsOf } from './content-strategy-template.ts';

writeFileSync(new URL('../src/engine/judge/checks/all-checks.ts', import.meta.url), checkList());
writeFileSync(securityPage, securityDocument());
// Only now: the rubric is read through the list.
const { crawlerData, rubricData, rubricDocument } = await import('./rubric-doc.ts');
writeFileSync(new URL('../docs/rubric.md', import.meta.url), rubricDocument());
writeFileSync(new URL('../web/content/rubric.json', import.meta.url), rubricData());
writeFileSync(new URL('../web/content/crawlers.json', import.meta.url), crawlerData());

const template = await contentStrategyTemplate();
// Only where it says something else: its bytes carry the time.
if (wordsOf(readFileSync(contentStrategyFile)).join() !== wordsOf(template).join())
  writeFileSync(contentStrategyFile, template);

writeFileSync(modelFile, sentenceModel());
writeFileSync(vectorsFile, assistantVectors());
