import { readFileSync } from 'node:fs';
import { z } from 'zod';
import {
  defaultRefundRule,
  defaultTaxRule,
  refundRules,
  taxRules,
  type Company,
  type OwnersChoice,
  type Testimonials,
} from './owners-choice.ts';

const link = z.strictObject({ label: z.string().min(1), url: z.url({ protocol: /^https?$/ }) });
const companySchema: z.ZodType<Company> = z.strictObject({
  founded: z.int().min(1600).max(new Date().getFullYear()).nullable(),
  registration: z.string(),
  hours: z.string().default(''),
  people: z.array(z.strictObject({ name: z.string().min(1), role: z.string().min(1), about: z.string() })),
  profiles: z.array(link),
  reviews: z.array(link),
  press: z.array(link),
  refund: z.enum(refundRules).default(defaultRefundRule),
  tax: z.enum(taxRules).default(defaultTaxRule),
});

const testimonialsSchema: z.ZodType<Testimonials> = z.strictObject({
  note: z.string().nullable().default(null),
  quotes: z
    .array(
      z.strictObject({
        company: z.string().min(1),
        author: z.string().min(1),
        title: z.string(),
        initials: z.string().max(3),
        quote: z.string().min(1),
      }),
    )
    .min(1),
  stories: z.array(z.strictObject({ figure: z.string().min(1), text: z.string().min(1) })),
});

const instant = z.iso.datetime();
const isInstant = (text: string | undefined): boolean => instant.safeParse(text).success;
const sampleOrOff = z.enum(['sample', 'off']);

/** COMPANY_FILE, read. */
export const companyFile = z.string().transform((file, context) => contentOf(file, companySchema, context));

/** TESTIMONIALS: "sample", "off", or a file, read. */
export const testimonialsSetting = z
  .string()
  .transform((value, context) => sampleOrOff.safeParse(value).data ?? contentOf(value, testimonialsSchema, context));

/** OFFER: "sample", "off", or an end like `until:2026-12-01T00:00:00Z`. */
export const offerSetting = z.string().transform((value, context): OwnersChoice['offer'] => {
  const endsAt = /^until:(.+)$/.exec(value)?.[1];
  if (endsAt !== undefined && isInstant(endsAt)) return { endsAt };
  return sampleOrOff.safeParse(value).data ?? refused(context, offerProblem(value));
});
const offerProblem = (value: string) =>
  `is "${value}"; it must be "sample", "off" or an end in UTC, like "until:2026-12-01T00:00:00Z"`;

/** SPOTS: "sample", "off", a number, or `20:since:2026-11-01T00:00:00Z` where orders before that day took none of them. */
export const spotsSetting = z.string().transform((value, context): OwnersChoice['spots'] => {
  const [, count, , since = null] = /^([1-9]\d{0,5})(:since:(.+))?$/.exec(value) ?? [];
  if (count !== undefined && (since === null || isInstant(since))) return { count: Number(count), since };
  return sampleOrOff.safeParse(value).data ?? refused(context, spotsProblem(value));
});
const spotsProblem = (value: string) =>
  `is "${value}"; it must be "sample", "off" or a number, like "20" or "20:since:2026-11-01T00:00:00Z"`;

type Context = { addIssue: (issue: { code: 'custom'; message: string }) => void };

function contentOf<T>(file: string, schema: z.ZodType<T>, context: Context): T {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    return refused(context, `names ${file}, which cannot be read as JSON: ${oneLine(error)}`);
  }
  const read = schema.safeParse(content);
  if (read.success) return read.data;
  const [first] = read.error.issues;
  const place = z.core.toDotPath(first?.path ?? []);
  return refused(context, `names ${file}, which is not as docs/settings.md says: ${place} ${first?.message ?? ''}`);
}

function refused(context: Context, message: string): never {
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
}

const oneLine = (error: unknown): string => String(error instanceof Error ? error.message : error).split('\n')[0] ?? '';
