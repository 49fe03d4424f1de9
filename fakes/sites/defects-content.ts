// What a site says: facts that disagree, dates that deceive, text that nobody sees, pages that hold nothing.
import { htmlPage } from './define-site.ts';
import { goodBaker } from './good-baker.ts';
import {
  all,
  answerWith,
  appShell,
  type DefectCase,
  inHead,
  inMain,
  redirect,
  replace,
  replaceEverywhere,
  type SiteChange,
} from './site-change.ts';

const rated = (value: string): SiteChange =>
  all(
    inMain(
      '/breads',
      '<p>Guests of the shop rate the dark rye 4.6 out of 5 in 212 ratings that were left on paper cards at the counter.</p>',
    ),
    replace(
      '/breads',
      '"brand":',
      `"aggregateRating":{"@type":"AggregateRating","ratingValue":"${value}","reviewCount":"212"},"brand":`,
    ),
  );
const linked = (path: string, text: string) =>
  inMain('/news/why-we-mill-our-own-rye', `<p><a href="${path}">${text}</a></p>`);
const notFound = (title: string, text: string): SiteChange =>
  all(
    linked('/our-mill', 'Our mill on Elm Hill'),
    answerWith('/our-mill', (context) =>
      htmlPage(context, {
        title,
        description:
          'The mill of Hearth & Rye on Elm Hill in Norwich: which rye it grinds, how fine, and what became of the old stones.',
        main: `<h1>${title}</h1><p>${text}</p>`,
      }),
    ),
  );
/** A page that is in the sitemap; nothing links to it yet. */
const mapped: SiteChange = all(
  replace(
    '/sitemap.xml',
    '</urlset>',
    ({ origin, daysAgo }) => `<url><loc>${origin}/our-mill</loc><lastmod>${daysAgo(9)}</lastmod></url></urlset>`,
  ),
  (site) => {
    const lead =
      'The stone mill of Hearth & Rye on Elm Hill grinds 400 kg of rye a day, an hour before each dough is made.';
    const body = String(site['/about']?.body);
    site['/our-mill'] = {
      ...site['/about'],
      body: body
        .replaceAll('/about"', '/our-mill"')
        .replace('<a href="/our-mill"', '<a href="/about"')
        .replace(/<title>[^<]*<\/title>/, '<title>The stone mill of Hearth &amp; Rye on Elm Hill</title>')
        .replace(/<meta name="description" content="[^"]*">/, `<meta name="description" content="${lead}">`)
        .replace(/<p>[^<]*<\/p>/g, `<p>${lead}</p>`),
    };
  },
);
const copyOfBreads = (canonicalPath: string): SiteChange =>
  all(linked('/breads-and-rolls', 'Our breads and rolls'), (site, { origin }) => {
    const original = String(site['/breads']?.body);
    site['/breads-and-rolls'] = {
      ...site['/breads'],
      body: original.replace(`href="${origin}/breads"`, `href="${origin}${canonicalPath}"`),
    };
  });
/** With a title, a description and a last sentence of its own. */
const almostCopyOfBreads = (canonicalPath: string): SiteChange =>
  all(
    copyOfBreads(canonicalPath),
    replace('/breads-and-rolls', /<title>[^<]*/, '<title>Rolls and breads from the ovens of Elm Hill, Norwich'),
    replace(
      '/breads-and-rolls',
      /(<meta name="description" content=")[^"]*/,
      '$1Rolls and breads that Hearth & Rye bakes on Elm Hill in Norwich each night, with the weight, the price and the flour of every one.',
    ),
    inMain('/breads-and-rolls', '<p>Rolls are baked last.</p>'),
  );
const millsPath = '/news/why-we-mill-our-own-rye';
const markedModified = (day: (daysAgo: (days: number) => string) => string): SiteChange =>
  replace(millsPath, /"dateModified":"[^"]*"/, ({ daysAgo }) => `"dateModified":"${day(daysAgo)}"`);

/** These pages as they would be had nobody touched them for so many more days. */
const leftAlone =
  (days: number, isLeft: (path: string) => boolean): SiteChange =>
  (site, context) => {
    const old = goodBaker.answers({
      ...context,
      daysAgo: (age) => context.daysAgo(age + days),
      spokenDaysAgo: (age) => context.spokenDaysAgo(age + days),
    });
    for (const [path, answer] of Object.entries(old)) if (isLeft(path)) site[path] = answer;
  };

export const contentDefects: readonly DefectCase[] = [
  {
    defect: 'a site that nobody has touched for years',
    findings: ['stale-content'],
    has: leftAlone(900, () => true),
    nearMiss: { name: 'one old article that is evergreen', change: leftAlone(900, (path) => path === millsPath) },
  },
  {
    defect: 'a fresh home page before pages that nobody has touched for years',
    findings: ['stale-content'],
    has: leftAlone(900, (path) => path !== '/'),
    nearMiss: {
      name: 'two old articles among fresh pages',
      change: leftAlone(900, (path) => path.startsWith('/news/')),
    },
  },
  {
    defect: 'another phone number in the markup than in the text',
    findings: ['markup-disagrees'],
    has: replaceEverywhere('"telephone":"+44 1603 555014"', '"telephone":"+44 1603 555999"'),
    nearMiss: {
      name: 'the phone number as it is dialled at home',
      change: replaceEverywhere('"telephone":"+44 1603 555014"', '"telephone":"01603 555014"'),
    },
  },
  {
    defect: 'another price in the markup than in the text',
    findings: ['markup-disagrees'],
    has: replace('/breads', '"price":"4.80"', '"price":"7.95"'),
    nearMiss: { name: 'the price as a number', change: replace('/breads', '"price":"4.80"', '"price":4.8') },
  },
  {
    defect: 'another name in the markup than on the site',
    findings: ['markup-disagrees'],
    has: replaceEverywhere('"name":"Hearth & Rye Bakery"', '"name":"Crumb Holdings Group"'),
    nearMiss: {
      name: 'the name with its legal form',
      change: replaceEverywhere('"name":"Hearth & Rye Bakery"', '"name":"Hearth & Rye Bakery Ltd"'),
    },
  },
  {
    defect: 'other hours in the markup than in the text',
    findings: ['markup-disagrees'],
    has: replaceEverywhere('"openingHours":"Tu-Sa 07:00-15:00"', '"openingHours":"Tu-Sa 10:00-22:00"'),
    nearMiss: {
      name: 'the hours as a specification',
      change: replaceEverywhere(
        '"openingHours":"Tu-Sa 07:00-15:00"',
        '"openingHoursSpecification":[{"@type":"OpeningHoursSpecification","dayOfWeek":["Tuesday","Saturday"],"opens":"07:00:00","closes":"15:00:00"}]',
      ),
    },
  },
  {
    defect: 'another rating in the markup than in the text',
    findings: ['markup-disagrees'],
    has: rated('4.9'),
    nearMiss: { name: 'the rating of the text in the markup', change: rated('4.6') },
  },
  {
    defect: 'a product without a name',
    findings: ['schema-property-missing'],
    has: replace('/breads', '"name":"Country sourdough",', ''),
    nearMiss: {
      name: 'a product of two types',
      change: replace('/breads', '"@type":"Product"', '"@type":["Product","IndividualProduct"]'),
    },
  },
  {
    defect: 'a missing page with a good status',
    findings: ['soft-404'],
    has: notFound('Page not found', 'Sorry, the page that you are looking for does not exist.'),
    nearMiss: {
      name: 'a page that tells what was not found',
      change: notFound(
        'The old mill stones that were never found',
        'Hearth &amp; Rye searched the cellars of Elm Hill for two years. '.repeat(12),
      ),
    },
  },
  {
    defect: 'one page under two addresses',
    findings: ['description-duplicate', 'duplicate-page', 'title-duplicate'],
    has: copyOfBreads('/breads-and-rolls'),
    nearMiss: { name: 'a second address that names the first as canonical', change: copyOfBreads('/breads') },
  },
  {
    defect: 'two addresses of almost the same text',
    findings: ['near-duplicate-page'],
    has: almostCopyOfBreads('/breads-and-rolls'),
    nearMiss: { name: 'an almost equal page that names the other as canonical', change: almostCopyOfBreads('/breads') },
  },
  {
    defect: 'a request for consent in place of a page',
    findings: ['cookie-wall', 'thin-page'],
    has: replace(
      '/prices',
      /<main>[\s\S]*<\/main>/,
      '<main><h1>Your privacy</h1><p>We and our partners use cookies and similar tracking to measure this site. Accept all cookies to continue, or open the cookie settings to choose which partners may use cookies. You agree to our cookie policy by continuing.</p></main>',
    ),
    nearMiss: {
      name: 'a consent banner on a page that has its text',
      change: replace(
        '/prices',
        '<main>',
        '<div class="cookie-banner" role="dialog"><p>We use cookies. Accept all cookies or reject all cookies.</p></div><main>',
      ),
    },
  },
  {
    defect: 'a challenge for robots with a good status',
    findings: ['challenge-page'],
    has: answerWith('/prices', (context) =>
      htmlPage(context, { title: 'Just a moment...', main: '<h1>Checking your browser before you continue</h1>' }),
    ),
    nearMiss: {
      name: 'a page that has its text and speaks of a moment',
      change: replace(
        '/prices',
        '<h1>Bread prices for homes and cafes</h1>',
        '<h1>Just a moment: bread prices for homes and cafes</h1>',
      ),
    },
  },
  {
    defect: 'a date of change in the future',
    findings: ['date-in-future'],
    has: replace(millsPath, /"dateModified":"[^"]*"/, ({ daysAgo }) => `"dateModified":"${daysAgo(-90)}"`),
    nearMiss: {
      name: 'a coming event',
      change: inMain(millsPath, '<p>The next open day of the mill is 14 May 2027.</p>'),
    },
  },
  {
    defect: 'a date for machines that visitors are not told',
    findings: ['dates-disagree'],
    has: markedModified((daysAgo) => daysAgo(0)),
    nearMiss: { name: 'a date for machines a day later', change: markedModified((daysAgo) => daysAgo(54)) },
  },
  {
    defect: 'a page that only the sitemap names',
    findings: ['page-without-links'],
    has: mapped,
    nearMiss: {
      name: 'a page of the sitemap that one article links to',
      change: all(mapped, linked('/our-mill', 'Our mill on Elm Hill')),
    },
  },
  {
    defect: 'a link text that says nothing',
    findings: ['link-text-unclear'],
    has: linked('/prices', 'click here'),
    nearMiss: {
      name: 'a link text that only begins so',
      change: linked('/prices', 'Click here for the prices of all nine breads'),
    },
  },
  {
    defect: 'a chain of redirects',
    findings: ['redirect-chain'],
    has: all(
      linked('/mill', 'Our mill on Elm Hill'),
      redirect('/mill', '/the-mill'),
      redirect('/the-mill', '/our-mill'),
      redirect('/our-mill', '/about-us'),
      redirect('/about-us', '/about'),
    ),
    nearMiss: {
      name: 'two redirects',
      change: all(
        linked('/mill', 'Our mill on Elm Hill'),
        redirect('/mill', '/the-mill'),
        redirect('/the-mill', '/about'),
      ),
    },
  },
  {
    defect: 'search terms that a class hides',
    findings: ['hidden-text'],
    has: inMain(
      '/breads',
      `<style>.seo{display:none}</style><div class="seo">${['norwich', 'norfolk', 'wymondham', 'diss', 'thetford', 'cromer', 'aylsham', 'dereham'].map((place) => `rye bread ${place}`).join(', ')}</div>`,
    ),
    nearMiss: {
      name: 'a list of places that a class hides until it is asked for',
      change: inMain(
        '/breads',
        `<style>.areas{display:none}</style><div class="areas">${['Norwich', 'Diss', 'Cromer', 'Dereham'].map((place) => `bread in ${place}`).join(', ')}</div>`,
      ),
    },
  },
  {
    defect: 'search terms hidden from visitors',
    findings: ['hidden-text'],
    has: inMain(
      '/breads',
      '<div style="color:#fff;background:#fff;font-size:1px">best bakery norwich cheap bread norwich best sourdough norwich bread delivery norwich best rye bread norfolk bakery near me</div>',
    ),
    nearMiss: {
      name: 'a text for screen readers',
      change: inMain(
        '/breads',
        '<span class="sr-only" style="position:absolute;width:1px;height:1px;overflow:hidden">Opens in a new window</span>',
      ),
    },
  },
  {
    defect: 'a thin page',
    findings: ['thin-page'],
    has: replace('/prices', /<h2>What do cafes pay[\s\S]*<\/main>/, '</main>'),
    nearMiss: {
      name: 'a short contact page',
      change: replace('/contact', /<h2>How do cafes order[\s\S]*?<p>Last/, '<p>Last'),
    },
  },
  {
    defect: 'one description on two pages',
    findings: ['description-duplicate'],
    has: (site, context) => {
      const description = /<meta name="description" content="([^"]*)">/.exec(String(site['/breads']?.body))?.[1] ?? '';
      replace(
        '/prices',
        /<meta name="description" content="[^"]*">/,
        `<meta name="description" content="${description}">`,
      )(site, context);
    },
    nearMiss: {
      name: 'a description in capital attributes',
      change: replace(
        '/prices',
        /<meta name="description" content="([^"]*)">/,
        '<META CONTENT="$1" NAME="Description">',
      ),
    },
  },
  {
    defect: 'a home page that alone is an application shell',
    findings: ['h1-missing', 'home-without-links', 'main-landmark-missing', 'text-needs-javascript'],
    has: appShell('/'),
    nearMiss: {
      name: 'a script that starts later on a full page',
      change: inHead('/', '<script type="module" async src="/app.js"></script>'),
    },
  },
];
