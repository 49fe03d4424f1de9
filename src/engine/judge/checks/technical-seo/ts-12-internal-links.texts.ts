import type { CheckTexts } from '#engine/judge/checks/texts.ts';

export default {
  title: {
    pass: 'Every page that we reached is within three clicks of the home page',
    passed:
      'The one page that we placed by its links is your home page|All {count} pages that we placed by their links are within three clicks of the home page',
    fail: 'Some pages are hard to reach by links',
    whenFound: {
      'home-without-links': 'The HTML of your home page links to no other page',
    },
    faultyPages: {
      'page-too-deep': '{count} page is more than three clicks away|{count} pages are more than three clicks away',
      'page-without-links': '{count} page is linked from no other|{count} pages are linked from no other',
      'menu-without-links':
        '{count} menu is made of scripts instead of links|{count} menus are made of scripts instead of links',
    },
  },
  neutral: 'the links between your pages',
  why: 'Crawlers follow plain links. They find a page without links late or never.',
  ownTest: [
    'Open your home page, and follow its menu to each page.',
    'Count the clicks. No page should need more than three.',
  ],
  notes: {
    'home-without-links': 'We know {pages} of your site, and the HTML of your home page links to no page.',
    'page-too-deep': '{page} is {depth} clicks away from the home page.',
    'page-without-links': 'No page of yours links to {page}. Only the sitemap names it.',
    'menu-without-links': '{share}, and crawlers follow nothing else.',
  },
  says: {
    notMeasured: 'We did not read the home page.',
    notApplicable: 'We know only one page, and there is nothing to link.',
    otherPages: 'other page|other pages',
    noLink: 'No plain link leads away from the home page.',
    noPlainLink: 'is no plain link|are no plain links',
    entries: 'entry of your menu|entries of your menu',
    menuLabel: 'Menu entries without an address',
    proof: '{page} can be reached.',
    clicks: 'Clicks from the home page',
    is: 'is|are',
    pages: 'page that we placed by its links|pages that we placed by their links',
    menuScripted: '; most of the menu is not made of links',
    reason: '{share} within three clicks of the home page{added}.',
  },
  advice: {
    title: 'Link key pages from the home page',
    description: 'Plain links in menus and texts lead crawlers to your pages.',
    steps: [
      'Write menu entries as <a href="…">, not as scripts on click.',
      'Link related pages in the running text, with words that name the target.',
    ],
    resources: ['Crawlable links: https://developers.google.com/search/docs/crawling-indexing/links-crawlable'],
    metrics: ['Share of pages within three clicks'],
    proof: 'Turn JavaScript off in the browser. You reach each page listed from the home page in three clicks.',
  },
} as const satisfies CheckTexts;
