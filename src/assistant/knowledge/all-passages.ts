import { pagePassages } from './pages.ts';
import type { Passage } from './passage.ts';
import { pricePassages } from './prices.ts';
import { servicePassages } from './service.ts';

/** Everything the assistant knows, and the only things it may say. */
export function allPassages(contactEmail: string): Passage[] {
  return [...pricePassages(), ...servicePassages(contactEmail), ...pagePassages(contactEmail)];
}
