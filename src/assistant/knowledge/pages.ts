// What the pages say, from the very modules they are drawn from: an answer cannot say anything else than the page does.
import { downloads } from '#site/contract.ts';
import { articles, type Article, type Block } from '../../../web/blog/articles.ts';
import { brandName } from '../../../web/content/brand.ts';
import { claims, features, howItWorks, methodology, platformCards, questions, reasons } from '../../../web/content/marketing.ts';
import { comparison, platformUpdates, statistics, strategies, trends, usageGuide } from '../../../web/content/resources.ts';
import { privacyPolicy } from '../../../web/legal/privacy-policy.ts';
import { refundPolicy } from '../../../web/legal/refund-policy.ts';
import { termsOfService } from '../../../web/legal/terms-of-service.ts';
import type { Passage } from './passage.ts';

export function pagePassages(contactEmail: string): Passage[] {
  const filled = (text: string) => text.replaceAll('{brand}', brandName).replaceAll('{contact}', contactEmail);
  const legal = (text: typeof privacyPolicy, slug: string, topic: Passage['topic']): Passage[] => [
    passage({ id: slug, topic, title: text.title, text: filled(text.summary), href: `/${slug}`, isBinding: true }),
    ...text.sections.map((section, index) =>
      passage({
        id: `${slug}-${index + 1}`,
        topic: legalTopics[section.heading] ?? topic,
        title: `${text.title}: ${section.heading}`,
        asks: legalAsks[section.heading] ?? [],
        text: filled(section.paragraphs.join(' ')),
        href: `/${slug}`,
        isBinding: true,
      }),
    ),
  ];
  return [
    ...questions.map(({ question, answer }, index) =>
      passage({
        id: `faq-${index + 1}`,
        topic: /cancel|subscription/i.test(question) ? 'subscription' : 'assessment',
        title: question,
        asks: faqAsks[question] ?? [],
        text: answer,
        href: '/#faq',
        isBinding: /payment|cancel/i.test(answer),
      }),
    ),
    ...features.map(({ title, text }, index) => passage({ id: `feature-${index + 1}`, topic: 'report', title, text, href: '/#features' })),
    ...platformCards.map(({ name, reads, looksFor }) =>
      passage({
        id: `platform-${name.toLowerCase()}`,
        topic: 'ai-search',
        title: `How does ${name} read a website?`,
        asks: [`be named by ${name}`, `crawler of ${name}`, `what ${name} looks for`],
        text: `${name}: ${reads} What it looks for: ${looksFor}`,
        href: '/#assessment',
      }),
    ),
    ...reasons.map(({ title, text }, index) =>
      passage({ id: `reason-${index + 1}`, topic: 'ai-search', title: `Why it matters: ${title}`, text, href: '/#why' }),
    ),
    passage({
      id: 'how-it-works',
      topic: 'assessment',
      title: 'How does it work?',
      asks: [
        'what do I do first',
        'how does the process look',
        'what happens after the quiz',
        'what happens after I pay',
        'steps of the process',
        'how do I start',
        'where do I begin',
        'how do I begin',
        'explain the procedure',
        'explain how it works',
        'what do I have to do',
        'what happens after I sign up',
        'what happens next',
        'get started',
      ],
      text: howItWorks.map((step, index) => `${index + 1}. ${step.title}: ${step.text}`).join(' '),
      href: '/#how-it-works',
    }),
    passage({
      id: 'methodology',
      topic: 'assessment',
      title: 'How is the score calculated?',
      asks: [
        'how do you work out the score',
        'how do you calculate',
        'what goes into the score',
        'how many points for what',
        'which factors count',
        'weighting',
        'methodology',
        'criteria and weights',
        'what makes up the points',
        'what counts most',
        'how are points given',
        'what is measured',
        'list of checks',
        'what do you check',
        'how do you measure visibility',
        'scoring categories',
        'rating',
      ],
      text: methodology.map(({ name, weight, text }) => `${name} counts ${weight}%: ${text}`).join(' '),
      href: '/#methodology',
    }),
    ...legal(privacyPolicy, 'privacy-policy', 'privacy'),
    ...legal(refundPolicy, 'refund-policy', 'refund'),
    ...legal(termsOfService, 'terms-of-service', 'terms'),
    moneyBack(),
    passage({
      id: 'downloads',
      topic: 'resources',
      title: 'Which free resources can I download?',
      asks: [
        'free material',
        'where can I learn more',
        'something to read',
        'worksheet',
        'guides',
        'checklist',
        'template',
        'calculator',
        'learn more',
        'tools',
        'download material',
      ],
      text: `Free to download: ${Object.values(downloads)
        .map((each) => `${each.title} (${each.format})`)
        .join(', ')}. The resources page has them, with a guide how to use each.`,
      href: '/resources',
    }),
    ...Object.entries(downloads).map(([id, { title, description, format }]) =>
      passage({ id, topic: 'resources', title, asks: [`download the ${title}`], text: `${title} (${format}): ${description}`, href: '/resources' }),
    ),
    passage({
      id: 'comparison',
      topic: 'ai-search',
      title: 'Traditional search compared with AI search',
      text: comparison.map((row) => `${row.topic}: ${row.traditional} (traditional), ${row.ai} (AI).`).join(' '),
      href: '/resources',
    }),
    passage({
      id: 'usage-guide',
      topic: 'resources',
      title: 'How do I use the downloads?',
      asks: ['work with the checklist and the template', 'order of work'],
      text: usageGuide.map(({ title, text }, index) => `${index + 1}. ${title}: ${text}`).join(' '),
      href: '/resources',
    }),
    ...platformUpdates.map(({ name, text, source }) =>
      passage({
        id: `update-${name.toLowerCase()}`,
        topic: 'ai-search',
        title: `News of ${name}: its crawlers`,
        text: `${text} Source: ${source.label}.`,
        href: '/resources',
      }),
    ),
    ...strategies.map(({ title, text, evidence }, index) =>
      passage({ id: `strategy-${index + 1}`, topic: 'ai-search', title: `A strategy: ${title}`, text: `${text} ${evidence}`, href: '/resources' }),
    ),
    ...trends.map(({ title, finding, text, source }, index) =>
      passage({
        id: `trend-${index + 1}`,
        topic: 'ai-search',
        title: `A trend: ${title}`,
        text: `${finding}. ${text} Source: ${source.label}.`,
        href: '/resources',
      }),
    ),
    passage({
      id: 'statistics',
      topic: 'ai-search',
      title: 'Statistics about AI search and citations',
      asks: ['numbers', 'studies', 'figures', 'research'],
      text: statistics.map(({ figure, text, source }) => `${figure} ${text} (${source.label}).`).join(' '),
      href: '/resources',
    }),
    ...articles.flatMap(articlePassages),
  ];
}

function passage(given: Pick<Passage, 'id' | 'topic' | 'title' | 'text' | 'href'> & Partial<Passage>): Passage {
  return { asks: [], isBinding: false, ...given };
}

const faqAsks: Record<string, string[]> = {
  'Do you ask the assistants themselves?': [
    'do you ask ChatGPT',
    'do you type questions into ChatGPT',
    'run real questions through Perplexity',
    'put questions to Claude or Perplexity',
    'test prompts',
    'is the score an estimate',
    'margin of error',
  ],
  'Can I cancel a subscription?': [
    'cancel monitoring',
    'cancel the audit',
    'cancel my plan',
    'how do I stop it',
    'can I quit after two months',
    'get out of the contract',
  ],
};

const legalTopics: Record<string, Passage['topic']> = { Subscriptions: 'subscription', 'Prices and payment': 'pricing', 'When something went wrong': 'report' };

const legalAsks: Record<string, string[]> = {
  'What we collect': ['which data do you collect', 'what information do you store about me', 'do you see my card number'],
  'Why we use it': [
    'what do you use my data for',
    'do you sell my data',
    'share data with third parties',
    'who sees my data',
    'who can read my answers',
    'who has access to my data',
    'are my answers shared',
    'do you train AI with my answers',
    'newsletter or marketing mails',
  ],
  'In your browser': ['cookies', 'local storage', 'tracking'],
  'How long we keep it': ['how long is my data kept', 'data retention'],
  Children: ['age limit', 'minimum age', 'how old must I be', '12 year old'],
  'Your rights': [
    'delete my data',
    'delete my account',
    'close my account',
    'gdpr',
    'right to be forgotten',
    'export my data',
    'copy of my data',
    'data you have about me',
    'correct my data',
    'is my data safe',
  ],
  'What counts as delivered': ['when is an order delivered'],
  Subscriptions: [
    'locked in for a year',
    'notice period',
    'cancel a subscription early',
    'stop the subscription',
    'renew automatically',
    'automatic renewal',
    'end my contract',
    'how do I unsubscribe',
    'stop future charges',
  ],
  'Partial refunds': ['refund for unused time', 'part of my money back', 'part of the fee returned', 'prorated refund'],
  'When something went wrong': [
    'the report was not delivered',
    'my report did not arrive',
    'I never got my report',
    'report missing',
    'nothing came by e-mail',
  ],
  'What the service covers': ['do you promise a ranking', 'do you guarantee results', 'can you promise more customers', 'guaranteed to be named'],
  'Your account and your answers': ['may I have another company’s website assessed', 'competitor website', 'share my account'],
  'Prices and payment': ['how is payment handled', 'are fees refundable'],
  Suspension: ['account suspended', 'blocked account'],
  'Changes of these terms': ['will the terms change'],
};

/** The landing page and the refund policy say different things; the assistant says both, and does not choose. */
function moneyBack(): Passage {
  const claim = claims.moneyBack.isShown
    ? ` The landing page also names a “${claims.moneyBack.text}”. The two do not agree: if this decides for you, please ask us in writing before you pay.`
    : '';
  return {
    id: 'refund',
    topic: 'refund',
    title: 'Can I get my money back? Refunds and guarantee',
    asks: [
      'what if I do not like the report',
      'I am disappointed',
      'give me my money back',
      'can I return it',
      'how long do I have to ask for my money back',
      'refund',
      'money-back guarantee',
      'I am not satisfied',
      'not happy with the report',
      'I changed my mind',
      'have the 99 dollars back',
      'chargeback',
      'the report is useless',
      'the report is no good',
      'dissatisfied',
      'return policy',
      'I want a refund',
      'reimbursed',
      'get my money',
    ],
    text: `The refund policy says: ${refundPolicy.summary}${claim}`,
    href: '/refund-policy',
    isBinding: true,
  };
}

/** A heading with what stands beneath it is one passage; what precedes the first heading is the article's own. */
function articlePassages(article: Article): Passage[] {
  const parts: { title: string; text: string[] }[] = [{ title: article.title, text: [article.summary] }];
  for (const block of article.content) {
    if (typeof block !== 'string' && 'heading' in block) parts.push({ title: block.heading.replace(/^\d+\. /, ''), text: [] });
    else parts.at(-1)?.text.push(textOf(block));
  }
  return parts
    .map(({ title, text }, index) => ({ title, text: [...(index > 0 && article.note ? [article.note] : []), ...text].join(' ') }))
    .map(({ title, text }, index) => passage({ id: `${article.slug}-${index}`, topic: 'ai-search', title, text, href: `/blog/${article.slug}` }));
}

function textOf(block: Exclude<Block, { heading: string }>): string {
  return typeof block === 'string' ? block : block.list.map((item) => `• ${item}`).join(' ');
}
