import type { Intent } from '../contract.ts';

/** One thing the site says, small enough to be an answer. */
export type Passage = {
  id: string;
  topic: Intent;
  title: string;
  text: string;
  /** The page of this site that says so. */
  href: string;
  /** Prices, refunds, terms, privacy. */
  isBinding: boolean;
};
