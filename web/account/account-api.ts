import { accountSchema, measureAgainReplySchema, signInOptionsSchema, signInReplySchema } from '#accounts/contract.ts';
import type { Account, SignInOptions, SignInReply } from '#accounts/contract.ts';
import { ApiError, callApi } from '../api.ts';

/** null: nobody is signed in. */
export async function fetchAccount(): Promise<Account | null> {
  try {
    return accountSchema.parse(await callApi('GET', '/api/account'));
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

export async function fetchSignInOptions(): Promise<SignInOptions> {
  return signInOptionsSchema.parse(await callApi('GET', '/api/auth/options'));
}

export async function signIn(email: string, passcode: string): Promise<SignInReply> {
  return signInReplySchema.parse(await callApi('POST', '/api/auth/login', { email, passcode }));
}

export async function measureAgain(reportId: string) {
  return measureAgainReplySchema.parse(await callApi('POST', '/api/account/measure-again', { reportId }));
}
