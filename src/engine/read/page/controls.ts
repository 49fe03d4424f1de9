import { isQuestion } from '#engine/base/text/question-form.ts';
import { attribute, hasAttribute, textOf } from '#engine/read/page/dom.ts';
import type { Element } from '#engine/read/page/dom.ts';
import type { Item } from '#engine/read/page/item.ts';

/**
 * Marks what a visitor presses, chooses or fills in: its label is no sentence of the page. A control that is all a heading consists of, as in accordions, or that
 * asks a question and opens the answer, is read like any text, and so is a card with headings or paragraphs that can be pressed as a whole.
 */
export function markControls(items: Item[]): void {
  const toggles = new Set(
    items.flatMap((item) =>
      item.tag === 'input' && isToggle(item.element) ? [attribute(item.element, 'id') ?? ''] : [],
    ),
  );
  const names = new Map<Item, { hasText: boolean } | undefined>();
  for (const item of items) {
    const name = named.has(item.tag)
      ? { hasText: textOf(item.element, mayBeControl) !== '' }
      : item.parent
        ? names.get(item.parent)
        : undefined;
    names.set(item, name);
    item.inControl =
      (item.parent?.inControl ?? false) ||
      (isControl(item, items) && (name?.hasText ?? true) && !isCard(item, items) && !opensAnswer(item, toggles));
  }
}

const tags = new Set(['button', 'select', 'datalist', 'textarea']);
const roles = new Set([
  'button',
  'tab',
  'switch',
  'checkbox',
  'radio',
  'combobox',
  'listbox',
  'option',
  'menuitem',
  'slider',
  'spinbutton',
]);
const fields = new Set(['input', 'select', 'textarea']);
const named = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'summary', 'dt']);

/** A link that is drawn as a button still is a link. */
function isControl(item: Item, items: Item[]): boolean {
  const { element, tag } = item;
  return tag === 'label'
    ? hasAttribute(element, 'for') || inside(item, items).some((inner) => fields.has(inner.tag))
    : mayBeControl(element);
}

function mayBeControl(element: Element): boolean {
  return (
    tags.has(element.tagName) ||
    (roles.has(attribute(element, 'role') ?? '') && !(element.tagName === 'a' && hasAttribute(element, 'href')))
  );
}

function isCard(item: Item, items: Item[]): boolean {
  return inside(item, items).some(({ tag }) => named.has(tag) || tag === 'p' || tag === 'li');
}

function opensAnswer({ element, tag }: Item, toggles: ReadonlySet<string>): boolean {
  const opens =
    tag === 'label'
      ? toggles.has(attribute(element, 'for') ?? '')
      : hasAttribute(element, 'aria-controls') || hasAttribute(element, 'aria-expanded');
  return opens && isQuestion(textOf(element));
}

function isToggle(element: Element): boolean {
  return /^(?:checkbox|radio)$/i.test(attribute(element, 'type') ?? '') && hasAttribute(element, 'id');
}

function inside(item: Item, items: Item[]): Item[] {
  return items.slice(item.index + 1, Math.min(item.end, item.index + 200));
}
