import check from '#engine/checks/content-quality/cq-08-attributed-quotations.ts';
import { checkTable } from '#engine/testing/check-table.ts';
import { evidence, pageFromHtml, site } from '#engine/testing/evidence-builder.ts';

const said = 'The crust of their rye is the best that I have eaten in twenty years';
const quote = (html: string) => evidence({ site: site([pageFromHtml(`<main><h1>Bread</h1>${html}<p>And so on.</p></main>`)]) });

checkTable(check, {
  'a block quotation with its source, without quotation marks': {
    evidence: quote(`<blockquote><p>${said}.</p><cite>Maria Holm, chef</cite></blockquote>`),
    ratio: 1,
    findings: ['quotation-attributed'],
    quotes: /Maria Holm/,
  },
  'a figure with a caption': { evidence: quote(`<figure><blockquote>${said}.</blockquote><figcaption>Maria Holm</figcaption></figure>`), ratio: 1 },
  'a dash behind the passage': { evidence: quote(`<p>“${said}.” — Maria Holm, chef</p>`), ratio: 1 },
  'a verb behind the passage, inside the element': { evidence: quote(`<blockquote>«${said}», racconta Giulia Neri, cliente dal 1998.</blockquote>`), ratio: 1 },
  'a verb of two words behind the passage': { evidence: quote(`<p>«${said}», ha scritto di noi il Gambero Rosso.</p>`), ratio: 1 },
  'told to a newspaper': { evidence: quote(`<p>As our chair, Tom Fedoruk, told the Trail Times in May: “${said}”</p>`), ratio: 1 },
  'a French verb behind the passage': { evidence: quote(`<p>«\u00a0${said}\u00a0», écrivait Jeanne Larrieu dans Sud Ouest.</p>`), ratio: 1 },
  'a card of a customer with the name on the next line': {
    evidence: quote(`<div class="review"><p>“${said}.”</p><div>Dana R., Nob Hill</div></div>`),
    ratio: 1,
    quotes: /quotes: “Dana R\., Nob Hill”/,
  },
  'the next heading is nobody': { evidence: quote(`<div><p>“${said}.”</p><h2>Our Services</h2></div>`), ratio: 0, findings: ['quotation-not-seen'] },
  'a verb behind the passage': { evidence: quote(`<p>“${said},” says chef Maria Holm.</p>`), ratio: 1 },
  'a portrait of letters is no part of the name': {
    evidence: quote(`<figure><blockquote>${said}.</blockquote><figcaption><span aria-hidden="true">MH</span><b>Maria Holm</b></figcaption></figure>`),
    ratio: 1,
    quotes: /quotes: “Maria Holm/,
  },
  'a portrait of letters that nothing marks as decoration': {
    evidence: quote(`<figure><blockquote>${said}.</blockquote><figcaption><span>MH</span><b>Maria Holm</b></figcaption></figure>`),
    ratio: 1,
    quotes: /quotes: “Maria Holm/,
  },
  'a name that begins with capitals of its own': {
    evidence: quote(`<figure><blockquote>${said}.</blockquote><figcaption>BBC Radio Leeds</figcaption></figure>`),
    ratio: 1,
    quotes: /quotes: “BBC Radio Leeds/,
  },
  'an address and a date are nobody': {
    evidence: quote(`<figure><blockquote>${said}.</blockquote><figcaption>brandt-heating.example, seen Nov 20, 2026</figcaption></figure>`),
    ratio: 0,
    findings: ['quotation-not-seen'],
  },
  'nobody is named': { evidence: quote(`<blockquote>${said}.</blockquote>`), ratio: 0, findings: ['quotation-not-seen'] },
  'a title in quotation marks': { evidence: quote('<p>Our book “Bread” by Maria Holm.</p>'), ratio: 0 },
  'a review in the markup': {
    evidence: quote(`<script type="application/ld+json">{"@type":"Review","reviewBody":"${said}","author":{"@type":"Person","name":"Maria Holm"}}</script>`),
    ratio: 1,
  },
  'nothing to read': { evidence: evidence({ site: site([]) }), ratio: null, outcome: 'not-measured' },
});
