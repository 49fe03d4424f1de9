/** An expected refusal that reaches the caller: HTTP status, a stable code, a sentence, and details that are safe to show. */
export class AppError extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: unknown;

  constructor(status: number, code: string, message: string, details?: unknown) {
    super(message);
    this.name = 'AppError';
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

/** The process cannot start. The message is the one line an operator reads, so it says what to do. */
export class StartError extends Error {
  override name = 'StartError';
}

/** PostgreSQL's SQLSTATE behind an error of pg or drizzle ('23505'), a socket error's code ('ECONNREFUSED'), or null. */
export function databaseErrorCode(error: unknown): string | null {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string') return at.code;
  }
  return null;
}
