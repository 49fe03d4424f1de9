// A realistic result of one assessment, made by hand. For tests only.
import { blankAnswers, perPlatform } from '#engine/contract.ts';
import type {
  Analysis,
  Answers,
  Category,
  CheckResult,
  Finding,
  PlanItem,
  PlatformScore,
  Strength,
} from '#engine/contract.ts';

export const sampleAnswers: Answers = {
  ...blankAnswers,
  companyName: 'Brandt Heating',
  companyDescription: 'Heat pumps and gas boilers, installed and serviced in and around Leeds since 1987.',
  industry: 'other',
  products: ['Heat pump installation', 'Boiler service', 'Underfloor heating'],
  yearEstablished: 1987,
  locations: 'Leeds, Bradford, Harrogate',
  targetAudience: 'Home owners who replace an old boiler',
  website: 'https://www.brandt-heating.example',
  socialMedia: {
    linkedin: 'https://www.linkedin.com/company/brandt-heating',
    twitter: '',
    facebook: '',
    instagram: '',
  },
  publicationsMentioned: 'no',
  publicationsExamples: '',
  wikipediaPage: 'no',
  contentFrequency: 'weekly',
  keywords: ['heat pump Leeds', 'boiler service cost'],
  customerQuestions:
    'How much does a heat pump cost for a terraced house?\nDo I need planning permission?\nHow long does the installation take?',
  structuredData: 'yes',
  contentTone: 'conversational',
  faqUsage: 'basic',
  uniqueSellingProps: 'Fixed price before work starts, and the same two fitters from survey to service.',
  problemsSolved: 'High heating bills, cold rooms, unreliable fitters.',
  brandTerminology: '',
  mobileFriendly: 'yes',
  loadingSpeed: 'average',
  httpsUsage: 'yes',
  previousLlmSearches: 'no',
  llmOptimizationStrategies: 'no',
  otherInformation: '',
  misconceptions: '',
  businessGoals: 'More enquiries for heat pumps',
  email: 'owner@brandt-heating.example',
};

type Row = [
  id: string,
  points: number,
  outcome: number | 'not-measured' | 'not-applicable',
  title: string,
  strength: Strength,
];

// oxfmt-ignore
const rows: Row[] = [
  ['CQ-01', 3.0, 0.2, "Answer-first openings", 'moderate'],
  ['CQ-02', 3.0, 0.4, "Buyers' questions answered on the site", 'moderate'],
  ['CQ-03', 2.0, 0.6, "Dedicated page or section per product/service", 'moderate'],
  ['CQ-04', 2.0, 1, "Target topics present in titles and H1s", 'moderate'],
  ['CQ-05', 1.5, 0.3, "Question-form headings and Q&A blocks", 'weak'],
  ['CQ-06', 2.0, 0.5, "Specific numbers and statistics", 'moderate'],
  ['CQ-07', 1.5, 0, "Outbound citations to independent sources", 'moderate'],
  ['CQ-08', 1.5, 0.1, "Attributed quotations from named people", 'moderate'],
  ['CQ-09', 1.5, 0.8, "Fluent, readable prose", 'moderate'],
  ['CQ-10', 1.5, 1, "Enough substance on key pages", 'weak'],
  ['CQ-11', 3.0, 0.25, "Fresh, dated content", 'moderate'],
  ['CQ-12', 1.5, 0.4, "Visible authorship and expertise", 'moderate'],
  ['CQ-13', 2.0, 0.5, "Proof only you have (cases, data, differentiators)", 'weak'],
  ['CQ-14', 1.0, 0, "Comparison and selection help", 'moderate'],
  ['CQ-15', 2.0, 0.75, "Hard facts buyers need (price, area, terms, contact)", 'moderate'],
  ['CQ-16', 1.0, 1, "No keyword stuffing", 'moderate'],
  ['TS-01', 1.5, 1, "Key pages answer 200", 'strong'],
  ['TS-02', 1.0, 1, "HTTPS everywhere", 'convention'],
  ['TS-03', 1.0, 1, "robots.txt reachable and parseable", 'strong'],
  ['TS-04', 2.5, 1, "Indexable and snippet-eligible", 'strong'],
  ['TS-05', 4.0, 1, "Main content is in the server HTML", 'strong'],
  ['TS-06', 1.5, 0.5, "XML sitemap with honest lastmod", 'moderate'],
  ['TS-07', 1.5, 0.7, "Unique, descriptive titles", 'moderate'],
  ['TS-08', 1.0, 1, "Meta descriptions that summarise the page", 'weak'],
  ['TS-09', 1.5, 0.8, "One H1 and ordered headings", 'moderate'],
  ['TS-10', 1.0, 1, "Consistent canonicals", 'convention'],
  ['TS-11', 1.0, 1, "Readable URLs", 'moderate'],
  ['TS-12', 1.0, 'not-applicable', "Crawlable internal links, shallow depth", 'convention'],
  ['TS-13', 1.5, 0.6, "Fast HTML response and sane weight", 'weak'],
  ['TS-14', 1.0, 1, "Few broken links and redirect chains", 'moderate'],
  ['TS-15', 1.0, 1, "Mobile viewport", 'convention'],
  ['TS-16', 1.5, 1, "Document semantics (lang, landmarks, alt text)", 'moderate'],
  ['TS-17', 1.5, 0, "Structured data present and valid", 'weak'],
  ['BP-01', 4.0, 'not-measured', "Mentioned in unbranded AI answers", 'strong'],
  ['BP-02', 1.5, 'not-measured', "Share of voice against named competitors", 'convention'],
  ['BP-03', 2.0, 'not-measured', "Recognised and described correctly", 'strong'],
  ['BP-04', 0.5, 'not-measured', "Tone of mentions", 'weak'],
  ['BP-05', 2.5, 0.3, "Independent coverage (earned media)", 'moderate'],
  ['BP-06', 1.5, 0, "Wikipedia / Wikidata entity", 'moderate'],
  ['BP-07', 1.0, 0.5, "LinkedIn presence linked with the site", 'moderate'],
  ['BP-08', 0.5, 0, "X (Twitter) presence", 'weak'],
  ['BP-09', 0.5, 'not-applicable', "Facebook / Instagram presence", 'weak'],
  ['BP-10', 2.0, 0.35, "Reviews and listings", 'moderate'],
  ['BP-11', 1.0, 1, "About page with checkable identity", 'convention'],
  ['BP-12', 1.0, 1, "Consistent name, address, contact", 'weak'],
  ['BP-13', 0.5, 1, "Track record", 'weak'],
  ['BP-14', 0.5, 0.5, "Distinctive, consistently used brand terms", 'convention'],
  ['BP-15', 1.0, 0, "Video / community footprint", 'weak'],
  ['AO-01', 2.5, 1, "ChatGPT search crawler allowed", 'strong'],
  ['AO-02', 2.0, 0, "Claude search and user agents allowed", 'strong'],
  ['AO-03', 2.0, 1, "Perplexity crawler allowed", 'strong'],
  ['AO-04', 2.0, 1, "Underlying indexes can crawl (Googlebot, Bingbot)", 'strong'],
  ['AO-05', 1.0, 1, "User-triggered fetchers allowed", 'moderate'],
  ['AO-06', 1.0, 1, "No bot wall on public pages", 'moderate'],
  ['AO-07', 1.0, 0.5, "Deliberate training-crawler policy", 'weak'],
  ['AO-08', 1.5, 0, "Organization entity with sameAs", 'weak'],
  ['AO-09', 1.0, 0, "Right type on each page", 'weak'],
  ['AO-10', 0.5, 'not-applicable', "Markup agrees with visible text", 'convention'],
  ['AO-11', 1.5, 0.3, "FAQ content for buyers", 'weak'],
  ['AO-12', 1.5, 0.4, "Self-contained, extractable sections", 'moderate'],
  ['AO-13', 1.5, 0.5, "Clear definition of who you are", 'moderate'],
  ['AO-14', 1.0, 1, "Audience and problem pages", 'weak'],
  ['AO-15', 1.0, 0, "Machine-readable dates", 'moderate'],
  ['AO-16', 2.0, 'not-measured', "Your site is cited in AI answers", 'strong'],
  ['AO-17', 0.5, 'not-measured', "Mentions are backed by a citation", 'weak'],
  ['AO-18', 1.0, 0, "AI-visibility programme and monitoring", 'convention'],
  ['AO-19', 0.5, 1, "Preview metadata (Open Graph)", 'convention'],
  ['AO-20', 0.0, 1, "llms.txt (information only)", 'refuted'],
];

const site = 'https://www.brandt-heating.example';

const proofs: Record<string, Finding[]> = {
  'AO-02': [
    {
      id: 'ai-search-crawler-blocked',
      tone: 'bad',
      note: 'robots.txt shuts out Claude’s search agent.',
      kind: 'line',
      url: `${site}/robots.txt`,
      line: 14,
      text: 'User-agent: Claude-SearchBot / Disallow: /',
    },
    {
      id: 'crawler-allowed',
      tone: 'good',
      note: 'Claude-User may read every page.',
      kind: 'line',
      url: `${site}/robots.txt`,
      line: 3,
      text: 'User-agent: * / Allow: /',
    },
  ],
  'CQ-01': [
    {
      id: 'offer-page-thin',
      tone: 'bad',
      note: 'The page opens with a greeting, not with what it is about.',
      kind: 'quote',
      url: `${site}/heat-pumps`,
      quote: 'Welcome! At Brandt we have been passionate about warmth for over three decades.',
    },
  ],
  'CQ-11': [
    {
      id: 'copyright-year-old',
      tone: 'bad',
      note: 'The newest dated page is 412 days old.',
      kind: 'value',
      label: 'Newest date seen',
      value: '2025-10-04',
      url: `${site}/news`,
    },
  ],
  'TS-17': [
    {
      id: 'structured-data-not-seen',
      tone: 'bad',
      note: 'No JSON-LD, microdata or RDFa was seen on 12 pages.',
      kind: 'page',
      url: `${site}/`,
    },
  ],
  'TS-13': [
    {
      id: 'slow-response',
      tone: 'bad',
      note: 'The first byte took longer than 800 ms on 5 of 12 pages.',
      kind: 'header',
      url: `${site}/`,
      name: 'server-timing',
      value: 'total;dur=1312',
    },
  ],
  'AO-08': [
    {
      id: 'organization-schema-missing',
      tone: 'bad',
      note: 'No Organization markup says who you are.',
      kind: 'page',
      url: `${site}/about`,
    },
  ],
  'BP-08': [
    {
      id: 'profile-not-linked',
      tone: 'bad',
      note: 'You named no X profile, and none is linked.',
      kind: 'answer',
      field: 'socialMedia',
      value: '',
    },
  ],
  'TS-02': [
    {
      id: 'https-missing',
      tone: 'good',
      note: 'Plain HTTP leads to HTTPS.',
      kind: 'header',
      url: 'http://www.brandt-heating.example/',
      name: 'location',
      value: `${site}/`,
    },
  ],
  'TS-05': [
    {
      id: 'content-needs-javascript',
      tone: 'good',
      note: 'The text of all 12 pages is there without JavaScript.',
      kind: 'value',
      label: 'Words without JavaScript',
      value: '97% of 6,214',
    },
  ],
  'AO-01': [
    {
      id: 'crawler-allowed',
      tone: 'good',
      note: 'OAI-SearchBot may read every page.',
      kind: 'line',
      url: `${site}/robots.txt`,
      line: 3,
      text: 'User-agent: * / Allow: /',
    },
  ],
};

function checkOf([id, points, outcome, title, strength]: Row): CheckResult {
  const ratio = typeof outcome === 'number' ? outcome : null;
  return {
    id,
    category: categoryOf(id),
    points,
    outcome: typeof outcome === 'number' ? 'scored' : outcome,
    state: typeof outcome === 'number' ? 'observed' : outcome === 'not-applicable' ? 'not-applicable' : 'unknown',
    ratio,
    earned: ratio === null ? null : Math.round(100 * points * ratio) / 100,
    title,
    why: 'Assistants quote pages that state the matter plainly and that their agents may read.',
    reason:
      ratio === null
        ? 'No answers of the assistants were read for this report.'
        : `Met on ${Math.round(12 * ratio)} of 12 pages.`,
    strength,
    sources: [{ label: 'Vendor documentation', url: 'https://docs.example.org/agents', checkedAt: '2026-11-01' }],
    findings:
      ratio === null
        ? []
        : (proofs[id] ?? [
            {
              id: 'number-stated',
              tone: ratio === 1 ? 'good' : 'bad',
              note: `Seen on ${Math.round(12 * ratio)} of 12 pages.`,
              kind: 'value',
              label: 'Pages',
              value: `${Math.round(12 * ratio)} of 12`,
            },
          ]),
  };
}

function categoryOf(id: string): Category {
  return id.startsWith('CQ')
    ? 'contentQuality'
    : id.startsWith('TS')
      ? 'technicalSEO'
      : id.startsWith('BP')
        ? 'brandPresence'
        : 'aiOptimization';
}

function platformScore(
  platform: PlatformScore['platform'],
  score: number,
  more: Partial<PlatformScore> = {},
): PlatformScore {
  return {
    platform,
    score,
    basis: 'estimated',
    interval: { low: score - 6, high: score + 6 },
    cap: null,
    note: 'Readiness of the site for this assistant; its answers were not read.',
    observed: null,
    ...more,
  };
}

function planItem(checkId: string, title: string, gainPoints: number, more: Partial<PlanItem> = {}): PlanItem {
  return {
    checkId,
    category: categoryOf(checkId),
    title,
    description:
      'The page opens with a greeting; an assistant that looks for the answer finds it only in the fourth paragraph.',
    implementation: [
      'List the ten pages that should win a buyer question.',
      `Rewrite the opening of ${site}/heat-pumps in 40-80 words.`,
      'Move the background below it.',
    ],
    timeframe: '1-2 weeks',
    difficulty: 'Easy',
    impact: 'High',
    resources: ['Your writer, two days'],
    metrics: ['Share of key pages that open with the answer'],
    gainPoints,
    who: 'writer',
    minutes: 60,
    concerns: 'key-pages',
    proof: 'Measure again: this check rises above 80%.',
    ...more,
  };
}

export function sampleAnalysis(more: Partial<Analysis> = {}): Analysis {
  const checks = rows.map(checkOf);
  const category = (key: Category, score: number, maxScore: number) => ({
    score,
    maxScore,
    interval: { low: score - 1.5, high: score + 1.5 },
    coverage: 0.86,
    confidence: 'high' as const,
    feedback: 'Pages are readable and complete, but 7 of 12 open without saying what they are about.',
    recommendations: checks
      .filter((check) => check.category === key && (check.ratio ?? 1) < 0.5)
      .slice(0, 3)
      .map((check) => `Improve: ${check.title}`),
  });
  const scores = { ...perPlatform(() => 54), chatgpt: 58, claude: 35, perplexity: 57 };
  return {
    rubricVersion: '1',
    assessedAt: '2026-11-20T09:30:00.000Z',
    overallScore: 56,
    interval: { low: 51, high: 61 },
    coverage: 0.84,
    confidence: 'high',
    grade: { letter: 'D', label: 'Below Average' },
    gates: [],
    platformScores: scores,
    platforms: {
      ...perPlatform((platform) => platformScore(platform, scores[platform])),
      claude: platformScore('claude', scores.claude, {
        cap: {
          score: 35,
          reason: 'robots.txt shuts out Claude-SearchBot',
          finding: {
            id: 'ai-search-crawler-blocked',
            tone: 'bad',
            note: 'Claude’s search agent is shut out.',
            kind: 'line',
            url: `${site}/robots.txt`,
            line: 14,
            text: 'Disallow: /',
          },
        },
      }),
      perplexity: platformScore('perplexity', scores.perplexity, {
        basis: 'observed',
        note: '30 answers, 2026-11-20, perplexity/sonar.',
        observed: {
          model: 'perplexity/sonar',
          observedAt: '2026-11-20T09:20:00.000Z',
          answers: 30,
          effectiveAnswers: 15,
          mentionRate: { value: 0.3, interval: { low: 0.11, high: 0.6 } },
          citationRate: { value: 0.1, interval: { low: 0.02, high: 0.38 } },
        },
      }),
    },
    categories: {
      contentQuality: category('contentQuality', 14.7, 30),
      technicalSEO: category('technicalSEO', 20.3, 25),
      brandPresence: category('brandPresence', 7.4, 20),
      aiOptimization: category('aiOptimization', 13.6, 25),
    },
    topRecommendations: [
      'Open robots.txt to Claude-SearchBot',
      'Open every key page with the answer',
      'Add Organization markup with your profiles',
      'Date your pages',
    ],
    strengths: [
      'The text of all 12 pages is there without JavaScript',
      'OAI-SearchBot and PerplexityBot may read every page',
    ],
    weaknesses: [
      '7 of 12 key pages open without the answer',
      'Claude-SearchBot is shut out by robots.txt',
      'No structured data was seen',
    ],
    industryInsights: {
      industrySpecificRecommendations: [
        'Publish prices by house type: buyers ask for cost first.',
        'Keep the registration number of your fitters on the About page.',
      ],
      competitorAnalysis: [
        'Competitors named in answers publish a price table; you do not.',
        'Three of four competitors are listed in the trade register directory.',
      ],
      industryBenchmarks: {
        averageScore: 58,
        topPerformers: ['Northwarm', 'Pennine Heat Co.', 'Aire Valley Boilers'],
        basis: 'modelled',
        sampleSize: 0,
      },
      priorityActions: ['Open robots.txt', 'Answer first', 'Mark up the company'],
    },
    personalizedPlan: {
      immediate: [
        planItem('AO-02', 'Allow Claude-SearchBot', 2, {
          who: 'developer',
          description: 'Line 14 of robots.txt shuts out Claude’s search agent.',
          implementation: [
            'Delete lines 13 and 14 of robots.txt.',
            'Open the file in a browser and check that it is gone.',
          ],
        }),
        planItem('CQ-01', 'Open every key page with the answer', 2.4, {
          estimatedCost: 'Two days of writing',
          tools: ['Your CMS'],
          prerequisites: ['A list of key pages'],
          successIndicators: ['Openings of 40-80 words'],
          commonMistakes: ['Starting with a greeting'],
        }),
        planItem('AO-08', 'Describe the company in JSON-LD', 1.5, { who: 'developer', impact: 'Medium' }),
      ],
      shortTerm: [
        planItem('CQ-02', 'Publish a direct answer to each buyer question', 1.8, {
          difficulty: 'Medium',
          timeframe: '1-3 months',
        }),
        planItem('CQ-11', 'Keep key pages current and show the date', 2.3, {
          difficulty: 'Medium',
          timeframe: '1-3 months',
        }),
      ],
      longTerm: [
        planItem('BP-05', 'Get covered by sources assistants cite', 1.7, {
          difficulty: 'Hard',
          who: 'you',
          timeframe: '3-6 months',
        }),
      ],
      priorityScore: 68,
      estimatedROI: '15-25% increase in AI search visibility',
      implementationTimeline: '6 months',
      totalEstimatedCost: '8 to 12 working days',
      expectedTrafficIncrease: 'Not forecast: there is no measurement for your site yet',
      competitivePriority: ['High: Claude cannot read your site', 'Medium: prices are not stated'],
      customActionPlan: {
        week1: ['Open robots.txt to Claude-SearchBot', 'List the ten key pages'],
        week2: ['Rewrite the openings of five pages', 'Add Organization markup'],
        week3: ['Publish the FAQ page', 'Add dates and authors'],
        week4: ['Measure again', 'Ask two customers for a quote'],
      },
    },
    checks,
    contradictions: [
      {
        id: 'C-03',
        kind: 'overstated',
        severity: 'high',
        said: { place: 'Quiz, step 15: Structured data', quote: 'Yes' },
        saw: { place: '12 pages read', quote: 'No JSON-LD, microdata or RDFa', url: `${site}/` },
        question: 'Is the structured data perhaps added by a script after the page has loaded?',
        affects: ['TS-17', 'AO-08'],
      },
      {
        id: 'C-06',
        kind: 'overstated',
        severity: 'medium',
        said: { place: 'Quiz, step 12: Content frequency', quote: 'Weekly' },
        saw: { place: 'Newest dated page', quote: '2025-10-04', url: `${site}/news` },
        question: 'Do you publish somewhere that the site does not link to?',
        affects: ['CQ-11'],
      },
    ],
    observations: [
      {
        id: 'hreflang-no-return',
        tone: 'info',
        note: 'hreflang names only the English page.',
        kind: 'page',
        url: `${site}/`,
      },
    ],
    scope: {
      website: site,
      finalUrl: `${site}/`,
      pagesRead: [
        '',
        'about',
        'heat-pumps',
        'boiler-service',
        'prices',
        'news',
        'contact',
        'faq',
        'leeds',
        'bradford',
        'harrogate',
        'reviews',
      ].map((path) => ({
        url: `${site}/${path}`,
        kind: path === '' ? 'home' : 'page',
        status: 200,
        seenAt: '2026-11-20T09:28:00.000Z',
      })),
      notSeen: ['Pages behind the customer login'],
      headline: 'We read 12 pages of www.brandt-heating.example.',
    },
    ...more,
  };
}
