// Reports at the edges of what can come: what screen, PDF and mail must all draw right, readable, whole and without running a word of it.
import type { Analysis, Answers, Finding, PlanItem } from '#engine/contract.ts';
import { buildReport } from '../build-report.ts';
import type { ReportDocument } from '../contract.ts';
import { sampleAnalysis, sampleAnswers } from './sample-analysis.ts';

export type Extreme = { report: ReportDocument; /** Text that must be found, as it was given. */ says: string[] };

export function extremeReports(): Record<'standard' | 'minimal' | 'huge' | 'hostile' | 'scripts', Extreme> {
  return { standard: standard(), minimal: minimal(), huge: huge(), hostile: hostile(), scripts: scripts() };
}

export function reportOf(analysis: Partial<Analysis> = {}, answers: Partial<Answers> = {}): ReportDocument {
  return buildReport({
    id: '7f3c9a20b1',
    createdAt: new Date('2026-11-20T10:00:00Z'),
    tier: 'assessment',
    answers: { ...sampleAnswers, ...answers },
    analysis: sampleAnalysis(analysis),
    earlier: [],
  });
}

/** The sample with as many actions as a site with ordinary faults earns: about 40. */
function standard(): Extreme {
  const { personalizedPlan: plan } = sampleAnalysis();
  const many = (items: PlanItem[], count: number) =>
    Array.from({ length: count }, (_, index) => numbered(items[index % items.length], index));
  const personalizedPlan = {
    ...plan,
    immediate: many(plan.immediate, 14),
    shortTerm: many(plan.shortTerm, 20),
    longTerm: many(plan.longTerm, 6),
  };
  return { report: reportOf({ personalizedPlan }), says: ['Brandt Heating', 'Allow Claude-SearchBot'] };
}

function minimal(): Extreme {
  const nothingSaid = {
    companyName: '',
    companyDescription: '',
    industry: '' as const,
    products: [],
    yearEstablished: null,
    locations: '',
    website: '',
    keywords: [],
    customerQuestions: '',
    uniqueSellingProps: '',
  };
  const nothingSeen: Partial<Analysis> = {
    checks: [],
    contradictions: [],
    observations: [],
    strengths: [],
    weaknesses: [],
    topRecommendations: [],
    industryInsights: {
      industrySpecificRecommendations: [],
      competitorAnalysis: [],
      industryBenchmarks: { averageScore: 0, topPerformers: [], basis: 'modelled', sampleSize: 0 },
      priorityActions: [],
    },
    personalizedPlan: {
      immediate: [],
      shortTerm: [],
      longTerm: [],
      priorityScore: 0,
      estimatedROI: '',
      implementationTimeline: '',
      customActionPlan: { week1: [], week2: [], week3: [], week4: [] },
    },
    scope: {
      website: '',
      finalUrl: null,
      pagesRead: [],
      notSeen: ['The site did not answer.'],
      headline: 'Estimate from your answers',
    },
  };
  return { report: reportOf(nothingSeen, nothingSaid), says: ['Your business', 'Estimate from your answers'] };
}

/** 60 recommendations, 200 findings, and a hundred of whatever else can come in numbers. */
function huge(): Extreme {
  const base = sampleAnalysis();
  const long = 'A sentence that goes on about one thing and then about the next. '.repeat(12);
  const items = Array.from({ length: 20 }, (_, index) => ({
    ...numbered(base.personalizedPlan.immediate[0], index),
    description: long,
  }));
  const checks = Array.from({ length: 100 }, (_, index) => {
    const check = base.checks[index % base.checks.length];
    if (!check) throw new Error('the sample has checks');
    const found = (one: number): Finding => ({
      id: 'title-missing',
      tone: 'bad',
      note: `Finding ${index}.${one}`,
      kind: 'page',
      url: `https://a.example/${'deep/'.repeat(20)}${index}`,
    });
    return { ...check, id: `CQ-${index}`, ratio: 0.4, reason: long, findings: [found(1), found(2)] };
  });
  return {
    report: reportOf({
      checks,
      personalizedPlan: {
        ...base.personalizedPlan,
        immediate: items,
        shortTerm: items,
        longTerm: items,
        customActionPlan: {
          week1: Array(20)
            .fill(long)
            .map((text: string, index) => `${index} ${text}`),
          week2: [],
          week3: [],
          week4: [],
        },
      },
      contradictions: base.contradictions.slice(0, 1).flatMap((one) =>
        Array.from({ length: 30 }, (_, index) => ({
          ...one,
          id: `C-${index}`,
          question: `${one.question} (${index})`,
        })),
      ),
      scope: {
        ...base.scope,
        pagesRead: Array.from({ length: 100 }, (_, index) => ({
          url: `https://a.example/${'deep/'.repeat(40)}${index}`,
          kind: 'page',
          status: 200,
          seenAt: '2026-11-20T09:28:00.000Z',
        })),
      },
    }),
    says: ['Action 19', 'Finding 0.1', 'Finding 99.2'],
  };
}

const hostileTexts = [
  '#read("/etc/passwd")',
  '#panic("x")',
  '= Heading',
  '$x$ *bold* _it_ `raw` @ref <label> / term: x',
  '<script>document.title = "broken"</script>',
  `<img src=x onerror="document.title='broken'">`,
  '</svg><script>document.title = "broken"</script>',
  '" fill="url(http://evil.example)',
  'a\u0000b\u202egnp.exe\u202c and \u2067isolated\u2069',
  'lone \ud800 surrogate \udc00',
  'W'.repeat(5_000),
  '=HYPERLINK("http://evil.example")',
  '{{constructor.constructor("document.title=1")()}}',
];

function hostile(): Extreme {
  const base = sampleAnalysis();
  const [file = '', panic = ''] = hostileTexts;
  // A word of 5 000 letters costs a browser a tenth of a second wherever it stands: so it is in a few kinds of place only.
  const textsOf = (index: number) => (index === 0 ? hostileTexts : hostileTexts.filter((text) => text.length < 1_000));
  const findings: Finding[] = [
    ...hostileTexts.map((text): Finding => ({
      id: 'title-missing',
      tone: 'bad',
      note: text,
      kind: 'quote',
      url: 'javascript:document.title="broken"',
      quote: text,
    })),
    { id: 'title-missing', tone: 'bad', note: 'data', kind: 'page', url: 'data:text/html,<script>1</script>' },
    { id: 'title-missing', tone: 'bad', note: 'file', kind: 'page', url: 'file:///etc/passwd' },
    {
      id: 'title-missing',
      tone: 'bad',
      note: 'header',
      kind: 'header',
      url: 'https://ok.example/"onclick="x',
      name: file,
      value: panic,
    },
    {
      id: 'title-missing',
      tone: 'bad',
      note: 'line',
      kind: 'line',
      url: 'JaVaScRiPt:alert(1)',
      line: 1,
      text: hostileTexts[10] ?? '',
    },
  ];
  const nasty = (item: PlanItem, index: number): PlanItem => {
    const text = hostileTexts[index % hostileTexts.length] ?? '';
    return {
      ...item,
      title: text,
      description: text,
      implementation: textsOf(index),
      resources: ['Evil: javascript:alert(1)', ...textsOf(index)],
      proof: text,
    };
  };
  const { personalizedPlan: plan } = base;
  const analysis: Partial<Analysis> = {
    checks: base.checks.map((check, index) =>
      index % 5 === 0
        ? {
            ...check,
            title: hostileTexts[index % hostileTexts.length] ?? '',
            findings: findings.filter(({ note }) => textsOf(index).includes(note) || index === 0),
          }
        : check,
    ),
    strengths: hostileTexts,
    weaknesses: textsOf(1),
    topRecommendations: [file, hostileTexts[4] ?? '', hostileTexts[10] ?? ''],
    personalizedPlan: {
      ...plan,
      immediate: plan.immediate.map(nasty),
      shortTerm: plan.shortTerm.map((item, index) => nasty(item, index + 1)),
    },
    contradictions: textsOf(1).map((text, index) => ({
      id: `C-${index}`,
      kind: 'conflict',
      severity: 'high',
      said: { place: text, quote: text },
      saw: { place: text, quote: text, url: 'javascript:alert(2)' },
      question: text,
      affects: [text],
    })),
  };
  return {
    report: reportOf(analysis, {
      companyName: file,
      website: 'javascript:alert(3)',
      customerQuestions: hostileTexts.join('\n'),
      locations: hostileTexts[4] ?? '',
    }),
    says: [file, hostileTexts[4] ?? ''],
  };
}

/** A name in each script that the report promises to set, by the script's name. */
export const companyNames: Record<string, string> = {
  Latin: 'Café Ærø Łódź İstanbul',
  Greek: 'Ελληνικά προϊόντα',
  Cyrillic: 'Київські меблі',
  Chinese: '北京科技有限公司',
  Japanese: 'さくらカフェ東京',
  Korean: '한빛 주식회사',
  Arabic: 'شركة النور',
  Hebrew: 'חברת האור',
  Devanagari: 'हिन्दी व्यापार',
  emoji: 'Rocket 🚀',
};

function scripts(): Extreme {
  const names = Object.values(companyNames);
  const base = sampleAnalysis();
  const insights = base.industryInsights;
  return {
    report: reportOf(
      {
        strengths: names,
        topRecommendations: names.slice(6, 9),
        industryInsights: { ...insights, industryBenchmarks: { ...insights.industryBenchmarks, topPerformers: names } },
      },
      { companyName: companyNames['Korean'] ?? '', products: names.slice(0, 5), customerQuestions: names.join('\n') },
    ),
    says: names.slice(0, 9),
  };
}

function numbered(item: PlanItem | undefined, index: number): PlanItem {
  if (!item) throw new Error('the sample has a plan');
  return { ...item, title: index === 0 ? item.title : `Action ${index}: ${item.title}` };
}
