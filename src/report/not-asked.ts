import type { AnswersRead } from '#engine/ask/answers-read-schema.ts';

/** Whether any assistant answered anything. */
export function isAsked(read: AnswersRead | undefined): read is AnswersRead {
  return read?.platforms.some(({ valid }) => valid > 0) ?? false;
}

/** In place of the answers, on screen and on paper. */
export function notAsked(read: AnswersRead | undefined): string {
  const reason =
    read?.platforms.find(({ missing }) => missing !== null)?.missing?.replace(/\.$/, '') ??
    'No assistant was connected';
  return `We did not ask the assistants this time. ${reason}. Your platform scores are estimates from your site.`;
}
