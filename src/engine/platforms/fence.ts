import { randomBytes } from 'node:crypto';

/** A line of random letters that no text given to a model holds, so that nothing in it can end what is quoted. */
export function newFence(): string {
  return randomBytes(9).toString('base64url');
}

/** The text between two fence lines, without any of the fence's own letters in it. */
export function fenced(text: string, fence: string): string {
  return [fence, text.replaceAll(fence, ''), fence].join('\n');
}
