import { afterEach, describe, expect, it, vi } from 'vitest';
import { openCheckout } from './open-checkout.ts';
import { expectWarnings } from '../testing/expect-warnings.ts';

const request = {
  amount: 99,
  tier: 'assessment',
  method: 'card',
  quizId: 'q',
  quizData: undefined,
  leadData: { email: 'me@harbour.example' },
} as const;

describe('openCheckout', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    [
      'the address of the hosted checkout',
      200,
      '{"sessionId":"s","url":"https://pay.example/s"}',
      { url: 'https://pay.example/s' },
    ],
    ['an address of our own', 200, '{"sessionId":"s","url":"/report/s"}', { url: '/report/s' }],
    ['the message of the server', 409, '{"message":"The price is $99."}', { problem: 'The price is $99.' }],
    ['an error without a message', 500, '', { problem: 'Failed to create payment session' }],
    ['a page of a proxy', 502, '<html>', { problem: 'Failed to create payment session' }],
    ['no session', 200, '{"url":"https://pay.example/s"}', { problem: 'No session ID received from payment service' }],
    ['no address', 200, '{"sessionId":"s"}', { problem: 'Stripe failed to load' }],
    [
      'a script for an address',
      200,
      '{"sessionId":"s","url":"javascript:alert(1)"}',
      { problem: 'Stripe failed to load' },
    ],
    [
      'an address without a scheme',
      200,
      '{"sessionId":"s","url":"//pay.example"}',
      { problem: 'Stripe failed to load' },
    ],
  ])('turns %s into an outcome', async (_, status, body, outcome) => {
    expectWarnings();
    vi.stubGlobal('fetch', async () => new Response(body, { status }));
    expect(await openCheckout(request)).toEqual(outcome);
  });

  it('says so when the network fails', async () => {
    expectWarnings();
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch');
    });
    expect(await openCheckout(request)).toEqual({ problem: 'Unable to process payment. Please try again.' });
  });
});
