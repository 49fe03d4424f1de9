// Honest sites as their builders make them, written from nothing but the habits of those builders: nothing here may be accused.
import { type SiteContext, type SiteDefinition, textFile } from './define-site.ts';
import { datedSitemap as sitemap, rawPage as html } from './raw-answers.ts';

const robotsOk = (o: string) =>
  textFile(`User-agent: *\nDisallow: /wp-admin/\nAllow: /wp-admin/admin-ajax.php\n\nSitemap: ${o}/sitemap_index.xml\n`);

// WordPress + Yoast
const wpHead = (
  o: string,
  path: string,
  title: string,
  desc: string,
  type: string,
  extra: unknown[] = [],
) => `<!DOCTYPE html>
<html lang="en-GB" prefix="og: https://ogp.me/ns#">
<head>
<meta charset="UTF-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<link rel="profile" href="https://gmpg.org/xfn/11">
<meta name='robots' content='index, follow, max-image-preview:large, max-snippet:-1, max-video-preview:-1' />
<title>${title}</title>
<meta name="description" content="${desc}" />
<link rel="canonical" href="${o}${path}" />
<meta property="og:locale" content="en_GB" /><meta property="og:type" content="${type}" /><meta property="og:title" content="${title}" /><meta property="og:description" content="${desc}" /><meta property="og:url" content="${o}${path}" /><meta property="og:site_name" content="Greenway Roofing" /><meta property="og:image" content="${o}/wp-content/uploads/roof.jpg" />
<script type="application/ld+json" class="yoast-schema-graph">${JSON.stringify({
  '@context': 'https://schema.org',
  '@graph': [
    {
      '@type': 'WebPage',
      '@id': `${o}${path}`,
      url: `${o}${path}`,
      name: title,
      isPartOf: { '@id': `${o}/#website` },
      primaryImageOfPage: { '@id': `${o}${path}#primaryimage` },
      datePublished: '2025-02-03T10:00:00+00:00',
      dateModified: '2026-10-30T09:10:11+00:00',
      breadcrumb: { '@id': `${o}${path}#breadcrumb` },
      inLanguage: 'en-GB',
      potentialAction: [{ '@type': 'ReadAction', target: [`${o}${path}`] }],
    },
    {
      '@type': 'ImageObject',
      inLanguage: 'en-GB',
      '@id': `${o}${path}#primaryimage`,
      url: `${o}/wp-content/uploads/roof.jpg`,
      contentUrl: `${o}/wp-content/uploads/roof.jpg`,
      width: 1200,
      height: 800,
    },
    {
      '@type': 'BreadcrumbList',
      '@id': `${o}${path}#breadcrumb`,
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: `${o}/` },
        { '@type': 'ListItem', position: 2, name: title },
      ],
    },
    {
      '@type': 'WebSite',
      '@id': `${o}/#website`,
      url: `${o}/`,
      name: 'Greenway Roofing',
      description: 'Roofs in Devon',
      publisher: { '@id': `${o}/#organization` },
      potentialAction: [
        {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: `${o}/?s={search_term_string}` },
          'query-input': {
            '@type': 'PropertyValueSpecification',
            valueRequired: true,
            valueName: 'search_term_string',
          },
        },
      ],
      inLanguage: 'en-GB',
    },
    {
      '@type': ['Organization', 'RoofingContractor'],
      '@id': `${o}/#organization`,
      name: 'Greenway Roofing',
      url: `${o}/`,
      logo: {
        '@type': 'ImageObject',
        '@id': `${o}/#/schema/logo/image/`,
        url: `${o}/wp-content/uploads/logo.png`,
        caption: 'Greenway Roofing',
      },
      image: { '@id': `${o}/#/schema/logo/image/` },
      telephone: '+441392496000',
      address: {
        '@type': 'PostalAddress',
        streetAddress: '4 Quay Lane',
        addressLocality: 'Exeter',
        postalCode: 'EX2 4AN',
        addressCountry: 'GB',
      },
      description: 'Roofing contractor in Exeter',
      foundingDate: '1994',
      sameAs: ['https://www.facebook.com/greenwayroofing', 'https://www.linkedin.com/company/greenway-roofing'],
    },
    ...extra,
  ],
})}</script>
<link rel='stylesheet' id='wp-block-library-css' href='${o}/wp-includes/css/dist/block-library/style.min.css' media='all' />
<style>.screen-reader-text{clip:rect(1px,1px,1px,1px);position:absolute!important;height:1px;width:1px;overflow:hidden}.sub-menu{display:none}</style>
<link rel="https://api.w.org/" href="${o}/wp-json/" /><link rel="EditURI" type="application/rsd+xml" title="RSD" href="${o}/xmlrpc.php?rsd" />
</head>
<body class="home page-template-default page wp-custom-logo">
<a class="skip-link screen-reader-text" href="#content">Skip to content</a>
<div id="page" class="site"><header id="masthead" class="site-header"><a href="${o}/" class="custom-logo-link" rel="home"><img width="200" height="60" src="${o}/wp-content/uploads/logo.png" alt="Greenway Roofing" /></a><nav id="site-navigation" class="main-navigation" aria-label="Primary"><button aria-controls="primary-menu" aria-expanded="false">Menu</button><ul id="primary-menu"><li class="menu-item menu-item-has-children"><a href="${o}/services/">Services</a><ul class="sub-menu"><li><a href="${o}/services/slate-roof-repair/">Slate roof repair</a></li><li><a href="${o}/services/flat-roofs/">Flat roofs</a></li></ul></li><li><a href="${o}/about/">About</a></li><li><a href="${o}/blog/">Blog</a></li><li><a href="${o}/contact/">Contact</a></li></ul></nav></header><div id="content" class="site-content"><main id="primary" class="site-main">`;
const wpFoot = (
  o: string,
) => `</main></div><footer id="colophon" class="site-footer"><p>Greenway Roofing Ltd, 4 Quay Lane, Exeter EX2 4AN. Call <a href="tel:01392496000">01392 496000</a> or email <a href="/cdn-cgi/l/email-protection#a1b2">[email&#160;protected]</a>. Company number 02912345.</p><p>&copy; 2026 Greenway Roofing. <a href="${o}/privacy-policy/">Privacy policy</a> | <a href="https://wordpress.org/">Proudly powered by WordPress</a></p><a href="https://www.facebook.com/greenwayroofing"><svg aria-hidden="true"><path d="M1"/></svg><span class="screen-reader-text">Facebook</span></a> <a href="https://www.linkedin.com/company/greenway-roofing" aria-label="LinkedIn"><i class="fa fa-linkedin"></i></a></footer></div>
<script src='${o}/wp-includes/js/jquery/jquery.min.js?ver=3.7.1'></script><noscript><img height="1" width="1" style="display:none" src="https://www.facebook.com/tr?id=1&ev=PageView&noscript=1"/></noscript></body></html>`;
const lorem = (n: number) =>
  Array.from(
    { length: n },
    (_, i) =>
      [
        `A slate roof in Devon lasts about ${60 + i} years when its fixings are sound and its gutters are kept clear of leaves and moss.`,
        `Our team of ${4 + i} roofers strips the worn courses, checks each batten, and relays sound slates with copper nails.`,
        `Most jobs take ${2 + i} to ${4 + i} days, and the house stays dry throughout because we sheet it every evening.`,
      ][i % 3],
  ).join(' ');
const wpPage = (
  o: string,
  path: string,
  title: string,
  desc: string,
  main: string,
  type = 'article',
  extra: unknown[] = [],
) =>
  html(
    wpHead(o, path, title, desc, type, extra) +
      `<article class="page type-page status-publish hentry"><header class="entry-header"><h1 class="entry-title">${title.split(' - ')[0]}</h1></header><div class="entry-content">${main}</div></article>` +
      wpFoot(o),
    { link: `<${o}/wp-json/>; rel="https://api.w.org/"`, 'x-pingback': `${o}/xmlrpc.php` },
  );
const wordpress: SiteDefinition = {
  name: 'wordpress',
  story:
    'A roofer on WordPress with Yoast: one graph of linked items, og:type article on every page, a date line above the text, screen reader words.',
  expected: [],
  answers: ({ origin: o }: SiteContext) => ({
    '/robots.txt': robotsOk(o),
    '/sitemap_index.xml': textFile(
      `<?xml version="1.0"?><?xml-stylesheet type="text/xsl" href="//x/main-sitemap.xsl"?><sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap><loc>${o}/page-sitemap.xml</loc><lastmod>2026-10-30T09:10:11+00:00</lastmod></sitemap></sitemapindex>`,
      'text/xml',
    ),
    '/page-sitemap.xml': sitemap(o, {
      '/': '2026-10-30',
      '/about/': '2026-04-02',
      '/services/': '2026-06-11',
      '/services/slate-roof-repair/': '2026-07-01',
      '/services/flat-roofs/': '2026-05-20',
      '/contact/': '2026-01-15',
      '/blog/when-to-replace-a-slate-roof/': '2026-09-12',
    }),
    '/': wpPage(
      o,
      '/',
      'Greenway Roofing - Slate and flat roofs in Exeter',
      'Greenway Roofing repairs and replaces slate and flat roofs in Exeter and across Devon, with a ten year written guarantee.',
      `<p>Greenway Roofing is a family roofing firm in Exeter that repairs slate and flat roofs across Devon, with a ten-year written guarantee on every job.</p><h2>What does a new roof cost?</h2><p>A new slate roof costs from £8,500 for a terraced house. ${lorem(3)}</p><h2>Where do you work?</h2><p>We cover Exeter, Exmouth and Tiverton. ${lorem(2)}</p><figure class="wp-block-image"><img decoding="async" src="${o}/wp-content/uploads/roof.jpg" alt="" class="wp-image-12"/></figure><blockquote class="wp-block-quote"><p>They found the leak that two other firms had missed and were done in a day.</p><cite>Anna Price, Topsham</cite></blockquote>`,
      'website',
    ),
    '/about/': wpPage(
      o,
      '/about/',
      'About us - Greenway Roofing',
      'Who we are: a family roofing firm in Exeter, led by Tom Greenway, founded in 1994, with eight roofers of our own.',
      `<p>Greenway Roofing was founded in 1994 by Tom Greenway, who still leads the firm today together with his daughter Ellie and eight roofers.</p><h2>Our people</h2><p>Tom Greenway, Managing Director. ${lorem(4)}</p><h2>Our promise</h2><p>${lorem(4)}</p>`,
    ),
    '/services/': wpPage(
      o,
      '/services/',
      'Roofing services in Exeter - Greenway Roofing',
      'Slate roof repair, flat roofs, gutters and leadwork by one local firm in Exeter, with fixed prices given in writing.',
      `<p>Our roofing services cover slate, flat roofs, gutters and leadwork, each with a fixed price in writing before any work begins on your house.</p><h2>Slate</h2><p>${lorem(3)} <a href="${o}/services/slate-roof-repair/">Read more <span class="screen-reader-text">about slate roof repair</span></a></p><h2>Flat</h2><p>${lorem(3)} <a href="${o}/services/flat-roofs/" aria-label="Read more about flat roofs">Read more</a></p>`,
    ),
    '/services/slate-roof-repair/': wpPage(
      o,
      '/services/slate-roof-repair/',
      'Slate roof repair in Exeter - Greenway Roofing',
      'Slate roof repair in Exeter: what we check, what it costs, how long it takes and what our guarantee covers.',
      `<p>Slate roof repair restores a sound roof without replacing it: we change slipped slates, renew fixings and seal the leadwork around chimneys.</p><h2>How we repair</h2><p>${lorem(6)}</p><h2>What it costs</h2><p>From £280 for up to ten slates. ${lorem(3)}</p>`,
    ),
    '/services/flat-roofs/': wpPage(
      o,
      '/services/flat-roofs/',
      'Flat roofs in Exeter - Greenway Roofing',
      'Flat roofs in rubber and fibreglass for extensions and garages in Exeter, guaranteed in writing for twenty years.',
      `<p>Flat roofs in rubber or fibreglass last twenty to thirty years when they are laid on a dry deck with the right fall to the gutter.</p><h2>Rubber or fibreglass</h2><table><thead><tr><th>Material</th><th>Life</th><th>Price per m²</th></tr></thead><tbody><tr><td>Rubber</td><td>30 years</td><td>£95</td></tr><tr><td>Fibreglass</td><td>25 years</td><td>£110</td></tr><tr><td>Felt</td><td>15 years</td><td>£70</td></tr></tbody></table><p>${lorem(5)}</p>`,
    ),
    '/contact/': wpPage(
      o,
      '/contact/',
      'Contact us - Greenway Roofing',
      'Call, write or visit Greenway Roofing at 4 Quay Lane in Exeter; we answer on the same working day, and surveys are free.',
      `<p>Call 01392 496000 on working days from eight to six, or send the form; surveys are free.</p><form class="wpforms-form"><label>Name<input name="n"></label><div class="wpforms-field-hp" style="display:none"><label>Leave this field empty<input name="hp"></label></div><textarea name="m"></textarea></form><p>Greenway Roofing, 4 Quay Lane, Exeter EX2 4AN</p><iframe src="https://www.google.com/maps/embed?pb=1"></iframe>`,
    ),
    '/blog/': wpPage(
      o,
      '/blog/',
      'Roofing advice - Greenway Roofing',
      'Advice on slate and flat roofs from the roofers of Greenway: when to repair, when to replace, and what it should cost.',
      `<p>Roofing advice from people who stand on roofs all day: when to repair, when to replace, and what the work should cost you.</p><article><h2><a href="${o}/blog/when-to-replace-a-slate-roof/">When to replace a slate roof</a></h2><p>${lorem(2)} <a class="more-link" href="${o}/blog/when-to-replace-a-slate-roof/">Continue reading <span class="screen-reader-text">When to replace a slate roof</span></a></p></article>`,
    ),
    '/blog/when-to-replace-a-slate-roof/': html(
      wpHead(
        o,
        '/blog/when-to-replace-a-slate-roof/',
        'When to replace a slate roof - Greenway Roofing',
        'When a slate roof is worth repairing and when it should be replaced, by age, by number of slipped slates and by cost.',
        'article',
        [
          {
            '@type': 'Article',
            '@id': `${o}/blog/when-to-replace-a-slate-roof/#article`,
            isPartOf: { '@id': `${o}/blog/when-to-replace-a-slate-roof/` },
            author: { name: 'Ellie Greenway', '@id': `${o}/#/schema/person/1` },
            headline: 'When to replace a slate roof',
            datePublished: '2026-09-12T10:00:00+00:00',
            dateModified: '2026-09-12T10:00:00+00:00',
            wordCount: 500,
            publisher: { '@id': `${o}/#organization` },
          },
          {
            '@type': 'Person',
            '@id': `${o}/#/schema/person/1`,
            name: 'Ellie Greenway',
            image: { '@type': 'ImageObject', url: 'https://secure.gravatar.com/avatar/1' },
            url: `${o}/author/ellie/`,
          },
        ],
      ) +
        `<article class="post"><header class="entry-header"><h1 class="entry-title">When to replace a slate roof</h1><div class="entry-meta"><span class="posted-on"><time class="entry-date published updated" datetime="2026-09-12T10:00:00+00:00">12th September 2026</time></span> <span class="byline">by <a class="url fn n" href="${o}/author/ellie/">Ellie Greenway</a></span></div></header><div class="entry-content"><p>Replace a slate roof when more than one slate in five has slipped or broken; below that, repair is cheaper and just as safe.</p><h2>Count the slipped slates</h2><p>${lorem(6)}</p><h2>Look at the nails</h2><p>${lorem(6)}</p></div></article><section id="comments"><h2 class="comments-title">2 thoughts on &ldquo;When to replace a slate roof&rdquo;</h2><ol><li><article class="comment-body"><b class="fn">Bob</b> <time datetime="2026-09-20T10:00:00+00:00">20th September 2026</time><p>Very useful, thanks.</p><a rel="nofollow" class="comment-reply-link" href="${o}/blog/when-to-replace-a-slate-roof/?replytocom=2#respond">Reply</a></article></li></ol></section>` +
        wpFoot(o),
    ),
    '/author/ellie/': wpPage(
      o,
      '/author/ellie/',
      'Ellie Greenway, author at Greenway Roofing',
      'Articles by Ellie Greenway, who runs the survey team of Greenway Roofing in Exeter and climbs most roofs herself.',
      `<p>Ellie Greenway runs the survey team of Greenway Roofing and has climbed roofs in Devon for twelve years.</p>`,
    ),
    '/privacy-policy/': wpPage(
      o,
      '/privacy-policy/',
      'Privacy policy - Greenway Roofing',
      'How Greenway Roofing handles your data: what we keep when you write to us, for how long, and how to have it deleted.',
      `<p>We keep what you send us for two years. Cookies: we use one. You can accept or reject it. Consent can be withdrawn.</p>`,
    ),
  }),
};

// German Handwerker, Impressum, umlauts, ISO dates, opening hours, hreflang de/en
const de = (o: string, path: string, title: string, desc: string, main: string, head = '') =>
  html(
    `<!DOCTYPE html><html lang="de-DE"><head><meta charset="utf-8"><title>${title}</title><meta name="viewport" content="width=device-width, initial-scale=1.0"><meta name="description" content="${desc}"><link rel="canonical" href="${o}${path}"><meta property="og:title" content="${title}"><meta property="og:description" content="${desc}"><meta property="og:image" content="${o}/og.jpg"><meta property="og:type" content="website"><meta property="og:site_name" content="Schreinerei Müller">${head}</head><body><header><nav><a href="/">Start</a> <a href="/leistungen">Leistungen</a> <a href="/ueber-uns">Über uns</a> <a href="/kontakt">Kontakt</a></nav></header><main>${main}</main><footer><a href="/impressum">Impressum</a> <a href="/datenschutz">Datenschutz</a> <p>Schreinerei Müller GmbH, Hauptstraße 12, 79098 Freiburg, Tel. 0761 / 20 85 99 - 0</p></footer><div id="cookie-banner" class="cc-banner" role="dialog">Wir verwenden Cookies. <button>Alle akzeptieren</button> <button>Ablehnen</button></div></body></html>`,
  );
const satz = (n: number) =>
  Array.from(
    { length: n },
    (_, i) =>
      [
        `Eine Treppe aus Eiche kostet je nach Form ab ${4 + i}.500 € und wird in etwa ${3 + i} Wochen gefertigt.`,
        `Wir messen vor Ort auf, zeichnen die Treppe im Maßstab 1:20 und bauen sie in unserer Werkstatt in Freiburg.`,
        `Das Holz stammt aus dem Schwarzwald und ist mindestens ${2 + i} Jahre getrocknet, bevor wir es verarbeiten.`,
      ][i % 3],
  ).join(' ');
const german: SiteDefinition = {
  name: 'german',
  story:
    'A German carpenter with an Impressum that asks not to be indexed, umlauts, and a phone number with an extension in three spellings.',
  expected: [],
  answers: ({ origin: o }: SiteContext) => ({
    '/robots.txt': textFile(`User-agent: *\nDisallow:\nSitemap: ${o}/sitemap.xml`),
    '/sitemap.xml': sitemap(o, {
      '/': '2026-08-01',
      '/leistungen': '2026-03-02',
      '/ueber-uns': '2026-02-02',
      '/kontakt': '2025-12-01',
    }),
    '/': de(
      o,
      '/',
      'Schreinerei Müller: Treppen und Küchen in Freiburg',
      'Die Schreinerei Müller baut Treppen, Küchen und Einbauschränke aus Schwarzwälder Holz in Freiburg und Umgebung, seit 1987.',
      `<h1>Treppen und Küchen aus Freiburg</h1><p>Die Schreinerei Müller ist ein Meisterbetrieb in Freiburg, der Treppen, Küchen und Einbauschränke aus heimischem Holz baut und im Umkreis von 60 km einbaut.</p><h2>Was kostet eine Treppe?</h2><p>${satz(4)}</p><h2>Wie lange dauert der Einbau?</h2><p>${satz(3)}</p><p>Stand: 1. August 2026</p>`,
      `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': 'HomeAndConstructionBusiness', name: 'Schreinerei Müller GmbH', url: `${o}/`, logo: `${o}/logo.png`, telephone: '+49 761 208599-0', address: { '@type': 'PostalAddress', streetAddress: 'Hauptstr. 12', postalCode: '79098', addressLocality: 'Freiburg im Breisgau', addressCountry: 'DE' }, openingHours: ['Mo-Fr 07:30-17:00'], foundingDate: '1987', description: 'Schreinerei in Freiburg', sameAs: ['https://www.instagram.com/schreinereimueller', 'https://www.houzz.de/pro/schreinerei-mueller'], priceRange: '€€' })}</script>`,
    ),
    '/leistungen': de(
      o,
      '/leistungen',
      'Leistungen: Treppen, Küchen, Schränke | Schreinerei Müller',
      'Unsere Leistungen: Treppen aus Eiche und Esche, Küchen nach Maß und Einbauschränke, mit Festpreis und fünf Jahren Garantie.',
      `<h1>Unsere Leistungen</h1><p>Unsere Leistungen reichen von der Treppe über die Küche bis zum Einbauschrank, jeweils mit Festpreis und fünf Jahren Gewährleistung.</p><h2>Treppen</h2><p>${satz(5)}</p><h2>Küchen</h2><p>${satz(4)}</p>`,
    ),
    '/ueber-uns': de(
      o,
      '/ueber-uns',
      'Über uns: Meisterbetrieb seit 1987 | Schreinerei Müller',
      'Die Schreinerei Müller wurde 1987 von Karl Müller gegründet; heute führt Anna Müller den Betrieb mit neun Gesellen in Freiburg.',
      `<h1>Über uns</h1><p>Die Schreinerei Müller wurde 1987 von Karl Müller gegründet und wird heute von Anna Müller geführt, Schreinermeisterin seit 2009.</p><h2>Das Team</h2><p>Anna Müller, Geschäftsführerin. ${satz(5)}</p>`,
    ),
    '/kontakt': de(
      o,
      '/kontakt',
      'Kontakt und Anfahrt | Schreinerei Müller Freiburg',
      'So erreichen Sie die Schreinerei Müller in Freiburg: Telefon, E-Mail, Anschrift und Öffnungszeiten der Werkstatt.',
      `<h1>Kontakt</h1><p>Hauptstraße 12, 79098 Freiburg</p><p>Telefon: 0761 208599-0<br>E-Mail: info@mueller.example</p><h2>Öffnungszeiten</h2><p>Montag bis Freitag 7:30 bis 17 Uhr</p>`,
    ),
    '/impressum': de(
      o,
      '/impressum',
      'Impressum | Schreinerei Müller GmbH in Freiburg',
      'Angaben nach § 5 DDG: Schreinerei Müller GmbH, Freiburg, Registergericht und Handelsregister, Geschäftsführung und Kontakt.',
      `<h1>Impressum</h1><p>Schreinerei Müller GmbH<br>Hauptstraße 12<br>79098 Freiburg</p><p>Registergericht Freiburg, HRB 123456. Geschäftsführerin: Anna Müller. USt-IdNr.: DE811907980</p>`,
      '<meta name="robots" content="noindex, follow">',
    ),
    '/datenschutz': de(
      o,
      '/datenschutz',
      'Datenschutz | Schreinerei Müller GmbH in Freiburg',
      'Wie die Schreinerei Müller mit Ihren Daten umgeht, welche Cookies es gibt und wie Sie Auskunft und Löschung verlangen.',
      `<h1>Datenschutz</h1><p>${satz(3)}</p>`,
      '<meta name="robots" content="noindex">',
    ),
  }),
};

// Japanese tea shop
const ja = (o: string, path: string, title: string, desc: string, main: string, ld: unknown = null) =>
  html(
    `<!DOCTYPE html><html lang="ja"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><meta name="description" content="${desc}"><link rel="canonical" href="${o}${path}"><meta property="og:title" content="${title}"><meta property="og:description" content="${desc}"><meta property="og:image" content="${o}/o.jpg"><meta property="og:type" content="website">${ld ? `<script type="application/ld+json">${JSON.stringify(ld)}</script>` : ''}</head><body><header><nav><ul><li><a href="/">ホーム</a></li><li><a href="/products/sencha">煎茶</a></li><li><a href="/about">会社概要</a></li><li><a href="/faq">よくある質問</a></li><li><a href="/contact">お問い合わせ</a></li></ul></nav></header><main>${main}</main><footer><p>〒600-8001 京都府京都市下京区四条通1-2-3 電話 075-123-0456</p></footer></body></html>`,
  );
const bun =
  '当店の煎茶は京都府宇治市の契約農家が手摘みした一番茶だけを使い、深蒸し製法で丁寧に仕上げています。百グラム千八百円で、全国へ送料無料で二日以内にお届けします。開封後は冷暗所で三か月保存できます。';
const japanese: SiteDefinition = {
  name: 'japanese',
  story: 'A Japanese tea shop: no spaces between words, prices in 円, dates with 年.',
  expected: [],
  answers: ({ origin: o }: SiteContext) => ({
    '/robots.txt': textFile(`User-agent: *\nAllow: /\nSitemap: ${o}/sitemap.xml\n`),
    '/sitemap.xml': sitemap(o, {
      '/': '2026-10-01',
      '/products/sencha': '2026-09-01',
      '/about': '2026-03-01',
      '/faq': '2026-05-01',
    }),
    '/': ja(
      o,
      '/',
      '宇治の煎茶専門店 茶舗みどり｜京都から全国へ',
      '茶舗みどりは京都の煎茶専門店です。宇治の契約農家の一番茶を深蒸しで仕上げ、全国へ送料無料でお届けします。創業は大正十年、五代続く店です。',
      `<h1>宇治の煎茶専門店</h1><p>茶舗みどりは、京都・四条にある煎茶専門店です。${bun}</p><h2>当店のお茶</h2><p>${bun}${bun}</p><h2>お届けについて</h2><p>${bun}</p><p>更新日：2026年10月1日</p>`,
      {
        '@context': 'https://schema.org',
        '@type': 'Store',
        name: '茶舗みどり',
        url: `${o}/`,
        logo: `${o}/l.png`,
        telephone: '+81-75-123-0456',
        address: {
          '@type': 'PostalAddress',
          postalCode: '600-8001',
          addressRegion: '京都府',
          addressLocality: '京都市下京区',
          streetAddress: '四条通1-2-3',
          addressCountry: 'JP',
        },
        sameAs: ['https://www.instagram.com/chahomidori', 'https://x.com/chahomidori'],
        description: '煎茶専門店',
        foundingDate: '1921',
      },
    ),
    '/products/sencha': ja(
      o,
      '/products/sencha',
      '宇治煎茶 百グラム｜茶舗みどり',
      '宇治の契約農家が手摘みした一番茶の煎茶、百グラム。深蒸しのまろやかな味で、開封後も三か月おいしくお飲みいただけます。',
      `<h1>宇治煎茶</h1><p>宇治煎茶は、手摘みの一番茶を深蒸しで仕上げた当店の看板商品です。${bun}</p><p>価格：1,800円（税込）</p><h2>淹れ方</h2><p>${bun}</p>`,
      {
        '@context': 'https://schema.org',
        '@type': 'Product',
        name: '宇治煎茶',
        offers: { '@type': 'Offer', price: '1800', priceCurrency: 'JPY' },
      },
    ),
    '/about': ja(
      o,
      '/about',
      '会社概要｜茶舗みどり株式会社',
      '茶舗みどりの会社概要。大正十年に京都で創業し、五代目の緑川健が店主を務めています。所在地、電話番号、営業時間はこちらです。',
      `<h1>会社概要</h1><p>茶舗みどりは大正十年（1921年）に京都で創業しました。代表取締役 緑川健が五代目の店主を務めています。${bun}${bun}</p>`,
    ),
    '/faq': ja(
      o,
      '/faq',
      'よくある質問｜茶舗みどり',
      '煎茶の保存方法、送料、返品についてのよくある質問にお答えします。ご不明な点はお電話かお問い合わせ窓口までお気軽にどうぞ。',
      `<h1>よくある質問</h1><h2>送料はいくらですか？</h2><p>${bun}</p><h2>お茶はどのくらい保存できますか？</h2><p>${bun}</p><h2>返品はできますか？</h2><p>${bun}</p>`,
    ),
    '/contact': ja(
      o,
      '/contact',
      'お問い合わせ｜茶舗みどり',
      '茶舗みどりへのお問い合わせは、お電話または電子メールで承ります。営業時間は平日の午前九時から午後六時までです。お気軽にどうぞ。',
      `<h1>お問い合わせ</h1><p>電話 075-123-0456</p><p>info@midori.example</p>`,
    ),
  }),
};

// Arabic clinic
const ar = (o: string, path: string, title: string, desc: string, main: string, ld: unknown = null) =>
  html(
    `<!DOCTYPE html><html lang="ar" dir="rtl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><meta name="description" content="${desc}"><link rel="canonical" href="${o}${path}"><meta property="og:title" content="${title}"><meta property="og:description" content="${desc}"><meta property="og:image" content="${o}/o.jpg"><meta property="og:type" content="website">${ld ? `<script type="application/ld+json">${JSON.stringify(ld)}</script>` : ''}</head><body><header><nav><a href="/">الرئيسية</a> <a href="/services">الخدمات</a> <a href="/about">من نحن</a> <a href="/contact">اتصل بنا</a></nav></header><main>${main}</main><footer><p>عيادة النور، شارع الملك فهد ١٢، الرياض ١١٥٦٤. هاتف: <span dir="ltr">+966 11 482 5360</span></p></footer></body></html>`,
  );
const jumla =
  'تقدم عيادة النور علاج الأسنان للأطفال والكبار في الرياض على يد ثمانية أطباء مرخصين، وتستغرق الزيارة الأولى نحو أربعين دقيقة وتكلف 150 ريالا شاملة الأشعة. نستقبل المرضى من السبت إلى الخميس من التاسعة صباحا حتى الثامنة مساء، ويمكن حجز الموعد بالهاتف أو من الموقع في أي وقت.';
const arabic: SiteDefinition = {
  name: 'arabic',
  story: 'An Arabic dental clinic, written from right to left, with two kinds of digits.',
  expected: [],
  answers: ({ origin: o }: SiteContext) => ({
    '/robots.txt': textFile(`User-agent: *\nAllow: /\nSitemap: ${o}/sitemap.xml\n`),
    '/sitemap.xml': sitemap(o, {
      '/': '2026-10-01',
      '/services': '2026-09-01',
      '/about': '2026-03-01',
      '/contact': '2026-05-01',
    }),
    '/': ar(
      o,
      '/',
      'عيادة النور لطب الأسنان في الرياض',
      'عيادة النور لطب الأسنان في الرياض: ثمانية أطباء، مواعيد من السبت إلى الخميس، وأسعار معلنة لكل علاج قبل البدء به.',
      `<h1>طب الأسنان في الرياض</h1><p>عيادة النور هي عيادة لطب الأسنان في الرياض تعالج الأطفال والكبار منذ عام 2009 بأسعار معلنة.</p><h2>كم تكلف الزيارة الأولى؟</h2><p>${jumla}</p><h2>العلاجات</h2><p>${jumla} ${jumla}</p>`,
      {
        '@context': 'https://schema.org',
        '@type': 'Dentist',
        name: 'عيادة النور',
        url: `${o}/`,
        logo: `${o}/l.png`,
        telephone: '+966114825360',
        address: {
          '@type': 'PostalAddress',
          streetAddress: 'شارع الملك فهد ١٢',
          addressLocality: 'الرياض',
          postalCode: '11564',
          addressCountry: 'SA',
        },
        sameAs: ['https://www.instagram.com/alnoor', 'https://x.com/alnoor'],
        description: 'عيادة أسنان',
        foundingDate: '2009',
      },
    ),
    '/services': ar(
      o,
      '/services',
      'خدمات علاج الأسنان وأسعارها | عيادة النور',
      'خدمات عيادة النور وأسعارها: التنظيف والحشوات والتقويم وزراعة الأسنان للأطفال والكبار في مدينة الرياض مع ضمان مكتوب.',
      `<h1>خدمات علاج الأسنان</h1><p>${jumla}</p><h2>التنظيف</h2><p>${jumla}</p><h2>التقويم</h2><p>${jumla}</p>`,
    ),
    '/about': ar(
      o,
      '/about',
      'من نحن: أطباء عيادة النور في الرياض',
      'تعرف على أطباء عيادة النور في الرياض وخبراتهم وشهاداتهم وتاريخ العيادة منذ تأسيسها في عام 2009 وحتى اليوم.',
      `<h1>من نحن</h1><p>${jumla}</p><p>${jumla}</p>`,
    ),
    '/contact': ar(
      o,
      '/contact',
      'اتصل بعيادة النور في الرياض',
      'عنوان عيادة النور في الرياض ورقم الهاتف وساعات العمل وطريقة حجز الموعد عبر الهاتف أو من خلال الموقع الإلكتروني.',
      `<h1>اتصل بنا</h1><p>شارع الملك فهد ١٢، الرياض ١١٥٦٤</p><p dir="ltr">+966 11 482 5360</p>`,
    ),
  }),
};

// Next.js + microdata restaurant
const nx = (o: string, path: string, title: string, desc: string, main: string) =>
  html(
    `<!DOCTYPE html><html lang="fr"><head><meta charSet="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/><link rel="preload" as="script" href="/_next/static/chunks/webpack.js"/><title>${title}</title><meta name="description" content="${desc}"/><link rel="canonical" href="${o}${path === '/' ? '' : path}"/><meta property="og:title" content="${title}"/><meta property="og:description" content="${desc}"/><meta property="og:image" content="${o}/og.png"/><meta property="og:type" content="website"/><link rel="icon" href="/favicon.ico"/></head><body><div hidden=""><!--$--><!--/$--></div><div id="__next"><header><nav><a href="/">Accueil</a><a href="/carte">Carte</a><a href="/a-propos">À propos</a><a href="/contact">Contact</a></nav></header><main>${main}</main><footer itemscope itemtype="https://schema.org/Restaurant"><span itemprop="name">Chez Lucette</span> <span itemprop="telephone">04 78 12 34 56</span> <span itemprop="address" itemscope itemtype="https://schema.org/PostalAddress"><span itemprop="streetAddress">8 rue des Tanneurs</span>, <span itemprop="postalCode">69005</span> <span itemprop="addressLocality">Lyon</span></span> <link itemprop="url" href="${o}/"><meta itemprop="priceRange" content="€€"><link itemprop="sameAs" href="https://www.facebook.com/chezlucette"><link itemprop="sameAs" href="https://www.instagram.com/chezlucette"><link itemprop="logo" href="${o}/logo.png"></footer></div><script id="__NEXT_DATA__" type="application/json">{"props":{"pageProps":{}},"page":"/"}</script><script src="/_next/static/chunks/main.js" defer=""></script><script>self.__next_f=self.__next_f||[];self.__next_f.push([0])</script></body></html>`,
  );
const phrase =
  'Chez Lucette est un bouchon lyonnais qui sert une cuisine de marché dans le Vieux Lyon, avec un menu à 29 € le midi et à 42 € le soir. La salle compte 34 couverts et la terrasse 18, ouverte de mai à septembre. Nos légumes viennent de trois maraîchers à moins de 40 km et le pain du boulanger voisin.';
const nextjs: SiteDefinition = {
  name: 'nextjs',
  story: 'A French restaurant on Next.js: streamed markers, hydration scripts, microdata in the footer.',
  expected: ['organization-schema-incomplete', 'thin-page'],
  answers: ({ origin: o }: SiteContext) => ({
    '/robots.txt': textFile(`User-Agent: *\nAllow: /\n\nSitemap: ${o}/sitemap.xml\n`),
    '/sitemap.xml': sitemap(o, {
      '': '2026-10-01',
      '/carte': '2026-11-01',
      '/a-propos': '2026-03-01',
      '/contact': '2026-03-05',
    }),
    '/': nx(
      o,
      '/',
      'Chez Lucette, bouchon lyonnais du Vieux Lyon',
      'Chez Lucette est un bouchon du Vieux Lyon : cuisine de marché, menu à 29 € le midi, terrasse de mai à septembre, réservation en ligne.',
      `<h1>Un bouchon du Vieux Lyon</h1><p>${phrase}</p><h2>Comment réserver ?</h2><p>${phrase}</p><h2>Où sommes-nous ?</h2><p>8 rue des Tanneurs, 69005 Lyon. ${phrase}</p><details><summary>Acceptez-vous les chiens ?</summary><p>${phrase}</p></details>`,
    ),
    '/carte': nx(
      o,
      '/carte',
      'La carte du bouchon Chez Lucette à Lyon',
      'La carte de Chez Lucette : quenelles, saint-marcellin, tarte aux pralines, vins du Beaujolais, avec tous les prix et allergènes.',
      `<h1>La carte</h1><p>${phrase}</p><h2>Entrées</h2><ul><li>Salade lyonnaise 12 €</li><li>Saucisson chaud 14 €</li></ul><h2>Plats</h2><p>${phrase}</p>`,
    ),
    '/a-propos': nx(
      o,
      '/a-propos',
      'À propos de Lucette et de son bouchon',
      'Lucette Morel a fondé le bouchon en 1998 ; son fils Paul dirige aujourd’hui la cuisine avec une brigade de six personnes.',
      `<h1>À propos</h1><p>Chez Lucette a été fondé en 1998 par Lucette Morel, cuisinière. Paul Morel, gérant, dirige la cuisine.</p><p>${phrase}</p>`,
    ),
    '/contact': nx(
      o,
      '/contact',
      'Contact et réservation Chez Lucette Lyon',
      'Réservez une table chez Lucette par téléphone au 04 78 12 34 56 ou venez au 8 rue des Tanneurs, dans le Vieux Lyon.',
      `<h1>Contact</h1><p>8 rue des Tanneurs, 69005 Lyon</p><p>04 78 12 34 56</p>`,
    ),
  }),
};

export const realLifeSites: readonly SiteDefinition[] = [wordpress, german, japanese, arabic, nextjs];
