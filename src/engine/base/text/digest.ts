/** FNV-1a: fast, and no secret. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash;
}

/** Eight hexadecimal digits that tell the texts of one list apart. */
export function digestOf(text: string): string {
  return (hashOf(text) >>> 0).toString(16).padStart(8, '0');
}
