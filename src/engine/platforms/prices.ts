// What a call costs, in US dollars, where the vendor does not state it. List prices as known on `checkedAt` (contract.ts); AI_PRICES replaces any of them.
import type { PlatformId, Usage } from './contract.ts';

export type Price = { inputPerMillion: number; outputPerMillion: number; perSearch: number };

/** Of the first model in each vendor's list. Gemini's price for output is a guess by its relation to the price for input. */
export const listPrices: Record<PlatformId, Price> = {
  chatgpt: { inputPerMillion: 1, outputPerMillion: 5, perSearch: 0.01 },
  claude: { inputPerMillion: 2, outputPerMillion: 10, perSearch: 0.01 },
  perplexity: { inputPerMillion: 1, outputPerMillion: 1, perSearch: 0.0025 },
  grok: { inputPerMillion: 2, outputPerMillion: 6, perSearch: 0.005 },
  gemini: { inputPerMillion: 0.75, outputPerMillion: 4.5, perSearch: 0.014 },
};

/** Six decimals: less than a ten-thousandth of a cent is noise, and sums stay equal however they are added up. */
export function costOf(usage: Usage, price: Price): number {
  const cost =
    (usage.inputTokens * price.inputPerMillion + usage.outputTokens * price.outputPerMillion) / 1e6 +
    usage.searches * price.perSearch;
  return Math.round(cost * 1e6) / 1e6;
}

/** An answer of usual length after a search: the pages that were found are most of what is paid for. An estimate, which the first answers correct. */
const usualUsage: Record<PlatformId, Usage> = {
  chatgpt: { inputTokens: 18_000, outputTokens: 1200, searches: 1 },
  claude: { inputTokens: 30_000, outputTokens: 1200, searches: 2 },
  perplexity: { inputTokens: 5000, outputTokens: 700, searches: 1 },
  grok: { inputTokens: 30_000, outputTokens: 1500, searches: 3 },
  gemini: { inputTokens: 8000, outputTokens: 1500, searches: 2 },
};

export function typicalCost(id: PlatformId, price: Price): number {
  return costOf(usualUsage[id], price);
}
