import { defineCheck } from '#engine/define-check.ts';
import { cite } from '#engine/derived/references.ts';

export default defineCheck({
  id: 'AO-20',
  category: 'aiOptimization',
  points: 0,
  strength: 'refuted',
  platformWeights: { chatgpt: 0, claude: 0, perplexity: 0, grok: 0 },
  title: { pass: 'llms.txt neither earns nor costs you anything', fail: 'A request for llms.txt is answered with a page that is none' },
  why: 'Three large studies found no effect of llms.txt on citations, so we report it and never score it.',
  reads: ['llmsTxt'],
  score: ({ llmsTxt: { url, status, softNotFound, excerpt } }) => {
    if (softNotFound) {
      const note = 'The server answers a request for llms.txt with status 200 and a page that is no llms.txt (a soft 404).';
      return {
        kind: 'scored',
        ratio: 0,
        reason: note,
        findings: [{ id: 'llms-txt-soft-404', tone: 'bad', note, kind: 'quote', url, quote: excerpt.slice(0, 160) }],
      };
    }
    const isThere = status === 200;
    const note = isThere ? 'You publish an llms.txt. It helps coding agents, if anybody.' : 'You publish no llms.txt, and need none.';
    return {
      kind: 'scored',
      ratio: 1,
      reason: note,
      findings: [
        { id: isThere ? 'llms-txt-present' : 'llms-txt-absent', tone: 'info', note, kind: 'value', label: 'Status of llms.txt', value: String(status), url },
      ],
    };
  },
  reported: null,
  difficulty: 'Easy',
  impact: 'Low',
  timeframe: 'long',
  advice: null, // no measurable effect: never a recommendation
  sources: cite('SER-LLMS25', 'TRAKKR26', 'GOOG-AI26', 'LH-AGENT'),
});
