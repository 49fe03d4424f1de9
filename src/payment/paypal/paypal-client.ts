import { z } from 'zod';

export type PaypalConfig = {
  clientId: string;
  clientSecret: string;
  webhookId: string;
  apiBase: string;
  timeoutMs?: number;
};

export type PaypalClient = {
  /** Status and parsed body of a call; a body that is text is sent as it stands; throws only when PayPal does not answer, answers no JSON, or has a fault of its own (429, 5xx). */
  call(
    method: 'GET' | 'POST',
    path: string,
    body?: unknown,
    requestId?: string,
  ): Promise<{ status: number; body: unknown }>;
};

const renewEarlyMs = 60_000;

/** PayPal's REST API with a token that is renewed in time. */
export function createPaypalClient({
  clientId,
  clientSecret,
  apiBase,
  timeoutMs = 10_000,
}: PaypalConfig): PaypalClient {
  let token: { value: string; until: number } | null = null;
  let asking: Promise<string> | null = null; // whoever comes meanwhile waits for the same token

  async function bearer(): Promise<string> {
    if (token !== null && token.until > Date.now()) return token.value;
    asking ??= askForToken().finally(() => (asking = null));
    return asking;
  }

  async function askForToken(): Promise<string> {
    const answer = await fetch(`${apiBase}/v1/oauth2/token`, {
      method: 'POST',
      redirect: 'error',
      headers: {
        authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!answer.ok)
      throw new Error(
        `PayPal gave no token (status ${answer.status}): check PAYPAL_CLIENT_ID and PAYPAL_CLIENT_SECRET`,
      );
    const granted = tokenSchema.parse(await answer.json());
    token = { value: granted.access_token, until: Date.now() + granted.expires_in * 1000 - renewEarlyMs };
    return token.value;
  }

  return {
    async call(method, path, body, requestId) {
      const send = async (bearerToken: string) =>
        fetch(apiBase + path, {
          method,
          redirect: 'error',
          headers: {
            authorization: `Bearer ${bearerToken}`,
            'content-type': 'application/json',
            prefer: 'return=representation',
            ...(requestId === undefined ? {} : { 'paypal-request-id': requestId }),
          },
          ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
          signal: AbortSignal.timeout(timeoutMs),
        });
      const used = await bearer();
      let answer = await send(used);
      if (answer.status === 401) {
        // Withdrawn early: nothing was done under it, so the call is made again under another.
        if (token?.value === used) token = null;
        answer = await send(await bearer());
      }
      if (answer.status === 401 || answer.status === 429 || answer.status >= 500)
        throw new Error(`PayPal answered ${answer.status} to ${method} ${path}`);
      return { status: answer.status, body: answer.status === 204 ? null : await answer.json() };
    },
  };
}

const tokenSchema = z.object({ access_token: z.string(), expires_in: z.number() });
