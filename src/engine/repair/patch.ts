import type { FixFile } from '#engine/contract.ts';
import type { Evidence } from '#engine/evidence/evidence.ts';

/** One change to a site: what goes into a file, and the same change made to a copy of the evidence. */
export type Patch = Pick<FixFile, 'path' | 'title' | 'place' | 'urls' | 'text' | 'diff' | 'optional' | 'changes'> & {
  /** Checks it is meant for: when they lose points and the patch fails, the customer is told why it is missing. */
  aims: string[];
  apply: (evidence: Evidence) => Evidence;
};

/** A patch, or why none can be made of what is known. */
export type PatchOrReason = Patch | { path: string; reason: string };
