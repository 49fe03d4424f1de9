// The resources page in words and figures. Every figure of others carries its source; the counts of our own are the owner's to set.
import { brandName } from './brand.ts';

export type Source = { label: string; url: string };

/** Counts of downloads and readers: illustrative until the owner puts real ones in their place; `isShown: false` hides them. */
export const counts = {
  isShown: true,
  note: 'Illustrative figures.',
  figures: [
    { figure: '4,800+', text: 'downloads of these four documents' },
    { figure: '2,100+', text: 'owners and marketers who use them' },
  ],
};

export const trends: { title: string; finding: string; text: string; source: Source }[] = [
  {
    title: 'The answer comes before the list',
    finding: 'A shortlist of three or four names',
    text: 'The leading names stood in 55% to 77% of answers, while the whole list came back unchanged in fewer than 1 run of 100.',
    source: {
      label: 'SparkToro and Gumshoe, January 2026, 2,961 runs',
      url: 'https://sparktoro.com/blog/new-research-ais-are-highly-inconsistent-when-recommending-brands-or-products-marketers-should-take-care-when-tracking-ai-visibility/',
    },
  },
  {
    title: 'Crawlers read what the server sends',
    finding: 'No JavaScript in 500 million fetches',
    text: 'The crawlers of OpenAI, Anthropic and Perplexity ran no scripts. A page that is built in the browser is an empty page to them.',
    source: { label: 'Vercel and MERJ, December 2024', url: 'https://vercel.com/blog/the-rise-of-the-ai-crawler' },
  },
  {
    title: 'Recent pages are preferred',
    finding: 'A newer date moved texts by up to 95 places',
    text: 'Only the date was changed, and models ranked the same text higher. Larger models fell for it less; an honest update helps with all.',
    source: { label: 'Fang and others, SIGIR-AP 2025', url: 'https://arxiv.org/abs/2509.11353' },
  },
];

export const statistics: { figure: string; text: string; source: Source }[] = [
  {
    figure: '25.7%',
    text: 'fresher: the age of pages that assistants cite, against pages that rank in a classic search',
    source: {
      label: 'Ahrefs, 17 million citations',
      url: 'https://ahrefs.com/blog/do-ai-assistants-prefer-to-cite-fresh-content/',
    },
  },
  {
    figure: '44%',
    text: 'of 18,012 citations came from the first third of the page',
    source: {
      label: 'Indig, Growth Memo, 2026',
      url: 'https://www.growth-memo.com/p/the-science-of-how-ai-pays-attention',
    },
  },
  {
    figure: '34%',
    text: 'of fetches by AI crawlers ended at a page that no longer exists',
    source: { label: 'Vercel and MERJ, 2024', url: 'https://vercel.com/blog/the-rise-of-the-ai-crawler' },
  },
  {
    figure: '0.66–0.71',
    text: 'correlation of brand mentions on the web with AI visibility over 75,000 brands; backlinks reach 0.22',
    source: { label: 'Ahrefs, 2025', url: 'https://ahrefs.com/blog/ai-brand-visibility-correlations/' },
  },
];

export const comparison: { topic: string; traditional: string; ai: string }[] = [
  { topic: 'What the customer sees', traditional: 'Ten links to choose from', ai: 'One answer with a few names in it' },
  { topic: 'What you compete for', traditional: 'A rank', ai: 'Being named, and being cited' },
  { topic: 'What is stable', traditional: 'A position for weeks', ai: 'A rate: the order changes with every try' },
  {
    topic: 'What is read',
    traditional: 'The page after its scripts ran (Google)',
    ai: 'The HTML as it is served (most AI crawlers)',
  },
  {
    topic: 'Who may come in',
    traditional: 'Googlebot and Bingbot',
    ai: 'Those two, and a search crawler per assistant',
  },
  {
    topic: 'What convinces',
    traditional: 'Links, relevance, experience of the page',
    ai: 'A direct answer, evidence, and others who say the same',
  },
  {
    topic: 'How to measure',
    traditional: 'Search Console and clicks',
    ai: 'The same questions asked many times, with a margin of error',
  },
];

export const platformUpdates: { name: string; text: string; source: Source }[] = [
  {
    name: 'ChatGPT',
    text: 'Three crawlers with three tasks: OAI-SearchBot for search, ChatGPT-User for pages that a person asks for, GPTBot for training. Only the first decides whether you are shown in search answers.',
    source: { label: 'OpenAI, bots', url: 'https://platform.openai.com/docs/bots' },
  },
  {
    name: 'Claude',
    text: 'Claude-SearchBot improves search results and Claude-User opens pages on request. All of Anthropic’s crawlers, ClaudeBot for training among them, follow robots.txt.',
    source: { label: 'Anthropic, help center', url: 'https://support.claude.com/en/articles/8896518' },
  },
  {
    name: 'Perplexity',
    text: 'PerplexityBot builds the index behind the cited answers. Perplexity-User, which acts for a person, generally does not follow robots.txt.',
    source: { label: 'Perplexity, crawlers', url: 'https://docs.perplexity.ai/guides/bots' },
  },
  {
    name: 'Grok',
    text: 'Grok searches the web and posts on X. xAI documents no crawler of its own, and there is no rule to write. A site that is open to all is open to Grok.',
    source: { label: 'xAI, search tools', url: 'https://docs.x.ai/docs/guides/tools/search-tools' },
  },
];

export const usageGuide: { title: string; text: string }[] = [
  {
    title: 'Look',
    text: 'Print the checklist and walk through your site with it. Two hours are enough for a site of twenty pages.',
  },
  { title: 'Open', text: 'Compare your robots.txt with the platform matrix, and ask your host about its firewall.' },
  { title: 'Write', text: 'Fill in the content strategy: ten questions, one brief for each page that is missing.' },
  {
    title: 'Count',
    text: 'Put your numbers into the calculator before you spend money, and again after three months.',
  },
];

export const strategies: { title: string; text: string; evidence: string }[] = [
  {
    title: 'Put the answer on top',
    text: 'Open each page with two sentences that answer its title and make sense on their own.',
    evidence: 'Moderate evidence: large studies of cited pages agree, none is an experiment.',
  },
  {
    title: 'Prove what you claim',
    text: 'Numbers with a source, a quotation with a name, a case with a date. Never invent one.',
    evidence: 'Contested: an experiment of 2024 found gains of some 30%, a benchmark of 2025 found little.',
  },
  {
    title: 'Have others say it',
    text: 'Reviews where your trade is reviewed, facts for a trade magazine, one name and address everywhere.',
    evidence: 'Moderate evidence: mentions go along with visibility more than links do. Famous firms get both.',
  },
  {
    title: 'Keep it true and dated',
    text: 'Go through the key pages each quarter, change what has changed, and show the date.',
    evidence: 'Good evidence: dates alone moved rankings in an experiment.',
  },
];

export const tools: { title: string; text: string; action: string }[] = [
  {
    title: 'AI Visibility Score',
    text: 'An overall score with a letter grade, and one for each of the four platforms.',
    action: 'Get my score',
  },
  {
    title: 'Crawler Access Check',
    text: 'Which of the assistants’ crawlers your robots.txt and your firewall turn away, rule by rule.',
    action: 'Check my site',
  },
  {
    title: 'Content Gap Finder',
    text: 'The questions of your customers that no page of yours answers.',
    action: 'Find my gaps',
  },
];

export const resourcesDescription = `${brandName} resources: a checklist, a platform matrix, a content strategy template and an ROI calculator for AI search visibility, free.`;
