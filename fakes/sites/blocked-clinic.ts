import { goodPage } from './plain-page.ts';
import { type SiteDefinition, sitemapFile, textFile } from './define-site.ts';

export const blockedClinic: SiteDefinition = {
  name: 'blocked-clinic',
  story:
    'A dental clinic whose robots.txt was copied from a list of "bad bots": it closes the site to PerplexityBot by name.',
  expected: ['ai-search-crawler-blocked', 'thin-page'],
  answers: (context) => ({
    '/': goodPage(
      context,
      '/',
      'Family dental clinic in Graz',
      'Dr Mayr’s dental clinic is a family practice in Graz that treats children and adults, by appointment, from Monday to Friday.',
    ),
    '/about': goodPage(
      context,
      '/about',
      'About the dentists of our clinic',
      'The clinic was founded in 2011 by Dr Eva Mayr, dentist, and employs two dentists and four assistants in Graz.',
    ),
    '/contact': goodPage(
      context,
      '/contact',
      'Contact our dental clinic',
      'The clinic is at Herrengasse 12, 8010 Graz, and answers the phone on +43 316 555 019 from Monday to Friday.',
    ),
    '/services': goodPage(
      context,
      '/services',
      'Dental treatments and their cost',
      'A check-up at the clinic costs €60 and takes 30 minutes; a professional cleaning costs €95 and takes 50 minutes.',
    ),
    '/robots.txt': textFile(
      `User-agent: *\nAllow: /\n\nUser-agent: PerplexityBot\nDisallow: /\n\nSitemap: ${context.origin}/sitemap.xml\n`,
    ),
    '/sitemap.xml': sitemapFile(context, { '/': 10, '/about': 100, '/contact': 101, '/services': 30 }),
  }),
};
