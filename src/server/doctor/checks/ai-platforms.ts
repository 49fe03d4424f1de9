import { connectPlatforms } from '#engine/platforms/connect-platforms.ts';
import { type PlatformAdapter, platformIds, usualCap } from '#engine/platforms/contract.ts';
import { modelState, nextModel } from '#engine/platforms/model-state.ts';
import type { Config } from '#base/config.ts';
import { amber, green, red, type Check, type Seen } from '../check.ts';

const names = { chatgpt: 'ChatGPT', claude: 'Claude', perplexity: 'Perplexity', grok: 'Grok', gemini: 'Gemini' };

/** One cheap question, and the vendor's list of models, for each AI platform that has a key. Costs a few cents in all. */
export const aiPlatforms: readonly Check[] = platformIds.map((id): Check => ({
  id: `ai-${id}`,
  looksAt: `An answer and the model of ${names[id]}`,
  atStart: false,
  async look({ config, now, signal }) {
    const platform = connected(config).find((own) => own.id === id);
    if (!platform) return green(`${names[id]} has no key and is not asked.`);
    return lookAt(platform, now().toISOString(), signal);
  },
}));

function connected({ platforms, ai }: Config): PlatformAdapter[] {
  const { openai, anthropic, perplexity, xai, gemini } = platforms;
  return connectPlatforms({ chatgpt: openai, claude: anthropic, perplexity, grok: xai, gemini }, { prices: ai.prices });
}

async function lookAt(platform: PlatformAdapter, now: string, signal: AbortSignal): Promise<Seen> {
  const { id, name, model } = platform;
  const listed = (await platform.listModels?.(signal)) ?? null;
  if (listed?.ok) {
    const state = modelState(listed.models, model, now);
    const next = nextModel(id, listed.models, now);
    const change =
      next === null
        ? 'Name another model in its _MODEL setting.'
        : `Set its _MODEL to ${next}; running subscriptions then begin a new baseline.`;
    if (state.state === 'absent') return red(`${name} does not offer ${model} any more.`, change);
    if (state.state === 'ending')
      return amber(
        `${name} ends ${model}${state.on === null ? ', and has not said when' : ` on ${state.on}`}.`,
        change,
      );
  }
  const asked = await platform.ask(
    { text: 'Name one well-known bakery in Paris.', language: 'en', place: null, cap: usualCap },
    signal,
    async () => {},
  );
  if (!asked.ok) return red(`${asked.failure.detail}.`, `Look at the account and the key of ${name}.`);
  const { costUsd, searched } = asked.reply;
  if (asked.reply.model !== '' && !asked.reply.model.startsWith(model) && !model.endsWith(asked.reply.model))
    return amber(
      `${name} answered by ${asked.reply.model}, and ${model} was asked.`,
      'Name the model that answers in its _MODEL setting.',
    );
  return green(
    `${name} answered by ${model}, ${searched ? 'after a search' : 'without a search'}, for $${costUsd.toFixed(4)}.`,
  );
}
