import type { MissingReason } from '#engine/evidence/evidence.ts';
import type { FetchFailure } from '#engine/read/visit/fetcher.ts';

const reasons: Partial<Record<FetchFailure, MissingReason>> = {
  dns: 'unreachable',
  connect: 'unreachable',
  'connect-timeout': 'unreachable',
  tls: 'unreachable',
  timeout: 'timeout',
  aborted: 'deadline',
  type: 'not-html',
  'too-large': 'too-large',
  headers: 'too-large',
};

/** Why a fetch that failed left a gap in the evidence: what is none of these was an address or an answer that cannot be followed. */
export function missingReason(failure: FetchFailure): MissingReason {
  return reasons[failure] ?? 'invalid';
}
