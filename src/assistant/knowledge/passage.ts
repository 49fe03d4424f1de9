import type { Intent } from '../contract.ts';

/** One thing the site says, small enough to be an answer. */
export type Passage = {
  id: string;
  topic: Intent;
  title: string;
  /** Other words people ask this in. */
  asks: string[];
  text: string;
  /** The page of this site that says so. */
  href: string;
  /** Prices, refunds, terms, privacy: said word for word, never by a model. */
  isBinding: boolean;
};
