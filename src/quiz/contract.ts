// What the quiz page sends, and the schemas that let it in. The rules themselves are those of steps.ts, so that page and server refuse the same things.
import { z } from 'zod';
import { industries, type Answers, type Proposal } from '#engine/contract.ts';
import { completeAddress, longest, problemWith, steps, type Field } from './steps.ts';

const yesNoUnsure = ['yes', 'no', 'unsure'] as const;
const yesPartialNoUnsure = ['yes', 'partial', 'no', 'unsure'] as const;

/** The quiz answers of `POST /api/quiz`. Unknown keys are dropped, texts trimmed, addresses completed; each message names its field. */
export const answersSchema = z.object({
  companyName: text('companyName'),
  companyDescription: text('companyDescription'),
  industry: choice('industry', industries),
  products: list('products'),
  yearEstablished: year('yearEstablished'),
  locations: text('locations'),
  targetAudience: text('targetAudience'),
  website: address('website'),
  socialMedia: z
    .object({ linkedin: profile('linkedin'), twitter: profile('twitter'), facebook: profile('facebook'), instagram: profile('instagram') })
    .default({ linkedin: '', twitter: '', facebook: '', instagram: '' }),
  publicationsMentioned: choice('publicationsMentioned', yesNoUnsure),
  publicationsExamples: text('publicationsExamples'),
  wikipediaPage: choice('wikipediaPage', yesNoUnsure),
  contentFrequency: choice('contentFrequency', ['daily', 'weekly', 'monthly', 'quarterly', 'rarely']),
  keywords: list('keywords'),
  customerQuestions: text('customerQuestions'),
  structuredData: choice('structuredData', yesNoUnsure),
  contentTone: choice('contentTone', ['professional', 'conversational', 'technical', 'casual', 'authoritative']),
  faqUsage: choice('faqUsage', ['yes', 'basic', 'no']),
  uniqueSellingProps: text('uniqueSellingProps'),
  problemsSolved: text('problemsSolved'),
  brandTerminology: text('brandTerminology'),
  mobileFriendly: choice('mobileFriendly', yesPartialNoUnsure),
  loadingSpeed: choice('loadingSpeed', ['fast', 'average', 'slow', 'unsure']),
  httpsUsage: choice('httpsUsage', yesPartialNoUnsure),
  previousLlmSearches: choice('previousLlmSearches', yesNoUnsure),
  llmOptimizationStrategies: choice('llmOptimizationStrategies', ['yes', 'no', 'planning']),
  otherInformation: text('otherInformation'),
  misconceptions: text('misconceptions'),
  businessGoals: text('businessGoals'),
  email: text('email'),
}) satisfies z.ZodType<Answers>;

/** `POST /api/quiz`: the body is the answers themselves. */
export const quizSubmissionSchema = answersSchema;
export type QuizSubmission = z.infer<typeof quizSubmissionSchema>;

/** The answer to `POST /api/quiz`. */
export const quizReplySchema = z.object({ id: z.string() });

/** A website as it was typed: `POST /api/prefill`, and a correction of it. */
export const websiteRequestSchema = z.object({ website: address('website') });
/** What a quick visit found: an answer the site suggests per input with what was seen, or why no page could be read. */
export type SiteLook = { proposals: Proposal[]; unread: string | null };
export const siteLookSchema = z.object({
  proposals: z.array(z.object({ path: z.string(), value: z.string(), seen: z.string() })),
  unread: z.string().nullable(),
}) satisfies z.ZodType<SiteLook>;

/** The `Idempotency-Key` header: the same key gets the same submission. */
export const idempotencyKeySchema = z.string().regex(/^[\w-]{8,128}$/, 'The Idempotency-Key must be 8 to 128 letters, digits, hyphens or underscores.');

/** The contact form beside the plans. Only the email is required: the report goes there. */
export const leadSchema = z.object({
  contactName: z.string().overwrite(storable).max(200, 'The name is too long: at most 200 characters.').default(''),
  companyName: z.string().overwrite(storable).max(200, 'The company name is too long: at most 200 characters.').default(''),
  companySize: z.string().overwrite(storable).max(50, 'The company size is too long: at most 50 characters.').default(''),
  email: text('email'),
  contactPhone: z.string().overwrite(storable).max(50, 'The phone number is too long: at most 50 characters.').default(''),
  website: z.string().overwrite(storable).max(longest.url, `The website is too long: at most ${longest.url} characters.`).default(''),
});
export type Lead = z.infer<typeof leadSchema>;

/** Field by field, what a parse refused: `{ "email": "Email address is required.", "products.1": "…" }`, for the 422 reply. */
export function fieldMessages(error: z.core.$ZodError): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const issue of error.issues) messages[issue.path.join('.') || 'body'] ??= issue.message;
  return messages;
}

function fieldOf(key: keyof Answers): Field {
  const field = steps.flatMap((step) => step.fields).find((candidate) => candidate.key === key);
  if (!field) throw new Error(`No step asks for "${key}".`);
  return field;
}

function text(key: keyof Answers) {
  const field = fieldOf(key);
  const schema = z
    .string({ error: () => `${field.label} must be text.` })
    .overwrite(storable)
    .check((context) => addProblem(context, problemWith(field, context.value)));
  return field.required ? z.preprocess((value) => value ?? '', schema) : schema.default('');
}

function choice<const Value extends string>(key: keyof Answers, values: readonly Value[]) {
  const field = fieldOf(key);
  return z.enum(values, { error: ({ input }) => problemWith(field, typeof input === 'string' ? input : '') ?? 'Choose one of the options.' });
}

function list(key: 'products' | 'keywords') {
  const field = fieldOf(key);
  const count = field.count ?? 3;
  const entry = z
    .string({ error: () => `${field.label} must be text.` })
    .overwrite(storable)
    .check((context) => addProblem(context, problemWith({ ...field, required: false }, context.value)));
  return z
    .array(entry, { error: () => `${field.label} is required.` })
    .max(count, `At most ${count} entries.`)
    .transform((entries) => entries.filter((value) => value !== ''))
    .refine((entries) => entries.length > 0, `${field.label} is required.`);
}

function year(key: 'yearEstablished') {
  const field = fieldOf(key);
  const schema = z
    .union([z.number(), z.string().trim()], { error: () => `${field.label} is required.` })
    .transform(String)
    .check((context) => addProblem(context, problemWith(field, context.value)));
  return schema.transform(Number);
}

function address(key: 'website') {
  return text(key).transform(completeAddress);
}

function profile(network: keyof Answers['socialMedia']) {
  const field = fieldOf('socialMedia');
  return z
    .string({ error: () => 'The profile address must be text.' })
    .overwrite(storable)
    .check((context) => addProblem(context, problemWith({ ...field, label: `The ${network} address` }, context.value)))
    .transform(completeAddress)
    .default('');
}

/** Trimmed, and free of what PostgreSQL's jsonb refuses: NUL and half surrogate pairs. */
function storable(value: string): string {
  return value.replaceAll('\0', '').toWellFormed().trim();
}

function addProblem(context: { value: string; issues: z.core.$ZodRawIssue[] }, message: string | null): void {
  if (message !== null) context.issues.push({ code: 'custom', message, input: context.value });
}
