import check from '#engine/judge/checks/brand-presence/bp-13-track-record.ts';
import { checkTable } from '#engine/testing/check-table.ts';
import { answers, evidence } from '#engine/testing/evidence-builder.ts';

const since = (yearEstablished: number | null) => evidence({ answers: answers({ yearEstablished }) });

checkTable(check, {
  'ten years and more': { evidence: since(1998), ratio: 1, findings: ['year-reported'] },
  'this year': { evidence: since(2026), ratio: 0.2 },
  'between the steps': { evidence: since(2022), ratio: 0.7 },
  'the future is no year': { evidence: since(2030), ratio: null, outcome: 'not-measured' },
  'not said': { evidence: since(null), ratio: null, outcome: 'not-measured' },
});
