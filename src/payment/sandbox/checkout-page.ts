import { formatAmount } from '../contract.ts';
import { returnUrl } from './sandbox.ts';
import type { SandboxSession } from './sandbox.ts';

type View = { step: 'choose' | 'challenge'; notice: string | null };

/** The hosted checkout as a buyer sees it: complete HTML without script, marked as a pretence on top. */
export function checkoutPage(session: SandboxSession, { step, notice }: View): string {
  const body = session.status === 'open' ? (step === 'challenge' ? challenge(session) : choice(session)) : closed(session);
  return page(`${notice === null ? '' : `<p class="notice" role="alert">${escapeHtml(notice)}</p>`}${summary(session)}${body}`);
}

export function missingPage(): string {
  return page('<h1>This checkout does not exist</h1><p>The address is incomplete or out of date.</p><p><a href="/">Back to Home</a></p>');
}

function page(content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Sandbox checkout - TEST MODE</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/sandbox/checkout.css">
</head>
<body>
<p class="banner"><strong>TEST MODE - no money moves</strong></p>
<main>${content}</main>
</body>
</html>
`;
}

function summary(session: SandboxSession): string {
  const commitment = session.commitment === '' ? '' : `<p>By paying you agree to ${escapeHtml(session.commitment)}.</p>`;
  return `<h1>${escapeHtml(session.description)}</h1>
<p class="amount">${formatAmount(session.amountCents)} <span>${escapeHtml(session.currency.toUpperCase())}</span></p>
<p>The report goes to ${escapeHtml(session.email)}.</p>${commitment}`;
}

function choice(session: SandboxSession): string {
  const amount = formatAmount(session.amountCents);
  return `<form method="post">
<fieldset>
<legend>Pay with</legend>
<label><input type="radio" name="method" value="card" checked> Card <small>4242 4242 4242 4242</small></label>
<label><input type="radio" name="method" value="paypal"> PayPal <small>test account</small></label>
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
  const link = isDone ? `<a href="${escapeHtml(returnUrl(session))}">Go to your report</a>` : `<a href="${escapeHtml(session.cancelUrl)}">Go back</a>`;
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

function escapeHtml(text: string): string {
  const names: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return text.replace(/[&<>"']/g, (character) => names[character] ?? '');
}

export const checkoutStyles = `:root { color-scheme: light dark; --ink: #1d1d1f; --paper: #fbfaf7; --line: #c9c5bb; --main: #1b4d3e; --on-main: #fff; --warn: #7a3b00; --warn-paper: #fff1d6; }
@media (prefers-color-scheme: dark) { :root { --ink: #ecebe6; --paper: #17181a; --line: #4a4c50; --main: #8fd0b6; --on-main: #10231c; --warn: #ffd79a; --warn-paper: #3a2a10; } }
* { box-sizing: border-box; }
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); }
.banner { margin: 0; padding: 0.75rem 1rem; text-align: center; color: var(--warn); background: var(--warn-paper); border-bottom: 2px solid currentColor; }
main { max-width: 28rem; margin: 0 auto; padding: 2rem 1rem; }
h1 { font-size: 1.25rem; margin: 0; }
h2 { font-size: 1.1rem; }
.amount { font-size: 2.25rem; margin: 0.25rem 0; font-variant-numeric: tabular-nums; }
.amount span { font-size: 1rem; }
.notice { padding: 0.75rem 1rem; border-left: 4px solid var(--warn); background: var(--warn-paper); color: var(--warn); }
form { display: grid; gap: 0.75rem; }
fieldset { display: grid; gap: 0.5rem; margin: 0; border: 1px solid var(--line); border-radius: 0.5rem; padding: 1rem; }
button { font: inherit; min-height: 2.75rem; padding: 0.5rem 1rem; border: 1px solid var(--line); border-radius: 0.5rem; background: transparent; color: inherit; cursor: pointer; }
button.main { background: var(--main); color: var(--on-main); border-color: var(--main); font-weight: 600; }
button.quiet { border-color: transparent; text-decoration: underline; }
:focus-visible { outline: 3px solid var(--main); outline-offset: 2px; }
a { color: var(--main); }
`;
