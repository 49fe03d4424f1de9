// The report document: one immutable JSON value that screen, PDF and mail are drawn from. Whoever shows it computes nothing again.
import { z } from 'zod';
import { categories, platforms } from '#engine/contract.ts';
import { analysisSchema, findingSchema, fixPackSchema, intervalSchema } from './analysis-schema.ts';

import { answersReadSchema } from '#engine/ask/answers-read-schema.ts';
import { movedSchema } from './moved-schema.ts';

export type { AnswersRead } from '#engine/ask/answers-read-schema.ts';
export type { Moved } from './moved-schema.ts';
export { isAsked, notAsked } from './not-asked.ts';
// The results screen has an analysis but no document: it draws the customer's scales itself.
export { defaultRoi, priorityColour } from './scales.ts';

/** The name on every page of the report, in the mail and in the file's metadata. */
export const productName = 'Citable';

/** The three score colours; never shown without a word beside them. */
const scoreTones = ['good', 'fair', 'poor'] as const;

const tone = z.enum(scoreTones);
const texts = z.array(z.string());
const platform = z.enum(platforms);
const category = z.enum(categories);
const priority = z.enum(['Critical', 'High', 'Optimization']);
/** Numbers of the footnotes that belong to a figure. */
const notes = z.array(z.number());

const leaderboardRow = z.object({ rank: z.number(), name: z.string(), score: z.number() });

const viewSchema = z.object({
  /** One sentence that states the finding; a gate's sentence when there is one. */
  headline: z.string(),
  /** Paragraphs of the executive summary. */
  summary: texts,
  tone,
  /** Words for the overall score: the report's scale (80/60/40) and the results screen's (70/50). */
  scoreLabel: z.object({ report: z.string(), results: z.string() }),
  /** "Industry Leader", "High Performer", "Above Average", "Average", "Below Average". */
  position: z.string(),
  industryAverage: z.object({
    score: z.number(),
    basis: z.enum(['modelled', 'measured']),
    sampleSize: z.number(),
    comparison: z.string(),
    text: z.string(),
  }),
  /** "2-4", "5-8" …: the results screen's bands and the report's. */
  rankBand: z.object({ results: z.string(), report: z.string() }),
  /** Distance to the top 1% (95) in percent, and three times that: the seed's rule of thumb, not a forecast. */
  gap: z.object({ topScore: z.number(), percentAway: z.number(), potentialGainPercent: z.number(), text: z.string() }),
  leaderboard: z.object({ results: z.array(leaderboardRow), report: z.array(leaderboardRow) }),
  kpis: z.array(z.object({ label: z.string(), value: z.string(), detail: z.string(), notes })),
  platforms: z.array(
    z.object({
      platform,
      name: z.string(),
      /** null: not measured. */
      score: z.number().nullable(),
      basisLabel: z.enum(['Estimated', 'Observed', 'Not measured']),
      interval: intervalSchema,
      tone,
      label: z.string(),
      /** What the number rests on, and what limits it. */
      explanation: texts,
    }),
  ),
  categories: z.array(
    z.object({
      category,
      name: z.string(),
      /** Why there is no score: then none of the figures is shown. */
      unscored: z.string().exactOptional(),
      points: z.number(),
      maxPoints: z.number(),
      percent: z.number(),
      interval: intervalSchema,
      average: z.number(),
      top: z.number(),
      comparison: z.enum(['Above Average', 'Below Average']),
      tone,
      label: z.string(),
      priority,
      feedback: z.string(),
      recommendations: texts,
    }),
  ),
  topRecommendations: texts,
  /** The proofs that weigh most; at most one per check. */
  highlights: z.array(
    z.object({
      checkId: z.string(),
      title: z.string(),
      why: z.string(),
      openPoints: z.number(),
      finding: findingSchema,
    }),
  ),
  contentStrategy: z.object({
    /** null where the category has no score. */
    priority: priority.nullable(),
    percent: z.number(),
    text: z.string(),
    weeks: z.array(z.object({ weeks: z.string(), theme: z.string(), tasks: texts })),
    contentTypes: z.array(z.object({ name: z.string(), text: z.string() })),
    formats: z.array(z.object({ name: z.string(), text: z.string() })),
  }),
  plan: z.object({
    priorityColour: z.enum(['red', 'orange', 'yellow', 'green']),
    roi: z.string(),
    horizons: z.array(
      z.object({
        key: z.enum(['immediate', 'shortTerm', 'longTerm']),
        name: z.string(),
        timeline: z.string(),
        count: z.number(),
      }),
    ),
    weeks: z.array(
      z.object({
        key: z.enum(['week1', 'week2', 'week3', 'week4']),
        name: z.string(),
        theme: z.string(),
        tasks: texts,
      }),
    ),
  }),
  leaderHabits: texts,
  nextSteps: z.array(z.object({ name: z.string(), text: z.string() })),
  /** Earlier runs and this one, oldest first; one entry when there is no history. */
  trend: z.array(z.object({ at: z.string(), score: z.number(), interval: intervalSchema })),
  footnotes: z.array(z.object({ number: z.number(), text: z.string() })),
});

export const reportDocumentSchema = z.object({
  documentVersion: z.literal(1),
  id: z.string(),
  /** ISO time at which the report was built. */
  createdAt: z.string(),
  productName: z.string(),
  tier: z.enum(['assessment', 'monitoring', 'audit']),
  company: z.object({
    name: z.string(),
    website: z.string(),
    domain: z.string(),
    industryLabel: z.string(),
    locations: z.string(),
  }),
  analysis: analysisSchema,
  view: viewSchema,
  /** Absent in reports that were built before there was one, or without a site to read. */
  fixPack: fixPackSchema.optional(),
  /** Absent when no platform was asked. */
  answersRead: answersReadSchema.optional(),
  /** Absent in a first report. */
  moved: movedSchema.optional(),
  /** How an agency shows it: a colour, and a PNG in base64. Absent in our own reports. */
  brand: z.object({ accent: z.string(), logo: z.string().nullable() }).optional(),
});

/** Holds no address of the buyer: that is kept beside it, so a shared report gives nobody away. */
export type ReportDocument = z.infer<typeof reportDocumentSchema>;
export type ReportView = z.infer<typeof viewSchema>;

/** "LLM-SEO-Report-2026-11-20.pdf", by the UTC date. */
export function reportFileName(date: Date): string {
  return `LLM-SEO-Report-${date.toISOString().slice(0, 10)}.pdf`;
}

export { type Comparison, comparisonSchema } from './comparison-schema.ts';
export { type CrawlerLog, crawlerLogSchema } from './crawler-log-schema.ts';

export {
  type ExportChoice,
  type FirstParty,
  type FirstPartyReply,
  firstPartyReplySchema,
  firstPartySources,
  type SiteProof,
} from './first-party-schema.ts';

export type { PdfTurn } from './pdf/pdf-turn.ts';
