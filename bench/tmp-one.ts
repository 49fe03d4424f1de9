import { makeBrand } from '#engine/mentions/brand.ts';
import { findMentions } from '#engine/mentions/find-mentions.ts';
import { findRivals } from '#engine/mentions/find-rivals.ts';
const t = (name: string, text: string, prompt = '') => {
  const b = makeBrand({ name, aliases: [], website: 'https://own.example' });
  console.log(
    name,
    '|',
    text.slice(0, 70),
    '|',
    findMentions({ text, prompt, cited: [] }, b)
      .map((m) => m.role)
      .join(),
    '|',
    findRivals({ text, prompt }, b)
      .map((r) => r.name)
      .join(' / '),
  );
};
t('东方装饰', '宁波口碑不错的有圣都家装和东方装饰设计集团。建议多比较几家报价。', '宁波装修公司推荐');
t('青禾', '苏州口碑好的有云帆和青禾农业集团。', '苏州');
t(
  'Basil Street Dental',
  'Nervous patients in Bath often mention Basil Street, whose dentists explain each step. Royal Crescent Dental Practice is pricier.',
  'Can you name a dentist in Bath?',
);
t('Oakline Joinery', 'Go with Oakline. They are the most experienced.', 'joiner?');
t('Brotwerk', 'Brotwerk no longer exists.', 'bakery?');
t('Brotwerk', 'Brotwerk has closed.', 'bakery?');
t('Hotel Almenara', 'El Hotel Almenara ya no existe: cerró sus puertas en 2022.', '?');
t('Brotwerk', 'Die Brotwerk gibt es nicht mehr.', '?');
t('Brotwerk', 'Try Mill Bakery. Avoid Brotwerk: it shut in 2023.', '?');
