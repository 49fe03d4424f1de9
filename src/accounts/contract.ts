// What a user of the shop is, as pages and other slices see it.
import { z } from 'zod';

export const oauthProviders = ['google', 'github'] as const;
export type OauthProvider = (typeof oauthProviders)[number];

/** `welcome`: confirm the address of a new account. `known`: somebody signed up with an address that has one. */
export const proofPurposes = ['welcome', 'known', 'confirm', 'sign-in', 'device-code'] as const;
export type ProofPurpose = (typeof proofPurposes)[number];

/** Short by the customer's wish; guessing is made hopeless by throttles, not by length. */
export const passcodeLength = { min: 4, max: 256 } as const;

export const userEmailSchema = z
  .string()
  .trim()
  .max(254, 'The e-mail address is too long.')
  .regex(/^[^\s@<>(),;:"\\[\]]+@[^\s@<>(),;:"\\[\]]+$/u, 'This is not an e-mail address.');

const nameSchema = z
  .string()
  .overwrite((value) => value.replaceAll('\0', '').toWellFormed().trim())
  .max(100, 'The name is too long: at most 100 characters.');

export const passcodeSchema = z
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
export const userChangeSchema = z.object({ firstName: nameSchema, lastName: nameSchema, email: userEmailSchema, isVerified: z.boolean() }).partial();
export type UserChange = z.infer<typeof userChangeSchema>;
