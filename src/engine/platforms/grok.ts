import { z } from 'zod';
import type { Cited, ReadReply, Vendor } from './contract.ts';
import { readResponses, responsesSchema, unique } from './responses-format.ts';
import { postJson } from './post-json.ts';

/** xAI's Responses API with its web search; by plain HTTP, since the vendor's client does not fit the types of `ai` 7. Links to sources stand inside the text, "[[1]](url)", and are taken out of it. */
export const grok: Vendor = {
  id: 'grok',
  name: 'Grok',
  defaultBaseUrl: 'https://api.x.ai/v1',
  defaultModel: 'grok-4',
  async send(prompt, { baseUrl, model, ...way }) {
    const request = { model, input: [{ role: 'user', content: prompt }], tools: [{ type: 'web_search' }], max_output_tokens: 1500, store: false };
    return postJson(`${baseUrl}/responses`, request, way);
  },
  read(body) {
    const parsed = z.unknown().pipe(responsesSchema).safeParse(body);
    const read = readResponses('Grok', parsed);
    if (!read.ok) return read;
    return { ...read, answer: withoutInlineLinks(read.answer) };
  },
};

type Answer = Extract<ReadReply, { ok: true }>['answer'];

function withoutInlineLinks(answer: Answer): Answer {
  let text = '';
  let from = 0;
  const inline: Cited[] = [];
  for (const match of answer.text.matchAll(/\s?\[\[\d+\]\]\((https?:[^\s)]+)\)/g)) {
    text += answer.text.slice(from, match.index);
    inline.push({ url: match[1] ?? '', start: Math.max(0, text.length - 1), end: text.length, quote: null });
    from = match.index + match[0].length;
  }
  if (inline.length === 0) return answer;
  const known = new Set(inline.map(({ url }) => url));
  // Offsets of the vendor's list fit the text before the links went.
  const others = answer.cited.filter(({ url }) => !known.has(url)).map(({ url }) => ({ url, start: null, end: null, quote: null }));
  return { ...answer, text: text + answer.text.slice(from), cited: [...inline, ...others], retrieved: unique([...answer.retrieved, ...known]) };
}
