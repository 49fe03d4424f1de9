import { vendors } from '#engine/platforms/connect-platforms.ts';
import { amber, green, type Check } from '../check.ts';

const variables = {
  chatgpt: ['openai', 'OPENAI_API_KEY'],
  claude: ['anthropic', 'ANTHROPIC_API_KEY'],
  perplexity: ['perplexity', 'PERPLEXITY_API_KEY'],
  grok: ['xai', 'XAI_API_KEY'],
  gemini: ['gemini', 'GEMINI_API_KEY'],
} as const;

/** Which AI platforms have a key at all. Whether a key works, the checks of the platforms themselves tell. */
export const aiKeys: Check = {
  id: 'ai-keys',
  looksAt: 'Keys of the AI platforms',
  atStart: true,
  async look({ config: { platforms } }) {
    const asked = vendors.filter(
      ({ id, offByDefault }) => offByDefault === null || platforms[variables[id][0]] !== null,
    );
    const missing = asked.filter(({ id }) => platforms[variables[id][0]] === null);
    if (missing.length === 0) return green('Every platform that is asked has one.');
    const names = missing.map(({ name }) => name).join(', ');
    const what =
      missing.length === asked.length
        ? 'No platform has one, so all scores are estimates from the site, and every report says so.'
        : `${names} ${missing.length === 1 ? 'has' : 'have'} none and cannot be asked.`;
    return amber(what, `Set ${missing.map(({ id }) => variables[id][1]).join(', ')}.`);
  },
};
