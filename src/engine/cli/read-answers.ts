import { z } from 'zod';
import type { Answers } from '#engine/contract.ts';
import { industries } from '#engine/contract.ts';
import { UsageError } from './usage.ts';

const text = z.string().default('');
const list = z.array(z.string()).default([]);
const choice = <const T extends readonly string[]>(values: T) => z.enum(['', ...values]).default('');
const yesNo = choice(['yes', 'no', 'unsure']);

/** The quiz as a file; what is left out counts as not answered. */
const answersSchema: z.ZodType<Answers> = z.object({
  companyName: text,
  companyDescription: text,
  industry: choice(industries),
  products: list,
  yearEstablished: z.number().int().nullable().default(null),
  locations: text,
  targetAudience: text,
  website: text,
  socialMedia: z.object({ linkedin: text, twitter: text, facebook: text, instagram: text }).default({ linkedin: '', twitter: '', facebook: '', instagram: '' }),
  publicationsMentioned: yesNo,
  publicationsExamples: text,
  wikipediaPage: yesNo,
  contentFrequency: choice(['daily', 'weekly', 'monthly', 'quarterly', 'rarely']),
  keywords: list,
  customerQuestions: text,
  structuredData: yesNo,
  contentTone: choice(['professional', 'conversational', 'technical', 'casual', 'authoritative']),
  faqUsage: choice(['yes', 'basic', 'no']),
  uniqueSellingProps: text,
  problemsSolved: text,
  brandTerminology: text,
  mobileFriendly: choice(['yes', 'partial', 'no', 'unsure']),
  loadingSpeed: choice(['fast', 'average', 'slow', 'unsure']),
  httpsUsage: choice(['yes', 'partial', 'no', 'unsure']),
  previousLlmSearches: yesNo,
  llmOptimizationStrategies: choice(['yes', 'no', 'planning']),
  otherInformation: text,
  misconceptions: text,
  businessGoals: text,
  email: text,
});

/** Throws a UsageError that names the field that is wrong. */
export function readAnswers(json: unknown, file: string): Answers {
  const parsed = answersSchema.safeParse(json);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new UsageError(`${file}: ${issue?.path.join('.') || 'the answers'}: ${issue?.message ?? 'not readable'}`);
}
