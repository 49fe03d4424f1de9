import type { PlatformId } from '#engine/platforms/contract.ts';

const prefixes: Record<PlatformId, string> = {
  chatgpt: 'OPENAI',
  claude: 'ANTHROPIC',
  perplexity: 'PERPLEXITY',
  grok: 'XAI',
  gemini: 'GEMINI',
};

/** The settings that point a server to a fake platform. */
export function platformVariables({
  id,
  apiKey,
  url,
}: {
  id: PlatformId;
  apiKey: string;
  url: string;
}): Record<string, string> {
  return {
    [`${prefixes[id]}_API_KEY`]: apiKey,
    [`${prefixes[id]}_BASE_URL`]: url,
    ...(id === 'gemini' && { GEMINI_ENABLED: 'yes' }),
  };
}
