import check from '#engine/judge/checks/brand-presence/bp-12-consistent-contact-facts.ts';
import { checkTable } from '#engine/testing/check-table.ts';
import { answers, evidence, missing, page, pageFromHtml, site } from '#engine/testing/evidence-builder.ts';

const leeds = answers({ locations: 'Leeds' });
const wrongPhone = pageFromHtml(
  `<!doctype html><title>Brotwerk</title><script type="application/ld+json">{"@context":"https://schema.org","@type":"Bakery","name":"Brotwerk","telephone":"+44 113 496 0999"}</script><main><p>Brotwerk in Leeds. Call +44 113 496 0000.</p></main>`,
);

checkTable(check, {
  'all agree': { evidence: evidence({ answers: leeds }), ratio: 1, findings: [] },
  'a legal form more in the quiz': {
    evidence: evidence({ answers: answers({ companyName: 'Brotwerk Ltd', locations: 'Leeds' }) }),
    ratio: 1,
    findings: [],
  },
  'a place with its district behind it': {
    evidence: evidence({ answers: answers({ locations: 'Leeds (West Yorkshire)' }) }),
    ratio: 1,
    findings: [],
  },
  'one place of two not seen': {
    evidence: evidence({ answers: answers({ locations: 'Leeds, Paris' }) }),
    ratio: 0.8,
    findings: ['location-not-seen'],
  },
  'an address is not the places between its commas': {
    evidence: evidence({
      answers: answers({ locations: '3 Beach Street, 27135 Ystad, Sweden', industry: 'healthcare' }),
    }),
    ratio: 1,
    findings: [],
  },
  'words that name no place': {
    evidence: evidence({ answers: answers({ locations: 'delivery in all of Poland', industry: 'retail' }) }),
    ratio: 1,
    findings: [],
  },
  'two places in one entry': {
    evidence: evidence({
      answers: answers({ locations: 'Leeds and Otley' }),
      site: site([
        pageFromHtml('<title>Brotwerk</title><main><p>Brotwerk in Otley. In Leeds on Fridays. a@b.example</p></main>'),
      ]),
    }),
    ratio: 1,
    findings: [],
  },
  'a country that the address abbreviates, and no place at all': {
    evidence: evidence({
      answers: answers({ locations: 'United Kingdom, Worldwide' }),
      site: site([
        pageFromHtml(`<title>Brotwerk</title><main><p>Brotwerk delivers in Britain. Call 0113 496 0000.</p></main>`),
      ]),
    }),
    ratio: 1,
    findings: [],
  },
  'a country in the owner’s language': {
    evidence: evidence({
      answers: answers({ locations: 'Deutschland, Frankreich' }),
      site: site([
        pageFromHtml(
          '<html lang="en"><title>Brotwerk</title><main>We bake in Germany. <a href="mailto:a@b.example">a@b.example</a></main></html>',
        ),
      ]),
    }),
    ratio: 0.8,
    findings: ['location-not-seen'],
    quotes: /Frankreich/,
  },
  'a name in the imprint of the footer': {
    evidence: evidence({
      answers: answers({ companyName: 'Maren Solberg Design', locations: 'Bergen' }),
      site: site([
        pageFromHtml(
          '<title>Maren Solberg</title><main>I draw in Bergen.</main><footer><p>Maren Solberg Design, org.nr. 917 555 010, +47 55 55 01 19</p></footer>',
        ),
      ]),
    }),
    ratio: 1,
  },
  'a state that the address abbreviates': {
    evidence: evidence({
      answers: answers({ locations: 'Michigan' }),
      site: site([
        pageFromHtml(
          `<title>Brotwerk</title><main><p>22 Cedar Street, Ann Arbor, MI 48104. Call (734) 555-0190.</p></main>`,
        ),
      ]),
    }),
    ratio: 1,
    findings: [],
  },
  'two phone numbers': {
    evidence: evidence({ answers: leeds, site: site([wrongPhone]) }),
    ratio: 0.8,
    findings: ['contact-disagrees'],
    quotes: /0999/,
  },
  'another name': {
    evidence: evidence({ answers: answers({ companyName: 'Kornhaus', locations: 'Leeds' }) }),
    ratio: 0.6,
    findings: ['name-not-seen'],
  },
  'the name with its end first': {
    evidence: evidence({
      answers: answers({ companyName: 'Bakery Mill Street Ada Weber', locations: 'Leeds' }),
      site: site([
        pageFromHtml(
          '<title>Bread</title><main><h1>Ada Weber / Bakery Mill Street</h1><p>In Leeds. Ring +44 113 496 0000.</p></main>',
        ),
      ]),
    }),
    ratio: 1,
    findings: [],
  },
  'the name with an apostrophe more': {
    evidence: evidence({
      answers: answers({ companyName: 'Lunds Hjemmeservice', locations: 'Leeds' }),
      site: site([
        pageFromHtml('<title>Service</title><main><p>Lund’s HjemmeService in Leeds. Ring +44 113 496 0000.</p></main>'),
      ]),
    }),
    ratio: 1,
    findings: [],
  },
  'no contact in the text': {
    evidence: evidence({
      answers: leeds,
      site: site([pageFromHtml('<title>Brotwerk</title><main><p>Brotwerk in Leeds.</p></main>')]),
    }),
    ratio: 0.8,
    findings: ['contact-not-seen'],
  },
  'a number of zeros reaches nobody': {
    evidence: evidence({
      answers: leeds,
      site: site([pageFromHtml('<title>Brotwerk</title><main><p>Brotwerk in Leeds.</p><p>Tel. 040 000000</p></main>')]),
    }),
    ratio: 0.8,
    findings: ['contact-not-seen'],
  },
  'no place needed': {
    evidence: evidence({ answers: answers({ industry: 'technology' }) }),
    ratio: null,
    outcome: 'not-applicable',
  },
  'a hotel needs an address': {
    evidence: evidence({
      answers: answers({ industry: 'hospitality' }),
      site: site([page({ contact: { phones: ['+44 113 496 0000'], emails: [], addresses: [] } })]),
    }),
    ratio: 0.6,
    findings: ['address-not-seen'],
  },
  'site not read': {
    evidence: evidence({ answers: leeds, site: missing('timeout') }),
    ratio: 0.3,
    findings: ['locations-reported'],
  },
});
