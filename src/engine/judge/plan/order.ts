import type { PlanItem, Remark } from '#engine/contract.ts';
import { consequences, type Consequence } from '#engine/judge/checks/define-check.ts';

/** An item with what its place in the plan depends on. */
export type Ranked = {
  item: PlanItem;
  /** Fatal defects, then what others wait for, come before all. */
  first: 'fatal' | 'waited-for' | null;
  consequence: Consequence;
  /** Items of one kind are alike to a reader: of the first five, two at most, and one of `missing`. */
  kind: string;
  reach: Remark['reach'];
  isProved: boolean;
  /** What reaches you goes wrong: a page shut out, or a number, mail or form. Before all else of its consequence. */
  isReach?: true;
  /** Only untidy: never among the first five. */
  isNeat?: true;
};

/** How many items a reader with little time sees. */
const firstFew = 5;

/**
 * The plan’s order, by what follows of each fault. The first five are of several kinds. What changes nothing that anybody reads is among them only where
 * there is too little else, and what is elsewhere never.
 */
export function inOrder(items: readonly Ranked[]): { first: Ranked[]; rest: Ranked[] } {
  const sorted = items.toSorted(byConsequence);
  const first = sorted.filter((one) => one.first !== null);
  const choose = (may: (one: Ranked) => boolean) => {
    for (const one of sorted)
      if (first.length < firstFew && !first.includes(one) && may(one) && isNews(one, first)) first.push(one);
  };
  choose(({ consequence, isNeat }) => consequence !== 'hygiene' && consequence !== 'elsewhere' && !isNeat);
  choose(({ consequence, isNeat }) => consequence === 'hygiene' && !isNeat);
  return { first, rest: sorted.filter((one) => !first.includes(one)) };
}

export const missing = 'missing';

function isNews({ kind }: Ranked, told: readonly Ranked[]): boolean {
  return told.filter((one) => one.kind === kind).length < (kind === missing ? 1 : 2);
}

/** Within a consequence: how you are reached, then home page, title or description first, then more pages, then what is proved, then the shorter work. */
function byConsequence(one: Ranked, other: Ranked): number {
  const [a, b] = [placeOf(one), placeOf(other)];
  const at = a.findIndex((value, index) => value !== b[index]);
  return at === -1 ? (one.item.checkId < other.item.checkId ? -1 : 1) : (a[at] ?? 0) - (b[at] ?? 0);
}

function placeOf({ item, first, consequence, reach, isProved, isNeat, isReach }: Ranked): number[] {
  return [
    first === 'fatal' ? 0 : first === 'waited-for' ? 1 : 2,
    isNeat ? consequences.length - 1.5 : consequences.indexOf(consequence),
    isReach ? 0 : 1,
    reach.onHome || reach.inHead ? 0 : 1,
    -reach.pages,
    isProved ? 0 : 1,
    item.minutes ?? 0,
  ];
}
