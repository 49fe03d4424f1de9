// How an owner sees without us what a check looks at. One to three steps each, with what every computer has.
import { platformsInWords } from '#engine/contract.ts';

const source = 'View the source of your key pages (Ctrl+U, on a Mac Option+Command+U).';
const validator = 'Enter your home page at validator.schema.org, the free validator of Schema.org.';
const robots = 'Open /robots.txt on your website. It is the file that tells crawlers what they may read.';
const crawlers = (...tokens: string[]) => [
  robots,
  `Look for a group that names ${tokens.join(' or ')}, or else the group for *.`,
  '“Disallow: /” in that group closes the whole website to it.',
];
const newChat = `Open a new chat with ${platformsInWords('or')}.`;
const answers = [newChat, 'Ask what a buyer would ask, and repeat it on three days. One answer is chance.'];
const quiz = ['Nobody can see this from outside. We ask you in the quiz.'];

export const ownTests: Readonly<Record<string, readonly string[]>> = {
  'CQ-01': [
    'Open your three most important pages.',
    'Read the first two sentences of each. They should say what the page is about.',
  ],
  'CQ-02': ['Write down five questions that buyers ask you.', 'Look for each answer on your website.'],
  'CQ-03': ['Write down what you sell.', 'Look for a page of its own for each offer.'],
  'CQ-04': [
    'Open your key pages.',
    'Read the title in the browser’s tab and the main heading. They should use your buyers’ words.',
  ],
  'CQ-05': ['Open your key pages.', 'Count the headings that are questions.'],
  'CQ-06': ['Open your key pages.', 'Count the figures that a reader can check: prices, years, amounts.'],
  'CQ-07': ['Open your key pages.', 'Count the links to sources that are not yours: studies, authorities, newspapers.'],
  'CQ-08': ['Open your key pages.', 'Look for a quoted sentence with a person’s name beside it.'],
  'CQ-09': ['Read a page aloud.', 'Mark each sentence that you must read twice.'],
  'CQ-10': ['Open your longest pages.', 'Copy the text of each into a word processor, and look at its word count.'],
  'CQ-11': ['Open your newest articles.', 'Look for the date on each.'],
  'CQ-12': ['Open your articles.', 'Look for the author’s name on each.'],
  'CQ-13': ['Open your key pages.', 'Look for customers, data and credentials that only you can show.'],
  'CQ-14': ['Look for a page or a table on your website that compares your offers, or you with others.'],
  'CQ-15': [
    'Open your home page, your prices and your contact page.',
    'Look for price, area, terms and contact as text. A picture does not count.',
  ],
  'TS-01': ['Open your key pages in a private window.', 'Each must load without an error and without a login.'],
  'TS-02': ['Type your address with http:// in front of it.', 'The browser must end at https://, without a warning.'],
  'TS-03': [robots, 'You should see plain text. A page of your website, or an error, is wrong.'],
  'TS-04': [source, 'Search it for “noindex” and “nosnippet”. Neither belongs on a key page.'],
  'TS-05': [
    'Switch JavaScript off in your browser, and open your key pages.',
    'Most AI crawlers read what you still see.',
  ],
  'TS-06': [
    'Open /sitemap.xml on your website. It lists your pages for search engines.',
    'Open a few of its addresses, and look for a page that is missing.',
  ],
  'TS-07': [
    'Open your key pages, each in a tab of its own.',
    'Read the titles of the tabs. No two should be the same.',
  ],
  'TS-08': [source, 'Search it for name="description". Each page should have a summary of its own there.'],
  'TS-09': [
    'Open a key page, and read its headings alone.',
    'They should read like a table of contents below one main heading.',
  ],
  'TS-10': [source, 'Search it for “canonical”. The address beside it should be the page’s own.'],
  'TS-11': ['Open five pages, and read their addresses.', 'The words should say what each page is about.'],
  'TS-12': [
    'Open your home page, and follow its menu to each page.',
    'Count the clicks. No page should need more than three.',
  ],
  'TS-13': [
    'Enter your key pages at pagespeed.web.dev, a free test of Google.',
    'Look at the response time of the server and at the size of the page.',
  ],
  'TS-14': [
    'Click each link on your home page.',
    'Look for pages that are missing, or that are not what the link promised.',
  ],
  'TS-15': ['Open your key pages on a phone.', 'You should read them without zooming or scrolling sideways.'],
  'TS-16': [source, 'Look for lang= at the top, for <main>, and for alt= at each picture.'],
  'TS-17': [validator, 'It lists your structured data and its errors.'],
  'BP-01': answers,
  'BP-02': answers,
  'BP-03': [newChat, 'Ask what your business does, and repeat it on three days. One answer is chance.'],
  'BP-04': answers,
  'BP-05': [
    'Search the web for your name in quotation marks.',
    'Count the independent publications that wrote about you.',
  ],
  'BP-06': ['Search Wikipedia and Wikidata for your name.', 'If there is an article, your website should link to it.'],
  'BP-07': ['Open your home page.', 'Click its link to LinkedIn. It should lead to your own page.'],
  'BP-08': ['Open your home page.', 'Click its link to X. It should lead to your own profile.'],
  'BP-09': [
    'Open your home page.',
    'Click its links to Facebook and Instagram. They should lead to your own profiles.',
  ],
  'BP-10': [
    'Open your home page and your contact page.',
    'Look for links to review sites and listings with your name.',
  ],
  'BP-11': ['Open the page about you.', 'Look for who leads the business, and since when.'],
  'BP-12': [
    'Compare your name, address and telephone number on every page that shows them.',
    'They should be the same everywhere, also in directories.',
  ],
  'BP-13': quiz,
  'BP-14': ['Search your site for each term of yours.', 'The page that explains it should say it.'],
  'BP-15': ['Open your home page.', 'Look for links to your video channel and your community.'],
  'AO-01': crawlers('OAI-SearchBot'),
  'AO-02': crawlers('Claude-SearchBot', 'Claude-User'),
  'AO-03': crawlers('PerplexityBot'),
  'AO-04': crawlers('Googlebot', 'Bingbot'),
  'AO-05': crawlers('ChatGPT-User', 'Perplexity-User'),
  'AO-06': [
    'Ask your web host for the access log of the last weeks.',
    'Look for the crawlers’ names beside an answer of 401, 403 or 429. Those are refusals.',
  ],
  'AO-07': crawlers('GPTBot', 'ClaudeBot', 'Google-Extended', 'CCBot'),
  'AO-08': [validator, 'Look for your company, with its name, address, logo and profiles.'],
  'AO-09': [validator, 'Look for items that lack a value, such as an event without a date.'],
  'AO-10': [validator, 'Compare its values with the text of the page: prices, telephone numbers, hours.'],
  'AO-11': ['Open your key pages.', 'Count the questions that the text answers.'],
  'AO-13': ['Open your home page.', 'Look for one sentence that says what you are, for whom and where.'],
  'AO-14': ['Read the headings of your key pages.', 'Look for the people whom you serve, and for their problems.'],
  'AO-15': [source, 'Search it for “datePublished” and “dateModified”. The text should show the same dates.'],
  'AO-16': answers,
  'AO-17': answers,
  'AO-18': quiz,
  'AO-19': [source, 'Search it for “og:title”, “og:description” and “og:image”.'],
  'AO-20': ['Open /llms.txt on your website.', 'You lose nothing if it is missing.'],
};
