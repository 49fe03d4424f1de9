import { pagePassages, type Said } from './pages.ts';
import type { Passage } from './passage.ts';
import { pricePassages } from './prices.ts';
import { servicePassages } from './service.ts';

/** Everything the assistant knows, and the only things it may say. */
export function allPassages(said: Said): Passage[] {
  return [...pricePassages(), ...servicePassages(said), ...pagePassages(said)];
}
