import { isAimedAtModels } from '#engine/base/text/orders-to-models.ts';

/**
 * Whether a place of an answer stands in an order to a machine, which a page may have smuggled in: by its own words, or
 * by those of its paragraph.
 */
export function isInOrder(text: string, { start, end }: { start: number; end: number }): boolean {
  const from = text.lastIndexOf('\n\n', start) + 1;
  const to = text.indexOf('\n\n', end);
  return isAimedAtModels(text.slice(start, end)) || isAimedAtModels(text.slice(from, to < 0 ? text.length : to));
}
