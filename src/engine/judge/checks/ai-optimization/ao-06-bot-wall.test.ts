import check from '#engine/judge/checks/ai-optimization/ao-06-bot-wall.ts';
import { checkTable } from '#engine/testing/check-table.ts';
import { evidence, missing } from '#engine/testing/evidence-builder.ts';

const probe = (token: string, status: number, challenge = false) => ({ token, status, challenge, detail: '' });

checkTable(check, {
  'nothing in the way': {
    evidence: evidence({ edge: { state: 'clear', detail: '', probes: [probe('OAI-SearchBot', 200)] } }),
    ratio: 1,
    findings: [],
  },
  'a challenge for our own crawler': {
    evidence: evidence({ edge: { state: 'challenge', detail: 'cf-mitigated: challenge', probes: [] } }),
    ratio: 0,
    findings: ['bot-challenge'],
    quotes: /cf-mitigated/,
  },
  'a managed block': {
    evidence: evidence({ edge: { state: 'managed-ai-block', detail: '', probes: [] } }),
    ratio: 0.3,
    findings: ['managed-ai-block'],
  },
  'one search agent refused': {
    evidence: evidence({
      edge: { state: 'refuses-agents', detail: '', probes: [probe('PerplexityBot', 403), probe('OAI-SearchBot', 200)] },
    }),
    ratio: 0.3,
    findings: ['agent-refused'],
    quotes: /Suspected/,
  },
  'a training agent refused': {
    evidence: evidence({ edge: { state: 'clear', detail: '', probes: [probe('GPTBot', 403)] } }),
    ratio: 1,
    findings: [],
  },
  'a probe that met a missing page': {
    evidence: evidence({ edge: { state: 'clear', detail: '', probes: [probe('OAI-SearchBot', 404)] } }),
    ratio: 1,
    findings: [],
  },
  'not known': {
    evidence: evidence({ edge: { state: 'unknown', detail: '', probes: [] } }),
    ratio: null,
    outcome: 'not-measured',
  },
  'not gathered': { evidence: evidence({ edge: missing('timeout') }), ratio: null, outcome: 'not-measured' },
});
