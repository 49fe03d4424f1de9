import type { Item } from '#engine/read/page/item.ts';
import { isWithin, namesOf } from '#engine/read/page/main-text.ts';
import { levelOf } from '#engine/read/page/blocks.ts';
import type { ShownBlock } from '#engine/read/page/blocks.ts';
import { ancestorWhere } from '#engine/read/statements/plain/plain-input.ts';
import type { PlainFact, PlainInput } from '#engine/read/statements/plain/plain-input.ts';

/** The proof of a person whom no markup names. */
export const teamBox = 'team box';

/** A name and a short line below it, in a box that builders call a team's, a member's or a person's. */
export function readPeople({ blocks }: PlainInput): PlainFact[] {
  const found: PlainFact[] = [];
  const links = Map.groupBy(blocks.filter(isLink), ({ text }) => text.toLowerCase());
  let taken: ShownBlock | undefined;
  for (const [index, block] of blocks.entries()) {
    const role = blocks[index + 1];
    // A role may look like a name ("Executive Director"); one that was somebody's is nobody.
    if (
      !role ||
      block === taken ||
      !isName(block.text) ||
      !/^(?:h[2-6]|div|p|dt|figcaption)$/.test(block.tag) ||
      found.length === 40
    )
      continue;
    const box = ancestorWhere(
      block.place,
      (item) => item.tag !== 'body' && teamNames.test(namesOf(item)) && isWithin(role.place, item),
    );
    // Two links of the same words are buttons.
    if (
      !box ||
      headsSeveral(blocks, index) ||
      (isLink(block) && (links.get(block.text.toLowerCase())?.length ?? 0) > 1)
    )
      continue;
    const isBelow = isRole(role.text) || (isName(role.text) && /^h[2-6]$/.test(block.tag) && !/^h\d$/.test(role.tag));
    if (!isBelow || /^h[1-3]$/.test(role.tag) || role.place.inControl || areSisters(block, role)) continue;
    taken = role;
    found.push({
      kind: 'person',
      quote: block.text,
      line: block.line,
      subject: block.text,
      value: role.text,
      proof: teamBox,
    });
  }
  return found;
}

/** Boxes of one make beside each other are badges, or names: a role is made in another way than its name. */
function areSisters({ place }: ShownBlock, other: ShownBlock): boolean {
  let own: Item | null = place;
  while (own?.parent && !isWithin(other.place, own.parent)) own = own.parent;
  const parent = own?.parent;
  const its = ancestorWhere(other.place, (item) => item.parent === parent);
  return (
    own !== null &&
    its !== null &&
    its !== own &&
    own.tag === its.tag &&
    namesOf(own).trim() !== '' &&
    namesOf(own) === namesOf(its)
  );
}

function isLink({ linkLength, text }: ShownBlock): boolean {
  return linkLength * 2 >= text.length;
}

/** A heading above several boxes is nobody's name: two headings below its own, or two names with a role, before one of its level. */
function headsSeveral(blocks: readonly ShownBlock[], index: number): boolean {
  const level = levelOf(blocks[index]);
  let boxes = 0;
  for (let at = index + 2; level < 7 && at < blocks.length && levelOf(blocks[at]) > level && boxes < 2; at += 1)
    if (levelOf(blocks[at]) < 7 || (isName(blocks[at]?.text ?? '') && isRole(blocks[at + 1]?.text ?? ''))) boxes += 1;
  return boxes >= 2;
}

/** As builders call the boxes of a team. */
export const teamNames = /(?:^|[\s_-])(?:team|staff|members?|people|person|bio)(?=$|[\s_-])/i;

/** A short line that is no sentence, no number and no name. */
function isRole(text: string): boolean {
  return /\p{L}{3}/u.test(text) && text.length <= 80 && !/[.!?:]$/.test(text) && !isName(text) && !/\d{3}|@/.test(text);
}

/** Two to four words with capitals, and perhaps letters after them: "Ada M. Weber, DDS". A word in capitals is a label or a brand. */
export function isName(text: string): boolean {
  return text.length <= 45 && !/^[^,]*\p{Lu}{3}/u.test(text) && name.test(text);
}

/** A degree is short and ends with a dot before the name ("dr."), and may have several parts behind it (", dr. dent. med."). */
const name =
  /^(?:\p{Ll}{1,5}\.\s?){0,2}(?:\p{Lu}[\p{L}.’'-]*\s){1,3}\p{Lu}[\p{L}’'-]+(?:,\s?(?:[\p{L}.]{2,8}|(?:\p{L}{1,6}\.\s?){2,4})){0,3}$/u;

/** The first name in a text: a run of two to four words with capitals within one line. */
export function nameWithin(text: string): string | null {
  for (const line of text.slice(0, 2_000).split('\n'))
    for (const [run] of line.matchAll(/\p{Lu}[\p{L}.’'-]{0,40}(?:\s\p{Lu}[\p{L}.’'-]{0,40}){1,3}/gu)) {
      const name = run.replace(/(?<![.’'-])[.’'-]+$/, '');
      if (isName(name)) return name;
    }
  return null;
}
