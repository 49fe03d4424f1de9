import { ApiError } from '../api.ts';

/** What a visitor is told of an error: the server's own sentence where it sent one. */
export const visibleMessage = (error: Error): string => (error instanceof ApiError ? error.serverMessage : null) ?? error.message;
