// What a user of the shop is, as pages and other slices see it.
import { z } from 'zod';
import { foldMailAddress } from '#base/mail-address.ts';
import { paymentStates, receiptSchema, tierIds } from '#payment/contract.ts';

export const oauthProviders = ['google', 'github'] as const;
export type OauthProvider = (typeof oauthProviders)[number];

/** A browser by the digest of its cookie; `isNew`: it brought none along. */
export type Browser = { hash: string; isNew: boolean };

/** `welcome`: confirm the address of a new account. `known`: somebody signed up with an address that has one. */
const proofPurposes = ['welcome', 'known', 'confirm', 'sign-in', 'buyer', 'device-code'] as const;
export type ProofPurpose = (typeof proofPurposes)[number];

/** Short by the customer's wish; guessing is made hopeless by throttles, not by length. */
export const passcodeLength = { min: 4, max: 256 } as const;

export const userEmailSchema = z
  .string()
  .max(1000, 'The e-mail address is too long.') // before work is done on it
  .overwrite(foldMailAddress)
  .max(254, 'The e-mail address is too long.')
  .regex(/^[^\s\p{Cc}\p{Cs}@<>(),;:"\\[\]]+@[^\s\p{Cc}\p{Cs}@<>(),;:"\\[\]]+$/u, 'This is not an e-mail address.');

const nameSchema = z
  .string()
  .overwrite((value) => value.replaceAll('\0', '').toWellFormed().trim())
  .max(100, 'The name is too long: at most 100 characters.');

const passcodeSchema = z
  .string()
  .min(passcodeLength.min, `The passcode must have at least ${passcodeLength.min} characters.`)
  .max(passcodeLength.max, `The passcode is longer than ${passcodeLength.max} characters.`);

/** `POST /api/super-admin/users`. */
export const newUserSchema = z.object({
  email: userEmailSchema,
  firstName: nameSchema.min(1, 'The first name is required.'),
  lastName: nameSchema.default(''),
  passcode: passcodeSchema,
  isVerified: z.boolean().default(true),
});
export type NewUser = z.infer<typeof newUserSchema>;

/** `PATCH /api/super-admin/users/{id}`; what is left out stays. */
export const userChangeSchema = z
  .object({ firstName: nameSchema, lastName: nameSchema, email: userEmailSchema, isVerified: z.boolean() })
  .partial();
export type UserChange = z.infer<typeof userChangeSchema>;

/** `POST /api/auth/signup`. Always answered alike, whether or not the address has an account already. */
export const signUpSchema = z.object({
  email: userEmailSchema,
  passcode: passcodeSchema,
  firstName: nameSchema.min(1, 'The first name is required.'),
  lastName: nameSchema.min(1, 'The last name is required.'),
});
export type SignUp = z.infer<typeof signUpSchema>;

/** `POST /api/auth/login`. */
export const signInSchema = z.object({ email: userEmailSchema, passcode: z.string().min(1).max(passcodeLength.max) });

/** Signed in, or a code was mailed that must come back with the challenge: a short passcode alone opens no new device. */
export const signInReplySchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('signed-in') }),
  z.object({ status: z.literal('code-required'), challenge: z.string(), message: z.string() }),
]);
export type SignInReply = z.infer<typeof signInReplySchema>;

/** Why a provider's sign-in came back to /signin, as `?problem=`. */
const oauthProblems = ['not-configured', 'unreachable', 'refused', 'unverified-email'] as const;
export type OauthProblem = (typeof oauthProblems)[number];

/** `GET /api/auth/options`: which providers are set up here. */
export const signInOptionsSchema = z.object({ google: z.boolean(), github: z.boolean() });
export type SignInOptions = z.infer<typeof signInOptionsSchema>;

const accountReportSchema = z.object({
  id: z.string(),
  /** Its page is /report/{orderId}. */
  orderId: z.string(),
  createdAt: z.string(),
  /** null: still being made. */
  overallScore: z.number().nullable(),
  grade: z.string().nullable(),
  interval: z.object({ low: z.number(), high: z.number() }).nullable(),
  status: z.enum(['active', 'cancelled', 'suspended']),
  hasPdf: z.boolean(),
  hasFixPack: z.boolean(),
  isNewestOfOrder: z.boolean(),
});
export type AccountReport = z.infer<typeof accountReportSchema>;

/** `GET /api/account`. Reports and purchases are empty until the e-mail address is confirmed. */
export const accountSchema = z.object({
  user: z.object({
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    isVerified: z.boolean(),
    hasPasscode: z.boolean(),
    providers: z.array(z.enum(oauthProviders)),
    /** A mailed link opened this session lately: the passcode may be changed without the old one. */
    isMailboxProven: z.boolean(),
    sessions: z.number(),
  }),
  /** One per website, the latest measured first; reports newest first. */
  businesses: z.array(
    z.object({
      website: z.string(),
      companyName: z.string(),
      /** The subscription that measures this website again by itself; null when none does. */
      measuredBy: z.enum(tierIds).nullable(),
      /** The first task of the newest report; null before there is one, or where its plan is empty. */
      nextTask: z.object({ title: z.string(), orderId: z.string() }).nullable(),
      reports: z.array(accountReportSchema),
    }),
  ),
  subscriptions: z.array(
    z.object({
      orderId: z.string(),
      tier: z.enum(tierIds),
      companyName: z.string(),
      amountCents: z.number(),
      /** The provider's word: "active", "canceled" …; null when it has not said. */
      status: z.string().nullable(),
      cancelRequestedAt: z.string().nullable(),
      paymentsMade: z.number(),
      commitmentPayments: z.number(),
      /** Where it is seen and cancelled. */
      manageUrl: z.string(),
      /** Leads on to the provider's own page with cards, invoices and receipts. */
      billingUrl: z.string(),
    }),
  ),
  payments: z.array(
    z.object({
      id: z.string(),
      tier: z.enum(tierIds),
      companyName: z.string(),
      amountCents: z.number(),
      paidAt: z.string(),
      state: z.enum(paymentStates),
      receipt: receiptSchema,
    }),
  ),
});
export type Account = z.infer<typeof accountSchema>;

/** `POST /api/account/delete`. The address is typed once more; the passcode too where there is one. */
export const deleteAccountSchema = z.object({
  email: z.string().max(254),
  passcode: z.string().max(passcodeLength.max).default(''),
});

/** `POST /api/account/passcode`. */
export const passcodeChangeSchema = z.object({
  current: z.string().max(passcodeLength.max).default(''),
  passcode: passcodeSchema,
});

/** One mail of the account to its owner: a link or a code, never both. */
export type AccountMail = {
  id: string;
  purpose: ProofPurpose;
  to: string;
  firstName: string;
  link: string | null;
  code: string | null;
};

/** `POST /api/account/measure-again`: the checkout of another assessment with the answers of an earlier report. */
export const measureAgainReplySchema = z.object({
  url: z.string(),
  quizId: z.string(),
  answers: z.record(z.string(), z.unknown()),
});

/** Where a member lets an agent in. Without a request in its address it goes on with the one that waited for a sign-in. */
export const agentPage = '/oauth/authorize';
