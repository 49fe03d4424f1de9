import { type SiteContext, type SiteDefinition, textFile } from '../define-site.ts';
import { datedSitemap, rawPage } from '../raw-answers.ts';

const firm = (o: string) => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  '@id': `${o}/#firma`,
  name: 'Brandl Zerspanungstechnik GmbH',
  legalName: 'Brandl Zerspanungstechnik GmbH',
  url: `${o}/`,
  logo: `${o}/fileadmin/logo.svg`,
  description: 'Lohnfertigung von Dreh- und Frästeilen',
  foundingDate: '1962',
  telephone: '+49 941 55512-0',
  faxNumber: '+49 941 55512-29',
  email: 'info@brandl.example',
  vatID: 'DE811907980',
  address: {
    '@type': 'PostalAddress',
    streetAddress: 'Gewerbepark 14',
    postalCode: '93059',
    addressLocality: 'Regensburg',
    addressCountry: 'DE',
  },
  sameAs: ['https://www.linkedin.com/company/brandl-zerspanung', 'https://www.xing.com/pages/brandl'],
});

function page(o: string, path: string, title: string, description: string, main: string, head = '') {
  return rawPage(`<!DOCTYPE html>
<html lang="de">
<head>
<meta charset="utf-8">
<!-- 
	This website is powered by TYPO3 - inspiring people to share!
	TYPO3 is a free open source Content Management Framework initially created by Kasper Skaarhoj and licensed under GNU/GPL.
-->
<title>${title} - Brandl Zerspanungstechnik</title>
<meta name="generator" content="TYPO3 CMS">
<meta name="description" content="${description}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="index,follow">
<meta property="og:title" content="${title}"><meta property="og:description" content="${description}"><meta property="og:type" content="website"><meta property="og:url" content="${o}${path}"><meta property="og:image" content="${o}/fileadmin/og.jpg"><meta name="twitter:card" content="summary">
<link rel="stylesheet" href="/typo3temp/assets/css/site.css" media="all">
<link rel="canonical" href="${o}${path}">${head}
<script type="application/ld+json">${JSON.stringify(firm(o))}</script>
</head>
<body id="p1" class="page-1 pagelevel-0 language-0">
<a class="visually-hidden-focusable" href="#page-content"><span>Zum Hauptinhalt springen</span></a>
<header id="page-header"><div class="container"><a class="navbar-brand" href="/"><img src="/fileadmin/logo.svg" alt="Brandl Zerspanungstechnik" width="180" height="40"></a><button class="navbar-toggler collapsed" type="button" data-bs-toggle="collapse" data-bs-target="#mainnavigation" aria-expanded="false" aria-label="Navigation umschalten"></button><nav aria-label="Hauptnavigation" id="mainnavigation" class="collapse navbar-collapse"><ul><li><a href="/leistungen/">Leistungen</a></li><li><a href="/maschinenpark/">Maschinenpark</a></li><li><a href="/unternehmen/">Unternehmen</a></li><li><a href="/aktuelles/">Aktuelles</a></li><li><a href="/kontakt/">Kontakt</a></li></ul></nav></div></header>
<nav class="breadcrumb-section" aria-label="Brotkrümelnavigation"><ol class="breadcrumb"><li><a href="/">Startseite</a></li><li aria-current="page">${title}</li></ol></nav>
<main id="page-content"><!--TYPO3SEARCH_begin-->${main}<!--TYPO3SEARCH_end--></main>
<footer id="page-footer"><div class="row"><div><p>Brandl Zerspanungstechnik GmbH<br>Gewerbepark 14<br>93059 Regensburg</p><p>Telefon: +49 (0)941 / 555 12 - 0<br>Telefax: +49 (0)941 / 555 12 - 29<br><a href="#" data-mailto-token="ocknvq,kphqBdtcpfn" data-mailto-vector="2">info(at)brandl.example</a></p></div><ul><li><a href="/impressum/">Impressum</a></li><li><a href="/datenschutz/">Datenschutz</a></li></ul></div></footer>
<a class="scroll-top" title="Nach oben scrollen" href="#top"><span class="scroll-top-icon"></span></a>
<div id="cookieconsent" role="dialog" aria-label="Cookie-Einstellungen"><h2>Wir verwenden Cookies</h2><p>Diese Website verwendet Cookies. Einige sind notwendig, andere helfen uns, die Seite zu verbessern. Sie können alle akzeptieren oder nur die notwendigen. Näheres im Datenschutz.</p><button>Alle akzeptieren</button><button>Nur notwendige</button></div>
<script src="/typo3temp/assets/js/site.js"></script>
</body></html>`);
}

export const germanGmbh: SiteDefinition = {
  name: 'german-gmbh',
  story:
    'A metalworking firm with an Impressum: one number written in three ways, a fax, a second plant with its own phone, prices on request.',
  expected: ['title-long'],
  answers: ({ origin: o }: SiteContext) => ({
    '/robots.txt': textFile(
      `User-agent: *\nDisallow: /typo3/\nDisallow: /*?id=*\nAllow: /\n\nSitemap: ${o}/sitemap.xml\n`,
    ),
    '/sitemap.xml': textFile(
      `<?xml version="1.0" encoding="UTF-8"?><?xml-stylesheet type="text/xsl" href="/typo3/sysext/seo/Sitemap.xsl"?><sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap><loc>${o}/sitemap-pages.xml</loc><lastmod>2026-11-02T10:11:12+01:00</lastmod></sitemap></sitemapindex>`,
      'application/xml;charset=utf-8',
    ),
    '/sitemap-pages.xml': datedSitemap(o, {
      '/': '2026-09-01',
      '/leistungen/': '2026-06-15',
      '/maschinenpark/': '2026-10-05',
      '/unternehmen/': '2025-11-20',
      '/aktuelles/': '2026-11-02',
      '/aktuelles/neue-fuenfachsmaschine/': '2026-11-02',
      '/kontakt/': '2025-01-10',
      '/impressum/': '2025-01-10',
    }),
    '/': page(
      o,
      '/',
      'Dreh- und Frästeile aus Regensburg',
      'Brandl fertigt Dreh- und Frästeile aus Stahl, Titan und Aluminium in Losen von 1 bis 5.000 Stück, geprüft und in 15 Arbeitstagen.',
      `<h1>Dreh- und Frästeile aus Regensburg</h1><p>Die Brandl Zerspanungstechnik GmbH ist ein Lohnfertiger in Regensburg, der Dreh- und Frästeile aus Stahl, Titan und Aluminium herstellt. Lose von einem bis 5.000 Stück liefern wir in der Regel nach 15 Arbeitstagen.</p><h2>Was können wir für Sie fertigen?</h2><p>Teile bis 850 Millimeter Kantenlänge und bis 400 Millimeter Durchmesser, auf Wunsch gehärtet, geschliffen und eloxiert. Die Toleranzen gehen bis 5 Mikrometer hinunter. Jedes Teil wird gemessen, das Protokoll liegt bei.</p><h2>Wie schnell bekommen Sie ein Angebot?</h2><p>Schicken Sie uns eine Zeichnung. Innerhalb von zwei Werktagen erhalten Sie einen Preis, und wenn wir etwas nicht können, nennen wir Ihnen jemanden in der Nähe.</p><div class="frame frame-type-image"><figure><picture><source srcset="/fileadmin/halle.webp"><img loading="lazy" src="/fileadmin/halle.jpg" alt="Halle 2 mit fünf Bearbeitungszentren" title=""></picture></figure></div>`,
      `<link rel="alternate" hreflang="de" href="${o}/"><link rel="alternate" hreflang="x-default" href="${o}/">`,
    ),
    '/leistungen/': page(
      o,
      '/leistungen/',
      'Leistungen: Drehen, Fräsen, Prüfen',
      'CNC-Drehen bis 400 mm, Fräsen mit fünf Achsen, Schleifen und Prüfen: was wir in Regensburg fertigen und in welchen Grenzen.',
      `<h1>Leistungen</h1><p>Wir drehen, fräsen, schleifen und prüfen Bauteile nach Ihrer Zeichnung, vom Prototyp bis zur Kleinserie.</p><h2>CNC-Drehen</h2><p>Durchmesser 3 bis 400 Millimeter, mit angetriebenen Werkzeugen und Gegenspindel. Stangenlader für Serien über Nacht.</p><h2>Fräsen mit fünf Achsen</h2><p>Bis 850 mal 700 mal 500 Millimeter in einer Aufspannung. Das spart Zeit und hält die Lage der Flächen zueinander.</p><h2>Prüfen</h2><p>Zwei Messmaschinen von Zeiss in einem Raum mit 20 Grad. Erstmusterprüfberichte nach VDA oder nach Ihrem Formular.</p><h2>Preise</h2><p>Auf Anfrage; ein Musterteil kostet meist zwischen 180 und 1.250 Euro. Ab dem zehnten Stück halbiert sich der Preis ungefähr, weil das Rüsten wegfällt.</p>`,
    ),
    '/maschinenpark/': page(
      o,
      '/maschinenpark/',
      'Maschinenpark mit 19 Maschinen',
      'Unsere 19 Maschinen mit Baujahr, Verfahrwegen und Genauigkeit: Drehzentren, Fräszentren, Schleif- und Messmaschinen.',
      `<h1>Maschinenpark</h1><p>In zwei Hallen stehen 19 Maschinen, die jüngste aus diesem Jahr, die älteste von 1988 und immer noch genau.</p><table class="table"><thead><tr><th>Maschine</th><th>Baujahr</th><th>Weg</th></tr></thead><tbody><tr><td>DMG CTX beta 800</td><td>2019</td><td>850 mm</td></tr><tr><td>Hermle C 42 U</td><td>2026</td><td>800 mm</td></tr><tr><td>Zeiss Contura</td><td>2021</td><td>1.000 mm</td></tr></tbody></table><p>Alle Maschinen sind an ein gemeinsames Werkzeuglager angeschlossen. Fällt eine aus, so läuft das Programm auf der nächsten, meistens noch am selben Tag. Gewartet wird am Freitagnachmittag von unseren eigenen Leuten, und einmal im Jahr kommt der Hersteller.</p>`,
    ),
    '/unternehmen/': page(
      o,
      '/unternehmen/',
      'Unternehmen: seit 1962 in Familienhand',
      'Seit 1962 in Familienhand: Geschäftsführerin Katrin Brandl, 46 Mitarbeiter, zwei Werke in Regensburg und Cham, ISO 9001.',
      `<h1>Unternehmen</h1><p>Die Firma wurde 1962 von Josef Brandl in einer Garage in Prüfening gegründet; heute führt sie seine Enkelin Katrin Brandl mit 46 Mitarbeitern.</p><h2>Zwei Werke</h2><p>In Regensburg wird gedreht und gefräst, in Cham geschliffen. Das Werk Cham erreichen Sie unter +49 9971 5550-7.</p><h2>Zertifikate</h2><p>DIN EN ISO 9001:2015 seit 1998, zuletzt bestätigt vom TÜV Süd im März 2026. Die Lehrwerkstatt bildet neun Lehrlinge aus, und seit 1975 ist jedes Jahr mindestens einer geblieben.</p>`,
    ),
    '/aktuelles/': page(
      o,
      '/aktuelles/',
      'Aktuelles aus dem Werk',
      'Neue Maschinen, Messen und Ausbildung: was bei Brandl in Regensburg und Cham in diesem Jahr geschehen ist.',
      `<h1>Aktuelles</h1><p>Neues aus den beiden Werken, sobald es etwas gibt.</p><div class="news-list-view"><div class="article"><h2><a title="Neue Fünfachsmaschine" href="/aktuelles/neue-fuenfachsmaschine/">Neue Fünfachsmaschine</a></h2><time datetime="2026-11-02">02.11.2026</time><p>Seit Montag läuft die Hermle in Halle 2. <a class="more" title="Neue Fünfachsmaschine" href="/aktuelles/neue-fuenfachsmaschine/">Weiterlesen<span class="visually-hidden">: Neue Fünfachsmaschine</span></a></p></div><div class="article"><h2>Freisprechung</h2><time datetime="2026-07-24">24.07.2026</time><p>Drei Lehrlinge haben bestanden, eine davon als Kammersiegerin. Wir gratulieren Lena, Ahmed und Florian, die alle drei im Werk bleiben, und danken ihren Ausbildern.</p></div></div>`,
    ),
    '/aktuelles/neue-fuenfachsmaschine/': page(
      o,
      '/aktuelles/neue-fuenfachsmaschine/',
      'Neue Fünfachsmaschine in Halle 2',
      'Seit dem 2. November 2026 fräst eine Hermle C 42 U in Halle 2: was sie kann und warum Ihre Teile dadurch genauer werden.',
      `<article><h1>Neue Fünfachsmaschine in Halle 2</h1><p class="news-list-date"><time datetime="2026-11-02">02.11.2026</time> von Stefan Huber</p><p>Die neue Hermle C 42 U fräst Teile bis 800 Millimeter in einer Aufspannung und ersetzt zwei ältere Maschinen.</p><h2>Was haben Sie davon?</h2><p>Weniger Umspannen bedeutet weniger Fehler. An einem Pumpengehäuse haben wir die Abweichung der Bohrungen von 18 auf 6 Mikrometer gesenkt, bei gleicher Laufzeit. „So ruhig war es in der Halle noch nie“, sagt Meister Stefan Huber.</p><h2>Wie geht es weiter?</h2><p>Im Frühjahr kommt ein Palettenwechsler dazu. Dann laufen auch Einzelteile über Nacht, und die Lieferzeit sinkt voraussichtlich auf zwölf Arbeitstage.</p></article>`,
    ),
    '/kontakt/': page(
      o,
      '/kontakt/',
      'Kontakt und Anfahrt',
      'So erreichen Sie Brandl in Regensburg: Telefon 0941 55512-0, Montag bis Donnerstag von 7:30 bis 16:30 Uhr, Freitag bis 13 Uhr.',
      `<h1>Kontakt</h1><p>Telefon 0941 55512-0, Montag bis Donnerstag 7:30 bis 16:30 Uhr, Freitag 7:30 bis 13 Uhr.</p><p>Brandl Zerspanungstechnik GmbH, Gewerbepark 14, 93059 Regensburg</p>`,
    ),
    '/impressum/': page(
      o,
      '/impressum/',
      'Impressum',
      'Angaben nach § 5 DDG: Anschrift, Geschäftsführung, Registergericht und Umsatzsteuer-Nummer der Brandl Zerspanungstechnik GmbH.',
      `<h1>Impressum</h1><h2>Angaben gemäß § 5 DDG</h2><p>Brandl Zerspanungstechnik GmbH<br>Gewerbepark 14<br>93059 Regensburg</p><p>Geschäftsführerin: Katrin Brandl<br>Registergericht: Amtsgericht Regensburg, HRB 4711<br>USt-IdNr.: DE811907980</p><p>Haftung für Links: Für die Inhalte fremder Seiten sind deren Betreiber verantwortlich.</p>`,
    ),
    '/datenschutz/': page(
      o,
      '/datenschutz/',
      'Datenschutz',
      'Wie wir mit Ihren Daten umgehen, welche Cookies wir setzen und welche Rechte Sie haben.',
      '<h1>Datenschutz</h1><p>Stand: Mai 2024. Wir setzen Cookies nur, wenn Sie zustimmen. Ihre Einwilligung können Sie widerrufen. Cookies, Tracking und Einwilligung im Einzelnen: keine weiteren.</p>',
    ),
  }),
};
