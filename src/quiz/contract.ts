// What the quiz page sends, and the schemas that let it in. The rules themselves are those of steps.ts, so that page and server refuse the same things.
import { z } from 'zod';
import { foldMailAddress } from '#base/mail-address.ts';
import { perAnswerField, type Answers, type Look, type Proposal } from '#engine/contract.ts';
import { completeAddress, longest, missingWords, problemWith, steps, type Field } from './steps.ts';

const kinds = {
  text: (key: keyof Answers) => text(key),
  mail: (key: keyof Answers) => text(key, foldMailAddress),
  address,
  list,
  year,
  profiles,
};

/** The quiz answers of `POST /api/quiz`. Unknown keys are dropped, texts trimmed, addresses completed; each message names its field. */
// Each field has the schema of its own kind, which the type of all in one cannot say.
export const answersSchema = z.object(
  perAnswerField((field, kind) => (typeof kind === 'string' ? kinds[kind](field) : choice(field, kind))),
) as unknown as z.ZodObject<{ [Field in keyof Answers]: z.ZodType<Answers[Field]> }>;

/** `POST /api/quiz`: the body is the answers themselves, and whether one mail may remind the visitor if nothing is paid. */
export const quizSubmissionSchema = answersSchema.extend({ mayRemind: z.boolean().default(false) });

/** The answer to `POST /api/quiz`. */
export const quizReplySchema = z.object({ id: z.string() });

const draftSchema = z.record(z.string().max(100), z.union([z.string().max(10_000), z.boolean()]));
const stepSchema = z.int().min(1).max(steps.length);
/** `POST /api/quiz/link`: a quiz under way to an address, or one that was sent to the address in it. */
export const mailQuizSchema = z.union([
  z.object({ quizId: z.string().max(100) }),
  z.object({ email: text('email', foldMailAddress), draft: draftSchema, step: stepSchema }),
]);
export const mailQuizReplySchema = z.object({ message: z.string() });
/** `GET /api/quiz/kept/{id}`: answers by input, as the page keeps them, and the step. */
export const keptQuizSchema = z.object({ draft: draftSchema, step: stepSchema });

/** A website as it was typed: `POST /api/prefill`, and a correction of it. */
export const websiteRequestSchema = z.object({ website: address('website') });
const proposalSchema = z.object({
  path: z.string(),
  value: z.string(),
  seen: z.string(),
  isGuess: z.literal(true).optional(),
}) satisfies z.ZodType<Proposal>;
/** What a quick visit found: an answer the site suggests per input with what was seen, or why no page could be read. */
export type SiteLook = { proposals: Proposal[]; unread: string | null };
export const siteLookSchema = z.object({
  proposals: z.array(proposalSchema),
  unread: z.string().nullable(),
}) satisfies z.ZodType<SiteLook>;

/** A free look, as `POST /api/look` and `GET /api/look/{id}` answer it; `prefilled` is how many of the quiz's steps the site answers itself. */
export type LookView = Look & {
  id: string;
  website: string;
  /** ISO time. */
  seenAt: string;
  tookMs: number;
  unread: string | null;
  proposals: Proposal[];
  prefilled: number;
};
const interval = z.object({ low: z.number(), high: z.number() });
export const lookViewSchema = z.object({
  id: z.string(),
  website: z.string(),
  seenAt: z.string(),
  tookMs: z.number(),
  unread: z.string().nullable(),
  findings: z.array(
    z.object({ tone: z.enum(['good', 'bad']), title: z.string(), place: z.string(), quote: z.string().nullable() }),
  ),
  range: interval,
  checks: z.object({ settled: z.number(), all: z.number() }),
  proposals: z.array(proposalSchema),
  prefilled: z.number(),
}) satisfies z.ZodType<LookView>;

/** The `Idempotency-Key` header: the same key gets the same submission. */
export const idempotencyKeySchema = z
  .string()
  .regex(/^[\w-]{8,128}$/, 'The Idempotency-Key must be 8 to 128 letters, digits, hyphens or underscores.');

/** The contact form beside the plans. Only the email is required: the report goes there. */
export const leadSchema = z.object({
  contactName: z.string().overwrite(storable).max(200, 'The name is too long: at most 200 characters.').default(''),
  companyName: z
    .string()
    .overwrite(storable)
    .max(200, 'The company name is too long: at most 200 characters.')
    .default(''),
  companySize: z
    .string()
    .overwrite(storable)
    .max(50, 'The company size is too long: at most 50 characters.')
    .default(''),
  email: text('email', foldMailAddress),
  contactPhone: z
    .string()
    .overwrite(storable)
    .max(50, 'The phone number is too long: at most 50 characters.')
    .default(''),
  website: z
    .string()
    .overwrite(storable)
    .max(longest.url, `The website is too long: at most ${longest.url} characters.`)
    .default(''),
  /** Websites to be compared with, as they were typed: apart by spaces, commas or lines. Orders of earlier days have none. */
  competitors: z
    .string()
    .overwrite(storable)
    .max(3 * longest.url, 'These addresses are too long.')
    .optional(),
});
export type Lead = z.infer<typeof leadSchema>;

/** Field by field, what a parse refused: `{ "email": "Enter your email address.", "products.1": "…" }`, for the 422 reply. */
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

function text(key: keyof Answers, fold = (value: string) => value) {
  const field = fieldOf(key);
  const schema = z
    .string({ error: () => `${field.label} must be text.` })
    .overwrite((value) => fold(storable(value)))
    .check((context) => addProblem(context, problemWith(field, context.value)));
  return field.required ? z.preprocess((value) => value ?? '', schema) : schema.default('');
}

function choice<const Value extends string>(key: keyof Answers, values: readonly Value[]) {
  const field = fieldOf(key);
  return z.enum(values, {
    error: ({ input }) => problemWith(field, typeof input === 'string' ? input : '') ?? 'Choose one of the options.',
  });
}

function list(key: keyof Answers) {
  const field = fieldOf(key);
  const count = field.count ?? 3;
  const entry = z
    .string({ error: () => `${field.label} must be text.` })
    .overwrite(storable)
    .check((context) => addProblem(context, problemWith({ ...field, required: false }, context.value)));
  return z
    .array(entry, { error: () => missingWords(field) })
    .max(count, `At most ${count} entries.`)
    .transform((entries) => entries.filter((value) => value !== ''))
    .refine((entries) => entries.length > 0, missingWords(field));
}

function year(key: keyof Answers) {
  const field = fieldOf(key);
  const schema = z
    .union([z.number(), z.string().trim()], { error: () => missingWords(field) })
    .transform(String)
    .check((context) => addProblem(context, problemWith(field, context.value)));
  return schema.transform(Number);
}

function address(key: keyof Answers) {
  return text(key).transform(completeAddress);
}

function profiles(key: keyof Answers) {
  return z
    .object({
      linkedin: profile(key, 'linkedin'),
      twitter: profile(key, 'twitter'),
      facebook: profile(key, 'facebook'),
      instagram: profile(key, 'instagram'),
    })
    .default({ linkedin: '', twitter: '', facebook: '', instagram: '' });
}

function profile(key: keyof Answers, network: keyof Answers['socialMedia']) {
  const field = fieldOf(key);
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
