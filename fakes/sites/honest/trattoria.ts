import { type SiteContext, type SiteDefinition, textFile } from '../define-site.ts';
import { datedSitemap, rawPage } from '../raw-answers.ts';

type Parts = { lang?: 'it' | 'en'; title: string; description: string; main: string; other: string };

/** Made by hand: the logo is the heading of the home page, the menu is a PDF, hours are in a table that is closed on some days. */
function page(o: string, path: string, { lang = 'it', title, description, main, other }: Parts) {
  const [own, alternate] = [`${o}${path}`, `${o}${other}`];
  return rawPage(`<!DOCTYPE html>
<html lang="${lang}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, shrink-to-fit=no">
<title>${title}</title>
<meta name="description" content="${description}">
<link rel="canonical" href="${own}">
<link rel="alternate" hreflang="it" href="${lang === 'it' ? own : alternate}"><link rel="alternate" hreflang="en" href="${lang === 'en' ? own : alternate}"><link rel="alternate" hreflang="x-default" href="${lang === 'it' ? own : alternate}">
<meta property="og:title" content="${title}"><meta property="og:description" content="${description}"><meta property="og:image" content="${o}/foto/sala.jpg"><meta property="og:type" content="restaurant"><meta property="og:url" content="${own}"><meta property="og:site_name" content="Trattoria del Ponte">
<link rel="stylesheet" href="/stile.css">
<script type="application/ld+json">${JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    '@id': `${o}/#trattoria`,
    name: 'Trattoria del Ponte',
    url: `${o}/`,
    logo: `${o}/logo.svg`,
    image: [`${o}/foto/sala.jpg`],
    description: 'Trattoria a Verona',
    foundingDate: '1974',
    servesCuisine: 'Veronese',
    priceRange: '€€',
    acceptsReservations: 'https://www.thefork.it/ristorante/trattoria-del-ponte',
    hasMenu: `${o}/menu-autunno.pdf`,
    telephone: '+39 045 555 0166',
    address: {
      '@type': 'PostalAddress',
      streetAddress: 'Via Ponte Pietra 9',
      postalCode: '37121',
      addressLocality: 'Verona',
      addressCountry: 'IT',
    },
    openingHoursSpecification: [
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
        opens: '12:00',
        closes: '14:30',
      },
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Wednesday', 'Thursday', 'Friday', 'Saturday'],
        opens: '19:00',
        closes: '22:30',
      },
    ],
    sameAs: [
      'https://www.instagram.com/trattoriadelponte',
      'https://www.tripadvisor.it/Restaurant_Review-g187871-Trattoria_del_Ponte',
    ],
  })}</script>
</head>
<body>
<header><nav aria-label="Menu"><a href="${lang === 'it' ? '/' : '/en/'}">Trattoria del Ponte</a> <a href="/menu-autunno.pdf" target="_blank">${lang === 'it' ? 'Il menù (PDF)' : 'The menu (PDF)'}</a> <a href="/chi-siamo/">${lang === 'it' ? 'Chi siamo' : 'About us'}</a> <a href="/contatti/">${lang === 'it' ? 'Contatti' : 'Contact'}</a> <a href="${other}" hreflang="${lang === 'it' ? 'en' : 'it'}" lang="${lang === 'it' ? 'en' : 'it'}">${lang === 'it' ? 'English' : 'Italiano'}</a></nav></header>
<main>${main}</main>
<footer><p>Trattoria del Ponte di Elena Zanetti, Via Ponte Pietra 9, 37121 Verona. Tel. <a href="tel:+390455550166">045 555 0166</a>. P. IVA 04718290237.</p><p><a href="https://www.instagram.com/trattoriadelponte"><img src="/ig.svg" alt="Instagram"></a> <a href="https://www.tripadvisor.it/Restaurant_Review-g187871-Trattoria_del_Ponte">Tripadvisor</a></p></footer>
</body></html>`);
}

export const trattoria: SiteDefinition = {
  name: 'trattoria',
  story:
    'A restaurant in Verona in two languages, with its menu as a PDF, its name as a picture in the heading and two openings a day.',
  expected: [],
  answers: ({ origin: o }: SiteContext) => ({
    '/robots.txt': textFile(`User-agent: *\nDisallow:\nSitemap: ${o}/sitemap.xml\n`),
    '/sitemap.xml': datedSitemap(o, {
      '/': '2026-10-03',
      '/en/': '2026-10-03',
      '/chi-siamo/': '2026-04-10',
      '/en/about/': '2026-04-11',
      '/contatti/': '2026-04-12',
      '/en/contact/': '2026-04-12',
    }),
    '/menu-autunno.pdf': {
      headers: { 'content-type': 'application/pdf' },
      body: Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n<</Type/Catalog>>\nendobj\ntrailer\n<</Root 1 0 R>>\n%%EOF\n'),
    },
    '/': page(o, '/', {
      title: 'Trattoria del Ponte, cucina veronese a Verona',
      description:
        'Cucina veronese accanto al Ponte Pietra: bigoli, pastissada, monte veronese. Menù di mezzogiorno a 22 €, quaranta coperti, terrazza sull’Adige.',
      other: '/en/',
      main: `<h1><img src="/logo.svg" alt="Trattoria del Ponte a Verona" width="320" height="90"></h1><p>La Trattoria del Ponte è un ristorante di cucina veronese accanto al Ponte Pietra, aperto dalla famiglia Zanetti nel 1974. Abbiamo quaranta coperti dentro e diciotto sulla terrazza.</p><div class="foto"><img src="/foto/sala.jpg" alt="La sala con i tavoli di noce"><img src="/foto/adige.jpg" alt="" role="presentation"></div><h2>Quando siamo aperti?</h2><table><tr><th>Lunedì, martedì</th><td>chiuso</td></tr><tr><th>Mercoledì – sabato</th><td>12:00 – 14:30 e 19:00 – 22:30</td></tr><tr><th>Domenica</th><td>12:00 – 14:30</td></tr></table><h2>Che cosa si mangia?</h2><p>Bigoli con l’anatra a 15 €, pastissada de caval con la polenta a 21 €, gnocchi solo di giovedì. La carta cambia quattro volte l’anno; quella d’autunno è <a href="/menu-autunno.pdf">qui in PDF</a>. A mezzogiorno c’è un menù a 22 € con acqua e caffè, e per i bambini mezze porzioni di tutto.</p>`,
    }),
    '/en/': page(o, '/en/', {
      lang: 'en',
      title: 'Trattoria del Ponte, Veronese cooking in Verona',
      description:
        'Veronese cooking beside the Ponte Pietra: bigoli, pastissada, monte veronese. Lunch for €22, forty seats, a terrace above the river.',
      other: '/',
      main: `<h1><img src="/logo.svg" alt="Trattoria del Ponte in Verona" width="320" height="90"></h1><p>Trattoria del Ponte is a restaurant for Veronese cooking beside the Ponte Pietra, opened by the Zanetti family in 1974. There are forty seats inside and eighteen on the terrace.</p><h2>When are we open?</h2><table><tr><th>Monday, Tuesday</th><td>closed</td></tr><tr><th>Wednesday to Saturday</th><td>12:00 – 14:30 and 19:00 – 22:30</td></tr><tr><th>Sunday</th><td>12:00 – 14:30</td></tr></table><h2>What do we cook?</h2><p>Bigoli with duck for €15, braised horse with polenta for €21, gnocchi on Thursdays only. The card changes four times a year, and the one for autumn is a <a href="/menu-autunno.pdf">PDF of two pages</a>. Lunch with water and coffee costs €22. Children may have half of anything, and there are four high chairs.</p>`,
    }),
    '/chi-siamo/': page(o, '/chi-siamo/', {
      title: 'Chi siamo: la famiglia Zanetti in cucina',
      description:
        'Elena Zanetti cucina, suo fratello Marco sta in sala, e il pane lo fa ancora la zia: la storia della trattoria dal 1974.',
      other: '/en/about/',
      main: `<h1>Chi siamo</h1><p>La trattoria fu aperta nel 1974 da Bruno e Rosa Zanetti; oggi la figlia Elena Zanetti, cuoca, dirige la cucina e Marco la sala.</p><h2>Da dove viene quello che cuciniamo?</h2><p>La carne viene da Bosco Chiesanuova, il formaggio da tre malghe della Lessinia, il riso da Isola della Scala. Il vino lo scegliamo noi, circa centoventi etichette, quasi tutte della Valpolicella. Il pane lo fa zia Lina ogni mattina tranne il lunedì, e chi arriva presto lo sente dalla strada.</p><h2>Chi lavora con noi?</h2><p>Siamo in nove, e sei di noi sono qui da più di dieci anni. D’estate prendiamo due studenti della scuola alberghiera, che poi spesso restano.</p>`,
    }),
    '/en/about/': page(o, '/en/about/', {
      lang: 'en',
      title: 'About us: the Zanetti family in the kitchen',
      description:
        'Elena Zanetti cooks, her brother Marco looks after the room, and their aunt still bakes the bread: the story since 1974.',
      other: '/chi-siamo/',
      main: `<h1>About us</h1><p>The trattoria was founded in 1974 by Bruno and Rosa Zanetti; today their daughter Elena Zanetti, chef, leads the kitchen and Marco the room.</p><h2>Where does our food come from?</h2><p>The meat comes from Bosco Chiesanuova, the cheese from three alpine farms in Lessinia, the rice from Isola della Scala. We choose the wine ourselves, some 120 labels and nearly all from Valpolicella. Aunt Lina bakes the bread each morning except Monday, and whoever comes early smells it in the street.</p><h2>Who works with us?</h2><p>We are nine, and six of us have been here for more than ten years. In summer two students of the hotel school join us, and often they stay.</p>`,
    }),
    '/contatti/': page(o, '/contatti/', {
      title: 'Contatti e prenotazioni della trattoria',
      description:
        'Prenotate allo 045 555 0166 o su TheFork; siamo in Via Ponte Pietra 9, a cinque minuti dal Duomo di Verona.',
      other: '/en/contact/',
      main: '<h1>Contatti</h1><p>Prenotate allo 045 555 0166 dopo le dieci, o su TheFork. Via Ponte Pietra 9, 37121 Verona.</p>',
    }),
    '/en/contact/': page(o, '/en/contact/', {
      lang: 'en',
      title: 'Contact and bookings at the trattoria',
      description:
        'Book by telephone, +39 045 555 0166, or on TheFork; we are at Via Ponte Pietra 9, five minutes from the cathedral.',
      other: '/contatti/',
      main: '<h1>Contact</h1><p>Book by telephone after ten, +39 045 555 0166, or on TheFork. Via Ponte Pietra 9, 37121 Verona.</p>',
    }),
  }),
};
