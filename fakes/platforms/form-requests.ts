// The side of a platform that fills in forms: which requests it takes, and how it answers, by vendor.
import { z } from 'zod';
import type { PlatformId } from '#engine/platforms/contract.ts';

/** One form as a vendor got it. `schema`: the JSON Schema that the reply must have. */
export type FormAsked = { instructions: string; input: string; schema: unknown };
/** What comes back: the text, or a refusal, or a reply that ends before its end. */
type FormReply = string | { refused: string } | { cutOff: string };
export type FormScript = (asked: FormAsked, call: number) => FormReply;

/** What a form costs at every fake: 1 400 tokens in, 300 out. */
const formUsage = { inputTokens: 1400, outputTokens: 300 };

type FormWire = { read(body: unknown): FormAsked | null; reply(model: string, reply: FormReply): unknown };

const schema = z.strictObject({
  type: z.literal('object'),
  properties: z.record(z.string(), z.unknown()),
  required: z.array(z.string()),
  additionalProperties: z.literal(false),
});
const responsesRequest = z.strictObject({
  model: z.string(),
  instructions: z.string(),
  input: z.string(),
  text: z.strictObject({
    format: z.strictObject({ type: z.literal('json_schema'), name: z.string(), schema, strict: z.literal(true) }),
  }),
  reasoning: z.strictObject({ effort: z.literal('low') }),
  max_output_tokens: z.int(),
  store: z.literal(false),
});
const perplexityRequest = z.strictObject({
  model: z.string(),
  instructions: z.string(),
  input: z.string(),
  response_format: z.strictObject({
    type: z.literal('json_schema'),
    json_schema: z.strictObject({ name: z.string(), schema, strict: z.literal(true) }),
  }),
  max_output_tokens: z.int(),
  store: z.literal(false),
});
const messagesRequest = z.strictObject({
  model: z.string(),
  max_tokens: z.int(),
  system: z.string(),
  messages: z.tuple([z.strictObject({ role: z.literal('user'), content: z.string() })]),
  output_config: z.strictObject({
    effort: z.literal('low'),
    format: z.strictObject({ type: z.literal('json_schema'), schema }),
  }),
});

function responsesReply(model: string, reply: FormReply): unknown {
  const part =
    typeof reply === 'string'
      ? { type: 'output_text', text: reply }
      : 'refused' in reply
        ? { type: 'refusal', refusal: reply.refused }
        : { type: 'output_text', text: reply.cutOff };
  return {
    id: 'resp_form',
    object: 'response',
    model,
    status: typeof reply === 'object' && 'cutOff' in reply ? 'incomplete' : 'completed',
    output: [{ type: 'message', role: 'assistant', content: [part] }],
    usage: {
      input_tokens: formUsage.inputTokens,
      output_tokens: formUsage.outputTokens,
      total_tokens: formUsage.inputTokens + formUsage.outputTokens,
    },
  };
}

const responses: FormWire = {
  read(body) {
    const { data } = responsesRequest.safeParse(body);
    return data ? { instructions: data.instructions, input: data.input, schema: data.text.format.schema } : null;
  },
  reply: responsesReply,
};

export const formWires: Partial<Record<PlatformId, FormWire>> = {
  chatgpt: responses,
  grok: responses,
  perplexity: {
    read(body) {
      const { data } = perplexityRequest.safeParse(body);
      return data
        ? { instructions: data.instructions, input: data.input, schema: data.response_format.json_schema.schema }
        : null;
    },
    reply: responsesReply,
  },
  claude: {
    read(body) {
      const { data } = messagesRequest.safeParse(body);
      return data
        ? { instructions: data.system, input: data.messages[0].content, schema: data.output_config.format.schema }
        : null;
    },
    reply: (model, reply) => ({
      id: 'msg_form',
      type: 'message',
      role: 'assistant',
      model,
      stop_reason: typeof reply === 'string' ? 'end_turn' : 'refused' in reply ? 'refusal' : 'max_tokens',
      content:
        typeof reply === 'object' && 'refused' in reply
          ? []
          : [{ type: 'text', text: typeof reply === 'string' ? reply : reply.cutOff }],
      usage: { input_tokens: formUsage.inputTokens, output_tokens: formUsage.outputTokens },
    }),
  },
};
