import type { Cited, Vendor } from './contract.ts';
import { postJson } from './post-json.ts';
import { readResponses, responsesSchema } from './responses-format.ts';

/** Perplexity's Agent API (Sonar chat completions ended on 2026-09-27). Search is demanded: merely offered, it is often left out. */
export const perplexity: Vendor = {
  id: 'perplexity',
  name: 'Perplexity',
  defaultBaseUrl: 'https://api.perplexity.ai/v1',
  defaultModel: 'perplexity/sonar',
  async send(prompt, { baseUrl, model, ...way }) {
    const request = { model, input: prompt, tools: [{ type: 'web_search' }], tool_choice: 'required', max_output_tokens: 1500 };
    return postJson(`${baseUrl}/agent`, request, way);
  },
  read(body) {
    const parsed = responsesSchema.safeParse(body);
    const read = readResponses('Perplexity', parsed);
    if (!read.ok || !parsed.success) return read;
    const results = new Map(
      parsed.data.output.flatMap((own) => own.results ?? []).flatMap(({ id, url }) => (id === undefined ? [] : [[String(id), url] as const])),
    );
    const markers: Cited[] = [...read.answer.text.matchAll(/\[(\d{1,3})\]/g)].flatMap((match) => {
      const url = results.get(match[1] ?? '');
      return url === undefined ? [] : [{ url, start: match.index, end: match.index + match[0].length, quote: null }];
    });
    const known = new Set(markers.map(({ url }) => url));
    return { ...read, answer: { ...read.answer, cited: [...markers, ...read.answer.cited.filter(({ url }) => !known.has(url))] } };
  },
};
