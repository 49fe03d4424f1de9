import type { Sheet } from './sheet.ts';

/** What a person can check without any tool of ours; the order is the order of work. */
export const llmSeoChecklist: Sheet = {
  title: 'LLM SEO Checklist',
  intro:
    'Work from the top: a page that cannot be opened gains nothing from better words. Everything here can be checked with a browser. Where research disagrees, the line says so.',
  sections: [
    {
      heading: 'Can assistants open your site?',
      items: [
        {
          text: 'robots.txt lets the search crawlers in',
          how: 'Open yoursite.com/robots.txt. OAI-SearchBot, Claude-SearchBot and PerplexityBot must not meet “Disallow: /”.',
        },
        {
          text: 'Training crawlers are a decision, not an accident',
          how: 'GPTBot and ClaudeBot collect training data. Closing the site to them does not remove you from today’s answers.',
        },
        {
          text: 'Googlebot and Bingbot are welcome',
          how: 'Assistants also draw on general search indexes. A rule against these two costs you twice.',
        },
        {
          text: 'No firewall answers in your place',
          how: 'Ask your host: “Do you block or challenge OAI-SearchBot, ChatGPT-User, Claude-User or PerplexityBot?” Some networks do by default.',
        },
        {
          text: 'Key pages answer with status 200',
          how: 'Open home, offer, price, contact and about pages in a private window. No login, no error, no chain of redirects.',
        },
        {
          text: 'No noindex and no nosnippet',
          how: 'View the source and search for “robots”. Pages that must not be indexed or quoted cannot be cited.',
        },
        {
          text: 'The text is there without JavaScript',
          how: 'Switch off JavaScript and reload. OpenAI’s, Anthropic’s and Perplexity’s crawlers ran none in 500 million fetches (Vercel and MERJ, 2024).',
        },
        {
          text: 'HTTPS everywhere',
          how: 'Type your address with http://. It must land on https:// without a warning.',
        },
      ],
    },
    {
      heading: 'Can they find every page?',
      items: [
        {
          text: 'sitemap.xml lists the pages that matter',
          how: 'Each entry alive, each with the true date of its last change. Name the file in robots.txt.',
        },
        {
          text: 'Each page names one canonical address',
          how: 'Look for rel="canonical" in the source. It must be the page itself, not the home page.',
        },
        {
          text: 'No page is more than three clicks from home',
          how: 'Count from the menu, using plain links. Buttons that only a script understands do not count.',
        },
        { text: 'No broken links', how: 'Follow every link of the menu and the footer once a quarter.' },
      ],
    },
    {
      heading: 'Does a page say what it has to say?',
      items: [
        {
          text: 'One sentence says who you are',
          how: '“Name is a … that … for … in …”, near the top of the home page, in words that can be quoted alone.',
        },
        {
          text: 'The first paragraph answers the title',
          how: 'Two sentences that stand by themselves. 44% of 18,000 citations came from the first third of a page (Indig, 2026).',
        },
        {
          text: 'Titles speak as customers ask',
          how: 'ChatGPT preferred pages whose title was close to the question (Ahrefs, 1.4 million prompts, 2026).',
        },
        {
          text: 'Prices, area, terms and contact stand in text',
          how: 'Not in a picture, not only in a PDF, not behind “ask for a quote”.',
        },
        {
          text: 'Claims carry a number and a source',
          how: 'Only numbers that you can prove. Early experiments found a clear gain; a later benchmark found little. Readers gain either way.',
        },
        {
          text: 'Ten customer questions have an answer',
          how: 'Write them down as customers ask them, then search your own site for each.',
        },
        {
          text: 'Articles show who wrote them and when',
          how: 'A person’s name that leads to a page about them, and a date that changes only when the text does.',
        },
        { text: 'One heading per page, then ordered headings', how: 'One h1; sections under h2; no level left out.' },
      ],
    },
    {
      heading: 'Do others confirm it?',
      items: [
        {
          text: 'Name, address and phone agree everywhere',
          how: 'Compare your site, your map entry and three directories letter by letter.',
        },
        {
          text: 'Your own profiles are linked from your site',
          how: 'Also in the structured data of the organization (sameAs). One LinkedIn page that you keep is worth more than five that you forgot.',
        },
        {
          text: 'Customers review you where your trade is reviewed',
          how: 'Ask after each finished job. Never write one yourself.',
        },
        {
          text: 'Somebody independent has written about you',
          how: 'A trade magazine, a local paper, a partner’s case study: offer facts that only you have.',
        },
      ],
    },
    {
      heading: 'Do you know whether it works?',
      items: [
        {
          text: 'Twenty questions, asked the same way each quarter',
          how: 'None with your name in it. Write down who is named. Ask each several times: the same list returns in fewer than 1 run of 100 (SparkToro, 2026).',
        },
        {
          text: 'One brand question per assistant',
          how: 'Ask who you are. A wrong town or an old name leads you to the page that says so.',
        },
      ],
    },
  ],
  closing:
    'Not on this list because measurements found no effect on citations: llms.txt files, FAQ markup without visible questions, chopping a text into chunks. Checked on 20 November 2026.',
};
