import check from '#engine/checks/content-quality/cq-01-answer-first-openings.ts';
import { checkTable } from '#engine/testing/check-table.ts';
import { evidence, pageFromHtml, site } from '#engine/testing/evidence-builder.ts';

const filler = '<p>We bake every night, and the shop in Mill Lane opens at seven in the morning on every day but Monday.</p>'.repeat(6);
const opening = (first: string, lang = 'en', heading = 'Sourdough bread from Leeds') =>
  evidence({
    site: site([pageFromHtml(`<!doctype html><html lang="${lang}"><title>${heading}</title><main><h1>${heading}</h1>${first}${filler}</main></html>`)]),
  });

checkTable(check, {
  'names the thing and says what it is': {
    evidence: opening('<p>Brotwerk bakes organic sourdough bread in Leeds every night, and brings it to homes and cafés before seven.</p>'),
    ratio: 1,
    findings: ['opening-answers'],
  },
  'too short': { evidence: opening('<p>Sourdough bread for everybody in Leeds.</p>'), ratio: 0, findings: ['opening-not-an-answer'], quotes: /only 6 words/ },
  'too long': { evidence: opening(`<p>Sourdough is ${'a bread of flour and water and salt '.repeat(13)}.</p>`), ratio: 0, findings: ['opening-not-an-answer'] },
  'a question': {
    evidence: opening('<p>Have you ever wondered why the sourdough bread of your grandmother in Leeds tasted so much better than ours?</p>'),
    ratio: 0,
    findings: ['opening-not-an-answer'],
  },
  'about something else': {
    evidence: opening('<p>Welcome to our wonderful website, where you will find everything that you ever dreamt of, and much more besides.</p>'),
    ratio: 0,
    findings: ['opening-not-an-answer'],
  },
  'a greeting': {
    evidence: opening('<p>Welcome to Brotwerk, where sourdough bread from Leeds has been baked with love and care for more than twenty years.</p>'),
    ratio: 0,
    quotes: /greeting/,
  },
  'a line with date and author is no opening': {
    evidence: opening(
      '<p>12th September 2026 by Ada Weber</p><p>Brotwerk bakes organic sourdough bread in Leeds every night, and brings it to homes and cafés before seven.</p>',
    ),
    ratio: 1,
    findings: ['opening-answers'],
  },
  'a Spanish line with two dates is no opening': {
    evidence: opening(
      '<p>Por Lucía Robles, abogada · Publicado el 12 de marzo de 2026 · Actualizado el 3 de octubre de 2026</p><p>El pan de masa madre de Leeds fermenta un día y medio, y Brotwerk lo hornea cada noche en horno de piedra.</p>',
      'es',
      'Pan de masa madre',
    ),
    ratio: 1,
  },
  'two authors and the time of day are no opening': {
    evidence: opening(
      '<p>By Sam Ohta and Rae Lindqvist</p><p>Nov. 20, 2026, 9:14 p.m. | Updated Nov. 21, 2026, 7:02 a.m.</p><p>Brotwerk bakes organic sourdough bread in Leeds every night, and brings it to homes and cafés before seven.</p>',
    ),
    ratio: 1,
  },
  'a note on taxes above the text is no opening': {
    evidence: opening(
      '<div>Tax included. Shipping calculated at checkout.</div><p>Brotwerk bakes organic sourdough bread in Leeds every night, and brings it to homes and cafés before seven.</p>',
    ),
    ratio: 1,
  },
  'a sentence that holds a date is an opening': {
    evidence: opening('<p>Brotwerk was founded on 12 March 2026.</p>'),
    ratio: 0,
    quotes: /does not name|only/,
  },
  'Japanese, opened with the answer': {
    evidence: opening('<p>茶舗みどりは、京都にある煎茶専門店です。宇治の一番茶を深蒸しで仕上げ、全国へ二日以内にお届けします。</p>', 'ja', '宇治の煎茶専門店'),
    ratio: 1,
    findings: ['opening-answers'],
  },
  'a story': {
    evidence: opening('<p>It all began in a small garage in Leeds, where two friends who loved sourdough bread had bought a second-hand oven.</p>'),
    ratio: 0,
    quotes: /begins with a story/,
  },
  'a statement about a beginning': {
    evidence: opening('<p>Sourdough bread from Leeds began in a garage in 1998; today Brotwerk bakes 24 kinds for homes and cafés within 12 miles.</p>'),
    ratio: 1,
    findings: ['opening-answers'],
  },
  'German, opened with the answer': {
    evidence: opening(
      '<p>Brotwerk ist eine Bäckerei in Leeds, die jede Nacht Sauerteigbrot aus Roggen und Weizen backt und vor sieben Uhr liefert.</p>',
      'de',
      'Sauerteigbrot aus Leeds',
    ),
    ratio: 1,
    findings: ['opening-answers'],
  },
  'a page whose text a script writes has no opening for who runs none': {
    evidence: evidence({ site: site([pageFromHtml('<div id="root"></div><script type="module" src="/a.js"></script>')]) }),
    ratio: 0,
    findings: ['no-text-without-scripts'],
  },
});
