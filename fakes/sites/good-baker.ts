import {
  htmlPage,
  type PageParts,
  type SiteContext,
  type SiteDefinition,
  sitemapFile,
  textFile,
} from './define-site.ts';

const company = 'Hearth & Rye Bakery';
const facebook = 'https://www.facebook.com/hearthandrye';
const instagram = 'https://www.instagram.com/hearthandrye';
const linkedin = 'https://www.linkedin.com/company/hearth-and-rye';
const youtube = 'https://www.youtube.com/@hearthandrye';
const profiles = [facebook, instagram, linkedin, youtube, 'https://x.com/hearthandrye'];
const reviews = [
  'https://www.yelp.com/biz/hearth-and-rye-norwich',
  'https://www.tripadvisor.com/Restaurant_Review-hearth-and-rye',
  'https://www.trustpilot.com/review/hearthandrye.example',
  'https://maps.google.com/?cid=123456789',
];

export const goodBaker: SiteDefinition = {
  name: 'good-baker',
  story:
    'An honest bakery in Norwich whose owner keeps the site as carefully as the ovens. It blocks training crawlers, as it may.',
  expected: [],
  answers: (context) => ({
    '/': home(context),
    '/about': about(context),
    '/contact': contact(context),
    '/breads': breads(context),
    '/prices': prices(context),
    '/faq': faq(context),
    '/news/how-long-sourdough-keeps': article(context, keeps),
    '/news/why-we-mill-our-own-rye': article(context, mills),
    '/privacy-policy': privacy(context),
    '/robots.txt': textFile(
      `# Training is ours to decide.\nUser-agent: GPTBot\nUser-agent: CCBot\nDisallow: /\n\nUser-agent: *\nDisallow: /till/\n\nSitemap: ${context.origin}/sitemap.xml\n`,
    ),
    '/sitemap.xml': sitemapFile(context, {
      '/': 6,
      '/about': 40,
      '/contact': 41,
      '/breads': 12,
      '/prices': 13,
      '/faq': 20,
      '/news/how-long-sourdough-keeps': 30,
      '/news/why-we-mill-our-own-rye': 55,
      '/privacy-policy': 90,
    }),
    '/bakery.jpg': { headers: { 'content-type': 'image/jpeg' }, body: 'not looked at' },
  }),
};

function page(context: SiteContext, path: string, parts: Omit<PageParts, 'canonical' | 'header' | 'footer'>) {
  const social = `<meta property="og:title" content="${parts.title}"><meta property="og:description" content="${parts.description}"><meta property="og:image" content="${context.origin}/bakery.jpg"><meta property="og:type" content="website"><meta property="og:site_name" content="${company}">`;
  return htmlPage(context, {
    ...parts,
    canonical: path,
    head: `${social}\n${parts.head ?? ''}`,
    header: `<p><a href="/">${company}</a></p><nav aria-label="Main"><a href="/breads">Our breads</a> <a href="/prices">Prices</a> <a href="/faq">Questions and answers</a> <a href="/about">About us</a> <a href="/contact">Contact</a></nav>`,
    footer: `<p>${company}, 14 Elm Hill, Norwich NR3 1HN. Phone <a href="tel:+441603555014">+44 1603 555014</a>, e-mail <a href="mailto:bread@hearthandrye.example">bread@hearthandrye.example</a>.</p><p>${profiles.map((url) => `<a href="${url}">${new URL(url).hostname}</a>`).join(' ')} ${reviews.map((url) => `<a href="${url}">Reviews on ${new URL(url).hostname}</a>`).join(' ')} <a href="/privacy-policy">Privacy policy</a> <a href="/news/how-long-sourdough-keeps">How long sourdough keeps</a> <a href="/news/why-we-mill-our-own-rye">Why we mill our own rye</a></p>`,
  });
}

const bakery = (context: SiteContext) => ({
  '@type': 'Bakery',
  '@id': `${context.origin}/#bakery`,
  name: company,
  url: `${context.origin}/`,
  logo: `${context.origin}/bakery.jpg`,
  image: `${context.origin}/bakery.jpg`,
  description:
    'Hearth & Rye Bakery is a sourdough bakery in Norwich that supplies homes, cafes and restaurants in Norfolk.',
  foundingDate: '2009',
  telephone: '+44 1603 555014',
  email: 'bread@hearthandrye.example',
  priceRange: '££',
  address: {
    '@type': 'PostalAddress',
    streetAddress: '14 Elm Hill',
    addressLocality: 'Norwich',
    postalCode: 'NR3 1HN',
    addressCountry: 'GB',
  },
  geo: { '@type': 'GeoCoordinates', latitude: 52.6315, longitude: 1.2966 },
  openingHours: 'Tu-Sa 07:00-15:00',
  sameAs: profiles,
});
const graph = (context: SiteContext, ...nodes: object[]) => ({
  '@context': 'https://schema.org',
  '@graph': [bakery(context), ...nodes],
});
const crumbs = (context: SiteContext, name: string, path: string) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: 'Home', item: `${context.origin}/` },
    { '@type': 'ListItem', position: 2, name, item: `${context.origin}${path}` },
  ],
});

const home = (context: SiteContext) =>
  page(context, '/', {
    title: 'Sourdough bakery in Norwich | Hearth & Rye Bakery',
    description:
      'Hearth & Rye Bakery bakes sourdough and rye bread in Norwich for homes, cafes and restaurants, six days a week, with flour milled on site.',
    jsonLd: graph(context, { '@type': 'WebSite', name: company, url: `${context.origin}/` }),
    main: `<h1>Sourdough bakery in Norwich</h1>
<p>Hearth &amp; Rye Bakery is a sourdough bakery in Norwich that bakes bread for homes, cafes and restaurants across Norfolk. We have baked since 2009, mill our own rye on site, and deliver 1,200 loaves a week within 20 miles of Elm Hill.</p>
<p><img src="/bakery.jpg" alt="Loaves of rye sourdough cooling beside the stone oven"> <img src="/bakery.jpg" alt=""></p>
<h2>What can you buy from Hearth &amp; Rye?</h2>
<p>Hearth &amp; Rye sells nine breads: four sourdough loaves, three rye breads and two seeded rolls. A country sourdough weighs 900 g and costs £4.80; the dark rye weighs 750 g and costs £5.20. <a href="/breads">See all nine breads</a> or <a href="/prices">compare our prices</a>.</p>
<h2>Who is the bakery for?</h2>
<p>Households in Norwich buy single loaves at the shop on Elm Hill, and 34 cafes and restaurants in Norfolk order daily deliveries. Cafes that ran out of bread by noon now receive a second delivery at 11:00, which solves the problem of stale afternoon sandwiches.</p>
<h2>Why do customers choose our sourdough?</h2>
<p>Every loaf ferments for 36 hours, twice as long as the 18 hours that a 2025 survey of the Real Bread Campaign found typical for British bakeries (<a href="https://www.sustainweb.org/realbread/">Real Bread Campaign, 2025</a>). In our own tasting of ${context.daysAgo(200).slice(0, 4)}, 41 of 50 customers chose the longer fermented loaf.</p>
<blockquote><p>“Their dark rye is the only bread our guests ask about by name.”</p><cite>Maria Lindqvist, head chef, The Wensum Table</cite></blockquote>
<h2>How does Hearth &amp; Rye compare with supermarket bread?</h2>
<table><thead><tr><th>Feature</th><th>Hearth &amp; Rye country sourdough</th><th>Typical supermarket loaf</th></tr></thead><tbody><tr><td>Ingredients</td><td>3: flour, water, salt</td><td>12 or more</td></tr><tr><td>Fermentation</td><td>36 hours</td><td>2 hours</td></tr><tr><td>Keeps for</td><td>5 days</td><td>7 days with preservatives</td></tr></tbody></table>
<p>Last updated: <time datetime="${context.daysAgo(6)}">${context.spokenDaysAgo(6)}</time>.</p>`,
  });

const about = (context: SiteContext) =>
  page(context, '/about', {
    title: 'About Hearth & Rye: bakers on Elm Hill since 2009',
    description:
      'Hearth & Rye Bakery was founded in Norwich in 2009 by Anna Fenn and Tom Okafor. Meet the bakers, the mill and the numbers behind the bread.',
    jsonLd: graph(context, crumbs(context, 'About', '/about'), {
      '@type': 'AboutPage',
      name: 'About Hearth & Rye',
      url: `${context.origin}/about`,
    }),
    main: `<h1>About the bakers of Hearth &amp; Rye</h1>
<p>Hearth &amp; Rye Bakery is a family-owned bakery in Norwich that Anna Fenn and Tom Okafor founded in 2009. Eleven people work here today, and all bread is baked on Elm Hill.</p>
<h2>Who runs the bakery?</h2>
<p>Anna Fenn, master baker, leads the night shift and trained at the Bavarian Bakers’ Academy. Tom Okafor, managing director, runs the mill and the deliveries. Hearth &amp; Rye Ltd is registered in England and Wales under company number 07012345.</p>
<h2>What does the bakery stand for?</h2>
<p>Hearth &amp; Rye bakes with three ingredients, buys 92% of its grain from farms within 40 miles, and gives 150 loaves a month to the Norwich Food Hub. The grain share is measured each January from our delivery notes.</p>
<blockquote><p>“We would rather bake less bread than worse bread.”</p><cite>Anna Fenn, master baker, Hearth &amp; Rye</cite></blockquote>
<h2>Where has the bakery been written about?</h2>
<ul><li><a href="https://www.edp24.co.uk/food/norwich-bakery-of-the-year">Eastern Daily Press: Norwich bakery of the year</a></li><li><a href="https://www.theguardian.com/food/norfolk-sourdough-bakeries">The Guardian: Norfolk sourdough bakeries</a></li><li><a href="https://www.bbc.co.uk/news/uk-england-norfolk-bakery">BBC Norfolk: the bakery that mills its own rye</a></li></ul>
<p>Last updated: <time datetime="${context.daysAgo(40)}">${context.spokenDaysAgo(40)}</time>.</p>`,
  });

const contact = (context: SiteContext) =>
  page(context, '/contact', {
    title: 'Contact and opening hours of our Norwich bakery',
    description:
      'Visit Hearth & Rye Bakery at 14 Elm Hill, Norwich NR3 1HN, Tuesday to Saturday from 7:00 to 15:00, or call +44 1603 555014 to order bread.',
    jsonLd: graph(context, crumbs(context, 'Contact', '/contact'), {
      '@type': 'ContactPage',
      name: 'Contact',
      url: `${context.origin}/contact`,
    }),
    main: `<h1>Contact our Norwich bakery</h1>
<p>Hearth &amp; Rye Bakery is at 14 Elm Hill, Norwich NR3 1HN. The bakery answers the phone on +44 1603 555014 and e-mail at bread@hearthandrye.example within one working day.</p>
<h2>When is the bakery open?</h2>
<p>The Elm Hill shop opens Tuesday to Saturday from 7:00 to 15:00. The bakery is closed on Sunday and Monday, and for two weeks in August.</p>
<h2>How do cafes order bread?</h2>
<p>Cafes and restaurants order before 16:00 for delivery the next morning. Deliveries leave at 5:30 and at 11:00 and reach every address within 20 miles of Norwich.</p>
<p>Last updated: <time datetime="${context.daysAgo(41)}">${context.spokenDaysAgo(41)}</time>.</p>`,
  });

const breads = (context: SiteContext) =>
  page(context, '/breads', {
    title: 'Nine sourdough and rye breads baked in Norwich',
    description:
      'The nine breads of Hearth & Rye: four sourdough loaves, three rye breads and two seeded rolls, with weight, price, flour and how long each keeps.',
    jsonLd: graph(context, crumbs(context, 'Breads', '/breads'), {
      '@type': 'Product',
      name: 'Country sourdough',
      image: `${context.origin}/bakery.jpg`,
      description: 'A 900 g sourdough loaf of wheat and 15% rye, fermented for 36 hours.',
      brand: { '@type': 'Brand', name: company },
      offers: {
        '@type': 'Offer',
        price: '4.80',
        priceCurrency: 'GBP',
        availability: 'https://schema.org/InStock',
        url: `${context.origin}/breads`,
      },
    }),
    main: `<h1>Our nine sourdough and rye breads</h1>
<p>Hearth &amp; Rye bakes nine breads in Norwich, each from flour, water and salt. The country sourdough is the best seller, with 430 loaves a week; the dark rye keeps longest, at eight days.</p>
<h2>Which sourdough loaves do we bake?</h2>
<p>The country sourdough is a 900 g loaf of wheat and 15% rye that costs £4.80 and keeps for 5 days. The white sourdough weighs 800 g and costs £4.60; the olive sourdough weighs 700 g and costs £5.40.</p>
<h2>Which rye breads do we bake?</h2>
<p>The dark rye is a 750 g loaf of whole rye, milled on Elm Hill, that costs £5.20 and keeps for 8 days. The caraway rye weighs 600 g and costs £4.90.</p>
<h2>Which bread suits which meal?</h2>
<table><thead><tr><th>Bread</th><th>Weight</th><th>Price</th><th>Best for</th></tr></thead><tbody><tr><td>Country sourdough</td><td>900 g</td><td>£4.80</td><td>Sandwiches and toast</td></tr><tr><td>Dark rye</td><td>750 g</td><td>£5.20</td><td>Fish and strong cheese</td></tr><tr><td>Seeded roll</td><td>90 g</td><td>£1.10</td><td>Breakfast</td></tr></tbody></table>
<p>Published on <time datetime="${context.daysAgo(300)}">${context.spokenDaysAgo(300)}</time>. Last updated: <time datetime="${context.daysAgo(12)}">${context.spokenDaysAgo(12)}</time>.</p>`,
  });

const prices = (context: SiteContext) =>
  page(context, '/prices', {
    title: 'Bread prices for homes and cafes in Norwich',
    description:
      'Current prices of Hearth & Rye bread: £4.80 for a country sourdough, £5.20 for a dark rye, and trade prices for cafes from 20 loaves a week.',
    jsonLd: graph(context, crumbs(context, 'Prices', '/prices')),
    main: `<h1>Bread prices for homes and cafes</h1>
<p>A loaf of Hearth &amp; Rye bread costs between £4.60 and £5.40 in the shop. Cafes and restaurants in Norfolk pay 22% less from 20 loaves a week, delivery included.</p>
<h2>What does bread cost in the shop?</h2>
<p>The country sourdough costs £4.80, the white sourdough £4.60, the olive sourdough £5.40, the dark rye £5.20 and a seeded roll £1.10. Shop prices last changed in March and hold until the next harvest.</p>
<h2>What do cafes pay?</h2>
<p>Cafes pay £3.75 for a country sourdough and £4.05 for a dark rye from 20 loaves a week. A café with 5 orders a week saves about £19 against shop prices.</p>
<h2>What does delivery cost?</h2>
<p>Delivery is free for trade orders of 20 loaves a week and more within 20 miles of Norwich. Smaller trade orders pay £6 for each delivery. Households collect their bread at the shop on Elm Hill, because a van that carries a single loaf costs more than the loaf.</p>
<h2>How do cafes pay for their bread?</h2>
<p>Trade customers of Hearth &amp; Rye receive one invoice on the last day of each month and pay within 14 days by bank transfer. The shop takes cards and cash. A loaf that was damaged on the way is credited on the next invoice when the bakery hears of it by noon.</p>
<p>Last updated: <time datetime="${context.daysAgo(13)}">${context.spokenDaysAgo(13)}</time>.</p>`,
  });

const questions: [string, string][] = [
  [
    'Is sourdough bread from Hearth & Rye vegan?',
    'Yes. All nine breads of Hearth & Rye are vegan: they contain flour, water and salt, and two of them seeds. No bread contains milk, butter, egg or honey.',
  ],
  [
    'How long does a sourdough loaf keep?',
    'A country sourdough keeps for 5 days in a paper bag at room temperature, and the dark rye for 8 days. Both freeze well for three months when they are sliced.',
  ],
  [
    'Do you deliver bread to cafes in Norfolk?',
    'Hearth & Rye delivers to 34 cafes and restaurants within 20 miles of Norwich, at 5:30 and at 11:00 from Tuesday to Saturday. Orders close at 16:00 the day before.',
  ],
  [
    'Does the bakery offer gluten-free bread?',
    'No. Hearth & Rye works with wheat and rye in one room and offers no gluten-free bread, because traces of flour cannot be kept out. We recommend the certified bakery Cornflower in Wymondham.',
  ],
  [
    'Can I order a loaf by phone?',
    'Yes. The bakery takes phone orders on +44 1603 555014 until 16:00 and keeps the bread until 14:30 the next day. Payment is due at the counter.',
  ],
];

const faq = (context: SiteContext) =>
  page(context, '/faq', {
    title: 'Questions about our sourdough, answered by bakers',
    description:
      'How long does sourdough keep, is it vegan, do you deliver to cafes in Norfolk? The bakers of Hearth & Rye in Norwich answer five common questions.',
    jsonLd: graph(context, crumbs(context, 'Questions', '/faq'), {
      '@type': 'FAQPage',
      mainEntity: questions.map(([name, text]) => ({
        '@type': 'Question',
        name,
        acceptedAnswer: { '@type': 'Answer', text },
      })),
    }),
    main: `<h1>Questions about our sourdough</h1>
<p>The bakers of Hearth &amp; Rye answer the questions that customers in Norwich ask most: how long sourdough keeps, whether it is vegan, and how cafes can order.</p>
${questions.map(([question, answer]) => `<h2>${question.replaceAll('&', '&amp;')}</h2>\n<p>${answer.replaceAll('&', '&amp;')}</p>`).join('\n')}
<p>Last updated: <time datetime="${context.daysAgo(20)}">${context.spokenDaysAgo(20)}</time>.</p>`,
  });

type Article = {
  path: string;
  title: string;
  headline: string;
  description: string;
  published: number;
  modified: number;
  body: (context: SiteContext) => string;
};

const keeps: Article = {
  path: '/news/how-long-sourdough-keeps',
  title: 'How long does sourdough keep? A test of 30 loaves',
  headline: 'How long does sourdough bread keep?',
  description:
    'Sourdough keeps for 5 days in a paper bag and for 8 days as dark rye. We stored 30 loaves in five ways and cut one open each day to find out.',
  published: 120,
  modified: 30,
  body: () => `<p>Sourdough bread keeps for 5 days in a paper bag at room temperature, and dark rye keeps for 8 days. Hearth &amp; Rye stored 30 loaves in five ways and cut one open every morning.</p>
<h2>What did the test of 30 loaves show?</h2>
<p>Paper bags kept the crust best: 9 of 10 tasters called a loaf fresh after 5 days. Plastic bags kept the crumb soft, but 4 of 6 loaves showed mould on day 6, which agrees with the storage advice of the <a href="https://www.food.gov.uk/">Food Standards Agency</a>.</p>
<h2>Why does sourdough keep longer than yeast bread?</h2>
<p>Lactic acid lowers the pH of the dough to about 3.8, and a 2019 review found that this slows mould and staling (<a href="https://doi.org/10.3390/foods8090375">Foods, 2019</a>). Rye holds more water than wheat, so dark rye dries later.</p>
<blockquote><p>“A paper bag and a cool shelf beat every gadget we tried.”</p><cite>Anna Fenn, master baker, Hearth &amp; Rye</cite></blockquote>
<h2>How should you store a loaf at home?</h2>
<ul><li>Keep the loaf in a paper bag with the cut side down.</li><li>Freeze slices that you will not eat within 5 days.</li><li>Refresh old bread for 6 minutes at 180 °C.</li></ul>`,
};

const mills: Article = {
  path: '/news/why-we-mill-our-own-rye',
  title: 'Why a Norwich bakery mills its own rye flour',
  headline: 'Why does Hearth & Rye mill its own rye?',
  description:
    'Hearth & Rye mills 400 kg of rye a week on Elm Hill, because flour that is two days old ferments faster and tastes sweeter. Here are the numbers.',
  published: 400,
  modified: 55,
  body: () => `<p>Hearth &amp; Rye mills its own rye because flour that is two days old ferments about 20% faster than flour from a sack. The stone mill on Elm Hill grinds 400 kg of Norfolk rye every week.</p>
<h2>How much rye does the mill grind?</h2>
<p>The mill grinds 400 kg of whole rye a week, enough for 520 loaves. All of it grows on two farms near Wymondham, 9 miles from the bakery.</p>
<h2>What does fresh flour change in the bread?</h2>
<p>Fresh rye flour brings more active enzymes into the dough, so a 36-hour fermentation needs 3 hours less in summer. A trial by the <a href="https://www.campdenbri.co.uk/">Campden BRI</a> in 2023 measured the same effect.</p>
<blockquote><p>“Fresh rye smells of hay and honey; the sack never does.”</p><cite>Tom Okafor, managing director, Hearth &amp; Rye</cite></blockquote>`,
};

const article = (context: SiteContext, { path, title, headline, description, published, modified, body }: Article) =>
  page(context, path, {
    title,
    description,
    jsonLd: graph(context, crumbs(context, headline, path), {
      '@type': 'Article',
      headline,
      image: `${context.origin}/bakery.jpg`,
      datePublished: context.daysAgo(published),
      dateModified: context.daysAgo(modified),
      author: { '@type': 'Person', name: 'Anna Fenn', url: `${context.origin}/about`, jobTitle: 'Master baker' },
      publisher: { '@id': `${context.origin}/#bakery` },
    }),
    main: `<article><h1>${headline.replaceAll('&', '&amp;')}</h1>
<p>By <a rel="author" href="/about">Anna Fenn</a>, master baker. Published on <time datetime="${context.daysAgo(published)}">${context.spokenDaysAgo(published)}</time>. Last updated: <time datetime="${context.daysAgo(modified)}">${context.spokenDaysAgo(modified)}</time>.</p>
${body(context)}</article>`,
  });

const privacy = (context: SiteContext) =>
  page(context, '/privacy-policy', {
    title: 'Privacy policy of Hearth & Rye Bakery, Norwich',
    description:
      'Which data Hearth & Rye Bakery keeps about orders and visitors of this site, for how long, and how you can have your data corrected or deleted.',
    jsonLd: graph(context, crumbs(context, 'Privacy', '/privacy-policy')),
    main: `<h1>Privacy policy</h1>
<p>Hearth &amp; Rye Bakery keeps the name and phone number of an order for 30 days and sets no cookies on this website. Anna Fenn is responsible for the data and answers at bread@hearthandrye.example.</p>
<h2>Which data does the bakery keep?</h2>
<p>The bakery keeps the name, the phone number and the loaves of an order for 30 days, so that a mistake can be put right. Trade customers are kept for six years, as tax law requires.</p>
<p>Last updated: <time datetime="${context.daysAgo(90)}">${context.spokenDaysAgo(90)}</time>.</p>`,
  });
