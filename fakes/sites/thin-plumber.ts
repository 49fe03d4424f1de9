import { type SiteContext, type SiteDefinition, textFile } from './define-site.ts';

export const thinPlumber: SiteDefinition = {
  name: 'thin-plumber',
  story: 'A plumber whose nephew made three pages years ago. Nobody has touched them since, and one link is dead.',
  expected: [
    'alt-missing',
    'broken-link',
    'charset-missing',
    'description-missing',
    'h1-missing',
    'lang-missing',
    'link-text-unclear',
    'main-landmark-missing',
    'open-graph-incomplete',
    'organization-schema-missing',
    'page-not-loading',
    'thin-page',
    'title-duplicate',
    'viewport-missing',
  ],
  answers: (context) => ({
    '/': page(
      context,
      'Home',
      '<font size="5">Welcome to our website!!</font><p>We do plumbing. Call us today. <a href="services.html">click here</a> <a href="contact.html">more</a> <a href="prices.html">prices</a></p><img src="van.jpg">',
    ),
    '/services.html': page(context, 'Home', '<h3>Services</h3><p>Boilers, taps, drains and more.</p>'),
    '/contact.html': page(
      context,
      'Home',
      `<h3>Contact</h3><p>Ring Bob. Last updated ${context.spokenDaysAgo(1_900)}.</p>`,
    ),
  }),
};

// No doctype, no language, no viewport, no description: as it was made.
function page({ spokenDaysAgo }: SiteContext, title: string, body: string) {
  const year = spokenDaysAgo(1_900).split(' ').at(-1);
  return textFile(
    `<html><head><title>${title}</title></head><body>${body}<p>Copyright ${year} Bob</p></body></html>`,
    'text/html',
  );
}
