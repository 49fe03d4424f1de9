import type { Intent } from '../contract.ts';

/** A question, and the ids of the passages that answer it: any will do, and none where the site does not. */
export type Asked = { question: string; expected: readonly string[] };

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
