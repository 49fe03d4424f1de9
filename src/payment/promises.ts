// What a buyer is promised beyond the price. Pages, terms, chat, checkout, mails and report take their sentences from here, so that they agree.
import type { RefundRule, TaxRule } from '#base/owners-choice.ts';
import { commitmentText, formatAmount, type Tier } from './catalogue.ts';

export { defaultRefundRule, type RefundRule, type TaxRule } from '#base/owners-choice.ts';

/** A report arrives this many hours after the payment at the latest. */
export const deliveryHours = 24;
/** A price is given back within this many days of the first payment, where the owner's rule is "30-days". */
export const refundDays = 30;

/** Whether and how long a buyer gets the money back. */
export function refundText(rule: RefundRule): string {
  return rule === 'final'
    ? 'All sales are final. There are no refunds, in whole or in part, once an order has been placed.'
    : `You get your money back if you ask within ${refundDays} days of your first payment, for any reason. All sales are final after these ${refundDays} days.`;
}

/** Whether the price is all that is charged. */
export function taxText(rule: TaxRule): string {
  return rule === 'none'
    ? 'No tax is added to these prices.'
    : 'Prices are without tax. Where tax is due, the checkout adds it and shows the total before you pay.';
}

/** When and how a report arrives. */
export const deliveryText = `Your report arrives by e-mail within ${deliveryHours} hours after you pay, mostly after a few minutes. You also see it on screen, and the mail has it as PDF.`;

/** What one order covers. */
export const oneWebsiteText =
  'One order covers one website: the one whose address you give in the quiz. Several websites, domains or clients are several orders, each with a quiz and a report of its own.';

/** What becomes of what a buyer tells us. */
export const dataText =
  'Your answers and your report are yours: only whoever has the link of the report can read it, and we sell or share nothing for advertising. We never see your card number. You can ask for a copy of your data, or have us delete it, at any time.';

/** "$49 × 6 = $294"; empty for a one-time purchase. */
function totalText({ amountCents, commitmentPayments }: Tier): string {
  return commitmentPayments === 0
    ? ''
    : `${formatAmount(amountCents)} × ${commitmentPayments} = ${formatAmount(amountCents * commitmentPayments)}`;
}

/** What is agreed at the purchase of a subscription: the total, and how it goes on; empty for a one-time purchase. */
export function commitmentTerms(tier: Tier): string {
  if (tier.interval === null) return '';
  const unit = tier.interval.count === 3 ? 'quarter' : 'month';
  return `${totalText(tier)} for the first ${tier.commitmentPayments} ${unit}s. It then renews at ${formatAmount(tier.amountCents)} each ${unit} until you cancel.`;
}

/** What is paid today and in all, in one line beside the button. */
export function planTotal(tier: Tier): string {
  const amount = formatAmount(tier.amountCents);
  if (tier.interval === null) return `${amount} once. Nothing renews.`;
  const { commitmentPayments } = tier;
  const rhythm = tier.interval.count === 3 ? 'quarterly' : 'monthly';
  return `${amount} today, then ${rhythm}. ${commitmentPayments} payments = ${formatAmount(tier.amountCents * commitmentPayments)}, then cancel anytime.`;
}

/** The day of the second payment of a plan bought at `now`, "Dec 22, 2026" in UTC; null where there is none. A day that the month does not have is its last. */
export function nextPaymentDay({ interval }: Tier, now: Date): string | null {
  return interval === null ? null : shortDay.format(monthsAfter(now, interval.count));
}

/** The same day and time of a later month, or the last day of one that does not have it; `day` is another day of the month that is meant. */
export function monthsAfter(date: Date, months: number, day = date.getUTCDate()): Date {
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months];
  const lastOfMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const after = new Date(date);
  after.setUTCFullYear(year, month, Math.min(day, lastOfMonth));
  return after;
}

/** "Dec 22, 2026" in UTC. */
export const shortDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** What a checkout says above its button: "6 payments, then cancel anytime. $49 × 6 = $294 …"; empty for a one-time purchase. */
export function agreementText(tier: Tier): string {
  return tier.interval === null ? '' : `${commitmentText(tier)}. ${commitmentTerms(tier)}`;
}

/** How a subscription is ended. */
export const howToCancel =
  'You cancel on the page of your subscription. Each mail with a report links to it, and so does your dashboard.';

/** What is kept for a time that the owner may set, in words for the pages: "12 months", "30 days". */
export function keptFor({ unpaidDays, chatDays }: { unpaidDays: number; chatDays: number }): {
  keepUnpaid: string;
  keepChats: string;
} {
  return { keepUnpaid: periodText(unpaidDays), keepChats: periodText(chatDays) };
}

function periodText(days: number): string {
  if (days === 365) return '12 months';
  return days % 365 === 0 ? `${days / 365} years` : `${days} days`;
}
