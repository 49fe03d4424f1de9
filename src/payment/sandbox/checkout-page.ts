import { formatAmount } from '../contract.ts';
import { escapeHtml } from '#base/html-page.ts';
import { hostedPage } from '../hosted-page.ts';
import { returnUrl } from './sandbox.ts';
import type { SandboxMethod, SandboxSession } from './sandbox.ts';

type View = { step: 'choose' | 'challenge'; method: SandboxMethod; notice: string | null };

/** The hosted checkout as a buyer sees it: complete HTML without script, marked as a pretence on top. */
export function checkoutPage(session: SandboxSession, { step, method, notice }: View): string {
  const body =
    session.status === 'open' ? (step === 'challenge' ? challenge(session) : choice(session, method)) : closed(session);
  return page(
    `${notice === null ? '' : `<p class="notice" role="alert">${escapeHtml(notice)}</p>`}${summary(session)}${body}`,
  );
}

export function missingPage(): string {
  return page(
    '<h1>This checkout does not exist</h1><p>The address is incomplete or out of date.</p><p><a href="/">Back to Home</a></p>',
  );
}

function page(content: string): string {
  return hostedPage({
    title: 'Sandbox checkout - TEST MODE',
    stylesheet: '/sandbox/checkout.css',
    banner: 'TEST MODE - no money moves',
    content,
  });
}

function summary(session: SandboxSession): string {
  const commitment = session.commitment === '' ? '' : `<p>By paying you agree to ${escapeHtml(session.commitment)}</p>`;
  return `<h1>${escapeHtml(session.description)}</h1>
<p class="amount">${formatAmount(session.amountCents)} <span>${escapeHtml(session.currency.toUpperCase())}</span></p>
<p>The report goes to ${escapeHtml(session.email)}.</p>${commitment}`;
}

function choice(session: SandboxSession, method: SandboxMethod): string {
  const chosen = (value: SandboxMethod) => (value === method ? ' checked' : '');
  const amount = formatAmount(session.amountCents);
  return `<form method="post">
<fieldset>
<legend>Pay with</legend>
<label><input type="radio" name="method" value="card"${chosen('card')}> Card <small>4242 4242 4242 4242</small></label>
<label><input type="radio" name="method" value="paypal"${chosen('paypal')}> PayPal <small>test account</small></label>
</fieldset>
<button class="main" name="do" value="pay">Pay ${amount}</button>
<button name="do" value="authenticate">Pay with a 3-D Secure step</button>
<button name="do" value="later">Pay later (bank transfer)</button>
<button name="do" value="decline">Decline the payment</button>
<button class="quiet" name="do" value="back">Go back</button>
</form>`;
}

function challenge(session: SandboxSession): string {
  return `<h2>Confirm with your bank</h2>
<p>The test bank asks whether you want to pay ${formatAmount(session.amountCents)}.</p>
<form method="post">
<input type="hidden" name="method" value="card">
<button class="main" name="do" value="pay">Confirm</button>
<button name="do" value="decline">Refuse</button>
</form>`;
}

function closed(session: SandboxSession): string {
  const words: Record<SandboxSession['status'], string> = {
    open: '',
    processing: 'Agreed. The money is on its way.',
    paid: 'This is paid.',
    failed: 'The late payment failed.',
    expired: 'This checkout has expired. Nothing was charged.',
    refunded: 'This was refunded.',
    disputed: 'This payment is disputed.',
  };
  const isDone = session.status === 'paid' || session.status === 'processing';
  const link = isDone
    ? `<a href="${escapeHtml(returnUrl(session))}">Go to your report</a>`
    : `<a href="${escapeHtml(session.cancelUrl)}">Go back</a>`;
  return `<p class="notice">${words[session.status]}</p><p>${link}</p>${session.status === 'paid' && session.isSubscription ? subscription(session) : ''}`;
}

/** What time and the customer's bank do to a subscription, by hand. */
function subscription(session: SandboxSession): string {
  const months = session.periodMonths === 1 ? 'a month' : `${session.periodMonths} months`;
  const words: Record<SandboxSession['subscriptionStatus'], string> = {
    active: session.cancelAtPeriodEnd ? 'It ends with this period.' : 'It renews by itself when the period is over.',
    past_due: 'The last payment failed and is still due.',
    canceled: 'It has ended.',
  };
  const buttons = `<form method="post">
<button name="do" value="renew">Let ${months} pass: the payment succeeds</button>
<button name="do" value="renew-failing">Let ${months} pass: the payment fails</button>
${session.subscriptionStatus === 'past_due' ? '<button class="main" name="do" value="pay-due">Pay what is due</button>' : ''}</form>`;
  return `<h2>The subscription</h2><p>Period ${session.periods}. ${words[session.subscriptionStatus]}</p>${session.subscriptionStatus === 'canceled' ? '' : buttons}`;
}
