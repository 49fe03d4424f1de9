import type { MissingReason } from '#engine/evidence.ts';
import type { FetchFailure } from '#engine/fetcher.ts';

/** Why a fetch that failed left a gap in the evidence. */
export function missingReason(failure: FetchFailure): MissingReason {
  switch (failure) {
    case 'dns':
    case 'connect':
    case 'connect-timeout':
    case 'tls':
      return 'unreachable';
    case 'timeout':
      return 'timeout';
    case 'aborted':
      return 'deadline';
    case 'type':
      return 'not-html';
    case 'too-large':
    case 'headers':
      return 'too-large';
    case 'private':
    case 'host':
    case 'port':
    case 'scheme':
    case 'credentials':
    case 'url':
    case 'redirects':
    case 'protocol':
    case 'encoding':
      return 'invalid';
  }
}
