import { z } from 'zod';
import type { Cited, ReadReply, Vendor } from './contract.ts';
import { bearer } from './call-vendor.ts';
import { readResponses, responsesSchema, unique, unreadable, withoutNulls } from './responses-format.ts';

/** xAI's Responses API with its searches of the web and of X. Links to sources are inside the text, "[[1]](url)", and are taken out of it; `citations` are all pages it has seen. */
export const grok: Vendor = {
  id: 'grok',
  name: 'Grok',
  defaultBaseUrl: 'https://api.x.ai/v1',
  models: ['grok-4.7', 'grok-4.6', 'grok-4.3'],
  offByDefault: null,
  request: ({ text, place, cap }, credentials) => ({
    path: '/responses',
    headers: bearer(credentials),
    body: {
      model: credentials.model,
      input: [{ role: 'user', content: text }],
      tools: [{ type: 'web_search', ...(place && { user_location: withoutNulls(place) }) }, { type: 'x_search' }],
      tool_choice: 'required',
      reasoning: { effort: 'low' },
      max_output_tokens: cap,
      store: false,
    },
  }),
  read(body) {
    const parsed = responsesSchema.safeParse(body);
    if (!parsed.success) return unreadable('Grok');
    const read = readResponses('Grok', parsed.data);
    if (!read.ok) return read;
    const { answer } = read;
    return {
      ...read,
      answer: withoutInlineLinks({
        ...answer,
        retrieved: unique([...answer.retrieved, ...(parsed.data.citations ?? [])]),
      }),
    };
  },
  pauses: null,
  errorKinds: { '403': 'out-of-credit' },
  modelList: {
    request: (credentials) => ({ path: '/language-models', headers: bearer(credentials) }),
    read: readLanguageModels,
  },
};

const languageModels = z.looseObject({
  models: z.array(z.looseObject({ id: z.string(), aliases: z.array(z.string()).nullish() })),
});

function readLanguageModels(body: unknown) {
  const parsed = languageModels.safeParse(body);
  return parsed.success
    ? parsed.data.models.flatMap(({ id, aliases }) =>
        [id, ...(aliases ?? [])].map((own) => ({ id: own, endsAt: null })),
      )
    : null;
}

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
  const others = answer.cited
    .filter(({ url }) => !known.has(url))
    .map(({ url }) => ({ url, start: null, end: null, quote: null }));
  return {
    ...answer,
    text: text + answer.text.slice(from),
    cited: [...inline, ...others],
    retrieved: unique([...answer.retrieved, ...known]),
  };
}
