import type { Vendor } from './contract.ts';
import { bearer } from './call-vendor.ts';
import { readModelList, readResponses, responsesSchema, unreadable, withoutNulls } from './responses-format.ts';

/** OpenAI's Responses API. Its one tool is the web search, and a tool is required: ChatGPT searches for questions like these. */
export const chatgpt: Vendor = {
  id: 'chatgpt',
  name: 'ChatGPT',
  defaultBaseUrl: 'https://api.openai.com/v1',
  models: ['gpt-6.1-terra', 'gpt-6.2-sol', 'gpt-6.1-sol', 'gpt-6-luna'],
  offByDefault: null,
  request: ({ text, place, cap }, credentials) => ({
    path: '/responses',
    headers: bearer(credentials),
    body: {
      model: credentials.model,
      input: text,
      tools: [
        {
          type: 'web_search',
          search_context_size: 'low',
          // Without this field OpenAI searches for somebody in the United States.
          user_location: { type: 'approximate', ...(place && withoutNulls(place)) },
        },
      ],
      tool_choice: 'required',
      include: ['web_search_call.action.sources'],
      reasoning: { effort: 'low' },
      max_output_tokens: cap,
      store: false,
    },
  }),
  read(body) {
    const parsed = responsesSchema.safeParse(body);
    return parsed.success ? readResponses('ChatGPT', parsed.data) : unreadable('ChatGPT');
  },
  pauses: null,
  errorKinds: {
    insufficient_quota: 'out-of-credit',
    billing_hard_limit_reached: 'out-of-credit',
    billing_not_active: 'out-of-credit',
    model_not_found: 'unknown-model',
  },
  modelList: { request: (credentials) => ({ path: '/models', headers: bearer(credentials) }), read: readModelList },
};
