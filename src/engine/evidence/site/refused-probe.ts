import type { AccessProbe } from '#engine/evidence/evidence.ts';

/** The server said no to the name, or showed a test for robots. */
export function isRefused({ challenge, status }: AccessProbe): boolean {
  return challenge || [401, 403, 406, 429, 451, 503].includes(status);
}
