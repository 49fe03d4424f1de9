import { describe, expect, it } from 'vitest';
import { makeBrand } from './brand.ts';
import { findMentions, isMention } from './find-mentions.ts';

const counts = (name: string, text: string) =>
  findMentions({ text, prompt: '', cited: [] }, makeBrand({ name, aliases: [], website: '' })).some(isMention);

describe('the letters of a name', () => {
  it.each([
    ['Côté Mer', 'Si vous cherchez côté mer, adressez-vous à l’Agence de la Plage.', false],
    ['Côté Mer', 'Côté Mer loue des maisons à Royan.', true],
    ['海棠', '四月海棠开花的时候，公园里很美。', false],
    ['海棠', '苏州可以看看海棠，价格合理。', true],
    ['丸山不動産', '横浜の賃貸なら、有隣ホームと丸山不動産販売が便利です。', false],
    ['ひだまり', '- きびの家：冬でもひだまりでお茶を飲めます。\n- 旭川：午前だけです。', false],
    ['ひだまり', '- ひだまり：冬でもお茶を飲めます。\n- 旭川：午前だけです。', true],
    ['丸山不動産', '横浜の賃貸なら、有隣ホームと丸山不動産が便利です。', true],
  ])('%s in "%s": %s', (name, text, isCounted) => {
    expect(counts(name, text)).toBe(isCounted);
  });
});
