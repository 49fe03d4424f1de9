// A model that fills in a form: text in, JSON of a given shape out. It has no tools; what it is given is data.
import { jsonOrNull } from '#engine/base/json-or-null.ts';
import { z } from 'zod';
import { limit } from '#engine/base/limit.ts';
import { bearer, callVendor } from './call-vendor.ts';
import { vendors } from './connect-platforms.ts';
import type { PlatformId, PlatformSettings, Usage, VendorRequest } from './contract.ts';
import { costOf, type Price } from './prices.ts';

type Form<T> = {
  instructions: string;
  input: string;
  schema: z.ZodType<T>;
  mostTokens: number;
  timeoutMs: number;
  signal?: AbortSignal;
};
type Filled<T> = { ok: true; value: T; costUsd: number } | { ok: false; reason: string; costUsd: number };
export type FormFiller = {
  model: string;
  /** US dollars of a call at most, by what it says and the tokens it may be answered in. Absent where no call costs anything. */
  mostUsd?: (form: Pick<Form<unknown>, 'instructions' | 'input' | 'mostTokens'>) => number;
  fill<T>(form: Form<T>): Promise<Filled<T>>;
};

/** The cheapest platform that has a key, by its model for forms; null without any key. A model that was named for asking is not used here. */
export function formFiller(settings: Partial<Record<PlatformId, PlatformSettings | null>>): FormFiller | null {
  const [first] = (Object.keys(dialects) as (keyof typeof dialects)[])
    .flatMap((id) => {
      const own = settings[id];
      return own ? [{ id, own, usualUsd: costOf(usualForm, dialects[id].price) }] : [];
    })
    .toSorted((a, b) => a.usualUsd - b.usualUsd);
  if (!first) return null;
  const dialect = dialects[first.id];
  const vendor = vendors.find(({ id }) => id === first.id);
  if (!vendor) return null;
  const base = (first.own.baseUrl ?? vendor.defaultBaseUrl).replace(/(?<!\/)\/+$/, '');
  const baseUrl = new URL(base).pathname === '/' ? base + new URL(vendor.defaultBaseUrl).pathname : base;
  const { model, price } = dialect;
  const mostUsd: FormFiller['mostUsd'] = ({ instructions, input, mostTokens }) =>
    costOf({ inputTokens: mostTokensOf(instructions + input), outputTokens: mostTokens, searches: 0 }, price);
  return {
    model,
    mostUsd,
    async fill({ instructions, input, schema, mostTokens, timeoutMs, signal }) {
      const time = limit(timeoutMs, signal);
      try {
        const json = z.toJSONSchema(schema);
        delete json.$schema;
        const request = dialect.request({
          apiKey: first.own.apiKey,
          model,
          instructions,
          input,
          schema: json,
          mostTokens,
        });
        const called = await callVendor(vendor, { baseUrl, request, signal: time.signal, leaving: async () => {} });
        if (!called.ok) return { ok: false, reason: called.failure.detail, costUsd: 0 };
        const read = dialect.read(called.body);
        if (read === null) return { ok: false, reason: `${vendor.name} sent a reply that cannot be read`, costUsd: 0 };
        const costUsd = costOf(read.usage, price);
        const parsed = schema.safeParse(jsonOrNull(read.text));
        return parsed.success
          ? { ok: true, value: parsed.data, costUsd }
          : { ok: false, reason: `${vendor.name} did not fill in the form`, costUsd };
      } catch {
        // What was sent may be charged although nobody waited for the answer.
        const costUsd = mostUsd({ instructions, input, mostTokens });
        return { ok: false, reason: `${vendor.name} did not answer in time`, costUsd };
      } finally {
        time.end();
      }
    },
  };
}

/** A page with its answer: what the platforms are compared by. */
const usualForm: Usage = { inputTokens: 4_000, outputTokens: 1_000, searches: 0 };

/** No tokenizer makes more of a text than one token of three bytes. */
function mostTokensOf(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / 3);
}

type Asked = { apiKey: string; model: string; instructions: string; input: string; schema: object; mostTokens: number };
type Dialect = {
  model: string;
  price: Price;
  request(asked: Asked): VendorRequest;
  read(body: unknown): { text: string; usage: Usage } | null;
};

const responses = (model: string, price: Price): Dialect => ({
  model,
  price,
  request: ({ apiKey, instructions, input, schema, mostTokens }) => ({
    path: '/responses',
    headers: bearer({ apiKey, model }),
    body: {
      model,
      instructions,
      input,
      text: { format: { type: 'json_schema', name: 'form', schema, strict: true } },
      reasoning: { effort: 'low' },
      max_output_tokens: mostTokens,
      store: false,
    },
  }),
  read(body) {
    const parsed = responsesReply.safeParse(body);
    if (!parsed.success) return null;
    const { output, usage } = parsed.data;
    return {
      text: output.flatMap(({ content }) => content?.map(({ text }) => text ?? '') ?? []).join(''),
      usage: { inputTokens: usage?.input_tokens ?? 0, outputTokens: usage?.output_tokens ?? 0, searches: 0 },
    };
  },
});
const responsesReply = z.looseObject({
  output: z.array(z.looseObject({ content: z.array(z.looseObject({ text: z.string().optional() })).nullish() })),
  usage: z.looseObject({ input_tokens: z.number(), output_tokens: z.number() }).nullish(),
});

const anthropicReply = z.looseObject({
  content: z.array(z.looseObject({ text: z.string().optional() })),
  usage: z.looseObject({ input_tokens: z.number(), output_tokens: z.number() }),
});

/** Of two at one price the first is taken. Gemini is not among them: what it is given may rest on other vendors' answers. */
const dialects: Record<'chatgpt' | 'claude' | 'perplexity' | 'grok', Dialect> = {
  chatgpt: responses('gpt-6-luna', { inputPerMillion: 0.1, outputPerMillion: 0.5, perSearch: 0 }),
  claude: {
    model: 'claude-haiku-5-5',
    price: { inputPerMillion: 0.1, outputPerMillion: 0.5, perSearch: 0 },
    request: ({ apiKey, model, instructions, input, schema, mostTokens }) => ({
      path: '/messages',
      headers: { 'x-api-key': apiKey, 'anthropic-version': '2023-06-01' },
      body: {
        model,
        max_tokens: mostTokens,
        system: instructions,
        messages: [{ role: 'user', content: input }],
        output_config: { effort: 'low', format: { type: 'json_schema', schema } },
      },
    }),
    read(body) {
      const parsed = anthropicReply.safeParse(body);
      if (!parsed.success) return null;
      const { content, usage } = parsed.data;
      return {
        text: content.map(({ text }) => text ?? '').join(''),
        usage: { inputTokens: usage.input_tokens, outputTokens: usage.output_tokens, searches: 0 },
      };
    },
  },
  perplexity: {
    ...responses('perplexity/sonar', { inputPerMillion: 1, outputPerMillion: 1, perSearch: 0 }),
    request: ({ apiKey, model, instructions, input, schema, mostTokens }) => ({
      path: '/responses',
      headers: bearer({ apiKey, model }),
      body: {
        model,
        instructions,
        input,
        response_format: { type: 'json_schema', json_schema: { name: 'form', schema, strict: true } },
        max_output_tokens: mostTokens,
        store: false,
      },
    }),
  },
  grok: responses('grok-4.3', { inputPerMillion: 1.25, outputPerMillion: 2.5, perSearch: 0 }),
};
