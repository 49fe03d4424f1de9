import { describe, expect, it } from 'vitest';
import type { PlanItem } from '#engine/contract.ts';
import { inOrder, missing, type Ranked } from '#engine/judge/plan/order.ts';

const ranked = (checkId: string, more: Partial<Ranked> & { minutes?: number } = {}): Ranked => ({
  item: { checkId, minutes: more.minutes ?? 10 } as PlanItem,
  first: null,
  consequence: 'trust',
  kind: checkId,
  reach: { onHome: false, inHead: false, pages: 1 },
  isProved: true,
  ...more,
});
const idsOf = (items: readonly Ranked[]) => items.map(({ item }) => item.checkId);
const firstOf = (...items: Ranked[]) => idsOf(inOrder(items).first);

describe('the order of a plan', () => {
  it('begins with fatal defects, then with what others wait for', () => {
    expect(
      firstOf(
        ranked('a', { consequence: 'way' }),
        ranked('b', { first: 'waited-for' }),
        ranked('c', { first: 'fatal', consequence: 'hygiene' }),
      ),
    ).toEqual(['c', 'b', 'a']);
  });

  it.each<[string, Partial<Ranked> & { minutes?: number }, Partial<Ranked> & { minutes?: number }]>([
    ['the way to you before an open question', { consequence: 'way' }, { consequence: 'question' }],
    ['an open question before trust', { consequence: 'question' }, { consequence: 'trust' }],
    ['trust before blur', { consequence: 'trust' }, { consequence: 'blur' }],
    [
      'the home page before others',
      { reach: { onHome: true, inHead: false, pages: 1 } },
      { reach: { onHome: false, inHead: false, pages: 9 } },
    ],
    [
      'a form that sends nothing before a dead link of the home page',
      { consequence: 'way', isReach: true },
      { consequence: 'way', reach: { onHome: true, inHead: false, pages: 4 } },
    ],
    ['a title before a text', { reach: { onHome: false, inHead: true, pages: 1 } }, {}],
    ['more pages before fewer', { reach: { onHome: false, inHead: false, pages: 3 } }, {}],
    ['what is proved before what was looked at', {}, { isProved: false }],
    ['minutes before days', {}, { minutes: 960 }],
  ])('puts %s', (_name, before, after) => {
    expect(firstOf(ranked('a', after), ranked('b', before))).toEqual(['b', 'a']);
  });

  it('shows at most two of a kind and one of what is missing among the first five', () => {
    const links = ['a', 'b', 'c'].map((id) => ranked(id, { kind: 'wrong-link', consequence: 'way' }));
    const facts = ['d', 'e'].map((id) => ranked(id, { kind: missing, consequence: 'question' }));
    const { first, rest } = inOrder([...links, ...facts, ranked('f'), ranked('g'), ranked('h')]);
    expect(idsOf(first)).toEqual(['a', 'b', 'd', 'f', 'g']);
    expect(idsOf(rest)).toEqual(['c', 'e', 'h']);
  });

  it('takes hygiene into the first five where there is too little else, and never what is only untidy or elsewhere', () => {
    const { first, rest } = inOrder([
      ranked('a', { consequence: 'hygiene' }),
      ranked('b', { consequence: 'blur' }),
      ranked('c', { isNeat: true, consequence: 'trust' }),
      ranked('d', { consequence: 'elsewhere' }),
    ]);
    expect(idsOf(first)).toEqual(['b', 'a']);
    expect(idsOf(rest)).toEqual(['c', 'd']);
  });
});
