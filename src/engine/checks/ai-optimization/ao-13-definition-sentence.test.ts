import check from '#engine/checks/ai-optimization/ao-13-definition-sentence.ts';
import { checkTable } from '#engine/testing/check-table.ts';
import { answers, evidence, missing, pageFromHtml, site } from '#engine/testing/evidence-builder.ts';

const described = answers({ companyDescription: 'An organic sourdough bakery', targetAudience: 'cafés', locations: 'Leeds' });
const text = (first: string, last = '') =>
  evidence({
    answers: described,
    site: site([
      pageFromHtml(
        `<!doctype html><title>B</title><main><h1>Bread</h1><p>${first}</p>${'<p>Bread is baked and sold here, day after day and week after week.</p>'.repeat(8)}<p>${last}</p></main>`,
      ),
    ]),
  });

const called = (companyName: string, first: string) =>
  evidence({
    answers: answers({ companyName, companyDescription: '' }),
    site: site([pageFromHtml(`<title>B</title><main><h1>Hello</h1><p>${first}</p></main>`)]),
  });

checkTable(check, {
  'early, with place': { evidence: text('Brotwerk is an organic sourdough bakery in Leeds.'), ratio: 1, findings: ['definition'] },
  'early, without audience or place': { evidence: text('Brotwerk is an organic sourdough bakery.'), ratio: 0.8 },
  'early, with another audience than the quiz names': { evidence: text('Brotwerk is an organic sourdough bakery for families.'), ratio: 1 },
  'in Italian': {
    evidence: evidence({
      site: site([
        pageFromHtml(
          '<html lang="it"><title>Brotwerk</title><meta property="og:site_name" content="Brotwerk"><main><h1>Pane</h1><p>Brotwerk è un forno a legna.</p></main></html>',
        ),
      ]),
    }),
    ratio: 0.8,
    findings: ['definition'],
  },
  'without a word of the quiz': { evidence: text('Brotwerk is a daily newspaper in Astoria, Oregon.'), ratio: 1 },
  'initials in the name': {
    evidence: called('G. Tranter Plumbing & Heating', 'G. Tranter Plumbing &amp; Heating is a one-man gas business in Stone.'),
    ratio: 1,
  },
  'the name without its end': { evidence: called('Larch & Finch Accountants', 'Larch &amp; Finch is a firm of accountants in Bristol.'), ratio: 1 },
  'a place that begins as the name does': { evidence: called('London Eye Tours', 'London is a city in England.'), ratio: 0 },
  late: { evidence: text('Hello.', 'Brotwerk is an organic sourdough bakery in Leeds.'), ratio: 0.8 },
  'a question defines nothing': { evidence: text('What is Brotwerk, the organic sourdough bakery?'), ratio: 0, findings: ['definition-not-seen'] },
  'the name without what it is': { evidence: text('Brotwerk is here for you.'), ratio: 0 },
  'site not read, description given': {
    evidence: evidence({
      site: missing('blocked'),
      answers: answers({ companyDescription: 'one two three four five six seven eight nine ten eleven twelve' }),
    }),
    ratio: 0.3,
  },
  'site not read, description too short': { evidence: evidence({ site: missing('blocked'), answers: described }), ratio: null, outcome: 'not-measured' },
});
