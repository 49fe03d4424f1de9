import { type SiteContext, type SiteDefinition, textFile } from '../define-site.ts';
import { rawPage } from '../raw-answers.ts';

const publisher = (o: string) => ({
  '@type': 'NewsMediaOrganization',
  '@id': `${o}/#publisher`,
  name: 'The Harbour Courier',
  url: `${o}/`,
  logo: { '@type': 'ImageObject', url: `${o}/logo.png`, width: 600, height: 60 },
  description: 'Daily newspaper of Galway',
  foundingDate: '1909',
  address: { '@type': 'PostalAddress', streetAddress: '1 Dock Road', addressLocality: 'Galway', addressCountry: 'IE' },
  sameAs: ['https://www.facebook.com/harbourcourier', 'https://x.com/harbourcourier'],
});

type Parts = { title: string; description: string; main: string; head?: string; type?: string };

function page(o: string, path: string, { title, description, main, head = '', type = 'website' }: Parts) {
  return rawPage(
    `<!DOCTYPE html>
<html lang="en-IE">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} | The Harbour Courier</title>
<meta name="description" content="${description}">
<meta name="robots" content="max-image-preview:large, max-snippet:-1, noarchive">
<meta name="googlebot-news" content="noindex">
<meta name="tdm-reservation" content="1">
<link rel="canonical" href="${o}${path}"><link rel="amphtml" href="${o}/amp${path}">
<meta property="og:title" content="${title}"><meta property="og:description" content="${description}"><meta property="og:image" content="${o}/share.jpg"><meta property="og:type" content="${type}"><meta property="og:site_name" content="The Harbour Courier"><meta property="og:url" content="${o}${path}"><meta name="twitter:card" content="summary_large_image">
<style>.paywall{display:none}.ad-slot{min-height:250px}.fade-out{-webkit-mask-image:linear-gradient(#000,transparent)}.live-region{position:absolute;clip:rect(1px,1px,1px,1px)}</style>
${head}
</head>
<body>
<div class="ad-slot ad-slot--top" aria-hidden="true"><span>Advertisement</span></div>
<header role="banner"><a href="/"><img src="/logo.svg" alt="The Harbour Courier"></a><nav aria-label="Sections"><ul><li><a href="/news/">News</a></li><li><a href="/about-us/">About us</a></li><li><a href="/subscribe/">Subscribe</a></li><li><a href="/contact/">Contact</a></li></ul></nav></header>
<main>${main}</main>
<aside aria-label="Most read"><h2>Most read</h2><ol><li><a href="/news/2026/11/19/ferry-pier-repair-delayed/">Ferry pier repair delayed</a></li></ol></aside>
<footer><p>The Harbour Courier, 1 Dock Road, Galway. <a href="tel:+35391555010">091 555 010</a></p><p>© 2026 Courier Press. All rights reserved. No part may be used to train language models without a licence.</p><a href="https://www.facebook.com/harbourcourier">Facebook</a></footer>
<div id="regwall" class="modal" hidden><p>You have read three articles this month. Subscribe to continue reading, or log in if you already have an account.</p></div>
</body></html>`,
    { 'x-robots-tag': 'googlebot-news: noindex' },
  );
}

type Story = {
  slug: string;
  title: string;
  description: string;
  author: string;
  date: string;
  shown: string;
  open: string;
  closed: string;
};

function story(o: string, { slug, title, description, author, date, shown, open, closed }: Story) {
  const markup = {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    mainEntityOfPage: `${o}/news/${slug}/`,
    headline: title,
    image: [`${o}/${slug.split('/').at(-1)}.jpg`],
    datePublished: `${date}T06:00:00+00:00`,
    dateModified: `${date}T10:42:00+00:00`,
    author: [{ '@type': 'Person', name: author, url: `${o}/about-us/#${author.toLowerCase().replace(' ', '-')}` }],
    publisher: publisher(o),
    description,
    isAccessibleForFree: false,
    hasPart: { '@type': 'WebPageElement', isAccessibleForFree: false, cssSelector: '.paywall' },
  };
  return page(o, `/news/${slug}/`, {
    title,
    description,
    type: 'article',
    head: `<meta property="article:published_time" content="${date}T06:00:00+00:00"><meta property="article:modified_time" content="${date}T10:42:00+00:00"><meta name="author" content="${author}"><script type="application/ld+json">${JSON.stringify(markup)}</script>`,
    main: `<article><p class="kicker"><a href="/news/">News</a></p><h1>${title}</h1><p class="standfirst">${description}</p><div class="byline">By <a rel="author" href="/about-us/">${author}</a></div><time datetime="${date}T06:00:00+00:00">${shown}</time> <span class="updated">Updated <time datetime="${date}T10:42:00+00:00">10:42</time></span><div class="live-region" aria-live="polite"></div>${open}<div class="ad-slot" data-nosnippet><span>Advertisement</span></div><div class="fade-out"><p>Read on with a subscription.</p></div><div class="paywall">${closed}</div></article>`,
  });
}

const stories = (): Story[] => [
  {
    slug: '2026/11/19/ferry-pier-repair-delayed',
    title: 'Ferry pier repair delayed until March',
    description: 'Divers found more rust than the survey of 2024 had promised, and the steel must come from Bilbao.',
    author: 'Orla Keane',
    date: '2026-11-19',
    shown: '19 November 2026',
    open: '<p>The repair of the ferry pier at Rossaveel will take until March, the port company said on Wednesday, four months longer than planned.</p><p>Divers measured the 64 piles in October and found that 23 of them had lost more than a third of their steel. The survey of 2024 had spoken of nine. “We are not going to put three hundred people a day on that,” said Declan Foy, the harbour master.</p><h2>What does it mean for the islands?</h2><p>The large ferry goes from Galway docks meanwhile, which takes 50 minutes longer. Freight has priority in the mornings, and school groups are asked to travel after ten.</p>',
    closed:
      '<p>The additional cost of €4.1 million is to be shared by the department and the county. Councillors will vote on their part on 7 December. Two of them told this newspaper that they would rather wait for a second opinion, while the islanders’ committee calls any further delay a disgrace and has asked the minister to come and see the pier for himself.</p>',
  },
  {
    slug: '2026/11/17/oyster-beds-reopen',
    title: 'Oyster beds reopen after eleven weeks',
    description:
      'The norovirus is gone from the inner bay, three tests say, and the first boats went out at dawn on Tuesday.',
    author: 'Tom Hession',
    date: '2026-11-17',
    shown: '17 November 2026',
    open: '<p>Oysters from the inner bay may be sold again from today, eleven weeks after the norovirus was found in a batch for a wedding in Athenry.</p><p>Three tests in a row were clean, the food authority said. Some twenty families live from the beds, and most of them have sold nothing since the first of September. The festival went ahead with oysters from Carlingford.</p><h2>How did it get there?</h2><p>Probably through the overflow at Mutton Island after the rain of 29 August. The water company says that the plant worked as designed, which is just what worries the growers.</p>',
    closed:
      '<p>A pump with twice the capacity was promised in 2022 and has not been ordered. Mary Walsh, who farms four hectares with her son, reckons her loss at €38,000 and has written to her solicitor. She is not alone with that, as a meeting in Clarinbridge on Thursday evening showed, where the hall was too small.</p>',
  },
  {
    slug: '2026/11/12/last-cinema-sold',
    title: 'Last cinema in the old town is sold',
    description: 'A cooperative of 411 neighbours buys the Palas from the bank and wants to open again in the spring.',
    author: 'Orla Keane',
    date: '2026-11-12',
    shown: '12 November 2026',
    open: '<p>The Palas belongs to its audience: 411 neighbours signed for the cinema in Merchants Road on Wednesday and paid €1.2 million to the bank.</p><p>Each of them holds at least one share of €500. The roof needs mending first, then the boiler; the seats, says chairwoman Niamh Burke, are uncomfortable and will stay so.</p><h2>When does it open?</h2><p>In April, if the roofers come in January. The first film has been chosen by lot among the members, and is a western from 1952 that nobody remembers.</p>',
    closed:
      '<p>The cooperative counts on 38,000 visitors in its first year, somewhat fewer than the house had in 2019. The city gives the rent for the café back for three years. What happens after that is written nowhere, and the opposition in the council has noticed it, though it voted in favour all the same.</p>',
  },
];

export const paywalledNews: SiteDefinition = {
  name: 'paywalled-news',
  story:
    'A daily whose stories end behind a paywall that is declared in the markup; training is reserved, one crawler for news is told to stay away, search is welcome.',
  expected: ['noarchive'],
  answers: ({ origin: o }: SiteContext) => ({
    '/robots.txt': textFile(
      `# No scraping for training.\nUser-agent: GPTBot\nUser-agent: CCBot\nUser-agent: Google-Extended\nUser-agent: anthropic-ai\nUser-agent: ClaudeBot\nUser-agent: Bytespider\nUser-agent: Applebot-Extended\nDisallow: /\n\nUser-agent: *\nDisallow: /search\nDisallow: /account/\n\nSitemap: ${o}/sitemap.xml\nSitemap: ${o}/news-sitemap.xml\n`,
    ),
    '/sitemap.xml': textFile(
      `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${['/', '/news/', '/about-us/', '/subscribe/', '/contact/'].map((path, index) => `<url><loc>${o}${path}</loc><lastmod>2026-11-${19 - index}</lastmod></url>`).join('')}</urlset>`,
      'application/xml',
    ),
    '/news-sitemap.xml': textFile(
      `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:news="http://www.google.com/schemas/sitemap-news/0.9">${stories()
        .map(
          ({ slug, title, date }) =>
            `<url><loc>${o}/news/${slug}/</loc><lastmod>${date}T10:42:00Z</lastmod><news:news><news:publication><news:name>The Harbour Courier</news:name><news:language>en</news:language></news:publication><news:publication_date>${date}T06:00:00Z</news:publication_date><news:title>${title}</news:title></news:news></url>`,
        )
        .join('')}</urlset>`,
      'application/xml',
    ),
    ...Object.fromEntries(stories().map((one) => [`/news/${one.slug}/`, story(o, one)])),
    '/': page(o, '/', {
      title: 'News from Galway and the islands',
      description:
        'News from Galway, Connemara and the islands every morning since 1909: harbour, council, courts, weather and the tides.',
      head: `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...publisher(o) })}</script>`,
      main: `<h1>News from Galway and the islands</h1><p>The Harbour Courier is an independent daily newspaper in Galway that reports on the harbour, the county and the islands, and has done so since 1909.</p>${stories()
        .map(
          ({ slug, title, description }) =>
            `<article class="teaser"><h2><a href="/news/${slug}/">${title}</a></h2><p>${description}</p></article>`,
        )
        .join(
          '',
        )}<section><h2>Weather and tides</h2><p>South-west, five to six, rain from noon. High water at the docks at 06:12 and 18:37, 4.6 metres. The small ferry does not sail today; the large one does, with a delay of up to half an hour.</p></section>`,
    }),
    '/news/': page(o, '/news/', {
      title: 'Latest news',
      description:
        'The newest stories of The Harbour Courier from Galway, Connemara and the islands, with the hour of their last update.',
      main: `<h1>Latest news</h1><ul>${stories()
        .map(
          ({ slug, title, description, date, shown }) =>
            `<li><h2><a href="/news/${slug}/">${title}</a></h2><p>${description}</p><time datetime="${date}">${shown}</time></li>`,
        )
        .join('')}</ul>`,
    }),
    '/about-us/': page(o, '/about-us/', {
      title: 'About the Courier',
      description:
        'Who makes the Courier: editor Bríd Ní Mháille and fourteen journalists, owned by its readers’ trust since 1987.',
      main: '<h1>About the Courier</h1><p>The Harbour Courier was founded in 1909 by three dockers and a schoolteacher, and has belonged to a trust of its readers since 1987.</p><h2>Who makes it?</h2><p>Bríd Ní Mháille, editor, leads fourteen journalists. Orla Keane, reporter, covers the harbour. Tom Hession, reporter, covers farming and the sea.</p><h2>How do we correct mistakes?</h2><p>At the top of the story, on the same day, with what was wrong. In the last year we made 61 such corrections, and the list can be read by everybody. Complaints go to the editor and, if that does not help, to the Press Ombudsman.</p>',
    }),
    '/subscribe/': page(o, '/subscribe/', {
      title: 'Subscribe to the Courier',
      description:
        'What a subscription costs, what it opens, how to give it away and how to end it, which takes two clicks and no telephone call.',
      main: '<h1>Subscribe</h1><p>A subscription costs €9 a month or €90 a year and opens every story, the archive back to 1909 and the paper as a PDF at five in the morning.</p><h2>How do I end it?</h2><p>In your account, with two clicks. It runs to the end of what you have paid. Nobody will ring you and ask why, although we read what people write in the box that is there for it.</p><h2>Is it free for anybody?</h2><p>Yes: for schools, for the islands’ libraries, and for those who cannot pay. Write to the editor, no form is needed. Last year that was some 340 households in the county.</p>',
    }),
    '/contact/': page(o, '/contact/', {
      title: 'Contact the newsroom',
      description:
        'Ring 091 555 010 or write to the newsroom of The Harbour Courier, 1 Dock Road, Galway; letters are read by a person.',
      main: '<h1>Contact</h1><p>Newsroom 091 555 010, letters to the editor at letters@courier.example, or 1 Dock Road, Galway.</p>',
    }),
  }),
};
