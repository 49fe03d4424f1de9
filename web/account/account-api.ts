import { accountSchema, measureAgainReplySchema, signInOptionsSchema, signInReplySchema } from '#accounts/contract.ts';
import type { Account, SignInOptions, SignInReply } from '#accounts/contract.ts';
import { ApiError, callApi } from '../api.ts';
import { queryClient } from '../query-client.ts';
import { noteSignedOut, rememberSignedIn } from './session-notes.ts';

/** null: nobody is signed in. */
export async function fetchAccount(): Promise<Account | null> {
  try {
    const account = accountSchema.parse(await callApi('GET', '/api/account'));
    rememberSignedIn(true, account.user.firstName);
    return account;
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 401)) throw error;
    noteSignedOut();
    return null;
  }
}

/** What the dashboard asks for. When the session has ended meanwhile, the dashboard is told, and leads to the sign-in. */
export async function callAccount(method: 'POST', path: string, body: unknown): Promise<unknown> {
  try {
    return await callApi(method, path, body);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) {
      noteSignedOut();
      queryClient.setQueryData(['account'], null);
    }
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
  return measureAgainReplySchema.parse(await callAccount('POST', '/api/account/measure-again', { reportId }));
}
