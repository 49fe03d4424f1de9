// The customer's own words, values and limits for the site, the quiz and the chat, each quoted as it was given and looked for where it is shown.
// What happens in time (rotation, greeting, toasts on a click) is in public-pages.test.ts, quiz/quiz-page.test.ts and assistant/chat.test.ts.
import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { platforms } from '#engine/contract.ts';
import { afterLeadReplies, cannedReply, leadFailure, leadSteps, quickReplies } from '#assistant/contract.ts';
import { catalogue, commitmentText, formatAmount, tierIds } from '#payment/contract.ts';
import { passcodeLength } from '#accounts/contract.ts';
import { answersSchema, leadSchema } from '#quiz/contract.ts';
import { companySizes, steps } from '#quiz/steps.ts';
import { downloads } from '#site/contract.ts';
import { appRoutes } from './app-routes.ts';
import { articles } from './blog/articles.ts';
import { claims } from './content/marketing.ts';
import { countdownAfter, countdownStart, formatCountdown } from './marketing/countdown.ts';
import { notFoundPages, pages } from './pages.tsx';
import { inputsOf } from './quiz/draft.ts';
import { PlanChoice } from './quiz/plan-choice.tsx';
import { QuizScreen } from './quiz/quiz-screen.tsx';
import { SeoResults } from './operators/seo-assessment-tab.tsx';
import { storageKeys } from './quiz/saved-quiz.ts';
import { completeDraft } from './quiz/testing/complete-draft.ts';
import { toastLimits } from './ui/toast-store.ts';
import { tooltipDelayMs } from './ui/tooltip.tsx';

const textOf = (html: string) => load(html)('body').text().replace(/\s+/g, ' ');
const htmlOf = (path: string) => {
  const page = pages[path] ?? notFoundPages[path.replace('/404', '') || '/'];
  if (!page) throw new Error(`no page at ${path}`);
  return renderToStaticMarkup(page.body());
};
const bySelector = (path: string, selector: string) => {
  const $ = load(htmlOf(path));
  return $(selector)
    .toArray()
    .map((each) => $(each).text().replace(/\s+/g, ' ').trim());
};
const field = (key: string) => {
  const found = steps.flatMap((step) => step.fields).find((each) => each.key === key);
  if (!found) throw new Error(`no field ${key}`);
  return found;
};
const quizAt = (step: number) =>
  renderToStaticMarkup(<QuizScreen saved={{ step, draft: completeDraft }} onFinish={async () => null} />);

describe('the pages', () => {
  it.each<[path: string, words: string[]]>([
    [
      '/',
      [
        'AI Search Optimization Assessment',
        'AI Search Dashboard',
        'Visibility Tracker',
        'Performance Analytics',
        '23:47:12',
        'ChatGPT',
        'Claude',
        'Perplexity',
        'Grok',
        'AI Platform Dominance',
        'Competitive Advantage',
        'Quality Traffic',
        'Share info',
        'AI analysis',
        'Get score',
        'Get recommendations',
        'Most Popular',
        '47 spots left',
        'Quiz takes 5-8 minutes',
        'Over 60% of searches on AI platforms',
        '30-day money-back',
        '$99',
        '$129',
        '$30',
        '$49',
        '$149',
        'per month',
        'per quarter',
        'one-time',
        '6 payments, then cancel anytime',
        '4 payments, then cancel anytime',
        'within 24 hours',
        'Admin',
        'Super admin',
        '30%',
        '25%',
        '20%',
      ],
    ],
    ['/demo-report', ['SAMPLE REPORT', '$99', '$129', 'Start Your Assessment']],
    ['/404', ['Page Not Found', 'Did you forget to add the page to the router?']],
    ['/404/blog', ['Post Not Found', "The blog post you're looking for doesn't exist.", 'Return Home']],
    [
      '/terms-of-service',
      [
        'January 8, 2025',
        'Back to Home',
        'accept',
        'monitoring',
        'recommendations',
        'non-refundable',
        'at any time',
        '30 days',
        'Payment',
        'account',
      ],
    ],
    [
      '/privacy-policy',
      [
        'January 8, 2025',
        'Back to Home',
        'Contact',
        'Company',
        'typically kept for at least 3 years',
        'under 13',
        'access',
        'rectification',
        'deletion',
        'objection',
        'portability',
        'payment provider',
      ],
    ],
    [
      '/refund-policy',
      [
        'January 8, 2025',
        'Back to Home',
        'All sales are final',
        'no refunds',
        'e-mailed',
        'dashboard is active',
        'commitment period',
        'no partial refunds',
      ],
    ],
    ['/resources', Object.values(downloads).map(({ title }) => title)],
    ['/quiz', ['LLM SEO Assessment', 'Step 1 of 28', '5-8 minutes']],
  ])('%s says every word of %j', (path, words) => {
    const text = textOf(htmlOf(path));
    expect(words.filter((each) => !text.includes(each))).toEqual([]);
  });

  it('has $129 struck through beside $99, on the landing page and in the banner of the sample', () => {
    expect(bySelector('/', '#pricing s')).toEqual(['$129']);
    expect(bySelector('/demo-report', 'aside s')).toEqual(['$129']);
  });

  it('shows three panels, four platforms, three reasons, four steps, four articles, three plans and five questions, one open', () => {
    const counted = [
      '[data-gallery] button[data-show]',
      '#assessment h3',
      '#why h3',
      '#how-it-works li',
      '#insights li',
      '#pricing h3',
      '#faq details',
    ];
    expect(counted.map((selector) => load(htmlOf('/'))(selector).length)).toEqual([3, platforms.length, 3, 4, 4, 3, 5]);
    expect(load(htmlOf('/'))('#faq details[open]').length).toBe(1);
    expect(load(htmlOf('/'))('#testimonials button[data-show]').length).toBeGreaterThan(1);
  });

  it('shows three trends, four platform updates, four downloads and three tools', () => {
    const counted = ['#trends button[data-show]', '#platforms h3', '#downloads li', '#tools h3'];
    expect(counted.map((selector) => load(htmlOf('/resources'))(selector).length)).toEqual([3, platforms.length, 4, 3]);
  });

  it('leads from the footer to services, resources, legal pages, both operators’ pages and a contact address', () => {
    const links = load(htmlOf('/'))('footer a')
      .toArray()
      .map((each) => each.attribs['href'] ?? '');
    expect(links).toEqual(
      expect.arrayContaining([
        '/resources',
        '/terms-of-service',
        '/privacy-policy',
        '/refund-policy',
        '/admin',
        '/super-admin',
        'mailto:%CONTACT_EMAIL%',
      ]),
    );
    expect(links.filter((href) => href.startsWith('/quiz?tier=')).length).toBe(3);
  });

  it('keeps the legal pages out of every index', () => {
    for (const path of ['/terms-of-service', '/privacy-policy', '/refund-policy']) {
      expect(pages[path]?.isIndexed, path).toBe(false);
      expect(load(htmlOf(path))('main a[href="mailto:%CONTACT_EMAIL%"]').length, path).toBe(1);
    }
  });

  it('answers these routes', () => {
    for (const route of ['/results/:id', '/payment-success', '/admin', '/super-admin', '/signin'])
      expect(appRoutes).toContain(route);
    for (const path of [
      '/',
      '/quiz',
      '/demo-report',
      '/resources',
      '/terms-of-service',
      '/privacy-policy',
      '/refund-policy',
    ])
      expect(pages).toHaveProperty([path]);
  });

  it('has the four articles under their addresses, with category and time to read', () => {
    expect(articles.map(({ slug, category, readTime }) => [slug, category, readTime])).toEqual([
      ['why-60-percent-customers-never-see-website', 'Market Trend', '4 min'],
      ['techflow-solutions-300-percent-growth', 'Case Study', '6 min'],
      ['five-signs-business-invisible-chatgpt', 'Warning Signs', '3 min'],
      ['ten-thousand-dollar-mistake-ignoring-ai', 'Business Risk', '5 min'],
    ]);
    for (const { slug } of articles) {
      const text = textOf(htmlOf(`/blog/${slug}`));
      for (const words of ['Get My AI Search Report - $99', 'Back to Home']) expect(text).toContain(words);
      expect(load(htmlOf(`/blog/${slug}`))('a[href="/quiz"]').length).toBe(1);
    }
  });

  it('sells at these prices, under these commitments', () => {
    const rows = tierIds.map((id) => {
      const tier = catalogue[id];
      return [
        id,
        formatAmount(tier.amountCents),
        tier.originalAmountCents,
        tier.period,
        commitmentText(tier),
        tier.popular,
      ];
    });
    expect(rows).toEqual([
      ['assessment', '$99', 12_900, 'one-time', '', true],
      ['monitoring', '$49', null, 'per month', '6 payments, then cancel anytime', false],
      ['audit', '$149', null, 'per quarter', '4 payments, then cancel anytime', false],
    ]);
  });

  it('offers the four downloads, and leads its tools to the quiz', () => {
    expect(Object.keys(downloads).map((id) => `/api/download/${id}`)).toEqual([
      '/api/download/llm-seo-checklist',
      '/api/download/ai-platform-matrix',
      '/api/download/content-strategy-template',
      '/api/download/roi-calculator',
    ]);
    const $ = load(htmlOf('/resources'));
    expect($('#tools a[href="/quiz?tier=assessment&fresh=true"]').length).toBe(3);
    expect($('a[href="/demo-report"]').length).toBeGreaterThan(0);
  });

  it('keeps the claims where the owner can switch each off', () => {
    expect(Object.values(claims).map(({ text }) => text)).toEqual([
      '47 spots left (sample)',
      'Quiz takes 5-8 minutes',
      'Report within 24 hours',
      'Over 60% of searches on AI platforms',
      '30-day money-back guarantee',
    ]);
  });
});

describe('the timers and limits', () => {
  it('turns the dashboard every 3000 ms and the trends every 5000 ms', () => {
    expect(load(htmlOf('/'))('[data-gallery]').attr('data-gallery')).toBe('3000');
    expect(load(htmlOf('/resources'))('[data-gallery]').attr('data-gallery')).toBe('5000');
  });

  it('counts from 23:47:12 down to zero, then from 23:59:59', () => {
    const zero = 23 * 3600 + 47 * 60 + 12;
    expect(countdownStart).toBe('23:47:12');
    expect([0, 1, zero, zero + 1].map((seconds) => formatCountdown(countdownAfter(seconds)))).toEqual([
      '23:47:12',
      '23:47:11',
      '00:00:00',
      '23:59:59',
    ]);
  });

  it('opens a tooltip after 700 ms', () => expect(tooltipDelayMs).toBe(700));

  it('shows at most 1 toast, for 5000 ms, forgotten after 1000000 ms, swiped right by 50 px, reached by F8', () => {
    expect(toastLimits).toEqual({
      visible: 1,
      durationMs: 5000,
      removeDelayMs: 1000000,
      swipeDirection: 'right',
      swipeThresholdPx: 50,
      hotkey: 'F8',
    });
  });

  it('keeps what it keeps under these keys', () => {
    expect(storageKeys).toMatchObject({
      answers: 'llm-quiz-data',
      step: 'llm-quiz-step',
      resultId: 'quizResultId',
      pending: 'pendingQuizData',
    });
  });
});

describe('the quiz', () => {
  it('asks for these keys, and sends no other', () => {
    const keys = [
      'companyName',
      'companyDescription',
      'industry',
      'products',
      'yearEstablished',
      'locations',
      'targetAudience',
      'website',
      'socialMedia',
      'publicationsMentioned',
      'publicationsExamples',
      'wikipediaPage',
      'contentFrequency',
      'keywords',
      'customerQuestions',
      'structuredData',
      'contentTone',
      'faqUsage',
      'uniqueSellingProps',
      'problemsSolved',
      'brandTerminology',
      'mobileFriendly',
      'loadingSpeed',
      'httpsUsage',
      'previousLlmSearches',
      'llmOptimizationStrategies',
      'otherInformation',
      'businessGoals',
      'misconceptions',
      'email',
    ];
    expect(new Set(Object.keys(answersSchema.shape))).toEqual(new Set(keys));
    expect(Object.keys(leadSchema.shape)).toEqual(
      expect.arrayContaining(['contactName', 'companyName', 'email', 'contactPhone', 'website']),
    );
    expect(companySizes.length).toBeGreaterThan(1);
  });

  it('asks in 28 steps, in this order, each with these kinds of fields', () => {
    expect(steps.map((step) => step.fields.map(({ key, type }) => `${key}: ${type}`).join(', '))).toEqual([
      'companyName: text',
      'companyDescription: textarea',
      'industry: select',
      'products: multi-text',
      'yearEstablished: number',
      'locations: text',
      'targetAudience: textarea',
      'website: url',
      'socialMedia: checkbox-group',
      'publicationsMentioned: radio, publicationsExamples: textarea',
      'wikipediaPage: radio',
      'contentFrequency: radio',
      'keywords: multi-text',
      'customerQuestions: textarea',
      'structuredData: radio',
      'contentTone: select',
      'faqUsage: radio',
      'uniqueSellingProps: textarea',
      'problemsSolved: textarea',
      'brandTerminology: textarea',
      'mobileFriendly: radio',
      'loadingSpeed: radio',
      'httpsUsage: radio',
      'previousLlmSearches: radio',
      'llmOptimizationStrategies: radio',
      'otherInformation: textarea, misconceptions: textarea',
      'businessGoals: textarea',
      'email: email',
    ]);
  });

  it('tells the step and the share that is done', () => {
    const text = textOf(quizAt(7));
    for (const words of ['LLM SEO Assessment', 'Step 7 of 28', '25%']) expect(text).toContain(words);
  });

  it('lets the address of a profile be written only when its option is ticked', () => {
    const $ = load(quizAt(9));
    const addresses = $('input[type=url]').toArray();
    expect(addresses.map((each) => [each.attribs['id'], 'disabled' in each.attribs])).toEqual([
      ['socialMedia.linkedin.url', false],
      ['socialMedia.twitter.url', true],
      ['socialMedia.facebook.url', true],
      ['socialMedia.instagram.url', true],
    ]);
  });

  it.each([
    [
      'industry',
      'technology, healthcare, finance, retail, manufacturing, consulting, education, real-estate, hospitality, other',
    ],
    ['publicationsMentioned', 'yes, no, unsure'],
    ['wikipediaPage', 'yes, no, unsure'],
    ['structuredData', 'yes, no, unsure'],
    ['previousLlmSearches', 'yes, no, unsure'],
    ['contentFrequency', 'daily, weekly, monthly, quarterly, rarely'],
    ['contentTone', 'professional, conversational, technical, casual, authoritative'],
    ['faqUsage', 'yes, basic, no'],
    ['mobileFriendly', 'yes, partial, no, unsure'],
    ['loadingSpeed', 'fast, average, slow, unsure'],
    ['httpsUsage', 'yes, partial, no, unsure'],
    ['llmOptimizationStrategies', 'yes, no, planning'],
    ['socialMedia', 'linkedin, twitter, facebook, instagram'],
  ])('offers for %s: %s', (key, values) => {
    expect(
      field(key)
        .options?.map(({ value }) => value)
        .join(', '),
    ).toBe(values);
  });

  it('says what fast, average and slow mean', () => {
    expect(field('loadingSpeed').options?.map(({ label }) => label)).toEqual([
      'Fast (under 3 seconds)',
      'Average (3-5 seconds)',
      'Slow (over 5 seconds)',
      'Not sure',
    ]);
  });

  it('has 28 steps, up to 5 products and 5 keywords, further lines marked Optional, textareas of 4 rows, and a red asterisk where required', () => {
    expect([steps.length, field('products').count, field('keywords').count]).toEqual([28, 5, 5]);
    const lines = load(quizAt(13))('input');
    expect(lines.toArray().map((line) => load(quizAt(13))(line).attr('id'))).toEqual([
      'keywords.1',
      'keywords.2',
      'keywords.3',
      'keywords.4',
      'keywords.5',
    ]);
    expect(lines.toArray().filter((line) => load(quizAt(13))(line).attr('placeholder') === 'Optional').length).toBe(4);
    expect(load(quizAt(2))('textarea').attr('rows')).toBe('4');
    const asterisk = load(quizAt(1))('label span').first();
    expect([asterisk.text(), asterisk.attr('class')]).toEqual(['*', expect.stringContaining('text-poor')]);
  });

  it('gives a list of unnamed length 3 lines', () => {
    const { count: _, ...list } = field('products');
    expect(inputsOf(list).map(({ path }) => path)).toEqual(['products.1', 'products.2', 'products.3']);
  });

  it('leaves exactly steps 9, 20 and 26 to the visitor', () => {
    expect(steps.flatMap((step, index) => (step.fields.some(({ required }) => required) ? [] : [index + 1]))).toEqual([
      9, 20, 26,
    ]);
  });

  it('labels its buttons Previous, Next and Get Your Report', () => {
    const buttons = (step: number) => {
      const $ = load(quizAt(step));
      return $('button')
        .toArray()
        .map((each) => $(each).text());
    };
    expect([buttons(1), buttons(2), buttons(28)]).toEqual([
      ['Next'],
      ['Previous', 'Next'],
      ['Previous', 'Get Your Report'],
    ]);
  });

  it('ends with Quiz Complete!, three times Secure Checkout, 24 hours, and an address to write to', () => {
    const html = renderToStaticMarkup(
      <PlanChoice quizId="q" chosen="assessment" pending={null} contactEmail="hello@citable.test" />,
    );
    const $ = load(html);
    expect($('h1').text()).toBe('Quiz Complete!');
    expect(
      $('article button')
        .toArray()
        .map((each) => $(each).text()),
    ).toEqual(['Secure Checkout', 'Secure Checkout', 'Secure Checkout']);
    expect(textOf(html)).toContain('within 24 hours');
    expect($('a[href="mailto:hello@citable.test"]').length).toBe(1);
  });
});

describe('the chat', () => {
  it('collects name, email, company and specificNeed, in this order', () => {
    expect(leadSteps).toEqual(['name', 'email', 'company', 'specificNeed']);
  });

  it('apologises, and goes on, in the customer’s words', () => {
    expect(leadFailure('hello@citable.test')).toBe(
      'I apologize, there was an error submitting your information. Please try again or contact us directly at hello@citable.test',
    );
    expect(afterLeadReplies).toEqual(['Take the Assessment Now', 'View Resources', 'See Sample Report']);
  });

  it.each([
    ['price', '$99 (normally $129)'],
    ['cost', '$99 (normally $129)'],
    ['assessment', 'The assessment measures'],
    ['report', 'The assessment measures'],
    ['anything else', 'ask an AI assistant'],
  ])('answers “%s” by itself with “%s” and quick replies', (question, words) => {
    expect(cannedReply(question).message).toContain(words);
    expect(cannedReply(question).quickReplies.length).toBeGreaterThan(0);
    expect(Object.values(quickReplies)).toEqual(expect.arrayContaining(cannedReply(question).quickReplies));
  });
});

describe('what the rest of the seed counts', () => {
  it('takes a passcode from 4 characters on', () => expect(passcodeLength.min).toBe(4));

  it('marks a score below 70, no other, and shows at most 5 recommendations', () => {
    const recommendations = ['one', 'two', 'three', 'four', 'five', 'six'];
    const assessment = {
      id: 'a',
      website: 'https://x.example',
      overallScore: 70,
      contentScore: 70,
      technicalScore: 69,
      performanceScore: 100,
      recommendations,
      scope: '',
    };
    const $ = load(renderToStaticMarkup(<SeoResults assessment={assessment} />));
    expect(
      $('dd span')
        .toArray()
        .map((badge) => [$(badge).text(), $(badge).attr('class')?.includes('text-poor')]),
    ).toEqual([
      ['70/100', false],
      ['69/100', true],
      ['100/100', false],
    ]);
    expect(
      $('ol li')
        .toArray()
        .map((each) => $(each).text()),
    ).toEqual(recommendations.slice(0, 5));
  });
});
