// The engine's Analysis as a schema: a stored report is parsed once when it is opened, so that nothing downstream has to doubt it.
import { z } from 'zod';
import {
  answerFieldNames,
  categories,
  concerns,
  doers,
  harms,
  perCategory,
  perPlatform,
  platforms,
  remarkKinds,
} from '#engine/contract.ts';
import type {
  Analysis,
  CategoryScore,
  CheckResult,
  Contradiction,
  Finding,
  FindingId,
  FixPack,
  Gate,
  Interval,
  OwnerQuestion,
  PersonalizedPlan,
  PlanItem,
  Platform,
  PlatformScore,
  Remark,
} from '#engine/contract.ts';

const texts = z.array(z.string());
const platform = z.enum(platforms);
const category = z.enum(categories);
const confidence = z.enum(['high', 'medium', 'low']);

export const intervalSchema: z.ZodType<Interval> = z.object({ low: z.number(), high: z.number() });

const answerField = z.enum(answerFieldNames);

const findingBase = {
  // A report of earlier days may have an id that no check gives any more; nobody looks for it.
  id: z.string() as unknown as z.ZodType<FindingId>,
  tone: z.enum(['good', 'bad', 'info']),
  note: z.string(),
  about: texts.optional(),
  statement: z.object({ kind: z.string(), subject: z.string().nullable() }).optional(),
};
export const findingSchema: z.ZodType<Finding> = z.discriminatedUnion('kind', [
  z.object({ ...findingBase, kind: z.literal('page'), url: z.string() }),
  z.object({ ...findingBase, kind: z.literal('line'), url: z.string(), line: z.number(), text: z.string() }),
  z.object({ ...findingBase, kind: z.literal('header'), url: z.string(), name: z.string(), value: z.string() }),
  z.object({ ...findingBase, kind: z.literal('quote'), url: z.string(), quote: z.string() }),
  z.object({
    ...findingBase,
    kind: z.literal('value'),
    label: z.string(),
    value: z.string(),
    url: z.string().optional(),
  }),
  z.object({ ...findingBase, kind: z.literal('answer'), field: answerField, value: z.string() }),
  z.object({ ...findingBase, kind: z.literal('prompt'), platform, prompt: z.string(), quote: z.string() }),
]);

const ownerQuestionSchema: z.ZodType<OwnerQuestion> = z.object({
  checkId: z.string(),
  kind: z.string(),
  subject: z.string().nullable(),
  question: z.string(),
  points: z.number(),
  candidate: z.object({ url: z.string(), quote: z.string(), sentence: z.string() }).nullable(),
  choices: z.array(z.object({ value: z.string(), label: z.string() })).exactOptional(),
});

const checkResultSchema: z.ZodType<CheckResult> = z.object({
  id: z.string(),
  category,
  points: z.number(),
  outcome: z.enum(['scored', 'not-applicable', 'not-measured', 'broken']),
  state: z.enum(['observed', 'reported', 'unknown', 'not-applicable']),
  ratio: z.number().nullable(),
  earned: z.number().nullable(),
  title: z.string(),
  neutral: z.string().exactOptional(),
  why: z.string(),
  reason: z.string(),
  strength: z.enum(['strong', 'moderate', 'weak', 'convention', 'refuted']),
  sources: z.array(z.object({ label: z.string(), url: z.string(), checkedAt: z.string() })),
  findings: z.array(findingSchema),
  partly: z.literal(true).exactOptional(),
  unread: z.literal(true).exactOptional(),
  asks: z.array(ownerQuestionSchema).exactOptional(),
});

const categoryScoreSchema: z.ZodType<CategoryScore> = z.object({
  unscored: z.string().exactOptional(),
  score: z.number(),
  maxScore: z.number(),
  interval: intervalSchema,
  coverage: z.number(),
  confidence,
  feedback: z.string(),
  recommendations: texts,
});

const rateSchema = z.object({ value: z.number(), interval: intervalSchema });
const platformScoreSchema: z.ZodType<PlatformScore> = z.object({
  platform,
  score: z.number(),
  basis: z.enum(['estimated', 'observed', 'not-measured']),
  interval: intervalSchema,
  cap: z.object({ score: z.number(), reason: z.string(), finding: findingSchema }).nullable(),
  note: z.string(),
  observed: z
    .object({
      model: z.string(),
      observedAt: z.string(),
      answers: z.number(),
      effectiveAnswers: z.number(),
      mentionRate: rateSchema,
      citationRate: rateSchema,
    })
    .nullable(),
});

/** What a report from before this platform was scored says of it. */
const notYetScored = (platform: Platform): PlatformScore => ({
  platform,
  score: 0,
  basis: 'not-measured',
  interval: { low: 0, high: 100 },
  cap: null,
  note: 'This platform was not scored yet.',
  observed: null,
});

const gateSchema: z.ZodType<Gate> = z.object({ id: z.string(), sentence: z.string(), finding: findingSchema });

const contradictionSchema: z.ZodType<Contradiction> = z.object({
  id: z.string(),
  kind: z.enum(['overstated', 'understated', 'conflict', 'unconfirmed', 'info']),
  severity: z.enum(['high', 'medium', 'low', 'info']),
  said: z.object({ place: z.string(), quote: z.string() }),
  saw: z.object({ place: z.string(), quote: z.string(), url: z.string().nullable() }),
  question: z.string(),
  affects: texts,
});

const planItemSchema: z.ZodType<PlanItem> = z.object({
  checkId: z.string(),
  category: z.string(),
  title: z.string(),
  description: z.string(),
  implementation: texts,
  timeframe: z.string(),
  difficulty: z.enum(['Easy', 'Medium', 'Hard']),
  impact: z.enum(['High', 'Medium', 'Low']),
  resources: texts,
  metrics: texts,
  gainPoints: z.number(),
  who: z.enum(doers).exactOptional(),
  minutes: z.number().exactOptional(),
  concerns: z.enum(concerns).exactOptional(),
  doer: z.enum(['owner', 'writer', 'developer']).exactOptional(),
  proof: z.string(),
  estimatedCost: z.string().optional(),
  tools: texts.optional(),
  prerequisites: texts.optional(),
  successIndicators: texts.optional(),
  commonMistakes: texts.optional(),
});

const planSchema: z.ZodType<PersonalizedPlan> = z.object({
  immediate: z.array(planItemSchema),
  shortTerm: z.array(planItemSchema),
  longTerm: z.array(planItemSchema),
  priorityScore: z.number(),
  estimatedROI: z.string(),
  implementationTimeline: z.string(),
  totalEstimatedCost: z.string().optional(),
  expectedTrafficIncrease: z.string().optional(),
  competitivePriority: texts.optional(),
  customActionPlan: z.object({ week1: texts, week2: texts, week3: texts, week4: texts }),
});

const remarkSchema: z.ZodType<Remark> = z.object({
  id: z.string(),
  kind: z.enum(remarkKinds),
  by: z.enum(['rule', 'looked', 'absent']),
  title: z.string(),
  why: z.string(),
  todo: texts,
  proof: z.string(),
  who: z.enum(doers),
  minutes: z.number(),
  hurts: z.enum(harms),
  reach: z.object({
    onHome: z.boolean(),
    inHead: z.boolean(),
    onKeyPage: z.literal(true).exactOptional(),
    pages: z.number(),
  }),
  findings: z.array(findingSchema),
});

export const analysisSchema: z.ZodType<Analysis> = z.object({
  rubricVersion: z.string(),
  assessedAt: z.string(),
  unscored: z.string().exactOptional(),
  overallScore: z.number(),
  interval: intervalSchema,
  coverage: z.number(),
  confidence,
  grade: z.object({ letter: z.enum(['A', 'B', 'C', 'D', 'F']), label: z.string() }),
  gates: z.array(gateSchema),
  platformScores: z.object(perPlatform((each) => z.number().default(notYetScored(each).score))),
  platforms: z.object(perPlatform((each) => platformScoreSchema.default(notYetScored(each)))),
  categories: z.object(perCategory(() => categoryScoreSchema)),
  topRecommendations: texts,
  strengths: texts,
  weaknesses: texts,
  industryInsights: z.object({
    industrySpecificRecommendations: texts,
    competitorAnalysis: texts,
    industryBenchmarks: z.object({
      averageScore: z.number(),
      topPerformers: texts,
      basis: z.enum(['modelled', 'measured']),
      sampleSize: z.number(),
    }),
    priorityActions: texts,
  }),
  personalizedPlan: planSchema,
  checks: z.array(checkResultSchema),
  contradictions: z.array(contradictionSchema),
  notRead: z.string().exactOptional(),
  questions: z.array(ownerQuestionSchema).exactOptional(),
  organisation: z.string().exactOptional(),
  observations: z.array(findingSchema),
  notices: z.array(findingSchema).exactOptional(),
  remarks: z.array(remarkSchema).exactOptional(),
  scope: z.object({
    website: z.string(),
    finalUrl: z.string().nullable(),
    pagesRead: z.array(z.object({ url: z.string(), kind: z.string(), status: z.number(), seenAt: z.string() })),
    notSeen: texts,
    headline: z.string(),
    unread: z.string().optional(),
  }),
});

const fixNote = z.object({ checkId: z.string(), note: z.string() });

/** Files for the web developer: their text is longer than a report's sentences may be, and must not be cut. */
export const fixPackSchema = z.object({
  files: z.array(
    z.object({
      path: z.string().regex(/^[a-z0-9][a-z0-9./-]*$/),
      title: z.string(),
      place: z.string(),
      urls: z.array(z.string()),
      text: z.string(),
      changes: z
        .array(
          z.object({ url: z.string(), before: z.string().nullable(), after: z.string(), adds: texts, loses: texts }),
        )
        .exactOptional(),
      secondReading: z.union([z.number(), z.literal('not read')]).exactOptional(),
      diff: z.string().nullable(),
      fixes: z.array(fixNote),
      improves: z.array(fixNote),
      optional: z.boolean(),
    }),
  ),
  leftOut: z.array(z.object({ path: z.string(), reason: z.string() })),
}) satisfies z.ZodType<FixPack>;
