import { excessiveGrowth } from '#engine/testing/work.ts';
import { describe, expect, it } from 'vitest';
import { makeBrand } from './brand.ts';
import { findRivals } from './find-rivals.ts';

const brand = makeBrand({ name: 'Brotwerk', aliases: [], website: 'https://brotwerk.example' });
const namesIn = (text: string, prompt = 'Which bakeries in Leeds?') =>
  findRivals({ text, prompt }, brand).map(({ name }) => name);

describe('findRivals', () => {
  it.each([
    [
      'a numbered list',
      '1. **Mill Bakery** – rye\n2. **Brotwerk** – wheat\n3. **Leeds Loaf** – buns',
      ['Mill Bakery', 'Leeds Loaf'],
    ],
    [
      'headings with points below them',
      '### 1. Mill Bakery\n- **Price:** low\n- **Best for:** rye\n\n### 2. Leeds Loaf\n- **Price:** high\n- **Best for:** buns',
      ['Mill Bakery', 'Leeds Loaf'],
    ],
    [
      'a table',
      '| Bakery | Price |\n|---|---|\n| Mill Bakery | low |\n| Brotwerk | high |\n| Leeds Loaf | low |',
      ['Mill Bakery', 'Leeds Loaf'],
    ],
    [
      'a table that compares columns',
      '| | Mill Bakery | Leeds Loaf |\n|---|---|---|\n| Price | low | high |\n| Rye | yes | no |',
      ['Mill Bakery', 'Leeds Loaf'],
    ],
    [
      'links',
      '- [Mill Bakery](https://mill.example): rye\n- [Leeds Loaf](https://loaf.example): buns',
      ['Mill Bakery', 'Leeds Loaf'],
    ],
    [
      'a sentence',
      'People in Leeds like Mill Bakery and Leeds Loaf, and some go to Brotwerk.',
      ['Mill Bakery', 'Leeds Loaf'],
    ],
    [
      'points about choosing',
      '- **Price**: compare the price of a loaf\n- **Distance**: think of the distance\n- **Opening hours**: check the opening hours',
      [],
    ],
    ['nobody', 'I could not find any bakeries.', []],
    [
      'Dutch',
      'Voor brood kun je naar Bakkerij Smit of De Gouden Korst, en het vaakst naar Brotwerk.',
      ['Bakkerij Smit', 'De Gouden Korst'],
    ],
    ['Italian', 'Se cerchi pane buono, prova Panificio Atti oppure Brisa.', ['Panificio Atti', 'Brisa']],
    ['Portuguese', 'Para pão bom, vá à Garfa ou ao Gleba.', ['Garfa', 'Gleba']],
    [
      'Korean',
      '후기가 좋은 곳으로는 바른이빵집, 연세빵집, 달빛제과 등이 있습니다.',
      ['바른이빵집', '연세빵집', '달빛제과'],
    ],
    ['Korean with particles', '대신 바른이빵집이나 하늘빵집을 찾아보세요.', ['바른이빵집', '하늘빵집']],
    ['Korean things in line', '이 빵집은 호밀빵과 통밀빵을 굽고, 예약과 배달도 합니다.', []],
    [
      'instructions',
      '- Stelle das Brotwerk an den Rand des Tisches\n- Falte den Teig zweimal am Tag\n- Warte, bis er doppelt so hoch ist',
      [],
    ],
    ['a sentence that opens with a verb', 'Try Mill Bakery. Avoid Brotwerk on Mondays.', ['Mill Bakery']],
    [
      'German nouns with a preposition',
      'Gut sind Mill Bakery und Leeds Loaf. Brotwerk nimmt keine Termine am Samstag an.',
      ['Mill Bakery', 'Leeds Loaf'],
    ],
    [
      'Korean matters of clauses',
      '소리담제과는 호밀빵을 굽고, 경기빵공방은 주말에 엽니다.',
      ['소리담제과', '경기빵공방'],
    ],
    [
      'bold, beside names that are not',
      'I’d ask **Mill Bakery** (rye) and **Leeds Loaf** (buns). If you live near Kirkstall Abbey, use WhatsApp.',
      ['Mill Bakery', 'Leeds Loaf'],
    ],
    [
      'names with short small words',
      '- **Brood en Boter**: rogge\n- **Cacau na Porta**: bonbons\n- **Korst**: wit',
      ['Brood en Boter', 'Cacau na Porta', 'Korst'],
    ],
    [
      'a list of prices after one of options',
      '- **Mill Bakery** – rye\n- **Leeds Loaf** – buns\n\n**Prices**\n\n- Rye with caraway: £4\n- Up to 50 Rolls: £20',
      ['Mill Bakery', 'Leeds Loaf'],
    ],
    [
      'advice set off otherwise',
      '- **Mill Bakery** – rye\n- **Leeds Loaf** – buns\n\nAsk first:\n- **Flour Types.** Ask.\n- **Oven Heat.** Ask.',
      ['Mill Bakery', 'Leeds Loaf'],
    ],
    [
      'two lists of one shape',
      '**Near**\n- **Mill Bakery** – rye\n- **Rye Lab** – rye\n\n**Far**\n- **Leeds Loaf** – buns\n- **Oven House** – buns',
      ['Mill Bakery', 'Rye Lab', 'Leeds Loaf', 'Oven House'],
    ],
    [
      'details under headings',
      '### Mill Bakery\n- Rye Bread\n- Big Buns\n\n### Leeds Loaf\n- Oat Bread\n- Small Buns',
      ['Mill Bakery', 'Leeds Loaf'],
    ],
    [
      'a last paragraph of others to ask',
      'Mill Bakery has rye, Leeds Loaf has buns.\n\nThe Guild of Bakers keeps a register.',
      ['Mill Bakery', 'Leeds Loaf'],
    ],
    [
      'Danish, which has "den" and "der" and no capitals',
      'Du kan prøve Møllens Brød, der har den bedste rug. Aarhus Loaf er billigere.',
      ['Møllens Brød', 'Aarhus Loaf'],
    ],
    [
      'an entry with the address of the business',
      '- [Das Brothaus](https://brotwerk.example/x) – rye\n- [Leeds Loaf](https://loaf.example) – buns',
      ['Leeds Loaf'],
    ],
    [
      'a name of two short words that opens a sentence',
      'Møllens Brød er god. Tid & Rug sender brød til Odense.',
      ['Møllens Brød', 'Tid & Rug'],
    ],
    [
      'lines that go on under a numbered entry',
      '**Shops**\n\n1. **Mill Bakery**\n   Rye\n2. **Leeds Loaf**\n   Buns\n\n**Online**\n- **Loaf.co** – by post',
      ['Mill Bakery', 'Leeds Loaf', 'Loaf.co'],
    ],
    [
      'labels before names',
      '### Best rye: Mill Bakery\nGood.\n\n### Best value: Leeds Loaf\nCheap.\n\n### How to choose\nTaste.',
      ['Mill Bakery', 'Leeds Loaf'],
    ],
    [
      'labels of items',
      '- **For rye:** Mill Bakery (north) – dark\n- **For buns:** Leeds Loaf (south) – soft',
      ['Mill Bakery', 'Leeds Loaf'],
    ],
    [
      'a sign that heads repeat',
      '### 🔹 Oat House\nA.\n\n### 🔹 ahoi rye\nB.\n\n### 🔹 Leeds Loaf\nC.\n\n### ✅ My Tip\nD.',
      ['Oat House', 'ahoi rye', 'Leeds Loaf'],
    ],
    [
      'paragraphs that begin like items',
      'Mill Bakery – rye.\n\nLeeds Loaf (south) – buns.\n\nOat House – oats.',
      ['Mill Bakery', 'Leeds Loaf', 'Oat House'],
    ],
    [
      'a column of ranks',
      '| # | Bakery | Price |\n|---|---|---|\n| 1 | Mill Bakery | £3 |\n| 2 | Leeds Loaf | £2 |',
      ['Mill Bakery', 'Leeds Loaf'],
    ],
    [
      'columns with the business',
      '| Criterion | Brotwerk | Mill |\n|---|---|---|\n| Price | low | high |\n| Rye | yes | no |',
      ['Mill'],
    ],
    [
      'what matters, in bold above a list',
      'Look for **Stone Ovens** and for **Slow Dough**.\n\n- **Mill Bakery** – rye\n- **Leeds Loaf** – buns',
      ['Mill Bakery', 'Leeds Loaf'],
    ],
    [
      'whom else to ask, in bold below a list',
      '- **Mill Bakery** – rye\n- **Leeds Loaf** – buns\n\nIf both are closed, you can get bread at **Harbour Bread**, too.',
      ['Mill Bakery', 'Leeds Loaf', 'Harbour Bread'],
    ],
    [
      'a place before the name',
      'Mill Bakery is near. In the old yard of Kirkstall Forge, Leeds Loaf bakes buns.',
      ['Mill Bakery', 'Leeds Loaf'],
    ],
    [
      'a person after the name',
      'Leeds Loaf is near. Mill Bakery is newer, and its baker, Ellie Marsh, tells of it.',
      ['Leeds Loaf', 'Mill Bakery'],
    ],
    [
      'an article that is part of the name',
      'Mill Bakery has rye and Leeds Loaf has buns. The Crumpet bakes at night.',
      ['Mill Bakery', 'Leeds Loaf', 'The Crumpet'],
    ],
    [
      'who is asked in German',
      'Gut sind Mill Bakery und Leeds Loaf. Wenn Ihr Vater gern backt, sollte er dort nach Mehl fragen.',
      ['Mill Bakery', 'Leeds Loaf'],
    ],
    ['numbers in circles', '**① Mill Bakery**\nRye.\n\n**② Leeds Loaf**\nBuns.', ['Mill Bakery', 'Leeds Loaf']],
    ['an elided article', "Comincia dall'Antico Mulino. Il Forno Brisa costa meno.", ['Antico Mulino', 'Forno Brisa']],
    ['a Japanese line with と', '静岡なら、駿河パン工房とミナト製パンが人気です。', ['駿河パン工房', 'ミナト製パン']],
    [
      'Japanese sentences of one matter each',
      '青葉パン本舗は種類が多いです。佐久間製パンは安いです。費用は千円です。',
      ['青葉パン本舗', '佐久間製パン'],
    ],
    [
      'Japanese criteria after names',
      '1. 青葉パン本舗\n2. 佐久間製パン\n\n- **配達の範囲**：聞く\n- **料金の目安**：聞く',
      ['青葉パン本舗', '佐久間製パン'],
    ],
    [
      'where and by whom, told after a name',
      'Mill Bakery in North Leeds sells buns by Anna Frey. Leeds Loaf covers Hunslet, Beeston and Holbeck until March or April.',
      ['Mill Bakery', 'Leeds Loaf'],
    ],
    [
      'the matter of a second clause',
      'Mill Bakery has rye, while Leeds Loaf has buns, and Oven House has both.',
      ['Mill Bakery', 'Leeds Loaf', 'Oven House'],
    ],
    [
      'a place after a comma and a preposition',
      'Il Forno Brisa, a Dolcedo, ha pane. Il Forno Atti, en Leeds, è caro.',
      ['Forno Brisa', 'Forno Atti'],
    ],
    [
      'an enumeration after a colon',
      'Dwa miejsca: Grand Piekarnia z basenem oraz Chleb Bursztynowy nad morzem.',
      ['Grand Piekarnia', 'Chleb Bursztynowy'],
    ],
    [
      'a line of which one has no capital',
      'Gut sind Backfreund, kornlab oder All-Brot.',
      ['Backfreund', 'kornlab', 'All-Brot'],
    ],
    [
      'two nouns that open a German sentence',
      'Weißraum Backstube in der Stadt ist gut. Das Brothaus Nord Ost und das Korn Haus sind teuer.',
      ['Weißraum Backstube', 'Brothaus Nord Ost', 'Korn Haus'],
    ],
    [
      'a lone entry under a heading of its own, and advice at the end',
      '### Near\n- **Mill Bakery** – rye\n- **Leeds Loaf** – buns\n\n### Far\n- **Ovenly** – buns\n\n### Before\n- **Photos** – take some',
      ['Mill Bakery', 'Leeds Loaf', 'Ovenly'],
    ],
    [
      'bold that is no name',
      '**Am lockersten** ist Mill Bakery in Leeds. Die Leeds Loaf GmbH ist auch gut.',
      ['Mill Bakery', 'Leeds Loaf GmbH'],
    ],
    [
      'Japanese clauses with a comma',
      '通う店なので、長く付き合う青葉パン本舗が人気です。届け出る書類は一つです。',
      ['青葉パン本舗'],
    ],
    [
      'a Japanese clause that says something of the name',
      '一級製パン技能士が在籍する青葉パン本舗が人気です。駅前なら、佐久間製パンの評判がよいです。',
      ['青葉パン本舗', '佐久間製パン'],
    ],
    [
      'a pronoun after a place',
      'For rye in Leeds I would start with Mill Bakery, who bake at night. Leeds Loaf has buns.',
      ['Mill Bakery', 'Leeds Loaf'],
    ],
    [
      'what a sentence names after the business',
      'Brotwerk is a bakery in the Kirkstall Forge Quarter. Mill Bakery has rye, and Leeds Loaf has buns.',
      ['Mill Bakery', 'Leeds Loaf'],
    ],
    [
      'what belongs to the business',
      'Gelobt wird, dass Brotwerks Gesellinnen früh backen. Gut sind Mill Bakery und Leeds Loaf.',
      ['Mill Bakery', 'Leeds Loaf'],
    ],
    [
      'an amount in German',
      'Mill Bakery und Leeds Loaf sind gut, verlangen aber oft noch 600 Euro Nachschlag.',
      ['Mill Bakery', 'Leeds Loaf'],
    ],
    [
      'a street',
      'In Leeds the shop stands on the Bath Road. Mill Bakery has rye, Leeds Loaf has buns.',
      ['Mill Bakery', 'Leeds Loaf'],
    ],
    [
      'a paragraph of one name that more follow',
      'Mill Bakery has rye, Oven House has buns.\n\nLeeds Loaf has both.\n\nCall first.\n\nBring a bag.',
      ['Mill Bakery', 'Oven House', 'Leeds Loaf'],
    ],
    [
      'bold heads of which one has a bracket, and one that says something',
      '**Mill Bakery**\n- rye\n\n**Leeds Loaf**\n- buns\n\n**Oven House** (north)\n- both\n\n**Before you leave home**\n- call',
      ['Mill Bakery', 'Leeds Loaf', 'Oven House'],
    ],
    ['things of which any would do', 'Mill Bakery repairs a modern Seiko or Omega as well.', ['Mill Bakery']],
    [
      'a list under a heading like that of the main one, with another sign after its names',
      '**Near**\n- **Mill Bakery**: rye\n- **Brotwerk**: wheat\n\n**Far**\n- **Leeds Loaf** – buns\n- **Oven House** – buns\n\n**Before**\n- call first',
      ['Mill Bakery', 'Leeds Loaf', 'Oven House'],
    ],
    [
      'a lone entry with another sign, where more headings follow',
      '### Near\n1. **Mill Bakery**\n   Rye\n2. **Brotwerk**\n   Wheat\n\n### Far\n- **Ovenly** – buns\n\n### By post\n- **loaf1.de**: buns\n\n### Before\n- call first',
      ['Mill Bakery', 'Ovenly', 'loaf1.de'],
    ],
    [
      'a bold name that opens a line below others, and advice that does so at the end',
      '### Near\n\n**1. Mill Bakery** – rye\n\n**2. Brotwerk** – wheat\n\n### By post\n\n**Ovenly** – buns\n\n### Before\n- call first\n\n**Price** – ask',
      ['Mill Bakery', 'Ovenly'],
    ],
    [
      'rows that are written otherwise than the others',
      '| Bakery | Price |\n|---|---|\n| Mill Bakery | £3 |\n| ovenly buns 20 | £2 |\n| Leeds Loaf | £2 |',
      ['Mill Bakery', 'ovenly buns 20', 'Leeds Loaf'],
    ],
    [
      'a name with a capital inside, which is no small word',
      '| Shop | Price |\n|---|---|\n| wLoaf | £3 |\n| OvenSoft | £2 |\n| Leeds loaf | £2 |\n\nIn my view wLoaf will do.',
      ['wLoaf', 'OvenSoft', 'Leeds loaf'],
    ],
    [
      'what a list says of the business under its heading',
      '**Mill Bakery** (north)\n- Rye\n- Buns, cakes\n\n**Brotwerk** (south)\n- Wheat\n- Seams, crusts\n- Orders at [brotwerk.example](https://brotwerk.example)',
      ['Mill Bakery'],
    ],
    [
      'italics that open a line, but not within one',
      '- *Mill Bakery*, in York: rye\n- *Leeds Loaf*, in Leeds: buns\n\nTheir *Golden Crust* is good.',
      ['Mill Bakery', 'Leeds Loaf'],
    ],
    [
      'the first sentence of a paragraph below a list',
      '- **Mill Bakery** – rye\n- **Leeds Loaf** – buns\n\nFor emergencies, Oven House and Rye Lab bake at night. The Guild of Bakers keeps a register.\n\nCall first.',
      ['Mill Bakery', 'Leeds Loaf', 'Oven House', 'Rye Lab'],
    ],
    [
      'a paragraph below a list that goes back to it, dates something or is the last',
      '- **Mill Bakery** – rye\n- **Leeds Loaf** – buns\n\nThe Guild of Bakers keeps a register.',
      ['Mill Bakery', 'Leeds Loaf'],
    ],
    [
      'headings over lists after those over prose',
      '**Mill Bakery**\nRye and more.\n\n**Leeds Loaf**\nBuns and more.\n\n**Opening Hours**\n- ask first\n- or call',
      ['Mill Bakery', 'Leeds Loaf'],
    ],
    [
      'whence somebody is, in Portuguese',
      'A Mill Bakery tem pão. A Leeds Loaf, de Otley, tem bolos.',
      ['Mill Bakery', 'Leeds Loaf'],
    ],
    [
      'a long word before the place',
      'Mill Bakery has rye. Ovenhouse Leeds has buns.',
      ['Mill Bakery', 'Ovenhouse Leeds'],
    ],
    [
      'a German name with am',
      'Ich würde bei der Backstube am Lindenberg anfangen. Dort gibt es Termine am Samstag.',
      ['Backstube am Lindenberg'],
    ],
  ])('in %s', (_name, text, names) => {
    expect(namesIn(text)).toEqual(names);
  });

  it('takes the own name with its legal form or an elided article for none', () => {
    const own = makeBrand({ name: 'Atelier Brotwerk Co', aliases: [], website: '' });
    const text = "L'Atelier Brotwerk Co reçoit le soir. Atelier Brotwerk Co ouvre. La Mill Bakery vend.";
    expect(findRivals({ text, prompt: '' }, own).map(({ name }) => name)).toEqual(['Mill Bakery']);
  });

  it('costs no more than its length on a long sentence of many names', () => {
    const reading = (length: number) => {
      const text = 'Aa Bb in '.repeat(length / 9);
      return () => namesIn(text);
    };
    expect(excessiveGrowth(reading, 20_000)).toBeNull();
  });

  it.each([
    ['Brotwerk or Loafly for rye?', ['Loafly']],
    ['Brotwerk in Leeds or Crusto?', ['Crusto']],
    ['Brotwerk, Crusto or Loafly?', ['Crusto', 'Loafly']],
    ['Ovenly or Brotwerk for rye?', ['Ovenly']],
    ['Is Brotwerk good, or should I ask somebody else?', []],
  ])('takes whom "%s" names in a choice for rivals', (prompt, names) => {
    expect(namesIn('Crusto is near.\nOvenly is dearer.\nLoafly is slow.', prompt)).toEqual(names);
  });

  it('takes the only other for a rival where the question names one in a choice', () => {
    expect(namesIn('Crusto is near. To be quick, you might ask Mill Bakery as well.', 'Brotwerk or Crusto?')).toEqual([
      'Crusto',
      'Mill Bakery',
    ]);
  });

  it('takes no register for a rival where a question about the business gets an answer that offers nobody', () => {
    const text = 'I do not know this bakery. The Portal of Trade may list it.';
    expect(namesIn(text, 'What do you know about Brotwerk?')).toEqual([]);
  });

  it('gives rank and quote', () => {
    expect(findRivals({ text: '1. **Mill Bakery** – rye\n2. **Leeds Loaf** – buns', prompt: '' }, brand)).toEqual([
      { name: 'Mill Bakery', rank: 1, quote: '1. **Mill Bakery** – rye' },
      { name: 'Leeds Loaf', rank: 2, quote: '2. **Leeds Loaf** – buns' },
    ]);
  });

  it('does not call a longer name of somebody else ours', () => {
    expect(namesIn('1. **Brotwerk Leipzig Maschinenbau**\n2. **Mill Bakery**\n3. **Leeds Loaf**')).toContain(
      'Mill Bakery',
    );
  });

  it('is not slow on a long text of capitals', () => {
    expect(namesIn(`${'Aa Bb, '.repeat(3000)}`).length).toBeGreaterThanOrEqual(0);
  });
});
