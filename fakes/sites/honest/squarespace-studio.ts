import { type SiteContext, type SiteDefinition, textFile } from '../define-site.ts';
import { datedSitemap, rawPage } from '../raw-answers.ts';

function page(o: string, path: string, title: string, description: string, main: string, head = '') {
  return rawPage(`<!doctype html>
<html xmlns:og="http://opengraphprotocol.org/schema/" xmlns:fb="http://www.facebook.com/2008/fbml" lang="en-GB"  >
  <head>
    <meta http-equiv="X-UA-Compatible" content="IE=edge,chrome=1">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <!-- This is Squarespace. --><!-- fern-and-slate -->
<base href="">
<meta charset="utf-8" />
<title>${title} &mdash; Fern &amp; Slate Garden Design</title>
<meta http-equiv="Accept-CH" content="Sec-CH-UA-Platform-Version, Sec-CH-UA-Model" /><link rel="icon" type="image/x-icon" media="(prefers-color-scheme: light)" href="https://images.squarespace-cdn.com/favicon.ico?format=100w"/>
<link rel="canonical" href="${o}${path}"/>
<meta property="og:site_name" content="Fern &amp; Slate Garden Design"/><meta property="og:title" content="${title} &mdash; Fern &amp; Slate Garden Design"/><meta property="og:url" content="${o}${path}"/><meta property="og:type" content="website"/><meta property="og:description" content="${description}"/><meta property="og:image" content="http://static1.squarespace.com/static/1/t/2/share.jpg?format=1500w"/>
<meta itemprop="name" content="${title} — Fern &amp; Slate Garden Design"/><meta itemprop="url" content="${o}${path}"/><meta itemprop="description" content="${description}"/><meta itemprop="thumbnailUrl" content="http://static1.squarespace.com/static/1/t/2/share.jpg"/>
<meta name="twitter:card" content="summary"/><meta name="twitter:title" content="${title}"/>
<meta name="description" content="${description}" />
<link rel="preconnect" href="https://images.squarespace-cdn.com">
<script type="text/javascript" crossorigin="anonymous" defer="true" nomodule="nomodule" src="//assets.squarespace.com/@sqs/polyfiller/1.6/legacy.js"></script>
<script data-name="static-context">Static = window.Static || {}; Static.SQUARESPACE_CONTEXT = {"betaFeatureFlags":["campaigns_thumbnail_layout"],"facebookAppId":"314192535267336","website":{"id":"1","location":{"addressTitle":"Fern & Slate","addressLine1":"9 Bank Street","addressLine2":"Hebden Bridge, England, HX7 8AB","addressCountry":"United Kingdom"},"siteTitle":"Fern & Slate Garden Design"},"cookieSettings":{"isCookieBannerEnabled":true,"cookieBannerText":"<p>By using this website, you agree to our use of cookies.</p>"}};</script>
<script type="application/ld+json">{"url":"${o}","name":"Fern & Slate Garden Design","description":"","image":"//images.squarespace-cdn.com/logo.png","@context":"http://schema.org","@type":"WebSite"}</script><script type="application/ld+json">{"legalName":"Fern & Slate Ltd","address":"9 Bank Street\\nHebden Bridge, England, HX7 8AB\\nUnited Kingdom","email":"hello@fernandslate.example","telephone":"01422 555 018","sameAs":["https://www.instagram.com/fernandslate"],"@context":"http://schema.org","@type":"Organization"}</script><script type="application/ld+json">{"address":"9 Bank Street\\nHebden Bridge, England, HX7 8AB\\nUnited Kingdom","image":"https://static1.squarespace.com/static/1/t/logo.png","name":"Fern & Slate Ltd","openingHours":", , , , , , ","@context":"http://schema.org","@type":"LocalBusiness"}</script>
<link rel="stylesheet" type="text/css" href="https://static1.squarespace.com/static/versioned-site-css/1/site.css"/>
<style>.sqs-fluid-engine .fe-block{position:relative} .header-skip-link{position:absolute;left:-9999px} .sr{clip:rect(0 0 0 0)}</style>${head}
</head>
<body id="collection-61" class="primary-button-style-solid header-overlay-alignment-center collection-type-page collection-61 mobile-style-available sqs-seven-one">
<div id="siteWrapper" class="clearfix site-wrapper">
  <div id="floatingCart" class="floating-cart hidden"><a href="/cart" class="icon icon--stroke"><span class="Cart-inner"><div class="legacy-cart icon-cart-quantity"><span class="sqs-cart-quantity">0</span></div></span></a></div>
  <header data-test="header" id="header" class="header theme-col--primary" data-section-id="headerSection"><div class="header-announcement-bar-wrapper"><a href="#page" class="header-skip-link sqs-button-element--primary">Skip to Content</a>
    <div class="header-inner container--fluid"><div class="header-title-nav-wrapper"><div class="header-title"><div class="header-title-logo"><a href="/" data-animation-role="header-element"><img elementtiming="nbf-header-logo-desktop" src="//images.squarespace-cdn.com/logo.png?format=1500w" alt="Fern &amp; Slate Garden Design" style="display:block" fetchpriority="high"></a></div></div><div class="header-nav"><div class="header-nav-wrapper"><nav class="header-nav-list"><div class="header-nav-item header-nav-item--collection"><a href="/gardens">Gardens</a></div><div class="header-nav-item"><a href="/services">Services</a></div><div class="header-nav-item"><a href="/about">About</a></div><div class="header-nav-item"><a href="/contact">Contact</a></div></nav></div></div></div></div>
    <div class="header-menu header-menu--folder-list"><div class="header-menu-bg"></div><div class="header-menu-nav"><nav class="header-menu-nav-list"><div data-folder="root" class="header-menu-nav-folder"><div class="header-menu-nav-item"><a href="/gardens"><div class="header-menu-nav-item-content">Gardens</div></a></div><div class="header-menu-nav-item"><a href="/services"><div class="header-menu-nav-item-content">Services</div></a></div></div></nav></div></div>
  </div></header>
  <main id="page" class="container" role="main"><article class="sections" id="sections" data-page-sections="61">${main}</article></main>
  <footer class="sections" id="footer-sections"><section class="page-section"><div class="sqs-block html-block sqs-block-html"><div class="sqs-html-content"><p style="white-space:pre-wrap;">Fern &amp; Slate Ltd, 9 Bank Street, Hebden Bridge HX7 8AB</p><p><a href="tel:01422555018">01422 555 018</a> · <a href="mailto:hello@fernandslate.example">hello@fernandslate.example</a></p></div></div><div class="sqs-block socialaccountlinks-v2-block"><a href="https://www.instagram.com/fernandslate" target="_blank" class="sqs-svg-icon--wrapper instagram-unauth" aria-label="Instagram"><svg viewBox="0 0 64 64"><use href="#instagram-unauth-icon"></use></svg></a></div></section></footer>
</div>
<svg xmlns="http://www.w3.org/2000/svg" style="display:none" data-usage="social-icons-svg"><symbol id="instagram-unauth-icon" viewBox="0 0 64 64"><title>Instagram</title><path d="M46.91,25.816"/></symbol></svg>
<script defer="true" src="https://static1.squarespace.com/static/vta/scripts/site-bundle.js" type="text/javascript"></script>
</body></html>`);
}

const section = (inner: string) =>
  `<section data-test="page-section" class="page-section full-bleed-section layout-engine-section"><div class="section-border"><div class="section-background"></div></div><div class="content-wrapper"><div class="content"><div class="fluid-engine fe-1"><div class="fe-block"><div class="sqs-block html-block sqs-block-html" data-block-type="2"><div class="sqs-block-content"><div class="sqs-html-content" data-sqsp-text-block-content>${inner}</div></div></div></div></div></div></div></section>`;
const picture = (file: string, alt: string) =>
  `<div class="sqs-block image-block sqs-block-image"><div class="intrinsic"><div class="image-block-outer-wrapper"><noscript><img src="https://images.squarespace-cdn.com/${file}" alt="${alt}"></noscript><img data-src="https://images.squarespace-cdn.com/${file}" data-image="https://images.squarespace-cdn.com/${file}" data-load="false" elementtiming="system-image-block" src="https://images.squarespace-cdn.com/${file}" alt="${alt}"></div></div></div>`;

export const squarespaceStudio: SiteDefinition = {
  name: 'squarespace-studio',
  story:
    'A garden designer on Squarespace: two descriptions of the firm in the markup, an address as one string, hidden icon sprites, an empty base element.',
  expected: ['organization-schema-incomplete'],
  answers: ({ origin: o }: SiteContext) => ({
    '/robots.txt': textFile(
      `# Squarespace Robots Txt\n\nUser-agent: GPTBot\nUser-agent: ChatGPT-User\nUser-agent: CCBot\nUser-agent: anthropic-ai\nUser-agent: Google-Extended\nUser-agent: FacebookBot\nUser-agent: AI2Bot\nUser-agent: AdsBot-Google\nUser-agent: *\nDisallow: /config\nDisallow: /search\nDisallow: /account$\nDisallow: /account/\nDisallow: /commerce/digital-download/\nDisallow: /api/\nAllow: /api/ui-extensions/\nDisallow: /static/\nDisallow:/*?author=*\nDisallow:/*&author=*\nDisallow:/*?tag=*\nDisallow:/*?format=json\n\nSitemap: ${o}/sitemap.xml\n`,
    ),
    '/sitemap.xml': datedSitemap(o, {
      '/': '2026-09-14',
      '/gardens': '2026-09-14',
      '/services': '2026-05-02',
      '/about': '2026-02-20',
      '/contact': '2025-12-03',
    }),
    '/': page(
      o,
      '/',
      'Gardens for steep valleys',
      'Garden designers in Hebden Bridge for steep, wet and shady plots: terraces, retaining walls, ferns and drainage that works.',
      `${section(`<h1 style="white-space:pre-wrap;">Gardens for steep, wet, shady places</h1><p style="white-space:pre-wrap;">Fern &amp; Slate is a garden design practice in Hebden Bridge that works only on slopes. We draw, build and plant about fourteen gardens a year between Todmorden and Halifax.</p>`)}${picture('DSC_0192.jpg', 'Three slate terraces with ferns below a row of weavers’ cottages')}${section(`<h2 style="white-space:pre-wrap;">Why only slopes?</h2><p style="white-space:pre-wrap;">Because water decides everything here. A wall that holds in Surrey falls over in the Calder Valley within two winters. We calculate each one, and our engineer signs it.</p><h2 style="white-space:pre-wrap;">What will it cost?</h2><p style="white-space:pre-wrap;">A design starts at £1,400. Building a terraced garden of eighty square metres came to between £19,000 and £34,000 last year, walls included. You get a fixed price before anybody lifts a spade.</p><p data-rte-preserve-empty="true" style="white-space:pre-wrap;"></p><h3 style="white-space:pre-wrap;">See some of them</h3><p><a href="/gardens">Twelve gardens before and after</a></p>`)}`,
    ),
    '/gardens': page(
      o,
      '/gardens',
      'Twelve gardens before and after',
      'Pictures and numbers of twelve steep gardens between Todmorden and Halifax: what was there, what we built, what it cost.',
      `${section(`<h1>Gardens before and after</h1><p>These are twelve of the gardens that we built since 2019, each with its slope, its walls, its plants and its price.</p><h2>Birchcliffe Road</h2><p>A drop of six metres over eleven, north-east. Four dry walls, a rill that takes the spring water to the street drain, and sixty hart’s-tongue ferns. Finished in May 2025 for £27,300.</p>`)}${picture('birchcliffe.jpg', 'A narrow rill between two dry-stone walls')}${section(`<h2>Heptonstall, the old manse</h2><p>Too windy for trees and too thin for roses. We left the grass long, cut one path, and planted three hundred bulbs where the snow melts first. It cost £4,900, and the owner mows twice a year.</p><h2>Savile Road</h2><p>Six car tyres, a bath and a wall by the previous owner. Now there are two terraces and steps wide enough for a wheelchair ramp, which came a year later and fitted.</p>`)}`,
    ),
    '/services': page(
      o,
      '/services',
      'Design, walls and planting',
      'What we do on steep plots and what it costs: survey and design, retaining walls with calculations, drainage and planting.',
      `${section(`<h1>What we do</h1><p>We survey, design, build and plant gardens on slopes, and you may stop after any of these steps.</p><h2>Survey and design</h2><p>Two visits, a level plan, soil samples and a drawing to scale. It takes five weeks and costs from £1,400, which we take off the price if we build it.</p><h2>Walls and drainage</h2><p>Dry stone up to 1.2 metres, gabions or concrete faced with slate above that. Each wall over a metre comes with calculations and, where it holds up a road, with the consent of the council.</p><h2>Planting</h2><p>Ferns, sedges, hellebores, hazel. Nothing that must be wrapped in winter. We come back after one year and replace what died, at no cost to you.</p>`)}`,
    ),
    '/about': page(
      o,
      '/about',
      'About the practice',
      'Who we are: Imogen Clegg, landscape architect, and Dev Patel, waller, with four builders; founded in Hebden Bridge in 2016.',
      `${section(`<h1>About us</h1><p>Fern &amp; Slate was founded in 2016 by Imogen Clegg, a landscape architect, and Dev Patel, a master waller of the Dry Stone Walling Association.</p><p>Imogen draws and Dev builds. Four people work with them all year, and a digger with a driver when the access allows one, which is about one time in three. Everything else goes through the house in buckets.</p><h2>What people say</h2><p>“It rained for nine days in November and the kitchen stayed dry,” says Carol Whitworth of Birchcliffe Road.</p>`)}`,
    ),
    '/contact': page(
      o,
      '/contact',
      'Contact',
      'Ring 01422 555 018 or write to us. We visit plots between Todmorden and Halifax free of charge and tell you what is possible.',
      `${section(`<h1>Contact</h1><p>Ring 01422 555 018 or write to hello@fernandslate.example. The first visit is free between Todmorden and Halifax.</p>`)}<div class="sqs-block form-block sqs-block-form"><div class="form-wrapper"><form><fieldset class="form-item fields name required"><legend class="title">Name <span class="description required" aria-hidden="true">(required)</span></legend><input class="field-element" name="fname"></fieldset></form><div class="hidden form-submission-text">Thank you!</div><div class="hidden form-submission-html"></div></div></div>`,
    ),
  }),
};
