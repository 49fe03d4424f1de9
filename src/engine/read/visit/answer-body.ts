/** Content types that are read as a page. */
export const pageTypes = /^\s*(text\/html|application\/xhtml\+xml)\b/i;

/** As much of an answer as shows whether a bot wall sent it. */
export function startOf(body: Buffer): string {
  return body.toString('latin1', 0, 100_000);
}
