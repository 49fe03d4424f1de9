import { describe, expect, it } from 'vitest';
import { listPosition } from './list-position.ts';

const places = (text: string, name = 'Ours') =>
  listPosition(text, text.indexOf(name), text.indexOf(name) + name.length);

describe('listPosition', () => {
  it.each([
    ['a numbered list', 'Try:\n1. **A** – x\n2. **Ours** – y\n3. **B**\n\nCall first.', { place: 2, of: 3 }],
    ['bullets with lines below them', '- A\n  - cheap\n- B\n  - dear\n- Ours\n  - near', { place: 3, of: 3 }],
    ['numbered headings with text between', '### 1. A\nGood.\n\n### 2. Ours\nBetter.', null],
    ['a table', '| Name | Price |\n|---|---|\n| A | 1 |\n| Ours | 2 |', { place: 2, of: 2 }],
    ['the second of two lists', '1. A\n2. B\n\nOthers:\n\n1. Ours\n2. C', { place: 1, of: 2 }],
    ['numbers with Chinese marks', '1、甲\n2、Ours', { place: 2, of: 2 }],
    ['a sentence', 'Ours is good.', null],
    ['a list of one', '- Ours', null],
    ['a sentence behind a list', '1. A\n2. B\n\nOurs is further away.', null],
  ])('%s', (_case, text, expected) => {
    expect(places(text)).toEqual(expected);
  });
});
