import type { PaymentMethod, TierId } from '#payment/contract.ts';
import { ApiError, at, callApi, textAt } from '../api.ts';

type CheckoutRequest = {
  amount: number;
  tier: TierId;
  method: PaymentMethod;
  quizId: string;
  quizData: Record<string, unknown> | undefined;
  leadData: Record<string, string>;
};

/** The codes under which the server refuses a competitor's address. */
const competitorProblems = ['not-a-website', 'own-website', 'directory', 'too-many-competitors', 'opted-out'];

/** What the server can take money by, beside the card. Throws when it does not answer. */
export async function readPaymentMethods(): Promise<unknown[]> {
  const methods = at(await callApi('GET', '/api/payment-methods'), 'methods');
  return Array.isArray(methods) ? methods : [];
}

/** Asks for the hosted checkout: its address, or the sentence for the visitor. Never throws. */
export async function openCheckout(
  request: CheckoutRequest,
): Promise<{ url: string } | { problem: string; isAboutCompetitors?: boolean }> {
  try {
    const reply = await callApi('POST', '/api/create-payment-intent', request);
    if (textAt(reply, 'sessionId') === null) return { problem: 'No session ID received from payment service' };
    const url = textAt(reply, 'url');
    return url !== null && isWebAddress(url) ? { url } : { problem: 'Stripe failed to load' };
  } catch (error) {
    console.warn('The checkout was not opened.', error);
    return {
      ...(error instanceof ApiError &&
        competitorProblems.includes(textAt(error.body, 'code') ?? '') && { isAboutCompetitors: true }),
      problem:
        error instanceof ApiError
          ? (error.serverMessage ?? 'Failed to create payment session')
          : 'Unable to process payment. Please try again.',
    };
  }
}

function isWebAddress(url: string): boolean {
  return /^(https?:\/\/|\/(?!\/))/.test(url);
}
