import { describe, expect, it } from 'vitest';
import { pageFromHtml } from '#engine/testing/evidence-builder.ts';

/** What the plain reader says of a body: kind, quote, subject and value. */
function said(body: string): string[] {
  const { statements = [] } = pageFromHtml(`<html lang="en"><title>T</title><body>${body}</body></html>`);
  // What has a price is an offer, too; that has a test of its own.
  const told = statements.filter(({ proof }) => proof !== 'a name with its price');
  return told.map(({ kind, quote, subject, value }) =>
    [kind, quote, subject, value].filter((part) => part !== null).join(' | '),
  );
}

const ld = (node: unknown) => `<script type="application/ld+json">${JSON.stringify(node)}</script>`;
const answer = 'It takes two days, and three in the winter months.';

it('knows a day by the first part of its long name', () => {
  const text = 'Atendemos em Aracaju e em toda a região, com hora marcada, durante toda a semana.';
  const { statements = [] } = pageFromHtml(
    `<html lang="pt-BR"><title>T</title><body><p>${text}</p><p>Segunda a Sexta: 7h às 18h</p></body></html>`,
  );
  expect(statements.map(({ quote }) => quote)).toEqual(['Segunda a Sexta: 7h às 18h']);
});

describe('what structure proves', () => {
  it.each([
    [
      'a fold-out',
      `<details><summary>How long?</summary><p>${answer}</p></details>`,
      [`question | How long? | ${answer}`],
    ],
    [
      'questions as headings of any level',
      `<main><h5>How long?</h5><p>${answer}</p><h5>How much?</h5><p>${answer} Or so.</p><h5>Where?</h5><p>${answer} Or there.</p></main>`,
      [
        `question | How long? | ${answer}`,
        `question | How much? | ${answer} Or so.`,
        `question | Where? | ${answer} Or there.`,
      ],
    ],
    [
      'a list of Q: and A:',
      `<main><p>Q: How long?</p><p>A: ${answer}</p><p>Q: How much?</p><p>A: ${answer} Or so.</p></main>`,
      [`question | How long? | A: ${answer}`, `question | How much? | A: ${answer} Or so.`],
    ],
    [
      'an answer within its own item, and none of the item behind it, which asks nothing',
      `<div class="faq"><div><button>How long?</button><div><p>${answer}</p></div></div><div><button>Lost and found</button><div><p>At the desk.</p></div></div><div><button>How much?</button><div><p>${answer} Or so.</p></div></div></div>`,
      [`question | How long? | ${answer}`, `question | How much? | ${answer} Or so.`],
    ],
    [
      'a fold-out, and not the label of the section behind it',
      `<section><details><summary>How long?</summary><p>${answer}</p></details></section><section><span>Next steps</span><h2>Call</h2></section>`,
      [`question | How long? | ${answer}`],
    ],
    ['a definition list', `<dl><dt>Wie lange?</dt><dd>${answer}</dd></dl>`, [`question | Wie lange? | ${answer}`]],
    [
      'a row of a table',
      '<table><tr><td>Rye loaf</td><td>£4.50</td></tr></table>',
      ['price | £4.50 | Rye loaf | £4.50'],
    ],
    [
      'a row of a time, its sum and a remark behind it',
      '<table><tr><th>Time</th><th>Price</th><th>Note</th></tr><tr><td>07:00 – 15:00</td><td>£18</td><td>Daytime</td></tr></table>',
      ['price | £18 | 07:00 – 15:00 | £18'],
    ],
    [
      'a row with its number, whose own words are too long for a name',
      `<table><tr><td>1.</td><td>${answer.repeat(9)}</td><td>£18</td></tr><tr><td>2.</td><td>Key lost</td><td>£8</td></tr><tr><td>3.</td><td>Lock stuck</td><td>£9</td></tr></table>`,
      ['price | £8 | Key lost | £8', 'price | £9 | Lock stuck | £9'],
    ],
    [
      'lines that lead to their sums with one word',
      '<p class="l">Vans from £9</p><p class="l">Cars from £7</p><p class="l">Bikes+from £3</p>',
      ['price | Vans from £9 | Vans | £9', 'price | Cars from £7 | Cars | £7', 'price | Bikes+from £3 | Bikes+ | £3'],
    ],
    [
      'what is added to a price that stands elsewhere, beside one that names what it is',
      '<table><tr><td>6 – 7 PM</td><td>+$15</td></tr><tr><td>7 – 8 PM</td><td>+$20</td></tr></table><ul><li>One more person: +$20</li></ul>',
      ['price | $20 | One more person: + | $20'],
    ],
    [
      'cases that sums part, in cards whose price is a share',
      ['< 600€', '600€ - 1300€', '> 1300€']
        .map(
          (range, index) =>
            `<div><h3>Plan ${index}</h3><div>${14 + index}%</div><p class="for">Income ${range}</p></div>`,
        )
        .join(''),
      [],
    ],
    [
      'a share of what lies below a sum',
      '<ul><li>14% of an income below 600€</li><li>18% of one from 600€ to 1300€</li><li>23% of one above 1300€</li></ul>',
      [],
    ],
    [
      'a badge above the name on one of several cards',
      '<div><div class="card"><p>One loaf</p><p>£4</p></div><div class="card"><span class="tag">Most popular</span><p>Two loaves</p><p>£7</p></div></div>'.replaceAll(
        '<p>£',
        '<p class="sum">£',
      ),
      ['price | £4 | One loaf | £4', 'price | £7 | Two loaves | £7'],
    ],
    [
      'sums that are headings of their own beside their names',
      '<div class="row"><div><h5>Rye loaf</h5><p>Of whole grain.</p></div><div><h5>From £4</h5></div></div><div class="row"><div><h5>Spelt loaf</h5><p>Of old grain.</p></div><div><h5>From £5</h5></div></div>',
      ['price | £4 | Rye loaf | £4', 'price | £5 | Spelt loaf | £5'],
    ],
    [
      'the same names with other sums under headings of their own',
      ['Lynn', 'Wells']
        .map(
          (town, index) =>
            `<h3>To ${town}</h3><div class="row"><div>Estate car</div><div class="sum">£${index + 4}0</div></div><div class="row"><div>Minibus</div><div class="sum">£${index + 7}0</div></div>`,
        )
        .join(''),
      [
        'price | £40 | Estate car | £40',
        'price | £70 | Minibus | £70',
        'price | £50 | Estate car | £50',
        'price | £80 | Minibus | £80',
      ],
    ],
    [
      'badges beside each other in the box of a team',
      '<div class="team"><h1>Meet Ada</h1><div><p class="badge">Licensed & Certified</p><p class="badge">Fully Insured</p><p class="badge">24/7 Service</p></div></div>',
      [],
    ],
    [
      'an invitation in a box of its own below questions',
      `<main>${['How long?', 'How much?', 'Where?'].map((text) => `<div class="item"><h3>${text}</h3><p>${answer} ${text.replace('?', '.')}</p></div>`).join('')}<div class="info"><h3>Still in doubt?</h3><p>Our bakers are glad to answer whatever you ask.</p></div></main>`,
      ['How long?', 'How much?', 'Where?'].map((text) => `question | ${text} | ${answer} ${text.replace('?', '.')}`),
    ],
    [
      'a motto in a block quotation above a text and some values',
      '<div><blockquote>“A good loaf is one that needs nothing but time and salt.”</blockquote><p>Our bakers have worked together for many years. That shows in a calm bakehouse, in clear words and in what you taste.</p><div><span>Craft</span><span>Calm</span></div></div>',
      [],
    ],
    [
      'when courses take place, in cards that have a price',
      '<div><div class="card"><h3>Children</h3><div>Monday and Thursday · 17:00 – 18:00</div><div>£10 <small>a lesson</small></div></div><div class="card"><h3>Youth</h3><div>Monday and Thursday · 18:00 – 19:30</div><div>£15 <small>a lesson</small></div></div></div>',
      ['price | £10 | Children | £10', 'price | £15 | Youth | £15'],
    ],
    [
      'when courses take place, in cards that tell more',
      ['Children', 'Youth', 'Adults']
        .map(
          (name, index) =>
            `<div class="card"><div>${name}</div><p>${answer}</p><div>Monday · 1${index}:00 – 18:00</div><div>Twice a week</div></div>`,
        )
        .join(''),
      [],
    ],
    [
      'hours of three branches',
      ['North', 'South', 'East']
        .map(
          (name, index) =>
            `<div class="card"><div>${name}</div><p>${answer}</p><div>Monday to Friday 1${index}:00 – 18:00</div><a href="mailto:${name.toLowerCase()}@muehle.de">${name.toLowerCase()}@muehle.de</a></div>`,
        )
        .join(''),
      [
        ...['north', 'south', 'east'].map((name) => `contact | ${name}@muehle.de | ${name}@muehle.de`),
        ...[0, 1, 2].map(
          (index) => `hours | Monday to Friday 1${index}:00 – 18:00 | Monday to Friday 1${index}:00 – 18:00`,
        ),
      ],
    ],
    [
      'a sum in one of several advantages',
      '<ul><li>£5 Million Public Liability Insurance</li><li>Ten years of work</li><li>All waste removed</li></ul>',
      [],
    ],
    [
      'a list of which one row reads as a name and its sum',
      `<h3>What bakeries cost</h3><ul><li>Small (${answer}): some 8 000–12 000 €</li><li>Middle (${answer}): some 12 000–18 000 €</li><li>Large: 30 000–55 000 €</li></ul>`,
      [],
    ],
    [
      'a heading of two lines above its price, and a text of sentences before another',
      '<div><h3>Custom<br>cakes</h3><p>From £90</p></div><div><div><span>Delivery</span> <span>£7/mile</span></div><p>Up to 5 miles free. With four cakes delivery is free as well.</p></div>',
      ['price | £90 | Custom cakes | £90', 'price | £7 | Delivery /mile | £7'],
    ],
    [
      'a place whose name is a code of money, and how far it is',
      '<ul><li><span>EUR</span> <span>20 min along the coast</span></li></ul>',
      [],
    ],
    ['a unit behind the sum', '<div><h3>1.50 €+km(trailer),</h3></div>', []],
    [
      'a sum with cents that touches its name',
      '<ul><li><span>Tomatoes</span><span></span><span>10,50 €</span></li></ul>',
      ['price | 10,50 € | Tomatoes | 10,50 €'],
    ],
    [
      'a button below a heading of a team that several boxes have',
      '<div class="team"><div><h2>Rye</h2><a href="/book">Book Trial</a></div><div><h2>Wheat</h2><a href="/book">Book Trial</a></div><h4>Plan for classes</h4></div>',
      [],
    ],
    ['an item of a list', '<ul><li>Roggenbrot: 4,50 €</li></ul>', ['price | 4,50 € | Roggenbrot: | 4,50 €']],
    ['a card', '<div><h3>Oil change</h3><p>from</p><p>$39</p></div>', ['price | $39 | Oil change | $39']],
    [
      'a price that markup and text share',
      `${ld({ '@type': 'Offer', name: 'Loaf', price: '4.50', priceCurrency: 'GBP' })}<p>£4.50</p>`,
      ['price | £4.50 | Loaf | £4.50'],
    ],
    [
      'a block quotation with its source',
      '<blockquote><p>They came on time and the roof has been dry ever since.</p><cite>Ada Weber</cite></blockquote>',
      ['quotation | They came on time and the roof has been dry ever since. | Ada Weber'],
    ],
    [
      'a card of a review',
      '<div class="testimonial"><p>“They came on time and the roof has been dry ever since.”</p><p>Ada W.</p></div>',
      ['review | They came on time and the roof has been dry ever since. | Ada W.'],
    ],
    [
      'a card of a review whose mark stands in a box of its own, behind the initials',
      '<div class="testimonial-card"><div>"</div><p>They came on time and the roof has been dry ever since.</p><div><div>AW</div><div>Ada Weber</div></div></div>',
      ['review | They came on time and the roof has been dry ever since. | Ada Weber'],
    ],
    [
      'a card of a review that is signed in a heading with an age, above a town',
      '<div class="testimonial"><blockquote>They came on time and the roof has been dry ever since.</blockquote><div><h4>Ada, 28 years</h4><p>King Lynn</p></div></div>',
      [],
    ],
    [
      'a role that looks like a name',
      '<div class="team"><h3>Ada Weber</h3><p>Executive Director</p></div>',
      ['person | Ada Weber | Ada Weber | Executive Director'],
    ],
    [
      'a link that dials',
      '<a href="tel:+441134960000">Call +44 113 496 0000</a>',
      ['contact | +44 113 496 0000 | +441134960000'],
    ],
    [
      'a link that dials by its number, which stands elsewhere',
      '<a href="tel:(+34)934647857">Truca\'ns!</a><p>Oficina: (+34) 934 647 857</p>',
      ['contact | (+34) 934 647 857 | (+34)934647857'],
    ],
    [
      'people below the heading of their team',
      '<div class="team-section"><h2>Meet Our Team</h2><p>Our bakers are up at four</p><div class="team-card"><h3>Ada Weber</h3><p>Head baker</p></div><div class="team-card"><h3>Bo Lind</h3><p>Baker</p></div></div>',
      ['person | Ada Weber | Ada Weber | Head baker', 'person | Bo Lind | Bo Lind | Baker'],
    ],
    [
      'people below the heading of their team, in boxes without headings',
      '<div class="team"><h2>Meet Our Team</h2><p>Our bakers are up at four</p><div>Ada Weber</div><div>Head baker</div><div>Bo Lind</div><div>Baker</div></div>',
      ['person | Ada Weber | Ada Weber | Head baker', 'person | Bo Lind | Bo Lind | Baker'],
    ],
    [
      'a name in a box that is called its member’s name',
      '<div class="team-card"><h3 class="team-name">Ada Weber</h3><p class="team-role">Head baker</p></div>',
      ['person | Ada Weber | Ada Weber | Head baker'],
    ],
    [
      'a list of prices in the lines of a paragraph',
      '<p>Screening &nbsp; € &nbsp; 20,00<br><br>Intake € 67,50<br>Intake aan huis € 72,50</p>',
      [
        'price | Screening € 20,00 | Screening | € 20,00',
        'price | Intake € 67,50 | Intake | € 67,50',
        'price | Intake aan huis € 72,50 | Intake aan huis | € 72,50',
      ],
    ],
    [
      'a list of prices in headings',
      ['Carp ---- 5,57 €/kg', 'Trout ---- 9,82 €/kg', 'Eel ---- 15 €/kg']
        .map((line) => `<article><h5>${line}</h5><p>From the lake, and alive.</p></article>`)
        .join(''),
      [
        'price | Carp ---- 5,57 €/kg | Carp ---- /kg | 5,57 €',
        'price | Trout ---- 9,82 €/kg | Trout ---- /kg | 9,82 €',
        'price | Eel ---- 15 €/kg | Eel ---- /kg | 15 €',
      ],
    ],
    [
      'cards of one name in two sections',
      ['G2', 'G']
        .map(
          (part, index) =>
            `<h3>${part}</h3>${[1, 2].map((hours) => `<div><h4>${hours} hours</h4><p>$${hours * 50 + index * 5}</p></div>`).join('')}`,
        )
        .join(''),
      [
        'price | $50 | 1 hours | $50',
        'price | $100 | 2 hours | $100',
        'price | $55 | 1 hours | $55',
        'price | $105 | 2 hours | $105',
      ],
    ],
    [
      'the founder in the markup',
      `${ld({ '@type': 'Bakery', name: 'B', founder: { '@type': 'Person', name: 'Ada Weber' } })}<p>Ada Weber bakes.</p>`,
      ['person | Ada Weber | Ada Weber | founder'],
    ],
    [
      'a price up to a sum behind its name',
      '<ul><li>Haircut 51 – 66 €</li></ul>',
      ['price | 51 – 66 € | Haircut | 51 – 66 €'],
    ],
    ['a number that is no sum', '<ul><li>Room 2 – 50 €</li></ul>', ['price | 50 € | Room 2 – | 50 €']],
    [
      'a price up to a sum',
      '<table><tr><td>Filling</td><td>40 – 100 €</td></tr></table>',
      ['price | 40 – 100 € | Filling | 40 – 100 €'],
    ],
    [
      'a card of a review whose signature has parts',
      '<div class="review"><p>“They came on time and the roof has been dry ever since.”</p><div><b>Ada W.</b><span>Birthday · Lynn</span></div></div>',
      ['review | They came on time and the roof has been dry ever since. | Ada W.'],
    ],
    [
      'a list of prices that names one thing twice',
      '<table><tr><td>Tyre</td><td>£8</td></tr><tr><td>Chain</td><td>£15</td></tr><tr><td>Brake</td><td>£25</td></tr><tr><td>Wheel</td><td>£40</td></tr><tr><td>Saddle</td><td>£30</td></tr><tr><td>Tyre</td><td>£12</td></tr></table>',
      [
        'price | £8 | Tyre | £8',
        'price | £15 | Chain | £15',
        'price | £25 | Brake | £25',
        'price | £40 | Wheel | £40',
        'price | £30 | Saddle | £30',
        'price | £12 | Tyre | £12',
      ],
    ],
    [
      'rows of several names and sums',
      '<table><tr><td>Fee</td><td>£99</td><td>Test</td><td>£94</td></tr></table>',
      ['price | £99 | Fee | £99', 'price | £94 | Test | £94'],
    ],
    [
      'names with degrees',
      '<div class="team"><h4>dr. Nina Weber, dr. dent. med.</h4><p>Dentist and owner</p><h4>Bo Lind, M.Sc.</h4><p>Hygienist</p></div>',
      [
        'person | dr. Nina Weber, dr. dent. med. | dr. Nina Weber, dr. dent. med. | Dentist and owner',
        'person | Bo Lind, M.Sc. | Bo Lind, M.Sc. | Hygienist',
      ],
    ],
    [
      'a price from one sum to another',
      '<table><tr><td>Visa</td><td>£800 – £1,500</td></tr></table>',
      ['price | £800 – £1,500 | Visa | £800 – £1,500'],
    ],
    [
      'hours in one of the lines of a box',
      '<p>The Mill<br>High Street 4, in the yard behind the old church<br>Mon–Fri: 07:00–16:00</p>',
      ['hours | Mon–Fri: 07:00–16:00 | Mon–Fri: 07:00–16:00'],
    ],
    [
      'hours below a day that is closed',
      '<p>Wednesday: closed</p><p>Thursday to Sunday: 9:00 – 17:00</p>',
      [
        'hours | Thursday to Sunday: 9:00 – 17:00 | Thursday to Sunday: 9:00 – 17:00',
        'hours | Wednesday: closed | Wednesday: closed',
      ],
    ],
    [
      'numbers that are counted, and a label that touches its address',
      '<a href="tel:+40732080320"><span>Phone (2)</span><b>0732 080 320</b></a><a href="mailto:post@muehle.de"><span>Email</span><b>post@muehle.de</b></a>',
      ['contact | 0732 080 320 | +40732080320', 'contact | post@muehle.de | post@muehle.de'],
    ],
    [
      'sums of several grades in one',
      '<table><tr><td>Canals (1/2/3)</td><td>70/100/150€</td></tr><tr><td>Pin</td><td>80€</td></tr><tr><td>Crown</td><td>90€</td></tr></table>',
      ['price | 80€ | Pin | 80€', 'price | 90€ | Crown | 90€'],
    ],
    ['a mail address', '<p>Write to post@muehle.de, please</p>', ['contact | post@muehle.de | post@muehle.de']],
    [
      'hours in a table, each with its day',
      `<table>${['Monday', 'Tuesday', 'Thursday', 'Friday'].map((day) => `<tr><td>${day}</td><td>7:00 – 16:00</td></tr>`).join('')}</table>`,
      ['Monday', 'Tuesday', 'Thursday', 'Friday'].map((day) => `hours | ${day}\n7:00 – 16:00 | ${day} 7:00 – 16:00`),
    ],
    ['hours without minutes', '<p>Mon–Fri 8–16</p>', ['hours | Mon–Fri 8–16 | Mon–Fri 8–16']],
    [
      'hours of two kinds of days',
      '<p>Mon–Fri 07–18 · Sat 09–14</p>',
      ['hours | Mon–Fri 07–18 · Sat 09–14 | Mon–Fri 07–18 · Sat 09–14'],
    ],
    ['hours with arrows', '<p>Mon – Fri : 14h → 19h</p>', ['hours | Mon – Fri : 14h → 19h | Mon – Fri : 14h → 19h']],
    [
      'what the markup offers and the page shows',
      `${ld({ '@type': 'Service', name: 'Roof care' })}<p>Roof care</p>`,
      ['offer | Roof care | Roof care | Roof care'],
    ],
    ['a valid number', '<p>Ring +44 113 496 0000 today</p>', ['contact | +44 113 496 0000 | +441134960000']],
    [
      'lessons with their dates',
      '<p>Fri 18. 9. · 14:30–16:30</p><p>Thu 3. 9. 2026 16:00–17:00</p><p>Sat 5 December 2026 10:00–12:00</p>',
      [],
    ],
    [
      'lessons with their dates',
      '<p>Fri 18. 9. · 14:30–16:30</p><p>Thu 3. 9. 2026 16:00–17:00</p><p>Sat 5 December 2026 10:00–12:00</p>',
      [],
    ],
    [
      'hours',
      '<p>Monday to Friday 8:00 – 17:30</p>',
      ['hours | Monday to Friday 8:00 – 17:30 | Monday to Friday 8:00 – 17:30'],
    ],
    [
      'boxes that only a style sheet sets apart',
      '<p><span>Monday to Friday</span><span>8:00 – 17:30</span></p>',
      ['hours | Monday to Friday 8:00 – 17:30 | Monday to Friday 8:00 – 17:30'],
    ],
    [
      'a name that ends in a number beside its sum',
      '<ul><li><span>Lesson 2 / lesson 3</span><span>£190 each</span></li><li><span>Round 4</span><span>90 € each</span></li></ul>',
      ['price | £190 | Lesson 2 / lesson 3 | £190', 'price | 90 € | Round 4 | 90 €'],
    ],
    [
      'rows whose names end in a number that a sum would take',
      '<div><div class="row"><span>Lesson step 2</span><span>900 kr</span></div><div class="row"><span>Lesson step 3</span><span>1 200 kr</span></div><div class="row"><span>Hire</span><span>2 600 kr</span></div></div>'.replaceAll(
        'kr',
        '€',
      ),
      [
        'price | 900 € | Lesson step 2 | 900 €',
        'price | 1 200 € | Lesson step 3 | 1 200 €',
        'price | Hire 2 600 € | Hire | 2 600 €',
      ],
    ],
    [
      'a country in the markup is no part of an address',
      `${ld({ '@type': 'Bakery', name: 'B', areaServed: 'DE' })}<p>Write to post@muehle.de</p>`,
      ['contact | post@muehle.de | post@muehle.de'],
    ],
    [
      'a price with small cents',
      '<ul><li><b>Loaf</b> <span><span>£4</span><small>.50</small></span></li></ul>',
      ['price | £4.50 | Loaf | £4.50'],
    ],
    [
      'an address beside its label',
      '<p><b>E-post</b><a href="mailto:thor@muehle.de">thor@muehle.de</a></p>',
      ['contact | thor@muehle.de | thor@muehle.de'],
    ],
    [
      'a signature between initials and its source',
      '<figure><blockquote>They came on time and the roof has been dry ever since.</blockquote><figcaption><span>RE</span><span><b>Roar E.</b><span>Review on a map</span></span></figcaption></figure>',
      ['quotation | They came on time and the roof has been dry ever since. | Roar E.'],
    ],
    [
      'a name in two lines beside its sum',
      [1, 2, 3]
        .map(
          (fare) =>
            `<div class="row"><span><b>Fare ${fare === 1 ? 'one' : fare === 2 ? 'two' : 'three'}</b><br><small>per ride</small></span> <span>£${fare}6.50</span></div>`,
        )
        .join(''),
      ['one', 'two', 'three'].map(
        (name, index) => `price | per ride £${index + 1}6.50 | Fare ${name} per ride | £${index + 1}6.50`,
      ),
    ],
    [
      'a name beside its sum, above a description',
      '<div><div><p>Massage of 60 minutes £60</p><p>It loosens every muscle. It warms.</p></div><div><p>Massage of 90 minutes £90</p><p>Longer. Warmer.</p></div></div>',
      ['price | £60 | Massage of 60 minutes | £60', 'price | £90 | Massage of 90 minutes | £90'],
    ],
    [
      'a name above a heading that is a sentence',
      '<div><p>Castle</p><h3>Made for parties of princes. Full of magic.</h3><p>£78 a day</p></div>',
      ['price | £78 | Castle | £78'],
    ],
    [
      'a fold-out that a sign opens',
      `<details><summary>How long?<span>+</span></summary><p>${answer}</p></details>`,
      [`question | How long? | ${answer}`],
    ],
    [
      'a card of a team',
      '<div class="team-card"><h3>Ada Weber</h3><p>Head baker</p></div>',
      ['person | Ada Weber | Ada Weber | Head baker'],
    ],
    [
      'a founding that markup and text share',
      `${ld({ '@type': 'Bakery', name: 'B', foundingDate: '1998' })}<p>Here since 1998.</p>`,
      ['founding | 1998 | 1998'],
    ],
    [
      'rows of one make without a heading',
      '<div><div class="row"><span>Base fare</span><div>£6.50</div></div><div class="row"><span>Waiting</span><div>£21</div></div></div>',
      ['price | £6.50 | Base fare | £6.50', 'price | £21 | Waiting | £21'],
    ],
    ['a number of zeros', '<p>Tel. +49 (0) 000 000 000</p>', ['placeholder | +49 (0) 000 000 000']],
    ['a number that counts', '<p>Tlf. 12 34 56 78</p>', ['placeholder | 12 34 56 78']],
    [
      'a link that dials a stand-in',
      '<p><a href="tel:+34981000000">981 00 00 00</a></p>',
      ['placeholder | 981 00 00 00'],
    ],
    ['a stand-in with the code of its country', '<p>Tel. +34 981 00 00 00</p>', ['placeholder | +34 981 00 00 00']],
    [
      'a stand-in in the markup',
      `${ld({ '@type': 'Bakery', name: 'B', telephone: '+34 981 00 00 00' })}<p>Ring 981 00 00 00, or +34 981 00 00 00.</p>`,
      ['placeholder | 981 00 00 00'],
    ],
    ['a service number', '<p><a href="tel:0800123000">0800 123 000</a></p>', ['contact | 0800 123 000 | 0800123000']],
    [
      'large sums, written in thousands',
      '<p>We insure up to 10.000.000 or 1 000 000 000, and once 123 456 789.</p>',
      [],
    ],
    ['text of a template', '<p>Lorem ipsum dolor sit amet.</p>', ['placeholder | Lorem ipsum']],
    [
      'a later part of it, with words of another',
      '<p>Excepteur sint occaecat cupidatat non proident sunt in culpa qui officia deserunt mollit, iste natus error voluptatem.</p>',
      [
        'placeholder | Excepteur sint occaecat cupidatat non proident sunt in culpa qui officia deserunt mollit, iste natus error voluptatem.',
      ],
    ],
    [
      'fields that nothing filled',
      '<p>Welcome to {{company_name}}, the best in [Your City].</p>',
      ['placeholder | {{company_name}}'],
    ],
    [
      'a part of the filler without its first words',
      '<p>Dolor clita vero elitr sea stet dolor justo diam.</p>',
      ['placeholder | Dolor clita vero elitr sea stet dolor justo diam.'],
    ],
    ['a sentence with some words of the filler', '<p>El dolor no es labore magna de nadie aquí.</p>', []],
    ['turning pages', '<p>1 2 3 4 5 6 7 8 9 10</p>', []],
    ['a number whose digits are left out', '<p>Tel. +49 (0) XXX XXXXXXX</p>', ['placeholder | +49 (0) XXX XXXXXXX']],
    [
      'a sum whose digits are left out',
      '<table><tr><td>Basic</td><td>from £XX a year</td></tr></table>',
      ['placeholder | £XX'],
    ],
    ['a size beside a sum', '<p>Shirts in XXL, £20 each.</p>', []],
    ['an address whose letters are left out', '<p>xxx@xxx.xx</p>', ['placeholder | xxx@xxx.xx']],
    [
      'an address for examples by itself',
      '<p>Mail: info@example.com</p>',
      ['contact | info@example.com | info@example.com', 'placeholder | info@example.com'],
    ],
    [
      'an address for examples in an explanation',
      '<p>Write it as name@example.com, without any space before or behind it.</p>',
      ['contact | name@example.com | name@example.com'],
    ],
    ['a date whose digits are left out', '<p>TT.MM.JJJJ</p>', ['placeholder | TT.MM.JJJJ']],
    ['how a date is to be written', '<p>Please write your date of birth as DD/MM/YYYY on the sheet.</p>', []],
    ['a postcode that counts', '<p>Musterstraße 1, 12345 Stadt</p>', ['placeholder | 12345 Stadt']],
    [
      'the rest of a page',
      '<p>... (the whole text of the page) ...</p>',
      ['placeholder | (the whole text of the page)'],
    ],
    [
      'a field below a heading',
      '<h2>Owner</h2><p>[Full name of the owner]</p><h2>Court</h2>',
      ['placeholder | [Full name of the owner]'],
    ],
    ['words in brackets in what somebody says', '<blockquote>Court: [Name of the court]</blockquote>', []],
    [
      'a box that is called a placeholder',
      '<div><div class="image-placeholder">Picture of the workshop</div></div>',
      ['placeholder | Picture of the workshop'],
    ],
    ['a map to load', '<div class="map-placeholder"><p>Show the map of Google</p><button>Show</button></div>', []],
    ['what a script puts out', '<div id="sum"><div class="placeholder">Enter the size of your room</div></div>', []],
    [
      'cards of a team that all say the same',
      '<div class="team-card"><img src="1.jpg"><h4>Full Name</h4><p>Trainer</p></div>'.repeat(3),
      ['person | Full Name | Full Name | Trainer', 'placeholder | Full Name'],
    ],
    [
      'roles that are the same, and names that are not',
      ['Ada Weber', 'Ben Moss', 'Cleo Hart']
        .map((name) => `<div class="team-card"><img src="1.jpg"><h4>${name}</h4><p>Trainer</p></div>`)
        .join(''),
      [
        'person | Ada Weber | Ada Weber | Trainer',
        'person | Ben Moss | Ben Moss | Trainer',
        'person | Cleo Hart | Cleo Hart | Trainer',
      ],
    ],
    [
      'rooms that differ by more than their number',
      [2, 3, 4]
        .map(
          (number) =>
            `<h3>House ${'abc'[number - 2]}</h3><p>A house with a view of ${['hill', 'sea', 'town'][number - 2]} and ${['red', 'blue', 'old'][number - 2]} beds for ${number}.</p>`,
        )
        .join(''),
      [],
    ],
  ])('%s', (_name, body, expected) => {
    expect(said(body)).toEqual(expected);
  });
});

it('a sum is quoted beside its own name, not where it stands first', () => {
  const rows = '<table><tr><td>Sealing</td><td>30 – 40 €</td></tr><tr><td>Polish</td><td>40 €</td></tr></table>';
  const { statements = [], mainText } = pageFromHtml(
    `<html lang="en"><title>T</title><body><main>${rows}</main></body></html>`,
  );
  const polish = statements.find(({ subject, kind }) => kind === 'price' && subject === 'Polish');
  expect(polish?.start).toBe(mainText.lastIndexOf('40 €'));
});

describe('what has a price', () => {
  it.each([
    [
      'a box of figures, whose heading names something else',
      '<div class="card"><h3>Quick contact</h3><p>Write to us</p><div><div class="kpi"><b>£120</b><span>From, for wasps</span></div><div class="kpi"><b>1 month</b><span>Warranty</span></div><div class="kpi"><b>24 h</b><span>Open</span></div></div></div>',
    ],
    ['a unit', '<ul><li>£100 / contact hour</li></ul>'],
    ['a distance', '<table><tr><td>15 – 30 miles</td><td>£15</td></tr></table>'],
    ['a season', '<ul><li>June – September: £900</li><li>July – August: £950</li></ul>'],
  ])('is no offer of %s', (_name, body) => {
    const { statements = [] } = pageFromHtml(`<title>T</title>${body}`);
    expect(
      statements.filter(({ kind, quote }) => kind === 'offer' && /contact|miles|September|August/.test(quote)),
    ).toEqual([]);
  });

  it('has what a label says apart from it', () => {
    const { mainText } = pageFromHtml(
      '<main><p><a href="tel:+34962872910"><span>Phone</span>962 87 29 10</a></p><p><b>Where</b>Mill Street 3, York</p><p><b>Brot</b>werk bakes</p></main>',
    );
    expect(mainText).toBe('Phone 962 87 29 10\nWhere Mill Street 3, York\nBrotwerk bakes');
  });

  it('has a sum apart from the minutes before it', () => {
    const { mainText } = pageFromHtml(
      "<main><div><span>Massage 60'</span><strong>75€</strong></div><p><span>Salon L'</span><span>Atelier</span></p></main>",
    );
    expect(mainText).toBe("Massage 60' 75€\nSalon L'Atelier");
  });

  it('has a small line below its name apart from it', () => {
    const { statements = [] } = pageFromHtml(
      '<div><div class="row"><div>Raw-fed dog<small>We serve it</small></div><div>£35<sub>/night</sub></div></div></div>',
    );
    expect(statements.some(({ sentence }) => /dogWe/.test(sentence))).toBe(false);
  });

  it('is on offer where its sum stands', () => {
    const { statements = [] } = pageFromHtml(
      '<title>T</title><main><p>At the table: serving and cleaning</p><ul><li>Firewood: £5</li><li>Cleaning: £30</li></ul></main>',
    );
    const [cleaning] = statements.filter(({ kind, subject }) => kind === 'offer' && subject === 'Cleaning');
    expect(cleaning).toMatchObject({ quote: 'Cleaning', sentence: 'Cleaning: £30' });
  });

  it('is on offer, without what leads to the sum', () => {
    const { statements = [] } = pageFromHtml('<title>T</title><ul><li>Rye loaf: £4.50</li></ul><p>We raised £400.</p>');
    expect(statements.flatMap(({ kind, quote }) => (kind === 'offer' ? [quote] : []))).toEqual(['Rye loaf']);
  });
  it.each([
    '<h2>Kayaks</h2><ul><li>1 hour: £30</li></ul><h2>Boards</h2><ul><li>1 hour: £45</li></ul>',
    '<div><h3>Project 1</h3><p>£500</p></div>',
    '<div><p>Free up to 5 km. With four of you it is free, too.</p><h4>£7</h4></div>',
  ])('is no offer without a name: %s', (body) => {
    const { statements = [] } = pageFromHtml(`<title>T</title>${body}`);
    expect(statements.filter(({ kind }) => kind === 'offer')).toEqual([]);
  });
});

describe('sums in the currency of the page’s country', () => {
  it.each([
    ['da', 'Klip', '550 kr.'],
    ['nb', 'Klipp', '1500 kr'],
    ['sv', 'Klippning', '450 kr'],
    ['hu', 'Szoba', '45 000 Ft'],
    ['cs', 'Hodina', '1 500 Kč'],
    ['pl', 'Lekcja', '200 zł'],
    ['bg', 'Стая', '60 лв.'],
    ['ja', 'カット', '8,800円'],
    ['fr', 'Consultation', '10 000 FCFA'],
    ['ro', 'Consultație', '200 MDL'],
    ['es', 'Consulta', '$200,000 COP'],
    ['no', 'Vask', '1 590,-'],
  ])('%s: %s %s', (language, name, sum) => {
    const { statements = [] } = pageFromHtml(
      `<html lang="${language}"><title>T</title><body><ul><li>${name}: ${sum}</li></ul></body></html>`,
    );
    expect(statements.flatMap(({ kind, value }) => (kind === 'price' ? [value] : []))).toEqual([sum]);
  });
});

it.each(['en', 'fr', 'nl'])('“1234 Le Mans” is no sum in %s', (language) => {
  const { statements = [] } = pageFromHtml(
    `<html lang="${language}"><title>T</title><body><div><h4>CONTACT</h4><p>1234 Le Mans</p></div><div><h4>SERIES</h4><p>Afl. 12</p></div></body></html>`,
  );
  expect(statements.filter(({ kind }) => kind === 'price' || kind === 'offer')).toEqual([]);
});

it.each(['10 TOP', '1.- Terms', 'Chapter 12,-14'])('“%s” is no sum in English', (text) => {
  const { statements = [] } = pageFromHtml(
    `<html lang="en"><title>T</title><body><ul><li>Item: ${text}</li></ul></body></html>`,
  );
  expect(statements.filter(({ kind }) => kind === 'price')).toEqual([]);
});

it('an address element that only says how to call and write is no place', () => {
  const { statements = [] } = pageFromHtml(
    '<title>T</title><address>Ada Weber<br>Phone 020 7946 0958<br>ada@b.example</address>',
  );
  expect(statements.filter(({ kind }) => kind === 'place')).toEqual([]);
});

it('the number of a mail address in a list is no part of it', () => {
  const { statements = [] } = pageFromHtml(
    '<title>T</title><ul><li><span>1</span>ada@mill.de</li><li><span>2</span>ben@mill.de</li></ul>',
  );
  expect(statements.flatMap(({ kind, quote }) => (kind === 'contact' ? [quote] : []))).toEqual([
    'ada@mill.de',
    'ben@mill.de',
  ]);
});

it('a link behind an address is no part of it', () => {
  const { statements = [] } = pageFromHtml(
    '<title>T</title><footer><address>Mill Street 1, 4600 Lynn<br><a href="mailto:a@b.example">Newsletter</a></address></footer>',
  );
  expect(statements.flatMap(({ kind, quote }) => (kind === 'place' ? [quote] : []))).toEqual([
    'Mill Street 1, 4600 Lynn',
  ]);
});

describe('numbers with the zero of long distances', () => {
  it.each([
    ['fr', 'Téléphone : 07 45 21 99 66', '07 45 21 99 66'],
    ['nl', 'Bel 06-25218121', '06-25218121'],
    ['en', 'Call (320) 544-0732', '(320) 544-0732'],
    ['en', 'EIN 32-5440732', null],
    ['en-GB', 'Call 07881 211945', '07881 211945'],
    ['en', 'Call 07881 211945', null],
    ['en', 'Call 07881 211945 or write to ada@mill.co.uk', '07881 211945'],
    ['nl', 'KvK 01234567, btw 0778.763.411', null],
    ['it', 'P.IVA 02345678901', null],
    ['fi', 'Y-tunnus 0123456-7', null],
    ['fr', 'Le 01.02.2026 à 09 h', null],
    ['fr', 'Tél. 01 23 45 67 89', null],
  ])('%s: %s', (language, text, number) => {
    const { statements = [] } = pageFromHtml(
      `<html lang="${language}"><title>T</title><body><p>${text}</p></body></html>`,
    );
    expect(statements.find(({ kind }) => kind === 'contact')?.quote ?? null).toBe(number);
  });
});

describe('what structure does not prove', () => {
  it.each([
    [
      'the income that a share is taken of',
      '<div class="card"><h3 class="t">600 to 1300€ / month</h3><div>18% <span>commission</span></div><a href="/c">Start</a></div>',
    ],
    [
      'a family as a person',
      '<script type="application/ld+json">{"@type":"Bakery","name":"B","founder":{"@type":"Person","name":"The Weber Family","jobTitle":"Founder"}}</script><p>The Weber Family</p>',
    ],
    [
      'the form of a number to fill in',
      '<form><label>Phone <input type="tel"></label> <span>Format: 123-456-7890</span></form>',
    ],
    [
      'the sum that a form works out',
      '<form><h3>Your data</h3><input type="range"><div><span>Your price</span> <b id="total">£160</b></div></form>',
    ],
    [
      'the sum that a form works out, in the line of its name',
      '<form><h3>Your data</h3><input type="range"><div><div><span>Your price</span> <strong id="total">£160</strong></div><span>plus tax</span></div></form>',
    ],
    ['the sum that a script works out', '<div><h3>Your price</h3><output>£160</output></div>'],
    [
      'the sum on the button of a form',
      '<form><h3>Order</h3><p><label>Your name</label> <input name="n"></p><button>Order now — £50</button></form>',
    ],
    ['something free of charge', '<ul><li>Free parking and a £0 call-out</li></ul>'],
    ['a sum in a sentence', '<p>We raised £4,000 for the lifeboats last year, and everybody was proud.</p>'],
    ['the sum that something cost before', '<div><h3>Course</h3><p>1400* zł instead of 1600 zł</p></div>'],
    [
      'goals beside a bar that fills',
      '<div><p>Raised so far</p><div><div style="width:1.5%"></div></div><ol><li>€ 1.000 <span>Clearing</span></li><li>€ 3.000 <span>Felling</span></li></ol></div>',
    ],
    [
      'the goal above a bar that fills',
      '<div><h3>Goal — 15.000 €</h3><p>raised so far</p><progress max="15000" value="235"></progress></div>',
    ],
    ['a former price in a box of its own', '<div><h3>Course</h3><p>£99</p><p>£79</p></div>'],
    ['a rate of something', '<ul><li>First part 600 PLN due before the theory ends for good</li></ul>'],
    ['what others charge', '<ul><li>We work with a clinic: ONLY 100 PLN.</li></ul>'],
    [
      'the words of a link that dials a number which the page does not show',
      '<a href="tel:+441134960000">Call us now</a>',
    ],
    ['a link that dials an emergency', '<a href="tel:112">112</a>'],
    ['a link that shares the page', '<a href="mailto:?subject=Look">Tell a friend</a>'],
    ['a number of one digit', '<a href="tel:+4700000000">Call us</a>'],
    [
      'two headings that ask, as sections do',
      `<main><h2>Why choose us?</h2><p>${answer}</p><h2>What do our customers say?</h2><p>${answer} Or so.</p></main>`,
    ],
    [
      'questions that the visitor is to answer',
      `<div>${['What?', 'How often?', 'Where?'].map((text) => `<h3>${text}</h3><p>${answer} ${text.slice(0, -1)}.</p><input name="a">`).join('')}</div>`,
    ],
    [
      'a title above a quoted sentence',
      '<div class="box"><h3>Our Mission Statement for all</h3><blockquote><p>Everybody deserves bread of a good kind, every day.</p></blockquote></div>',
    ],
    ['a former price behind a dash', '<table><tr><td>Course</td><td>£99 – £79</td></tr></table>'],
    ['what marks refer to', '<p>* $1.00 per person</p><p>** $2.00 per person</p><p>*** $3.00 per person</p>'],
    ['a sign of another language', '<ul><li>Rope, measured: 12 Ft</li></ul>'],
    ['one name with several sums', '<ul><li>Allowance: £347</li></ul><ul><li>Allowance: £599</li></ul>'],
    [
      'what a page asks in each of its sections',
      `<main>${['Cars', 'Vans', 'Bikes'].map((part) => `<h2>${part}</h2><p>${answer}</p><h3>Do you have a licence?</h3><p>${answer} For ${part}.</p>`).join('')}</main>`,
    ],
    ['one question as a heading', `<main><h2>Ready to start?</h2><p>${answer}</p></main>`],
    [
      'a call to action under two questions',
      '<main><h2>Ready to start?</h2><p>Call us.</p><h2>Still unsure?</h2><p>Call us.</p></main>',
    ],
    [
      'two sections of a page that ask the visitor, with others between them',
      `<main><h2>Why us?</h2><p>${answer}</p><h2>Services</h2><p>Rye.</p><h2>Ready to start?</h2><p>${answer} Or so.</p></main>`,
    ],
    [
      'an answer in markup that the page gives in other words',
      `${ld({ '@type': 'Question', name: 'Does it hurt?', acceptedAnswer: { '@type': 'Answer', text: 'It never hurts anybody.' } })}<p>Does it hurt?</p><p>Hardly ever.</p>`,
    ],
    [
      'markup that the page does not show',
      `${ld({ '@type': 'Bakery', name: 'B', foundingDate: '1998' })}<p>Bread.</p>`,
    ],
    [
      'a year in the markup that only a copyright shows',
      `${ld({ '@type': 'Bakery', name: 'B', foundingDate: '2025' })}<p>© 2025 B. All rights reserved.</p>`,
    ],
    ['a name without a role in a box of no team', '<div><h3>Rio Grande</h3><p>Plumbing and heating</p></div>'],
    ['times on two days of a week', '<p>Monday 18:00 – 19:00</p><p>Wednesday 18:00 – 19:00</p>'],
    [
      'a timetable',
      ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']
        .map((day) => [8, 10, 12, 14, 16].map((hour) => `<p>${day} ${hour}:00 – ${hour + 1}:00</p>`).join(''))
        .join(''),
    ],
    [
      'when somebody answers the phone',
      '<div class="row"><div class="card"><h3>Phone</h3><p>0676 88029-920</p><p>Mon–Fri: 8:00–19:00<br>Sat: 8:00–14:00</p></div><div class="card"><h3>Form</h3><p>Write to us.</p></div></div>',
    ],
    [
      'the hours of an event',
      '<p>Each first Monday of the month in the office of the town mission of Lynn 12:00 – 14:00</p>',
    ],
    ['dates of an event', '<p>Fri–Sun 12–14</p>'],
    [
      'a firm that its markup calls a product',
      `${ld([
        { '@type': 'Bakery', name: 'Brotwerk' },
        { '@type': 'Product', name: 'Brotwerk' },
      ])}<p>Brotwerk</p>`,
    ],
    ['days beside a count for hours', '<p>Mon–Fri 07–18, 12 seats</p>'],
    ['a date for hours', '<p>Monday 12 March 2026</p>'],
    [
      'the numbers of registers, where the page has a number of their country',
      '<a href="tel:+35833509000">Soita</a><p>Y-tunnus: 3350995-4</p><p>CVR-nr: 35749829</p><p>BTW 0474.240.667</p>',
    ],
    ['a mail address under no top-level domain', '<p>info@untitled.tld</p>'],
    ['a number of no country', '<p>Order 0113 496 0000</p>'],
    ['a hidden text', '<p hidden>Lorem ipsum dolor</p>'],
    ['a template shown as code', '<pre>{{company_name}}</pre>'],
  ])('%s', (_name, body) => {
    expect(said(body)).toEqual([]);
  });
});
