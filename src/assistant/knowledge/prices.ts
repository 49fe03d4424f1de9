// Prices and commitments, from the catalogue alone.
import { commitmentTerms, commitmentText, formatAmount, tiers, type Tier } from '#payment/contract.ts';
import type { Passage } from './passage.ts';

export function pricePassages(): Passage[] {
  const row = (tier: Tier) => `${tier.name}: ${priceOf(tier)}`;
  const all: Passage = {
    id: 'prices',
    topic: 'pricing',
    title: 'How much does it cost? Prices of all plans',
    text: `${tiers.map(row).join(' ')} There is no free version and there are no discount codes.`,
    href: '/#pricing',
    isBinding: true,
  };
  const free: Passage = {
    ...all,
    id: 'discounts',
    title: 'Is there a free trial, a discount or a coupon?',
    text: `There is no free trial and there are no discount codes. ${row(byId('assessment'))} You can look at the complete sample report without paying.`,
    href: '/demo-report',
  };
  return [all, free, ...tiers.map(tierPassage), difference()];
}

function tierPassage(tier: Tier): Passage {
  const topic = tier.interval === null ? 'pricing' : 'subscription';
  return {
    id: `price-${tier.id}`,
    topic,
    title: `${tier.name}: price and what is included`,
    text: `${tier.name}: ${priceOf(tier)} ${tier.description} Included: ${tier.features.join('. ')}.`,
    href: '/#pricing',
    isBinding: true,
  };
}

function difference(): Passage {
  return {
    id: 'which-plan',
    topic: 'pricing',
    title: 'Which plan is right for me? How many pages do you read?',
    text: tiers
      .map((tier) => `${tier.name} (${shortPrice(tier)}): ${tier.description} Up to ${tier.pageLimit} pages.`)
      .join(' '),
    href: '/#pricing',
    isBinding: true,
  };
}

function byId(id: Tier['id']): Tier {
  const found = tiers.find((tier) => tier.id === id);
  if (!found) throw new Error(`The catalogue has no ${id}.`);
  return found;
}

/** "$99 one-time (normally $129, a saving of $30)." or "$49 per month; 6 payments, then cancel anytime. $49 × 6 = $294 …" */
function priceOf(tier: Tier): string {
  const before = tier.originalAmountCents;
  const saving =
    before === null
      ? ''
      : ` (normally ${formatAmount(before)}, a saving of ${formatAmount(before - tier.amountCents)})`;
  const commitment = tier.interval === null ? '' : `; ${commitmentText(tier)}. ${commitmentTerms(tier)}`;
  return `${shortPrice(tier)}${saving}${commitment || '.'}`;
}

function shortPrice(tier: Tier): string {
  return `${formatAmount(tier.amountCents)} ${tier.period}`;
}
