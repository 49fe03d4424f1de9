import { compatibleFiller } from '#engine/platforms/compatible-filler.ts';
import { formFiller } from '#engine/platforms/fill-form.ts';
import type { FormFiller } from '#engine/platforms/fill-form.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The model that reads where only the environment says which: a server at READER_URL, else the cheapest platform with a key. null without either, and with
 * READER=off.
 */
export function readerFromEnvironment(env: Environment): FormFiller | null {
  const { READER, READER_URL: url, READER_MODEL: model, READER_API_KEY: apiKey } = env;
  if (READER === 'off') return null;
  if (url) return compatibleFiller({ url, model: model || 'default', apiKey: apiKey || null });
  const platform = (name: string) => {
    const key = env[`${name}_API_KEY`];
    return key ? { apiKey: key, baseUrl: env[`${name}_BASE_URL`] || null, model: null } : null;
  };
  return formFiller({
    chatgpt: platform('OPENAI'),
    claude: platform('ANTHROPIC'),
    perplexity: platform('PERPLEXITY'),
    grok: platform('XAI'),
  });
}
