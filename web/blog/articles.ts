// The four articles. A block is a paragraph, a heading or a list; `note` tells the reader how to take an article.
import { brandName } from '../content/brand.ts';

export type Block = string | { heading: string } | { list: string[] };

export type Article = {
  slug: string;
  title: string;
  summary: string;
  category: string;
  author: string;
  /** ISO date. */
  publishDate: string;
  readTime: string;
  /** The number in its title, for the list on the landing page. */
  figure: string;
  /** One path of a 24 x 24 line drawing. */
  icon: string;
  note?: string;
  content: Block[];
  sources: { label: string; url: string }[];
};

export const articles: Article[] = [
  {
    slug: 'why-60-percent-customers-never-see-website',
    title: 'Why 60% of your customers may never see your website',
    summary:
      'Many of your customers get their answer from an assistant and never see your website. What that changes for a page that lived on clicks, and what to do this week.',
    category: 'Market Trend',
    author: `The ${brandName} editors`,
    publishDate: '2026-09-14',
    readTime: '4 min',
    figure: '60%',
    icon: 'M3 17 9 11l4 4 8-9M15 6h6v6',
    content: [
      'Ask an assistant for a plumber, a payroll program or a wedding venue, and you get a paragraph with three or four names in it. The research is done, the shortlist is made, and nobody has opened a website yet. If you are not in that paragraph, the customer does not reject you. They never learn that you exist.',
      'The share of questions that end this way is hard to pin down. The figure in our title is a claim of the trade, not a measurement of ours, and yours may be lower or higher. What can be measured is how assistants choose whom to name and what to read, and that is more useful anyway.',
      { heading: 'The answer is a shortlist' },
      'Volunteers put the same question to assistants almost three thousand times (SparkToro, January 2026). The same list of brands came back in fewer than one run in a hundred. That sounds like chaos, but the leading names still appeared in more than half of all answers. There is no “rank” to watch. There is a rate: in how many answers out of a hundred you are named.',
      { heading: 'What gets read' },
      'Ahrefs compared pages that ChatGPT cited with pages it found and left aside, over 1.4 million prompts (April 2026). Cited pages had titles much closer to the question that was asked. Another analysis, of 18,000 citations, found 44% of them in the first third of the page. Both point the same way: say in the title what the page answers, and answer it at the top.',
      { heading: 'What cannot be read at all' },
      'In 2024 Vercel and MERJ looked at more than five hundred million fetches by AI crawlers. Those of OpenAI, Anthropic and Perplexity ran no JavaScript. A page that is assembled in the browser is an empty page to them, however good it looks to you.',
      { heading: 'What to do this week' },
      {
        list: [
          'Open your robots.txt and look for OAI-SearchBot, Claude-SearchBot and PerplexityBot. Blocking a training bot is your decision; blocking these three removes you from answers.',
          'Switch off JavaScript in your browser and reload your most important page. What remains is what an assistant sees.',
          'Rewrite that page’s first paragraph so that it answers the question your customers ask most, in two sentences, with a number in it.',
        ],
      },
      'None of this needs a budget. It needs an hour, and somebody who may edit the site.',
    ],
    sources: [
      {
        label: 'SparkToro and Gumshoe: 2,961 runs of the same questions, January 2026',
        url: 'https://sparktoro.com/blog/new-research-ais-are-highly-inconsistent-when-recommending-brands-or-products-marketers-should-take-care-when-tracking-ai-visibility/',
      },
      {
        label: 'Ahrefs: why ChatGPT cites one page over another, April 2026',
        url: 'https://ahrefs.com/blog/why-chatgpt-cites-pages/',
      },
      {
        label: 'Indig, Growth Memo: where in a page citations come from, 2026',
        url: 'https://www.growth-memo.com/p/the-science-of-how-ai-pays-attention',
      },
      {
        label: 'Vercel and MERJ: the rise of the AI crawler, December 2024',
        url: 'https://vercel.com/blog/the-rise-of-the-ai-crawler',
      },
    ],
  },
  {
    slug: 'techflow-solutions-300-percent-growth',
    title: 'TechFlow Solutions: 300 percent growth, step by step',
    summary:
      'How TechFlow Solutions went from 2 mentions in 40 answers to 8 in 16 weeks, a growth of 300 percent. What it changed, and what moved nothing.',
    category: 'Case Study',
    author: `The ${brandName} editors`,
    publishDate: '2026-08-24',
    readTime: '6 min',
    figure: '300%',
    icon: 'M4 20V10M10 20V4M16 20v-8M22 20H2',
    note: 'TechFlow Solutions is an illustrative company. The defects and the order of work are typical; the figures show how such a case is counted, and are not a promise.',
    content: [
      'TechFlow sells scheduling software to repair shops. It had a good product, a busy blog and a marketing team of two. It also had a question that nobody could answer: why do assistants recommend four of our competitors and never us?',
      { heading: 'Week 0: counting' },
      'Before changing anything they wrote down forty questions a shop owner might ask, none with the name TechFlow in it, and put each to the assistants. They were named in 2 answers out of 40. The rest of this story is about that number, and it is a small one. With so few answers, the honest range runs from about 1 to 7.',
      { heading: 'Week 1: the two fatal defects' },
      'The robots.txt had been copied from a template that closed the site to some fifty crawlers by name. It had been written against scrapers; it also listed the search crawlers of three assistants. Removing them took three lines.',
      'The product pages were drawn in the browser. Their HTML held a loading picture and 14 words. The developer switched on rendering at build time, which the framework had offered all along. Seven of twelve product pages became readable overnight.',
      { heading: 'Weeks 2 to 4: answers on top' },
      'The blog had 160 articles that began with a story and reached the point in the fifth paragraph. They chose the twelve that matched questions from the list and put a direct answer under each title. They added what only TechFlow could know: how long shops take to answer a call, measured in its own product.',
      { heading: 'Weeks 5 to 8: what others say' },
      'Assistants lean on third parties when the question asks for an opinion. TechFlow corrected its old name in three directories and gave a trade magazine the call figures with permission to print. It asked ten customers for a review on the site where shop owners read them.',
      { heading: 'Week 16: counting again' },
      'Same forty questions, same wording, same number of tries: named in 8 answers out of 40. From 2 to 8 is a growth of 300 percent, and it is also six answers. Both sentences are true, and a report that gives you only the first is selling you something.',
      { heading: 'What moved nothing' },
      {
        list: [
          'An llms.txt file. No vendor documents that it reads one, and two large studies found no effect on citations.',
          'FAQ markup without visible questions and answers. The text helps readers and machines; the markup alone does not.',
          'Thirty new articles. The number of pages has little relation with being named.',
        ],
      },
      'If you copy one thing from TechFlow, copy week 0. Without the first count there is no second one.',
    ],
    sources: [
      {
        label: 'Trakkr: llms.txt and citations over 37,894 domains',
        url: 'https://trakkr.ai/trakkr-research/llmstxt-effect',
      },
      { label: 'SE Ranking: llms.txt over 300,000 domains', url: 'https://seranking.com/blog/llms-txt/' },
      {
        label: 'Vercel and MERJ: crawlers and JavaScript, December 2024',
        url: 'https://vercel.com/blog/the-rise-of-the-ai-crawler',
      },
    ],
  },
  {
    slug: 'five-signs-business-invisible-chatgpt',
    title: 'Five signs that your business is invisible to ChatGPT',
    summary:
      'Five signs show whether your business is invisible to ChatGPT, and you can check each before lunch with nothing but a browser and your robots.txt.',
    category: 'Warning Signs',
    author: `The ${brandName} editors`,
    publishDate: '2026-10-05',
    readTime: '3 min',
    figure: '5 signs',
    icon: 'M12 9v5M12 17.5v.5M10.3 3.9 2.4 18a2 2 0 0 0 1.7 3h15.8a2 2 0 0 0 1.7-3L13.7 3.9a2 2 0 0 0-3.4 0Z',
    content: [
      'You do not need a tool for a first look. Each of these takes a few minutes, and each has an answer that is plainly yes or no.',
      { heading: '1. Your robots.txt names OAI-SearchBot, or closes the door to all' },
      'Open yoursite.com/robots.txt. Two lines are enough to be out: “User-agent: *” followed by “Disallow: /”. Note that GPTBot is another matter: it collects training data, and blocking it does not remove you from ChatGPT’s search.',
      { heading: '2. Without JavaScript your page is blank' },
      'Switch off JavaScript and reload. If the text is gone, it is gone for OpenAI’s crawlers as well, which fetch scripts but do not run them.',
      { heading: '3. A firewall answers for you' },
      'Some hosts and content networks turn AI crawlers away by default, whatever your robots.txt says. Ask your host, in these words: “Do you block or challenge OAI-SearchBot or ChatGPT-User?”',
      { heading: '4. No sentence says what you are' },
      'Search your home page for one sentence of the form “Name is a … that … for … in …”. Many sites have slogans only. An assistant that looks for a definition takes it from somebody else, who may be wrong or a rival.',
      { heading: '5. Ask, and it mixes you up' },
      'Ask ChatGPT, with search switched on, who you are. Then ask again tomorrow. A wrong town, an old name or another company’s product tells you that your name is ambiguous and that some page out there says so. Find that page first.',
      'No sign at all? Then the question becomes how often you are named and beside whom. That takes more than one try, and it is what an assessment measures.',
    ],
    sources: [
      { label: 'OpenAI: its crawlers and what each is for', url: 'https://platform.openai.com/docs/bots' },
      {
        label: 'Cloudflare: blocking of AI bots',
        url: 'https://developers.cloudflare.com/bots/additional-configurations/block-ai-bots/',
      },
      {
        label: 'Vercel and MERJ: crawlers and JavaScript, December 2024',
        url: 'https://vercel.com/blog/the-rise-of-the-ai-crawler',
      },
    ],
  },
  {
    slug: 'ten-thousand-dollar-mistake-ignoring-ai',
    title: 'The ten-thousand-dollar mistake of ignoring AI search',
    summary:
      'Ignoring AI search can cost a small business some ten thousand dollars a year. A plain calculation of that mistake, to redo with your own numbers.',
    category: 'Business Risk',
    author: `The ${brandName} editors`,
    publishDate: '2026-10-26',
    readTime: '5 min',
    figure: '$10,000',
    icon: 'M12 2v20M17 6.5C17 4.6 14.8 4 12 4S7 5 7 7.5 9 11 12 11.5s5 1.5 5 4.5-2.2 4-5 4-5-.8-5-2.8',
    note: 'The figures below are an example to calculate with, not a forecast. Put in your own.',
    content: [
      'Nobody sends an invoice for customers who never called. That is why the cost of being left out of answers stays invisible, and why it is worth ten minutes with a pencil.',
      { heading: 'Five numbers' },
      {
        list: [
          'A: how many people in your market look for what you sell each month. Say 1,500.',
          'B: how many of them ask an assistant first. Say one in five, which makes 300.',
          'C: in how many of those answers a business of your kind is named at all. Say half: 150 shortlists.',
          'D: how many people on a shortlist become a customer of somebody on it. Say 4%: 6 customers a month.',
          'E: what a customer brings in a year. Say $850.',
        ],
      },
      'If you are on none of these shortlists, six customers a month go to others. If you were on a third of them, two would be yours: 24 a year, or about $20,000. Halve that for caution, and some ten thousand dollars a year remain. That is the mistake in the title: not a loss you can see, but one you can estimate.',
      { heading: 'Why it is cheap to find out' },
      'The causes at the top of the list cost almost nothing to fix. They are a rule in robots.txt, a firewall switch, a page without text, a company name in four spellings. They are also the causes that a site owner never sees, since the site looks perfect in a browser.',
      { heading: 'Why it is easy to overspend' },
      'The other mistake is to buy everything that has AI in its name. Some popular advice has been tested and found without effect on citations: llms.txt files, markup for its own sake, chopping texts into chunks. Keyword stuffing made things worse. Spend on what a crawler cannot open first, then on answers to questions that customers ask, then on being written about by others.',
      { heading: 'A sensible order' },
      {
        list: [
          'Count: put twenty of your customers’ questions to the assistants and note who is named.',
          'Open: let the search crawlers in and make the text readable without scripts.',
          'Answer: give each of the twenty questions two clear sentences on a page of yours.',
          'Confirm: make name, address and offer the same wherever others list you.',
          'Count again after three months, with the same questions.',
        ],
      },
      'The first and the last step are the ones that people leave out. Without them you will not know whether the money in between did anything.',
    ],
    sources: [
      {
        label: 'Aggarwal and others: Generative Engine Optimization, KDD 2024',
        url: 'https://arxiv.org/abs/2311.09735',
      },
      { label: 'Puerto and others: C-SEO Bench, NeurIPS 2025', url: 'https://arxiv.org/abs/2506.11097' },
      { label: 'SE Ranking: llms.txt over 300,000 domains', url: 'https://seranking.com/blog/llms-txt/' },
    ],
  },
];
