import check from '#engine/checks/brand-presence/bp-11-about-page-identity.ts';
import { checkTable } from '#engine/testing/check-table.ts';
import { answers, evidence, pageFromHtml, site } from '#engine/testing/evidence-builder.ts';

const about = (text: string, url = '/about') =>
  evidence({
    site: site([
      pageFromHtml('<!doctype html><title>B</title><main><p>Bread from the mill.</p></main>'),
      pageFromHtml(`<!doctype html><title>B</title><main><h1>About</h1><p>${text}</p></main>`, { url, isHome: false }),
    ]),
  });

checkTable(check, {
  'all three': { evidence: about('Founded in 1998 by friends. Ada Weber, head baker and owner, leads the team. Ada Weber, Owner'), ratio: 1 },
  'role before the name': { evidence: about('Our founder Ada Weber has baked since 1998.'), ratio: 1 },
  'registration in place of the year': { evidence: about('Company number 01234567. Ada Weber (Managing Director)'), ratio: 1 },
  'about page without facts': { evidence: about('We love bread.'), ratio: 0.4, findings: ['identity-not-seen'] },
  'an editor': { evidence: about('Bríd Ní Mháille, editor, leads fourteen journalists.'), ratio: 0.7 },
  'a cook in Italian': { evidence: about('La figlia Elena Zanetti, cuoca, dirige la cucina.'), ratio: 0.7 },
  'a street is no person': { evidence: about('Find us at Baker Street Kitchen every day.'), ratio: 0.4 },
  'a role without a person': { evidence: about('Speak to our manager today.'), ratio: 0.4 },
  'a customer with a role, in a testimonial': {
    evidence: evidence({
      site: site([
        pageFromHtml(
          '<!doctype html><title>B</title><main><h1>Bread</h1><figure><blockquote>Their rye is the best that I have eaten in twenty years.</blockquote><figcaption>Maria Chen<br>Head of Marketing, TechFlow Solutions</figcaption></figure></main>',
        ),
        pageFromHtml('<!doctype html><title>B</title><main><h1>About</h1><p>We love bread.</p></main>', { url: '/about', isHome: false }),
      ]),
    }),
    ratio: 0.4,
    findings: ['identity-not-seen'],
  },
  'a role and a company are no person': { evidence: about('Since we met the Managing Director, Northline Logistics, we bake more.'), ratio: 0.4 },
  'a person of ours beside a testimonial': {
    evidence: about('Ada Weber, head of baking, founded it.</p><blockquote>Their rye is the best that I know.</blockquote><p>— Maria Chen, CEO'),
    ratio: 0.7,
    quotes: /Ada Weber/,
  },
  'founded in a place, by two people': {
    evidence: about('Larch & Finch was founded in Bristol in 2009 by Oliver Larch and Meera Finch.'),
    ratio: 1,
    quotes: /founded in Bristol in 2009/,
  },
  'opened, in French': { evidence: about('Marthe Espinasse a ouvert Chez Marthe en septembre 2017.'), ratio: 1 },
  'founded, in Spanish': { evidence: about('Lucía Robles y Mikel Ibarra fundaron el despacho en 2012.'), ratio: 1 },
  'a consultant, with an article': { evidence: about('I’m Ines Aalto, an independent consultant in Helsinki.'), ratio: 0.7 },
  'a name with a particle, in Dutch': { evidence: about('Sanne de Wit en Joris Maas begonnen de praktijk in 2006.'), ratio: 1 },
  'an Italian master': { evidence: about('Oggi la guida il nipote Luca Bandini, maestro pellettiere. Dante Bandini aprì la bottega nel 1954.'), ratio: 1 },
  'a name with the role below it': {
    evidence: evidence({
      site: site([
        pageFromHtml('<title>A</title><main><h1>People</h1><h2>Imogen Ashdown</h2><p>Senior Partner, Family</p><p>She knows all.</p></main>', {
          url: '/about',
        }),
      ]),
    }),
    ratio: 0.7,
    quotes: /Imogen Ashdown/,
  },
  'a street with a text below it is nobody': {
    evidence: evidence({
      site: site([pageFromHtml('<title>A</title><main><h1>About</h1><h2>Queen Square</h2><p>Our office has a lift.</p></main>', { url: '/about' })]),
    }),
    ratio: 0.4,
  },
  'a degree is no role': { evidence: about('She is a master of Pelvic Physiotherapy.'), ratio: 0.4 },
  'what was done since is no beginning': { evidence: about('1,430 completions since 2020.'), ratio: 0.4 },
  'another hall is no beginning': { evidence: about('We opened a second hall in 2015.'), ratio: 0.4 },
  'the company is no person': {
    evidence: evidence({
      answers: answers({ companyName: 'Saltmarsh Coffee' }),
      site: site([pageFromHtml('<title>S</title><main><h1>About</h1><p>Saltmarsh Coffee runs a small shop.</p></main>', { url: '/about' })]),
    }),
    ratio: 0.4,
  },
  'a registration in the footer': {
    evidence: evidence({ site: site([pageFromHtml('<title>B</title><main><p>Bread.</p></main><footer><p>Tidegate ApS, CVR 38291044</p></footer>')]) }),
    ratio: 0.3,
    quotes: /CVR 38291044/,
  },
  'no about page': {
    evidence: evidence({ site: site([pageFromHtml('<!doctype html><title>B</title><main><p>Bread.</p></main>')]) }),
    ratio: 0,
    findings: ['identity-not-seen'],
  },
});
