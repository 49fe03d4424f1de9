// `npm run generate`: writes what is made with packages for development and is therefore in git: the Word document
// among the downloads. What follows from sources alone is written before every command (derive.ts).
import { readFileSync, writeFileSync } from 'node:fs';
import { contentStrategyFile, contentStrategyTemplate, wordsOf } from './content-strategy-template.ts';

const template = await contentStrategyTemplate();
// Only where it says something else: its bytes carry the time.
if (wordsOf(readFileSync(contentStrategyFile)).join() !== wordsOf(template).join())
  writeFileSync(contentStrategyFile, template);
