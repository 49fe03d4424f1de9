import { afterEach, describe, expect, it, vi } from 'vitest';
import { settleReturn } from './settle-return.ts';
import { expectWarnings } from '../testing/expect-warnings.ts';

const pending = {
  quizData: { companyName: 'Harbour' },
  leadData: { email: 'me@harbour.example' },
  selectedTier: 'assessment',
  pricing: 99,
};

describe('settleReturn', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('asks nobody when no quiz is pending and the provider named no order', async () => {
    expect(await settleReturn(null, '', 'quiz')).toEqual({ problem: 'No quiz data found. Please restart the quiz.' });
  });

  it('asks with the provider’s order alone when the browser has forgotten the quiz', async () => {
    let sent: unknown;
    vi.stubGlobal('fetch', async (_path: string, init: { body: string }) => {
      sent = JSON.parse(init.body);
      return new Response('{"success":true,"paymentIntentId":"p1"}');
    });
    expect(await settleReturn(null, 'order', '')).toEqual({ reportPath: '/report/p1', reportId: 'p1', email: '' });
    expect(sent).toEqual({ orderId: 'order' });
  });

  it('sends what is pending and the order of the provider', async () => {
    let sent: unknown;
    vi.stubGlobal('fetch', async (path: string, init: { body: string }) => {
      sent = { path, body: JSON.parse(init.body) };
      return new Response('{"success":true}');
    });
    await settleReturn(pending, 'order', 'quiz');
    expect(sent).toEqual({
      path: '/api/process-paypal-quiz',
      body: {
        quizData: { companyName: 'Harbour' },
        leadData: { email: 'me@harbour.example' },
        pricingTier: 'assessment',
        pricing: 99,
        orderId: 'order',
      },
    });
  });

  it.each([
    [
      200,
      '{"success":true}',
      'order 1',
      { reportPath: '/report/order%201', reportId: 'order 1', email: 'me@harbour.example' },
    ],
    [
      200,
      '{"success":true,"paymentIntentId":"p1"}',
      'order',
      { reportPath: '/report/p1', reportId: 'p1', email: 'me@harbour.example' },
    ],
    [200, '{"success":true}', '', { reportPath: '/results/quiz', reportId: '', email: 'me@harbour.example' }],
    [200, '{"success":false,"error":"The payment was declined."}', 'order', { problem: 'The payment was declined.' }],
    [200, '{"success":false}', 'order', { problem: 'Failed to process payment' }],
    [402, '{"success":false,"error":"Not paid yet."}', 'order', { problem: 'Not paid yet.' }],
    [500, '', 'order', { problem: 'Failed to process your payment. Please contact support.' }],
  ])('turns %i %s into an outcome', async (status, body, orderId, outcome) => {
    expectWarnings();
    vi.stubGlobal('fetch', async () => new Response(body, { status }));
    expect(await settleReturn(pending, orderId, 'quiz')).toEqual(outcome);
  });
});
