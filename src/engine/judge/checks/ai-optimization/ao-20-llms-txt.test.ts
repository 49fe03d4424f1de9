import check from '#engine/judge/checks/ai-optimization/ao-20-llms-txt.ts';
import { checkTable } from '#engine/testing/check-table.ts';
import { evidence, missing, testSite } from '#engine/testing/evidence-builder.ts';

const llms = (status: number, softNotFound = false) =>
  evidence({ llmsTxt: { url: `${testSite}llms.txt`, status, softNotFound, excerpt: '<html>Not found' } });

checkTable(check, {
  'there is one': { evidence: llms(200), ratio: 1, findings: ['llms-txt-present'] },
  'there is none': { evidence: llms(404), ratio: 1, findings: ['llms-txt-absent'] },
  'a page that says it is not there': { evidence: llms(200, true), ratio: 0, findings: ['llms-txt-soft-404'] },
  'not asked': { evidence: evidence({ llmsTxt: missing('not-asked') }), ratio: null, outcome: 'not-measured' },
});
