import type { Cited, Vendor } from './contract.ts';
import { bearer } from './call-vendor.ts';
import { readResponses, responsesSchema, unreadable, withoutNulls } from './responses-format.ts';

/**
 * Perplexity's own form of the Responses API (Sonar's chat completions ended on 2026-09-27). A search cannot be required, so the answer says whether one came. Its
 * statuses know no "incomplete": an answer that fills its cap was cut.
 */
export const perplexity: Vendor = {
  id: 'perplexity',
  name: 'Perplexity',
  defaultBaseUrl: 'https://api.perplexity.ai/v1',
  models: ['perplexity/sonar'],
  offByDefault: null,
  request: ({ text, language, place, cap }, credentials) => ({
    path: '/responses',
    headers: bearer(credentials),
    body: {
      model: credentials.model,
      input: text,
      ...(language !== null && { language_preference: language }),
      tools: [{ type: 'web_search', ...(place && { user_location: withoutNulls(place) }) }],
      max_output_tokens: cap,
      max_steps: 3,
      store: false,
    },
  }),
  read(body, cap) {
    const parsed = responsesSchema.safeParse(body);
    if (!parsed.success) return unreadable('Perplexity');
    const read = readResponses('Perplexity', parsed.data);
    if (!read.ok) return read;
    const { usage } = read.answer;
    if (usage.outputTokens >= cap)
      return {
        ok: false,
        kind: 'incomplete',
        detail: 'Perplexity did not finish its answer',
        usage,
        vendorCostUsd: read.vendorCostUsd,
      };
    const results = new Map(
      parsed.data.output
        .flatMap((own) => own.results ?? [])
        .flatMap(({ id, url }) => (id === undefined ? [] : [[String(id), url] as const])),
    );
    const markers: Cited[] = [...read.answer.text.matchAll(/\[(?:web:)?(\d{1,3})\]/g)].flatMap((match) => {
      const url = results.get(match[1] ?? '');
      return url === undefined ? [] : [{ url, start: match.index, end: match.index + match[0].length, quote: null }];
    });
    const known = new Set(markers.map(({ url }) => url));
    return {
      ...read,
      answer: { ...read.answer, cited: [...markers, ...read.answer.cited.filter(({ url }) => !known.has(url))] },
    };
  },
  pauses: null,
  errorKinds: { insufficient_quota: 'out-of-credit', invalid_model: 'unknown-model' },
  modelList: null,
};
