// What a call costs, in US dollars. List prices by the vendors' pages as known on the date below; AI_PRICES replaces any of them.
import type { PlatformId, PlatformReply } from './contract.ts';

export const pricesAsOf = '2026-11-20';

export type Price = { inputPerMillion: number; outputPerMillion: number; perSearch: number };

export const listPrices: Record<PlatformId, Price> = {
  chatgpt: { inputPerMillion: 1.75, outputPerMillion: 14, perSearch: 0.01 },
  claude: { inputPerMillion: 3, outputPerMillion: 15, perSearch: 0.01 },
  perplexity: { inputPerMillion: 1, outputPerMillion: 1, perSearch: 0.005 },
  grok: { inputPerMillion: 3, outputPerMillion: 15, perSearch: 0.005 },
  gemini: { inputPerMillion: 0.3, outputPerMillion: 2.5, perSearch: 0.014 },
};

/** Six decimals: less than a ten-thousandth of a cent is noise, and sums stay equal however they are added up. */
export function costOf(usage: PlatformReply['usage'], price: Price): number {
  const cost = (usage.inputTokens * price.inputPerMillion + usage.outputTokens * price.outputPerMillion) / 1e6 + usage.searches * price.perSearch;
  return Math.round(cost * 1e6) / 1e6;
}

/** Reserved before a call: a search answer of usual length. */
export function typicalCost(price: Price): number {
  return costOf({ inputTokens: 6000, outputTokens: 700, searches: 1 }, price);
}
