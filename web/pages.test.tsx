import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { platforms, platformsInWords } from '#engine/contract.ts';
import { catalogue } from '#payment/contract.ts';
import { appShells, notFoundPages, pages, referencePages, render, textFiles } from './pages.tsx';
import { tabTitle } from './app-routes.ts';
import { PlanChoice } from './quiz/plan-choice.tsx';
import listedCrawlers from './content/crawlers.json' with { type: 'json' };
import rubric from './content/rubric.json' with { type: 'json' };
import { QuizScreen } from './quiz/quiz-screen.tsx';
import { completeDraft } from './quiz/testing/complete-draft.ts';

const noAssets = { css: ['/a.css'], js: ['/a.js'], preload: [] };
const textOf = (html: string) => load(html)('body').text().replace(/\s+/g, ' ');
const everyPage = { ...pages, ...referencePages };
const pageAt = (path: string) => {
  const page = new Map(Object.entries(everyPage)).get(path);
  if (!page) throw new Error(`no page at ${path}`);
  return render(path, page, noAssets);
};

describe('the landing page', () => {
  const html = pageAt('/');
  const text = textOf(html);
  const $ = load(html);

  it.each([
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
    'How it works',
    'Share info',
    'AI analysis',
    'Get score',
    'Get recommendations',
    'Most Popular',
    '$99',
    '$129',
    '$30',
    '$49',
    '$149',
    '6 monthly payments, then cancel anytime',
    '4 quarterly payments, then cancel anytime',
    '47 spots left',
    'Quiz takes 5-8 minutes',
    'Over 60% of searches on AI platforms',
    'Report within 24 hours',
    '30-day money-back guarantee',
  ])('says %j without a script', (words) => {
    expect(text).toContain(words);
  });

  it('has a card for each platform, three reasons, four steps, four articles, three plans and five questions', () => {
    const count = (selector: string) => $(selector).length;
    expect([
      count('#assessment li'),
      count('#why li'),
      count('#how-it-works ol > li'),
      count('#insights li'),
      count('#pricing h3'),
      count('#faq details[name="faq"]'),
    ]).toEqual([platforms.length, 3, 4, 4, 3, 5]);
  });

  it('weighs the four criteria 30, 25, 20 and 25 percent', () => {
    const weights = $('#methodology dl > div')
      .toArray()
      .map((row) => $(row).text());
    expect(weights.map((row) => row.match(/^(.*?)(\d+)%/)?.slice(1))).toEqual([
      ['Content quality', '30'],
      ['Technical SEO', '25'],
      ['Brand authority', '20'],
      ['AI platform optimization', '25'],
    ]);
  });

  it('links to every article, plan, legal page, the operators and the contact address', () => {
    const links = new Set(
      $('a')
        .toArray()
        .map((link) => $(link).attr('href')),
    );
    for (const href of [
      '/blog/why-60-percent-customers-never-see-website',
      '/blog/techflow-solutions-300-percent-growth',
      '/blog/five-signs-business-invisible-chatgpt',
      '/blog/ten-thousand-dollar-mistake-ignoring-ai',
      '/quiz?tier=assessment&fresh=true',
      '/quiz?tier=monitoring&fresh=true',
      '/quiz?tier=audit&fresh=true',
      '/resources',
      '/demo-report',
      '/terms-of-service',
      '/privacy-policy',
      '/refund-policy',
      '/admin',
      '/super-admin',
      'mailto:%CONTACT_EMAIL%',
    ]) {
      expect(links).toContain(href);
    }
  });

  it('shows one testimonial and keeps the others behind the button of their company', () => {
    expect(
      $('[data-choice] [data-show]')
        .toArray()
        .map((button) => $(button).attr('aria-pressed')),
    ).toEqual(['true', 'false', 'false']);
    expect(
      $('[data-choice] [data-panel]')
        .toArray()
        .map((panel) => $(panel).attr('data-chosen') === 'true'),
    ).toEqual([true, false, false]);
  });

  it('offers an AI Search Optimization Assessment at 99 USD to machines', () => {
    const graph: { '@graph': object[] } = JSON.parse($('script[type="application/ld+json"]').text());
    expect(graph['@graph']).toContainEqual(
      expect.objectContaining({
        '@type': 'WebPage',
        mainEntity: expect.objectContaining({
          name: 'AI Search Optimization Assessment',
          offers: expect.objectContaining({ price: '99.00', priceCurrency: 'USD' }),
        }),
      }),
    );
  });

  it('says nothing in its summary for crawlers that the page does not say', () => {
    const summary = $('main > p.sr-only').text();
    const rest = load($('main').html() ?? '');
    rest('p.sr-only').remove();
    for (const name of ['ChatGPT', 'Claude', 'Perplexity', 'Grok', '28', '$99']) {
      expect(summary).toContain(name);
      expect(rest.text()).toContain(name);
    }
  });
});

describe('every public page', () => {
  it.each(Object.keys(everyPage))(
    '%s has a title, a description, a canonical address, a language and no inline script or style',
    (path) => {
      const $ = load(pageAt(path));
      expect($('title').text().length).toBeGreaterThan(10);
      const description = $('meta[name="description"]').attr('content') ?? '';
      expect(description.length).toBeGreaterThan(50);
      expect(description.length, 'more is cut off where it is shown').toBeLessThanOrEqual(170);
      expect($('html').attr('lang')).toBe('en');
      expect($('h1').length).toBe(1);
      expect(
        $('style').length + $('[style]').length + $('script:not([src]):not([type="application/ld+json"])').length,
      ).toBe(0);
      if (pages[path]?.isIndexed !== false) expect($('link[rel="canonical"]').attr('href')).toBe(`%PUBLIC_URL%${path}`);
    },
  );

  it('is in the sitemap, unless it is not indexed', () => {
    const indexed = [
      ...Object.keys(pages).filter((path) => pages[path]?.isIndexed !== false),
      '/field',
      ...Object.keys(referencePages),
    ];
    expect(
      [...(textFiles()['sitemap.xml'] ?? '').matchAll(/<loc>%PUBLIC_URL%(.*?)<\/loc>/g)].map((match) => match[1]),
    ).toEqual(indexed);
    for (const path of indexed) expect(textFiles()['llms.txt']).toContain(`](%PUBLIC_URL%${path}): `);
  });

  it('has a title of its own', () => {
    const titles = Object.values(everyPage).map(({ title }) => title);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });
});

describe('the pages for each check and each crawler', () => {
  const links = (path: string) =>
    load(pageAt(path))('main a')
      .toArray()
      .map((link) => link.attribs['href'] ?? '');

  it('tells what Google-Extended decides: training, and answers of today', () => {
    expect(load(pageAt('/crawlers/google-extended'))('main').text()).not.toContain(
      'Today’s answers do not depend on it',
    );
    expect(load(pageAt('/crawlers/gptbot'))('main').text()).toContain('Today’s answers do not depend on it');
  });

  it('are there for all of them, and each is linked from its list', () => {
    const crawlers = links('/crawlers').filter((href) => href.startsWith('/crawlers/'));
    const checks = links('/rubric').filter((href) => href.startsWith('/rubric/'));
    expect([crawlers.length, checks.length]).toEqual([
      listedCrawlers.length,
      rubric.categories.flatMap((category) => category.checks).length,
    ]);
    expect(['/crawlers', ...crawlers, ...checks].toSorted()).toEqual(Object.keys(referencePages).toSorted());
  });

  it.each(Object.keys(referencePages))(
    '%s leads only to pages that exist, names its source, and says how to test it in a free look',
    (path) => {
      const own = links(path)
        .filter((href) => href.startsWith('/'))
        .map((href) => href.split(/[?#]/)[0] ?? '');
      expect(own.filter((href) => !Object.hasOwn(everyPage, href))).toEqual([]);
      const $ = load(pageAt(path));
      expect($('form[action="/look"]').length).toBe(1);
      expect($('main').text()).not.toMatch(/undefined|null|\[object/);
      if (path !== '/crawlers')
        expect(
          $('h2')
            .toArray()
            .map((heading) => $(heading).text()),
        ).toContain('How to test it yourself');
    },
  );
});

describe('the blog', () => {
  it.each([
    ['why-60-percent-customers-never-see-website', 'Market Trend', '4 min'],
    ['techflow-solutions-300-percent-growth', 'Case Study', '6 min'],
    ['five-signs-business-invisible-chatgpt', 'Warning Signs', '3 min'],
    ['ten-thousand-dollar-mistake-ignoring-ai', 'Business Risk', '5 min'],
  ])('%s says its category, date, time to read, and leads to the quiz and home', (slug, category, readTime) => {
    const $ = load(pageAt(`/blog/${slug}`));
    const text = $('main').text();
    for (const each of [category, readTime, 'Back to Home', 'Get My AI Search Report - $99'])
      expect(text).toContain(each);
    expect($('time').attr('datetime')).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect($('main a[href="/quiz"]').length).toBe(1);
  });
});

describe('the resources page', () => {
  const $ = load(pageAt('/resources'));

  it('has three trends, four figures, a comparison, an update for each platform, four downloads, a guide, strategies and three tools', () => {
    const count = (selector: string) => $(selector).length;
    expect([
      count('#trends [data-row] > section'),
      count('#statistics dt'),
      count('#comparison tbody tr'),
      count('#platforms li'),
      count('#downloads li'),
      count('#usage li'),
      count('#strategies li'),
      count('#tools li'),
    ]).toEqual([3, 4, 7, platforms.length, 4, 4, 4, 3]);
  });

  it('turns its trends every 5000 ms', () => {
    expect($('#trends [data-gallery]').attr('data-gallery')).toBe('5000');
  });

  it.each(['llm-seo-checklist', 'ai-platform-matrix', 'content-strategy-template', 'roi-calculator'])(
    'links /api/download/%s',
    (id) => {
      expect($(`#downloads a[href="/api/download/${id}"]`).attr('data-download')).toBeTruthy();
    },
  );

  it('leads from each tool to the quiz, and at its end to quiz and sample report', () => {
    expect($('#tools a[href="/quiz?tier=assessment&fresh=true"]').length).toBe(3);
    const closing = $('section[aria-labelledby="resources-closing"] a').toArray();
    expect(closing.map((link) => $(link).attr('href'))).toEqual(['/quiz?tier=assessment&fresh=true', '/demo-report']);
  });

  it('names a source beside each figure of others', () => {
    for (const figure of $('#statistics dl > div').toArray())
      expect($(figure).find('a[href^="https://"]').length).toBe(1);
  });
});

describe('sharing and machines', () => {
  it.each(Object.keys(everyPage))('%s has a share picture and valid structured data', (path) => {
    const $ = load(pageAt(path));
    expect($('meta[property="og:image"]').attr('content')).toMatch(/^%PUBLIC_URL%\/share\/[a-z0-9-]+\.png$/);
    const data: unknown = JSON.parse($('script[type="application/ld+json"]').text());
    expect(data).toMatchObject({ '@context': 'https://schema.org' });
  });

  it('no two pages share a picture', () => {
    const pictures = Object.keys(pages).map((path) => load(pageAt(path))('meta[property="og:image"]').attr('content'));
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  it('robots.txt closes what is private and names the sitemap', () => {
    const robots = textFiles()['robots.txt'] ?? '';
    for (const line of [
      'Disallow: /api/',
      'Disallow: /report/',
      'Disallow: /results/',
      'Disallow: /tasks/',
      'Disallow: /admin',
      'Sitemap: %PUBLIC_URL%/sitemap.xml',
    ])
      expect(robots).toContain(line);
  });

  it('the sitemap dates each page whose date is known', () => {
    expect(textFiles()['sitemap.xml']).toMatch(
      /<loc>%PUBLIC_URL%\/resources<\/loc><lastmod>\d{4}-\d\d-\d\d<\/lastmod>/,
    );
  });
});

describe('the pages of the app', () => {
  it('have a title and a first sentence each, also where no script runs', () => {
    const shells = Object.entries(appShells).map(([file, page]) => {
      const $ = load(render('/', page, { css: [], js: [], preload: [] }));
      return [
        file,
        $('title').text(),
        load($('noscript').html() ?? '')('p')
          .first()
          .text(),
      ] as const;
    });
    expect(new Set(shells.map(([, title]) => title)).size).toBe(shells.length);
    for (const [file, title, sentence] of shells) {
      expect(title, file).toMatch(/^\w.+ \| Citable$/);
      expect(sentence.length, file).toBeGreaterThan(30);
    }
    expect(tabTitle('/report/abc')).toBe('Your report | Citable');
    expect(tabTitle('/nothing')).toBe('Page Not Found | Citable');
  });
});

describe('the legal pages', () => {
  it.each([
    [
      '/terms-of-service',
      ['accept these terms', 'suspend an account at any time', 'non-refundable', '30 days', platformsInWords()],
    ],
    [
      '/privacy-policy',
      [
        'at least 3 years',
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
        'All sales are final',
        'no refunds',
        'e-mailed',
        'dashboard is active',
        'commitment period',
        'stops future charges',
        'no partial refunds',
      ],
    ],
  ])('%s says what it must, is dated, not indexed, and leads home', (path, words) => {
    const $ = load(pageAt(path));
    const text = $('main').text();
    for (const each of [...words, 'Last updated January 8, 2025', 'Back to Home']) expect(text).toContain(each);
    expect($('meta[name="robots"]').attr('content')).toBe('noindex');
  });
});

describe('the 404 page', () => {
  const renderedFor = (folder: string) => {
    const page = notFoundPages[folder];
    if (!page) throw new Error(`no 404 page for ${folder}`);
    return render('/404', page, noAssets);
  };
  const html = renderedFor('/');

  it('says Page Not Found, with a line for developers, and is not indexed', () => {
    expect(textOf(html)).toContain('Page Not Found');
    expect(textOf(html)).toContain('Did you forget to add the page to the router?');
    expect(load(html)('meta[name="robots"]').attr('content')).toBe('noindex');
  });
});

describe('the page for an unknown article', () => {
  it('says Post Not Found and leads home', () => {
    const page = notFoundPages['/blog'];
    const text = page ? textOf(render('/404', page, noAssets)) : '';
    for (const each of ['Post Not Found', "The blog post you're looking for doesn't exist.", 'Return Home'])
      expect(text).toContain(each);
  });
});

describe('the quiz', () => {
  const at = (step: number) =>
    renderToStaticMarkup(<QuizScreen saved={{ step, draft: completeDraft }} onFinish={async () => null} />);

  it('shows its title and step in the raw page already', () => {
    expect(textOf(pageAt('/quiz'))).toContain('LLM SEO Assessment');
    expect(textOf(pageAt('/quiz'))).toContain('Step 1 of 28');
  });

  it('hides Previous on step 1 and shows it afterwards', () => {
    expect(textOf(at(1))).not.toContain('Previous');
    expect(textOf(at(2))).toContain('Previous');
  });

  it('reads Next before the last step and Get Your Report on it', () => {
    expect(textOf(at(27))).toContain('Next');
    expect(textOf(at(28))).toContain('Get Your Report');
  });

  it('disables Next until the step is filled', () => {
    const empty = load(renderToStaticMarkup(<QuizScreen saved={null} onFinish={async () => null} />));
    expect(empty('button[type=submit]').attr('disabled')).toBeDefined();
    expect(load(at(1))('button[type=submit]').attr('disabled')).toBeUndefined();
  });

  it('draws every step with a name for each input', () => {
    for (let step = 1; step <= 28; step += 1) {
      const $ = load(at(step));
      const inputs = $('input, select, textarea').toArray();
      expect(inputs.length).toBeGreaterThan(0);
      for (const input of inputs) {
        const named = $(input).attr('aria-label') ?? $(`label[for="${$(input).attr('id')}"]`).text();
        expect(named, `step ${step}`).not.toBe('');
      }
    }
  });

  it('gives a textarea four rows, marks the required with an asterisk and further lines as Optional', () => {
    expect(load(at(2))('textarea').attr('rows')).toBe('4');
    expect(textOf(at(2))).toContain('Business description * (required)');
    expect(
      load(at(4))('input')
        .toArray()
        .map((input) => load(at(4))(input).attr('placeholder'))
        .slice(1),
    ).toEqual(['Optional', 'Optional', 'Optional', 'Optional']);
  });

  it('opens the address of a profile only once its box is ticked', () => {
    const $ = load(at(9));
    expect(
      $('input[type=url]')
        .toArray()
        .map((input) => $(input).attr('disabled') === undefined),
    ).toEqual([true, false, false, false]);
  });
});

describe('the choice of a plan', () => {
  const html = renderToStaticMarkup(
    <PlanChoice quizId="q" chosen="audit" pending={null} contactEmail="hello@citable.test" />,
  );

  it('says Quiz Complete!, 24 hours, and whom to write to', () => {
    expect(textOf(html)).toContain('Quiz Complete!');
    expect(textOf(html)).toContain('within 24 hours');
    expect(load(html)('a[href="mailto:hello@citable.test"]').length).toBe(1);
  });

  it('shows three plans with a Secure Checkout each, the chosen one first', () => {
    const $ = load(html);
    expect(
      $('article h3')
        .toArray()
        .map((title) => $(title).text().trim()),
    ).toEqual([catalogue.audit.name, `${catalogue.assessment.name} Most Popular`, catalogue.monitoring.name]);
    expect($('article button').text()).toBe('Secure Checkout'.repeat(3));
  });
});
