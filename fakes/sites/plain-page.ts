import { htmlPage, type SiteContext } from './define-site.ts';

/** A sound page of a small clinic: nothing wrong with it, nothing remarkable either. */
export function goodPage(context: SiteContext, path: string, title: string, lead: string) {
  return htmlPage(context, {
    title: `${title} | Clinic Mayr`,
    description: lead,
    canonical: path,
    head: `<meta property="og:title" content="${title}"><meta property="og:description" content="${lead}"><meta property="og:image" content="${context.origin}/clinic.jpg"><meta property="og:type" content="website"><meta property="og:site_name" content="Clinic Mayr">`,
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'Dentist',
      name: 'Clinic Mayr',
      description: 'Clinic Mayr is a family dental clinic in Graz.',
      foundingDate: '2011',
      url: `${context.origin}/`,
      logo: `${context.origin}/clinic.jpg`,
      telephone: '+43 316 555 019',
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Herrengasse 12',
        addressLocality: 'Graz',
        postalCode: '8010',
        addressCountry: 'AT',
      },
      sameAs: ['https://www.facebook.com/clinicmayr', 'https://www.instagram.com/clinicmayr'],
    },
    header:
      '<nav aria-label="Main"><a href="/">Clinic Mayr</a> <a href="/services">Dental treatments</a> <a href="/about">About us</a> <a href="/contact">Contact</a></nav>',
    main: `<h1>${title}</h1>\n<p>${lead}</p>\n<p>Last updated: <time datetime="${context.daysAgo(10)}">${context.spokenDaysAgo(10)}</time>.</p>`,
    footer:
      '<p>Clinic Mayr, Herrengasse 12, 8010 Graz, <a href="tel:+43316555019">+43 316 555 019</a> <a href="https://www.facebook.com/clinicmayr">Facebook</a> <a href="https://www.instagram.com/clinicmayr">Instagram</a></p>',
  });
}
