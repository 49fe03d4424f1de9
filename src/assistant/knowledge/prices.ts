// Prices and commitments, from the catalogue alone.
import { formatAmount, tiers, type Tier } from '#payment/contract.ts';
import type { Passage } from './passage.ts';

export function pricePassages(): Passage[] {
  const row = (tier: Tier) => `${tier.name}: ${priceOf(tier)}`;
  const all: Passage = {
    id: 'prices',
    topic: 'pricing',
    title: 'What does it cost? Prices of all plans',
    asks: [
      'the cheapest thing you sell',
      'tell me your prices',
      'what does it cost me',
      'price for everything',
      'do I pay more later',
      'is it expensive',
      'how much',
      'price list',
      'cost of the service',
      'only 99 dollars',
      'hidden costs',
      'total cost',
      'what will I be charged',
      'which plan is cheapest',
      'what are your rates',
      'packages',
      'how much do I have to pay',
    ],
    text: `${tiers.map(row).join(' ')} There is no free version and there are no discount codes.`,
    href: '/#pricing',
    isBinding: true,
  };
  const free: Passage = {
    ...all,
    id: 'discounts',
    title: 'Is there a free trial, a discount or a coupon?',
    asks: [
      'a better rate for agencies',
      'discount for several websites',
      'cheaper for three',
      'is there a free version',
      'can I get it for less',
      'promotion',
      'free version',
      'special offer',
      'black friday deal',
      'seasonal sale',
      'promo code voucher',
      'can I try it for nothing',
      'cheaper deal',
      'student, charity or non-profit discount',
      'negotiate the price',
    ],
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
    asks: asksOf[tier.id],
    text: `${tier.name}: ${priceOf(tier)} ${tier.description} Included: ${tier.features.join('; ')}.`,
    href: '/#pricing',
    isBinding: true,
  };
}

const asksOf: Record<Tier['id'], string[]> = {
  assessment: ['one-time price', 'single report price', 'cost of the assessment'],
  monitoring: [
    'monthly plan price',
    'price of monitoring per month',
    'subscription per month',
    'monitoring cost',
    'minimum number of months',
    'track changes every month',
  ],
  audit: ['quarterly plan price', 'subscription per quarter', 'audit cost', 'larger website plan', 'every three months'],
};

function difference(): Passage {
  return {
    id: 'which-plan',
    topic: 'pricing',
    title: 'Which plan is right for me?',
    asks: [
      'what should I buy',
      'which one for a small company',
      'can I switch plans',
      'can I go from monitoring to audit',
      'upgrade later',
      'difference between assessment, monitoring and audit',
      'compare plans',
      'choose a plan',
      'which package suits me',
      'website with many pages',
      'how many pages do you look at',
      'do I pay once or every month',
      'most popular plan',
      'recommend a package',
      'how many pages of my website do you read',
      'page limit',
    ],
    text: tiers.map((tier) => `${tier.name} (${shortPrice(tier)}): ${tier.description} Up to ${tier.pageLimit} pages.`).join(' '),
    href: '/#pricing',
    isBinding: true,
  };
}

function byId(id: Tier['id']): Tier {
  const found = tiers.find((tier) => tier.id === id);
  if (!found) throw new Error(`The catalogue has no ${id}.`);
  return found;
}

/** "$99 one-time (normally $129, a saving of $30)." or "$49 per month; 6 payments, then cancel anytime." */
function priceOf(tier: Tier): string {
  const before = tier.originalAmountCents;
  const saving = before === null ? '' : ` (normally ${formatAmount(before)}, a saving of ${formatAmount(before - tier.amountCents)})`;
  const commitment = tier.commitmentPayments === 0 ? '' : `; ${tier.commitmentPayments} payments, then cancel anytime`;
  return `${shortPrice(tier)}${saving}${commitment}.`;
}

function shortPrice(tier: Tier): string {
  return `${formatAmount(tier.amountCents)} ${tier.period}`;
}
