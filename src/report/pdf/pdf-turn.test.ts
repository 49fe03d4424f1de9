import { describe, expect, it } from 'vitest';
import { pdfLanes, type PdfTurn } from './pdf-turn.ts';

type Named = { name: string; turn: PdfTurn };
const asked = (name: string, actor: string): Named => ({ name, turn: { lane: 'asked', actor } });
const paid = (name: string, actor: string | null = null): Named => ({ name, turn: { lane: 'paid', actor } });

function taken(lanes: ReturnType<typeof pdfLanes<Named>>, askedNow = 0): string[] {
  const names: string[] = [];
  for (let next = lanes.next(askedNow); next; next = lanes.next(askedNow)) names.push(next.name);
  return names;
}

describe('the PDFs that wait', () => {
  it.each([
    ['paid before asked', [asked('a', 'x'), asked('b', 'y'), paid('report')], ['report', 'a', 'b']],
    [
      'actors in turn',
      [asked('x1', 'x'), asked('x2', 'x'), asked('x3', 'x'), asked('y1', 'y'), asked('z1', 'z')],
      ['x1', 'y1', 'z1', 'x2', 'x3'],
    ],
    [
      'agencies with live keys in turn, and jobs before them',
      [paid('l1', 'a'), paid('l2', 'a'), paid('m', 'b'), paid('job')],
      ['job', 'l1', 'm', 'l2'],
    ],
  ])('are taken %s', (_what, waiting, order) => {
    const lanes = pdfLanes<Named>({ askedAtOnce: 1 });
    for (const one of waiting) lanes.add(one);
    expect(taken(lanes)).toEqual(order);
  });

  it('are four of one actor at most, and give the place back when they are taken or nobody waits', () => {
    const lanes = pdfLanes<Named>({ askedAtOnce: 1 });
    const four = ['1', '2', '3', '4'].map((name) => asked(name, 'x'));
    for (const one of four) lanes.add(one);
    expect(() => lanes.add(asked('5', 'x'))).toThrow('Several of your PDFs');
    lanes.add(asked('other', 'y'));
    if (four[3]) expect(lanes.remove(four[3])).toBe(true);
    lanes.add(asked('5', 'x'));
    expect(taken(lanes)).toEqual(['1', 'other', '2', '3', '5']);
  });

  it('leave a renderer to what is paid for', () => {
    const lanes = pdfLanes<Named>({ askedAtOnce: 1 });
    lanes.add(asked('a', 'x'));
    expect(taken(lanes, 1)).toEqual([]);
    lanes.add(paid('report'));
    expect(taken(lanes, 1)).toEqual(['report']);
  });
});
