// Invented pages in two wordings that mean the same. A check that moves between them has read words and not what they say.

export type Rewording = { name: string; before: string; after: string };

const answer = 'It takes two days, and three in the winter months, since mortar sets slowly in the cold.';

export const rewordings: readonly Rewording[] = [
  [
    'a role before the name',
    '<p>Ada Weber, owner, answers the phone herself.</p>',
    '<p>The owner, Ada Weber, answers the phone herself.</p>',
  ],
  ['a role by another word', '<p>Ada Weber runs the workshop.</p>', '<p>Ada Weber is in charge of the workshop.</p>'],
  ['a price written out', '<p>A survey costs £90.</p>', '<p>A survey costs ninety pounds.</p>'],
  ['a price asked for', '<p>We charge £90 for a survey.</p>', '<p>You pay £90 for a survey.</p>'],
  ['a price after its offer', '<p>Survey: £90</p>', '<p>£90 for a survey</p>'],
  ['free of charge', '<p>The first visit is free.</p>', '<p>The first visit costs you nothing.</p>'],
  [
    'an area',
    '<p>We work in Lynn and the villages around it.</p>',
    '<p>Lynn and the villages around it are where you find us at work.</p>',
  ],
  [
    'an area as a list',
    '<p>We serve Lynn, Salem and Peabody.</p>',
    '<p>Where we go:</p><ul><li>Lynn</li><li>Salem</li><li>Peabody</li></ul>',
  ],
  ['a founding', '<p>We have laid slates since 1998.</p>', '<p>Our first slate was laid in 1998.</p>'],
  ['a founding by age', '<p>Founded in 1998.</p>', '<p>The firm goes back to 1998.</p>'],
  [
    'a guarantee',
    '<p>Ten years’ guarantee on every roof.</p>',
    '<p>If a roof of ours leaks within ten years, we mend it at no cost.</p>',
  ],
  ['terms', '<p>You can cancel until the day before.</p>', '<p>Until the day before, you are free to call it off.</p>'],
  [
    'a credential',
    '<p>We are members of the Guild of Roofers.</p>',
    '<p>The Guild of Roofers counts us among its members.</p>',
  ],
  [
    'an audience',
    '<p>We work for owners of old houses.</p>',
    '<p>Whoever owns an old house is in good hands with us.</p>',
  ],
  ['a problem', '<p>Your roof leaks? We find out where.</p>', '<p>We find out where your roof lets water in.</p>'],
  ['a definition', '<p>Smith Roofing is a roofer in Lynn.</p>', '<p>In Lynn, Smith Roofing is who lays your roof.</p>'],
  [
    'an opening',
    '<p>Slate roofs for old houses in Lynn, laid by hand.</p>',
    '<p>We lay slate roofs by hand, on old houses in Lynn.</p>',
  ],
  ['a result', '<p>We have laid 412 roofs.</p>', '<p>412 roofs carry our slates.</p>'],
  [
    'a comparison',
    '<p>Slate lasts longer than tile, and costs more.</p>',
    '<p>Tile costs less than slate, and does not last as long.</p>',
  ],
  [
    'a review',
    '<blockquote><p>They came when they said.</p><cite>Joan Pike</cite></blockquote>',
    '<blockquote><p>They kept the day they had named.</p><cite>Joan Pike</cite></blockquote>',
  ],
  [
    'questions of another rank',
    `<h3>How long?</h3><p>${answer}</p><h3>How much?</h3><p>It depends. ${answer}</p>`,
    `<h4>How long?</h4><p>${answer}</p><h4>How much?</h4><p>It depends. ${answer}</p>`,
  ],
  [
    'a question otherwise',
    `<details><summary>How long does a roof take?</summary><p>${answer}</p></details>`,
    `<details><summary>Will you be long on the roof?</summary><p>${answer}</p></details>`,
  ],
  [
    'a section as a plain box',
    `<section><h2>Our work</h2><p>${answer}</p></section>`,
    `<div><h2>Our work</h2><p>${answer}</p></div>`,
  ],
  [
    'hours in another form',
    '<dl><dt>Monday to Friday</dt><dd>08:00-17:00</dd></dl>',
    '<table><tr><th>Monday to Friday</th><td>08:00 - 17:00</td></tr></table>',
  ],
  [
    'a contact in a sentence',
    '<p>Phone: <a href="tel:+17815550142">+1 781 555 0142</a></p>',
    '<p>Call us on <a href="tel:+17815550142">+1 781 555 0142</a> at any hour.</p>',
  ],
  ['a heading with other words', '<h2>About us</h2><p>We are three.</p>', '<h2>Who we are</h2><p>We are three.</p>'],
  [
    'a statement about somebody else left away',
    '<p>Our neighbour sells boats.</p><p>We lay roofs.</p>',
    '<p>We lay roofs.</p><p>Our neighbour sells boats.</p>',
  ],
  [
    'a source',
    '<p>Slate lasts 75 years, says the <a href="https://nist.example/slate">institute</a>.</p>',
    '<p>According to the <a href="https://nist.example/slate">institute</a>, slate lasts 75 years.</p>',
  ],
].map(([name = '', before = '', after = '']) => ({ name, before, after }));

/** A page around the words, so that both wordings have the same company. */
export function pageWith(words: string): string {
  // Enough of it that measures of length and ease do not hang on one sentence.
  const prose = Array.from(
    { length: 40 },
    (_, index) =>
      `<p>Slates of lot ${index + 1} come from the old quarry in the north. We cut them by hand in our yard, and they go onto the roof one by one. Each row is looked at before the next.</p>`,
  );
  return `<html lang="en"><head><title>Smith Roofing, Lynn: slate roofs</title><meta name="description" content="Slate roofs in Lynn, laid by hand by Smith Roofing."></head><body><main><h1>Slate roofs in Lynn</h1>${words}${prose.join('')}</main></body></html>`;
}
