/** Writes the files that follow from others, unless nothing that goes into them has changed since. */
export function ensureDerived(node: string): Promise<void>;
