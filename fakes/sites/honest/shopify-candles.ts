import { type SiteContext, type SiteDefinition, textFile } from '../define-site.ts';
import { rawPage } from '../raw-answers.ts';

// The default robots.txt of Shopify, shortened: other crawlers get groups of their own.
const robots = (o: string) =>
  textFile(
    `# we use Shopify as our ecommerce platform\nUser-agent: *\nDisallow: /a/downloads/-/*\nDisallow: /admin\nDisallow: /cart\nDisallow: /orders\nDisallow: /checkouts/\nDisallow: /checkout\nDisallow: /collections/*sort_by*\nDisallow: /*/collections/*sort_by*\nDisallow: /collections/*+*\nDisallow: /blogs/*+*\nDisallow: /*?*oseid=*\nDisallow: /*preview_theme_id*\nDisallow: /search\nDisallow: /apple-app-site-association\nDisallow: /.well-known/shopify/monorail\nSitemap: ${o}/sitemap.xml\n\n# Google adsbot ignores robots.txt unless specifically named!\nUser-agent: adsbot-google\nDisallow: /checkouts/\nDisallow: /cart\n\nUser-agent: Nutch\nDisallow: /\n\nUser-agent: AhrefsBot\nCrawl-delay: 10\nDisallow: /admin\n\nUser-agent: Pinterest\nCrawl-delay: 1\n`,
  );

type Parts = { title: string; description: string; type?: string; jsonLd?: unknown; main: string };

function page(o: string, path: string, { title, description, type = 'website', jsonLd, main }: Parts) {
  return rawPage(`<!doctype html>
<html class="no-js" lang="en">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="X-UA-Compatible" content="IE=edge">
    <meta name="viewport" content="width=device-width,initial-scale=1">
    <meta name="theme-color" content="">
    <link rel="canonical" href="${o}${path}">
    <link rel="preconnect" href="https://cdn.shopify.com" crossorigin>
    <title>
      ${title}
 &ndash; Wick &amp; Tide</title>
    <meta name="description" content="${description}">
    <meta property="og:site_name" content="Wick &amp; Tide"><meta property="og:url" content="${o}${path}"><meta property="og:title" content="${title}"><meta property="og:type" content="${type}"><meta property="og:description" content="${description}"><meta property="og:image" content="http://cdn.example/files/share.jpg?v=1"><meta property="og:image:secure_url" content="https://cdn.example/files/share.jpg?v=1"><meta name="twitter:card" content="summary_large_image">
    <script>window.performance && window.performance.mark && window.performance.mark('shopify.content_for_header.start');</script><meta name="shopify-digital-wallet" content="/68/digital_wallets/dialog"><link rel="alternate" type="application/json+oembed" href="${o}${path}.oembed"><script async="async" src="/checkouts/internal/preloads.js?locale=en-GB"></script>
    <script id="shopify-features" type="application/json">{"accessToken":"0","betas":["rich-media-storefront-analytics"],"domain":"wick.example","predictiveSearch":true}</script>
    <script>var Shopify = Shopify || {}; Shopify.shop = "wick.myshopify.com"; Shopify.locale = "en"; Shopify.currency = {"active":"GBP","rate":"1.0"};</script>
    <link href="${o}/cdn/shop/t/3/assets/base.css?v=1" rel="stylesheet" type="text/css" media="all" />
    <link rel="stylesheet" href="${o}/cdn/shop/t/3/assets/component-predictive-search.css" media="print" onload="this.media='all'">
    <style data-shopify>:root{--font-body-scale:1.0}</style>
    <script>document.documentElement.className = document.documentElement.className.replace('no-js', 'js');</script>
  </head>
  <body class="gradient">
    <a class="skip-to-content-link button visually-hidden" href="#MainContent">Skip to content</a>
    <link href="${o}/cdn/shop/t/3/assets/quantity-popover.css" rel="stylesheet" type="text/css" media="all" />
    <cart-drawer class="drawer is-empty"><div id="CartDrawer" class="cart-drawer"><div class="drawer__inner" role="dialog" aria-modal="true" aria-label="Your cart" tabindex="-1"><div class="drawer__inner-empty"><h2 class="cart__empty-text">Your cart is empty</h2><a href="/collections/all" class="button">Continue shopping</a></div></div></div></cart-drawer>
    <div id="shopify-section-sections--announcement-bar" class="shopify-section"><div class="announcement-bar" role="region" aria-label="Announcement"><p class="announcement-bar__message h5"><span>Free UK delivery over £40</span></p></div></div>
    <div class="shopify-section section-header"><sticky-header><header class="header header--middle-left">
      <header-drawer data-breakpoint="tablet"><details id="Details-menu-drawer-container" class="menu-drawer-container"><summary class="header__icon" aria-label="Menu"><span><svg viewBox="0 0 18 16"></svg></span></summary><div id="menu-drawer" class="gradient menu-drawer"><nav class="menu-drawer__navigation"><ul><li><a href="/collections/all">Candles</a></li><li><a href="/pages/about-us">About us</a></li></ul></nav></div></details></header-drawer>
      <a href="/" class="header__heading-link"><span class="h2">Wick &amp; Tide</span></a>
      <nav class="header__inline-menu"><ul class="list-menu" role="list"><li><a href="/collections/all">Candles</a></li><li><a href="/blogs/news">Journal</a></li><li><a href="/pages/about-us">About us</a></li><li><a href="/pages/faq">Questions</a></li><li><a href="/pages/contact">Contact</a></li></ul></nav>
      <a href="/cart" class="header__icon" id="cart-icon-bubble"><span class="visually-hidden">Cart</span></a>
    </header></sticky-header></div>
    <main id="MainContent" class="content-for-layout focus-none" role="main" tabindex="-1">${main}</main>
    <footer class="footer"><ul class="list-social"><li><a href="https://instagram.com/wickandtide"><span class="visually-hidden">Instagram</span></a></li></ul><small>&copy; 2026, <a href="/">Wick &amp; Tide</a> <a target="_blank" rel="nofollow" href="https://www.shopify.com">Powered by Shopify</a></small><ul><li><small><a href="/policies/refund-policy">Refund policy</a></small></li></ul></footer>
    <ul hidden><li id="a11y-refresh-page-message">Choosing a selection results in a full page refresh.</li><li id="a11y-new-window-message">Opens in a new window.</li></ul>
    ${jsonLd === undefined ? '' : `<script type="application/ld+json">${JSON.stringify(jsonLd)}</script>`}
    <script>window.shopUrl = '${o}'; window.routes = { cart_add_url: '/cart/add', predictive_search_url: '/search/suggest' }; window.cartStrings = { error: 'There was an error while updating your cart. Please try again.' };</script>
    <script src="${o}/cdn/shop/t/3/assets/global.js" defer="defer"></script>
  </body>
</html>`);
}

const candles = [
  {
    slug: 'sea-salt-candle',
    name: 'Sea Salt Candle',
    price: '24.00',
    note: 'Sea salt and driftwood, poured by hand in Whitby in small batches; burns for 45 hours in a jar that you can send back.',
    scent: 'salt, driftwood and a little lemon',
    story:
      'It was the first candle that we made, in a saucepan, in the winter of 2017, after a week in which the ferry did not sail. People kept asking for the one that smells like the pier, so it stayed.',
    hours: '45',
  },
  {
    slug: 'peat-smoke-candle',
    name: 'Peat Smoke Candle',
    price: '26.00',
    note: 'Peat smoke and heather honey in a dark jar, made for long evenings; burns for 50 hours and needs no trimming at first.',
    scent: 'smoke, honey and wet wool',
    story:
      'A guest house on Islay asked for something to put on its hearths during the summer months, when no fire is lit. We needed nineteen tries to make smoke that does not smell of ham.',
    hours: '50',
  },
];

const productPage = (
  o: string,
  { slug, name, price, note, scent, story, hours }: (typeof candles)[number],
  other: (typeof candles)[number] | undefined,
) =>
  page(o, `/products/${slug}`, {
    title: name,
    description: note,
    type: 'product',
    jsonLd: {
      '@context': 'http://schema.org/',
      '@id': `/products/${slug}#product`,
      '@type': 'ProductGroup',
      brand: { '@type': 'Brand', name: 'Wick & Tide' },
      category: 'Candles',
      description: note,
      name,
      productGroupID: '8123',
      url: `${o}/products/${slug}`,
      hasVariant: ['200 g', '400 g'].map((size, index) => ({
        '@id': `/products/${slug}?variant=${index}#variant`,
        '@type': 'Product',
        name: `${name} - ${size}`,
        sku: `W-${index}`,
        image: 'https://cdn.example/files/candle.jpg',
        offers: {
          '@id': `/products/${slug}?variant=${index}#offer`,
          '@type': 'Offer',
          availability: index === 0 ? 'http://schema.org/InStock' : 'http://schema.org/OutOfStock',
          price: index === 0 ? price : (Number(price) + 14).toFixed(2),
          priceCurrency: 'GBP',
          url: `${o}/products/${slug}?variant=${index}`,
        },
      })),
    },
    main: `<section id="MainProduct" class="product"><media-gallery role="region" aria-label="Gallery Viewer"><div id="GalleryStatus" class="visually-hidden" role="status"></div><ul class="product__media-list"><li class="product__media-item"><modal-opener data-modal="#ProductModal"><img src="//cdn.example/files/candle.jpg?width=1946" alt="${name} in its jar" loading="eager" width="1946" height="1946"><button class="product__media-toggle" type="button"><span class="visually-hidden">Open media 1 in modal</span></button></modal-opener></li></ul></media-gallery>
<product-info class="product__info-wrapper"><p class="product__text caption-with-letter-spacing">Wick &amp; Tide</p><div class="product__title"><h1>${name}</h1><a href="/products/${slug}" class="product__title"><h2 class="h1">${name}</h2></a></div>
<div id="price-template" role="status"><div class="price price--large price--show-badge"><div class="price__container"><div class="price__regular"><span class="visually-hidden visually-hidden--inline">Regular price</span><span class="price-item price-item--regular">£${price} GBP</span></div><div class="price__sale"><span class="visually-hidden">Regular price</span><span><s class="price-item price-item--regular"></s></span><span class="visually-hidden">Sale price</span><span class="price-item price-item--sale">£${price} GBP</span></div><small class="unit-price caption hidden"><span class="visually-hidden">Unit price</span><span><span></span><span aria-hidden="true">/</span><span class="visually-hidden">&nbsp;per&nbsp;</span><span></span></span></small></div><span class="badge price__badge-sold-out">Sold out</span></div></div>
<div class="product__tax caption rte">Taxes included. <a href="/policies/shipping-policy">Shipping</a> calculated at checkout.</div>
<variant-selects><fieldset class="product-form__input"><legend>Size</legend><input type="radio" name="Size" value="200 g" checked><label>200 g<span class="visually-hidden label-unavailable">Variant sold out or unavailable</span></label></fieldset></variant-selects>
<noscript class="product-form__noscript-wrapper-1"><div class="product-form__input"><label class="form__label" for="Variants">Product variants</label><select name="id" id="Variants"><option selected value="1">200 g - £${price}</option><option value="2" disabled>400 g - Sold out</option></select></div></noscript>
<div class="product__description rte quick-add-hidden"><p>${note}</p><p>You smell ${scent}, first cold and then, once the wax has melted to the edge, warm. ${story}</p><h3>How long does it burn?</h3><p>About ${hours} hours, if the first burn lasts until the whole surface is liquid. Trim the wick to five millimetres each time, keep it out of the draught, and stop when a finger’s width of wax is left.</p></div>
<div class="product__accordion accordion quick-add-hidden"><details id="Details-collapsible"><summary role="button" aria-expanded="false" aria-controls="ProductAccordion"><h2 class="h4 accordion__title">Materials</h2></summary><div class="accordion__content rte" id="ProductAccordion"><p>Rapeseed wax from Lincolnshire, a cotton wick without metal, and perfume oils that hold no phthalates. The jar is glass and goes through the dishwasher.</p></div></details></div></product-info></section>
<product-recommendations class="related-products" data-url="/recommendations/products?limit=4"><h2>You may also like</h2><ul><li><div class="card-wrapper"><h3 class="card__heading"><a href="/products/${other?.slug ?? ''}" class="full-unstyled-link">${other?.name ?? ''}</a></h3><span class="visually-hidden">Vendor:</span><div class="caption">Wick &amp; Tide</div></div></li></ul></product-recommendations>
<template id="quick-add"><div class="quick-add-modal"><p>Could not load pickup availability</p><button>Refresh</button></div></template>`,
  });

export const shopifyCandles: SiteDefinition = {
  name: 'shopify-candles',
  story:
    'A candle shop on Shopify’s free theme: variants in a product group, prices said twice for screen readers, drawers, template elements and noscript fallbacks.',
  expected: ['organization-schema-incomplete'],
  answers: ({ origin: o }: SiteContext) => ({
    '/robots.txt': robots(o),
    '/sitemap.xml': textFile(
      `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n  <sitemap><loc>${o}/sitemap_products_1.xml?from=8123&amp;to=8124</loc></sitemap>\n  <sitemap><loc>${o}/sitemap_pages_1.xml</loc></sitemap>\n</sitemapindex>`,
      'application/xml; charset=utf-8',
    ),
    '/sitemap_products_1.xml?from=8123&to=8124': textFile(
      `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n<url><loc>${o}/</loc><changefreq>daily</changefreq></url>${candles.map(({ slug }, index) => `<url><loc>${o}/products/${slug}</loc><lastmod>2026-1${index}-02T14:03:11+01:00</lastmod><changefreq>daily</changefreq><image:image><image:loc>https://cdn.example/files/candle.jpg</image:loc><image:title>Candle</image:title></image:image></url>`).join('')}\n</urlset>`,
      'application/xml; charset=utf-8',
    ),
    '/sitemap_pages_1.xml': textFile(
      `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${['about-us', 'faq', 'contact'].map((slug, index) => `<url><loc>${o}/pages/${slug}</loc><lastmod>2026-0${index + 3}-12T10:00:00+00:00</lastmod><changefreq>weekly</changefreq></url>`).join('')}</urlset>`,
      'application/xml; charset=utf-8',
    ),
    '/': page(o, '/', {
      title: 'Hand-poured candles from Whitby',
      description:
        'Candles of rapeseed wax, poured by hand in Whitby and scented with what grows or washes up there. Send the jar back, get £3 off.',
      jsonLd: {
        '@context': 'http://schema.org',
        '@type': 'Organization',
        name: 'Wick & Tide',
        url: `${o}/`,
        logo: 'https://cdn.example/files/logo.png',
        sameAs: ['https://instagram.com/wickandtide', ''],
      },
      main: `<div class="banner"><h1 class="banner__heading inline-richtext h1">Candles that smell of the north sea coast</h1><p>Wick &amp; Tide is a candle workshop in Whitby that pours rapeseed wax by hand, 120 jars a day, and takes the empty jars back.</p><a href="/collections/all" class="button">Shop all candles</a></div>
<h2>New this autumn</h2><ul class="product-grid">${candles.map(({ slug, name, price }) => `<li class="grid__item"><div class="card-wrapper product-card-wrapper"><div class="card__media"><img src="//cdn.example/files/${slug}.jpg" alt="${name}" loading="lazy"></div><h3 class="card__heading"><a href="/products/${slug}">${name}</a></h3><div class="price"><span class="visually-hidden">Regular price</span><span>From £${price} GBP</span></div></div></li>`).join('')}</ul>
<h2>How does sending back work?</h2><p>Wash the jar, put it in any box, and use the label that came with your order. As soon as it arrives you get a code for £3. So far we have refilled 11,400 jars, which is a little more than half of all that we sold.</p>
<h2>Why rapeseed?</h2><p>It grows an hour’s drive away, burns slower than soya and needs no palm oil. Paraffin would be cheaper by a third. We tried it once; the workshop smelt like a garage.</p>`,
    }),
    '/collections/all': page(o, '/collections/all', {
      title: 'All candles',
      description:
        'Every candle that we make at the moment, from sea salt to peat smoke, in two sizes, with prices and burning hours.',
      main: `<h1>All candles</h1><p>Two scents in two sizes, all poured in Whitby; each jar can come back to us and is worth £3.</p><div class="facets"><h2 class="visually-hidden">Filter:</h2><span role="status">2 products</span></div><ul>${candles.map(({ slug, name, price, hours }) => `<li><h3><a href="/collections/all/products/${slug}">${name}</a></h3><p>£${price}, burns for ${hours} hours.</p></li>`).join('')}</ul><p>Trade customers, guest houses and churches buy by the box of twelve. Write to us for the list; the least order is one box of each scent, and delivery in Yorkshire is by our own van on Thursdays.</p>`,
    }),
    ...Object.fromEntries(
      candles.flatMap((candle, index) => {
        const answer = productPage(o, candle, candles[1 - index]);
        return [
          [`/products/${candle.slug}`, answer],
          [`/collections/all/products/${candle.slug}`, answer],
        ];
      }),
    ),
    '/pages/about-us': page(o, '/pages/about-us', {
      title: 'About us and our workshop',
      description:
        'Who pours the candles: Nia Harker and four colleagues in an old net loft above Whitby harbour, since 2017.',
      main: `<h1>About us</h1><div class="rte"><p>Wick &amp; Tide was founded in 2017 by Nia Harker, who had been a ship’s cook, in a net loft above Whitby harbour. Five people work here now; Tom Bell leads the workshop.</p><h2>What do we do differently?</h2><p>We pour by hand because small batches cool evenly. We take jars back because glass is the dirtiest part of a candle. And we put no dye in the wax, so it is the colour that it is.</p><h2>Where can you see it?</h2><p>The loft is open on Saturdays from ten to four. Mind the stairs, they are steep, and the dog is called Kipper.</p></div>`,
    }),
    '/pages/faq': page(o, '/pages/faq', {
      title: 'Questions about candles and orders',
      description:
        'Answers on delivery, burning, returning jars and allergies, from the people who pour the candles in Whitby.',
      main: `<h1>Questions</h1><details><summary><h2>How long does delivery take?</h2></summary><p>Two to three working days within Britain, by Royal Mail. Orders before noon leave the same day. We do not send candles abroad at present, since half of the parcels came back.</p></details><details><summary><h2>Why does my candle tunnel?</h2></summary><p>The first burn was too short. Let it burn until the surface is liquid up to the glass, which takes about two hours, and it will remember that for the rest of its life.</p></details><details><summary><h2>Is it safe for asthmatics?</h2></summary><p>Scented candles can irritate; try one for ten minutes with a window open. We list every oil on the label, and can pour an unscented jar on request.</p></details>`,
    }),
    '/pages/contact': page(o, '/pages/contact', {
      title: 'Contact',
      description:
        'Write, ring or visit: Wick & Tide, 3 Pier Lane, Whitby. We answer on working days, usually before lunch.',
      main: `<h1>Contact</h1><p>Ring 01947 555 120 or write to nia@wick.example. The workshop stands at 3 Pier Lane, Whitby YO21 3PU.</p><form method="post" action="/contact#ContactForm"><label>Name</label><input name="contact[name]"></form>`,
    }),
    '/blogs/news': page(o, '/blogs/news', {
      title: 'Journal of the workshop',
      description:
        'Notes from the net loft: what we are trying, what went wrong, and what the sea threw up this month.',
      main: `<h1>Journal</h1><p>Notes from the net loft on new scents, failed batches and the harbour, about once a month.</p><article><h2><a href="/blogs/news/why-we-stopped-using-lids">Why we stopped using lids</a></h2><time datetime="2026-09-03T08:00:00Z">3 September 2026</time><p>Nine in ten of you threw them away. So did we, in the end, and the price fell by eighty pence. What we use instead is a disc of seed paper, which you can plant in spring.</p></article>`,
    }),
    '/blogs/news/why-we-stopped-using-lids': page(o, '/blogs/news/why-we-stopped-using-lids', {
      title: 'Why we stopped using lids',
      description:
        'Nine in ten lids were thrown away. What we use instead, what it saves, and what Kipper the dog thinks of seed paper.',
      type: 'article',
      jsonLd: {
        '@context': 'http://schema.org',
        '@type': 'Article',
        headline: 'Why we stopped using lids',
        image: ['https://cdn.example/files/lid.jpg'],
        datePublished: '2026-09-03T08:00:00Z',
        dateModified: '2026-09-03T08:00:00Z',
        author: { '@type': 'Person', name: 'Nia Harker' },
        publisher: { '@type': 'Organization', name: 'Wick & Tide' },
      },
      main: `<article class="article-template"><header><h1 class="article-template__title">Why we stopped using lids</h1><span class="circle-divider caption-with-letter-spacing"><time datetime="2026-09-03T08:00:00Z">3 September 2026</time></span><span>Nia Harker</span></header><div class="article-template__content rte"><p>We stopped using lids because nine in ten were thrown away within a week, as 212 of you told us in our July survey.</p><h2>What is on the jar now?</h2><p>A disc of seed paper, pressed in Hebden Bridge. It keeps the dust off in the shop and grows poppies afterwards. A disc costs eleven pence and a lid cost ninety-one, so every candle is eighty pence cheaper from today.</p><h2>Does the scent not escape?</h2><p>Less than we feared. We left twelve jars open on the windowsill for six weeks and asked ten neighbours to tell them from fresh ones. Four could, and two of those guessed. For the bathroom shelf, which is where most of you keep them, that will do.</p></div></article>`,
    }),
    '/policies/refund-policy': page(o, '/policies/refund-policy', {
      title: 'Refund policy',
      description: 'How to return a candle that broke or that you do not like, and how soon the money comes back.',
      main: '<h1>Refund policy</h1><p>Broken candles are replaced at once; send a picture. Others can come back within thirty days, unlit.</p>',
    }),
    '/policies/shipping-policy': page(o, '/policies/shipping-policy', {
      title: 'Shipping policy',
      description:
        'Where we deliver, what it costs, how long it takes and what happens when a jar breaks on its way to you.',
      main: '<h1>Shipping policy</h1><p>Royal Mail, £3.95, free from £40. Two to three working days.</p>',
    }),
  }),
};
