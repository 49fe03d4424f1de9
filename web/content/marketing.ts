// Every claim, offer and quotation of the marketing pages, for the owner to change or switch off: set `isShown` to false, or edit the words.
//
// To the owner: the landing page promises a 30-day money-back guarantee while the refund policy says that all sales are final.
// Both are shown as they were given. Decide which holds, and switch the other off. The testimonials, success stories and figures are
// illustrative until you replace them with your customers'; keep the note beside them until then.

type Claim = { isShown: boolean; text: string };

export const claims = {
  spots: { isShown: true, text: '47 spots left' },
  duration: { isShown: true, text: 'Quiz takes 5-8 minutes' },
  delivery: { isShown: true, text: 'Report within 24 hours' },
  searches: { isShown: true, text: 'Over 60% of searches on AI platforms' },
  moneyBack: { isShown: true, text: '30-day money-back guarantee' },
} satisfies Record<string, Claim>;

export const countdown = { isShown: true, text: 'This price is held for' };

export const features = [
  {
    title: 'Read, not guessed',
    text: 'We fetch your public pages as an assistant’s crawler would, and note what it can open, parse and quote. Each finding shows the address, the line and the time it was seen.',
  },
  {
    title: 'Four platforms, kept apart',
    text: 'ChatGPT, Claude, Perplexity and Grok find sources in different ways. You get a score for each, marked “Estimated” or “Observed”, never a blur of both.',
  },
  {
    title: 'A plan in order of gain',
    text: 'What to change this week, in the next three months and after, with steps, effort and the way to see that it worked. It is written for your site and nobody else’s.',
  },
];

export const platformCards = [
  {
    name: 'ChatGPT',
    reads: 'OAI-SearchBot builds its search index; ChatGPT-User opens a page when somebody asks.',
    looksFor: 'Pages it may crawl, direct answers near the top, and names that others confirm.',
  },
  {
    name: 'Claude',
    reads: 'Claude-SearchBot improves its search results; Claude-User reads on request.',
    looksFor: 'Well-argued pages with sources, and a site whose robots.txt lets it in.',
  },
  {
    name: 'Perplexity',
    reads: 'PerplexityBot indexes for its answers, each of which lists the pages it used.',
    looksFor: 'Facts that can be quoted in one sentence, fresh dates, clear headings.',
  },
  {
    name: 'Grok',
    reads: 'Searches the web and posts on X. Its maker documents no crawler of its own.',
    looksFor: 'A site open to all, and a company that is alive on X.',
  },
];

export const reasons = [
  {
    title: 'AI Platform Dominance',
    text: 'An assistant names a handful of companies, not ten blue links. Either you are among them or the customer never learns that you exist.',
  },
  {
    title: 'Competitive Advantage',
    text: 'Few businesses have checked whether assistants can read them at all. A closed robots.txt or an empty page without JavaScript is found in minutes and often mended in a day.',
  },
  {
    title: 'Quality Traffic',
    text: 'Someone who arrives from an answer has already described their problem and been told why you fit. The conversation starts further on.',
  },
];

export const howItWorks = [
  { title: 'Share info', text: 'Answer 28 short questions about your business, your customers and your website.' },
  { title: 'AI analysis', text: 'We read your site within its own rules and check it against what each platform needs.' },
  { title: 'Get score', text: 'An overall score with a grade, four platform scores and four categories, each with its likely range.' },
  { title: 'Get recommendations', text: 'A plan ranked by what you gain for the effort, with the proof behind every point.' },
];

export const testimonials = {
  isShown: true,
  note: 'Companies, quotations and figures in this section are illustrative.',
  quotes: [
    {
      company: 'TechFlow Solutions',
      author: 'Maria Chen',
      title: 'Head of Marketing',
      initials: 'MC',
      quote:
        'We had argued for months about content. The report showed that two of the four assistants could not open our product pages at all. That took an afternoon to mend.',
    },
    {
      company: 'Harbour Dental',
      author: 'Dr Samuel Okafor',
      title: 'Practice owner',
      initials: 'SO',
      quote: 'I do not read marketing reports. This one quoted my own pages back to me, line by line, and told me what to ask my web designer for.',
    },
    {
      company: 'Northline Logistics',
      author: 'Ingrid Sørensen',
      title: 'Managing Director',
      initials: 'IS',
      quote: 'The plan was ranked by effort. We did the first five items in the week we got it and left the rest for the quarter.',
    },
  ],
  stories: [
    { figure: '300%', text: 'more enquiries from assistants at TechFlow Solutions, two quarters after the plan' },
    { figure: '7 of 12', text: 'pages of Harbour Dental became readable to crawlers with one template change' },
    { figure: '5 days', text: 'from report to the first mended page at Northline Logistics' },
  ],
};

export const methodology = [
  { name: 'Content quality', weight: 30, text: 'Direct answers, evidence, depth, dates and authors: whether a page can be quoted.' },
  { name: 'Technical SEO', weight: 25, text: 'Status codes, canonicals, sitemaps, speed, structured data, text present without JavaScript.' },
  { name: 'Brand authority', weight: 20, text: 'What others say: profiles, coverage, reviews, a name that is used in one way.' },
  { name: 'AI platform optimization', weight: 25, text: 'Crawler access for each platform, FAQ content, clear definitions of who you are.' },
];

export const questions = [
  {
    question: 'What exactly do I get?',
    answer:
      'A report on screen, as PDF and by e-mail: an overall score with a letter grade, a score for ChatGPT, Claude, Perplexity and Grok, four categories, a comparison with your industry, an AI content strategy, an improvement plan, and an appendix with the proof of every check.',
  },
  {
    question: 'How long does it take?',
    answer:
      'The quiz takes 5-8 minutes. Your website is read while you answer it, so most reports are ready a few minutes after payment; we promise to send each report by e-mail within 24 hours.',
  },
  {
    question: 'Do you ask the assistants themselves?',
    answer:
      'Where that is set up, yes: we put buyers’ questions to them several times and report how often you were named, with the margin of error. Otherwise the platform score is an estimate from your site, and says so.',
  },
  {
    question: 'Can I cancel a subscription?',
    answer:
      'Monitoring is 6 monthly payments, then cancel anytime; the audit is 4 quarterly payments, then cancel anytime. The assessment is paid once. The terms and the refund policy have the details.',
  },
  {
    question: 'Will you change anything on my website?',
    answer:
      'No. We only read public pages, slowly, and within your robots.txt. What you change afterwards is up to you; the plan says who can do it: you, a writer or a developer.',
  },
];
