import { ApiError } from '../api.ts';

/** What a visitor is told of an error: the server's own sentence where it sent one. */
export function visibleMessage(error: unknown): string {
  const sent = error instanceof ApiError ? error.serverMessage : null;
  return sent ?? (error instanceof Error ? error.message : 'Something went wrong.');
}
