import { createOpenAI } from '@ai-sdk/openai';
import { z } from 'zod';
import type { Vendor } from './contract.ts';
import { readResponses, responsesSchema } from './responses-format.ts';
import { sendWithSdk } from './send-with-sdk.ts';

/** OpenAI's Responses API with its web search, which is forced: ChatGPT searches for questions like these. */
export const chatgpt: Vendor = {
  id: 'chatgpt',
  name: 'ChatGPT',
  defaultBaseUrl: 'https://api.openai.com/v1',
  defaultModel: 'gpt-5.2',
  async send(prompt, { apiKey, baseUrl, model, ...way }) {
    return sendWithSdk(prompt, way, (fetchAndKeep) => {
      const openai = createOpenAI({ apiKey, baseURL: baseUrl, fetch: fetchAndKeep });
      const tools = { web_search: openai.tools.webSearch({ searchContextSize: 'low' }) };
      return { model: openai.responses(model), tools, toolChoice: { type: 'tool', toolName: 'web_search' } };
    });
  },
  read: (body) => readResponses('ChatGPT', z.unknown().pipe(responsesSchema).safeParse(body)),
};
