import { z } from 'zod';
import type { Cited, Credentials, Usage, Vendor } from './contract.ts';
import { beforeNextBlock, unique, unreadable } from './responses-format.ts';

const count = z.number().nullish();
const replySchema = z.looseObject({
  modelVersion: z.string().nullish(),
  promptFeedback: z.looseObject({ blockReason: z.string().nullish() }).nullish(),
  candidates: z
    .array(
      z.looseObject({
        content: z
          .looseObject({
            parts: z.array(z.looseObject({ text: z.string().optional(), thought: z.boolean().optional() })).nullish(),
          })
          .nullish(),
        finishReason: z.string().nullish(),
        groundingMetadata: z
          .looseObject({
            webSearchQueries: z.array(z.string()).nullish(),
            groundingChunks: z
              .array(z.looseObject({ web: z.looseObject({ uri: z.string(), title: z.string().nullish() }).nullish() }))
              .nullish(),
            groundingSupports: z
              .array(
                z.looseObject({
                  segment: z.looseObject({ text: z.string().nullish() }).nullish(),
                  groundingChunkIndices: z.array(z.number()).nullish(),
                }),
              )
              .nullish(),
          })
          .nullish(),
      }),
    )
    .default([]),
  usageMetadata: z
    .looseObject({
      promptTokenCount: count,
      candidatesTokenCount: count,
      thoughtsTokenCount: count,
      toolUsePromptTokenCount: count,
    })
    .nullish(),
});
type Reply = z.infer<typeof replySchema>;

/** Finish reasons that mean "I will not"; of the others only STOP is an answer. */
const refusals = new Set(['SAFETY', 'BLOCKLIST', 'PROHIBITED_CONTENT', 'SPII']);

/** Google's Gemini with grounding in Google Search. Whether to search is the model's choice, and the search takes no place, so that is in the question. */
export const gemini: Vendor = {
  id: 'gemini',
  name: 'Gemini',
  defaultBaseUrl: 'https://generativelanguage.googleapis.com/v1beta',
  models: ['gemini-3.8-flash', 'gemini-3.5-flash-lite'],
  offByDefault:
    'Google’s terms for the Gemini API (23 March 2026) seem to forbid keeping, analysing and following results that rest on Google Search. Set GEMINI_ENABLED=yes if your lawyer sees it differently.',
  request: ({ text, place, cap }, credentials) => ({
    path: `/models/${encodeURIComponent(credentials.model)}:generateContent`,
    headers: headersOf(credentials),
    body: {
      contents: [
        {
          role: 'user',
          parts: [{ text: place?.city && !text.includes(place.city) ? `${text} (${place.city})` : text }],
        },
      ],
      tools: [{ googleSearch: {} }],
      generationConfig: { maxOutputTokens: cap, thinkingConfig: { thinkingLevel: 'LOW' } },
    },
  }),
  read(body) {
    const parsed = replySchema.safeParse(body);
    if (!parsed.success || (parsed.data.candidates.length === 0 && !parsed.data.promptFeedback))
      return unreadable('Gemini');
    const { candidates, usageMetadata, modelVersion, promptFeedback } = parsed.data;
    const [first] = candidates;
    const queries = first?.groundingMetadata?.webSearchQueries ?? [];
    const usage = { ...tokensOf(usageMetadata), searches: queries.length }; // models since 3 are billed by query
    if (promptFeedback?.blockReason || refusals.has(first?.finishReason ?? ''))
      return { ok: false, kind: 'refusal', detail: 'Gemini declined to answer', usage, vendorCostUsd: null };
    if (first?.finishReason !== 'STOP')
      return { ok: false, kind: 'incomplete', detail: 'Gemini did not finish its answer', usage, vendorCostUsd: null };
    const text = joinParts(first.content?.parts ?? []);
    const { retrieved, cited } = sourcesOf(first, text);
    return {
      ok: true,
      answer: {
        model: modelVersion ?? '',
        searched: queries.length > 0 || retrieved.length > 0,
        queries,
        text,
        retrieved,
        cited,
        usage,
      },
      vendorCostUsd: null,
    };
  },
  pauses: null,
  errorKinds: { API_KEY_INVALID: 'wrong-key' },
  modelList: {
    request: (credentials) => ({ path: '/models?pageSize=1000', headers: headersOf(credentials) }),
    read: readModels,
  },
};

/** A part goes on with the one before it where a blank or a sign of its sentence is between them; else it is a paragraph, as it is behind a thought or a tool. */
function joinParts(parts: readonly { text?: string | undefined; thought?: boolean | undefined }[]): string {
  let text = '';
  let isNewBlock = false;
  for (const { text: own = '', thought } of parts) {
    if (thought === true || own === '') {
      isNewBlock = true;
      continue;
    }
    const goesOn = !isNewBlock && (/\s$/.test(text) || /^[\s\p{Pe}\p{Pf}.,;:!?…]/u.test(own));
    text = (goesOn ? text : beforeNextBlock(text)) + own;
    isNewBlock = false;
  }
  return text;
}

function tokensOf(used: Reply['usageMetadata']): Omit<Usage, 'searches'> {
  return {
    inputTokens: (used?.promptTokenCount ?? 0) + (used?.toolUsePromptTokenCount ?? 0),
    outputTokens: (used?.candidatesTokenCount ?? 0) + (used?.thoughtsTokenCount ?? 0),
  };
}

function sourcesOf(
  { groundingMetadata }: Reply['candidates'][number],
  text: string,
): { retrieved: string[]; cited: Cited[] } {
  const pages = (groundingMetadata?.groundingChunks ?? []).map(({ web }) =>
    web ? pageOf(web.uri, web.title ?? '') : null,
  );
  const cited = (groundingMetadata?.groundingSupports ?? []).flatMap(({ segment, groundingChunkIndices }) => {
    const quote = segment?.text ?? '';
    const at = quote === '' ? -1 : text.indexOf(quote); // the vendor's offsets count bytes
    const place = at < 0 ? { start: null, end: null } : { start: at, end: at + quote.length };
    return (groundingChunkIndices ?? []).flatMap((index) =>
      pages[index] ? [{ url: pages[index], ...place, quote: null }] : [],
    );
  });
  return { retrieved: unique(pages.flatMap((url) => url ?? [])), cited };
}

const modelsSchema = z.looseObject({ models: z.array(z.looseObject({ name: z.string() })) });

function readModels(body: unknown) {
  const parsed = modelsSchema.safeParse(body);
  return parsed.success
    ? parsed.data.models.map(({ name }) => ({ id: name.replace(/^models\//, ''), endsAt: null }))
    : null;
}

function headersOf({ apiKey }: Credentials): Record<string, string> {
  return { 'x-goog-api-key': apiKey };
}

/** Google hands out redirects of its own; the title is the domain behind them. */
function pageOf(uri: string, title: string): string {
  const isRedirect = uri.startsWith('https://vertexaisearch.cloud.google.com/');
  return isRedirect && /^[\w.-]+\.[a-z]{2,}$/i.test(title) ? `https://${title}/` : uri;
}
