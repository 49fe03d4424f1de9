// The one table of facts that answers are filled in from: catalogue, promises, offer, company file and what is connected here.
import type { OwnersChoice } from '#base/owners-choice.ts';
import { platformsInWords } from '#engine/contract.ts';
import {
  agreementText,
  catalogue,
  commitmentText,
  dataText,
  deliveryHours,
  deliveryText,
  earlyEndText,
  formatAmount,
  graceDays,
  howToCancel,
  keptFor,
  oneWebsiteText,
  refundText,
  taxText,
  tiers,
  type Tier,
} from '#payment/contract.ts';
import { steps } from '#quiz/steps.ts';
import { downloads } from '#site/contract.ts';
import { brandName } from '../../web/content/brand.ts';
import { claims, methodology } from '../../web/content/marketing.ts';

/** What differs from one installation to the next. */
export type Said = {
  contactEmail: string;
  keep: { unpaidDays: number; chatDays: number };
  shop: OwnersChoice;
  /** The assistants that are asked here. */
  asked: readonly string[];
  pay: { isSandbox: boolean; hasPaypal: boolean };
};

/** What each `{name}` in the files of intents stands for. */
export function factsOf({ contactEmail, keep, shop, asked, pay }: Said): Record<string, string> {
  const { assessment, monitoring, audit } = catalogue;
  const { refund, tax, registration, hours } = shop.company;
  const days = refund === '30-days';
  return {
    brand: brandName,
    contact: contactEmail,
    platforms: platformsInWords(),
    steps: String(steps.length),
    pages: String(assessment.pageLimit),
    duration: claims.duration.isShown ? `The ${claims.duration.text.replace(/^Q/, 'q')}.` : '',
    delivery: deliveryText,
    deliveryHours: String(deliveryHours),
    graceDays: String(graceDays),
    oneWebsite: oneWebsiteText,
    data: dataText,
    howToCancel,
    ...keptFor(keep),
    prices: tiers.map(priced).join(' '),
    assessment: described(assessment),
    monitoring: described(monitoring),
    audit: described(audit),
    assessmentShort: `${assessment.name} is ${formatAmount(assessment.amountCents)}, paid once.`,
    monitoringShort: `${monitoring.name} is ${short(monitoring)}.`,
    auditShort: `${audit.name} is ${short(audit)}.`,
    monitoringTerms: `${monitoring.name}: ${agreementText(monitoring)}`,
    auditTerms: `${audit.name}: ${agreementText(audit)}`,
    commitments: `${[monitoring, audit].map((tier) => `${tier.name}: ${commitmentText(tier)}`).join('. ')}.`,
    plansCompared: tiers.map((tier) => `${tier.name} (${short(tier)}): ${tier.description}`).join(' '),
    monitoringPages: String(monitoring.pageLimit),
    auditPages: String(audit.pageLimit),
    pageLimits: tiers.map(({ name, pageLimit }) => `${name}: up to ${pageLimit} pages.`).join(' '),
    checksIncluded: `${tiers.map(({ name, repeats }) => `${name}: ${repeats.checks} checks`).join(', ')} for each payment.`,
    weights: methodology.map(({ name, weight }) => `${name} ${weight}%`).join(', '),
    offer: offerText(assessment, shop),
    clock: clockText(shop),
    counted: spotsText(shop),
    taxText: taxText(tax),
    refund: refundText(refund),
    refundShort: days ? 'You get your money back if you ask in the first 30 days.' : refundText(refund),
    refundHow: days
      ? `Write to ${contactEmail} within 30 days of your first payment, with the address that you ordered with. We give the money back by the way it came; your bank may need some days to show it. If nothing arrives within two weeks, write to us again.`
      : refundText(refund),
    earlyExit: earlyEndText(refund),
    payBy: pay.isSandbox
      ? 'This installation is a trial: its checkout is a sandbox and takes no real money.'
      : `You pay by card${pay.hasPaypal ? ' or with PayPal' : ''}.`,
    paypal: pay.hasPaypal
      ? 'Yes. The plan page offers PayPal for every plan.'
      : 'No, PayPal is not set up here. You pay by card.',
    asks:
      asked.length === 0
        ? 'Here no assistant is asked today. Every platform score is an estimate from your site and your answers, and says so.'
        : `We ask ${asked.join(', ')} up to 30 questions of buyers, through their programming interfaces. Where one was not asked, its score is an estimate and says so.`,
    company:
      registration === ''
        ? 'The owner of this site has not yet named a company here.'
        : `This site is run by ${registration.replace(/\.$/, '')}.`,
    hours: hours === '' ? 'We promise no hours, and a person reads every mail.' : `A person answers: ${hours}.`,
    testimonials: testimonialsText(shop),
    downloads: Object.values(downloads)
      .map(({ title, format }) => `${title} (${format})`)
      .join(', ')
      .concat('.'),
  };
}

/** "AI Search Assessment: $99 one-time (normally $129)." or "Monthly Monitoring: $49 per month; 6 payments, then …" */
function priced(tier: Tier): string {
  const before = tier.originalAmountCents;
  const normally = before === null ? '' : ` (normally ${formatAmount(before)})`;
  return `${tier.name}: ${short(tier)}${normally}${tier.interval === null ? '.' : `; ${agreementText(tier)}`}`;
}

function described(tier: Tier): string {
  return `${priced(tier)} ${tier.description} Included: ${tier.features.join('. ')}.`;
}

function short({ amountCents, period }: Tier): string {
  return `${formatAmount(amountCents)} ${period}`;
}

function offerText({ amountCents, originalAmountCents }: Tier, { offer, spots }: OwnersChoice): string {
  const now = `The assessment costs ${formatAmount(amountCents)} today.`;
  if (originalAmountCents === null) return now;
  const usual = formatAmount(originalAmountCents);
  const end =
    typeof offer === 'object'
      ? `From ${new Date(offer.endsAt).toUTCString()} on it costs ${usual}.`
      : `Its usual price is ${usual}, and we have set no end of the lower one.`;
  const shown = [
    ...(offer === 'sample' ? [clockText({ offer })] : []),
    ...(spots === 'off' ? [] : [spotsText({ spots })]),
  ];
  return [now, end, ...shown].join(' ');
}

function clockText({ offer }: Pick<OwnersChoice, 'offer'>): string {
  if (offer === 'sample')
    return 'The countdown on our home page is a sample and says so: the price stays when it ends.';
  return offer === 'off'
    ? 'Our home page shows no countdown.'
    : `The countdown on our home page is real: it ends on ${new Date(offer.endsAt).toUTCString()}.`;
}

function spotsText({ spots }: Pick<OwnersChoice, 'spots'>): string {
  if (spots === 'sample') return 'The number of spots left is a sample, and is marked as one.';
  return spots === 'off'
    ? 'Our home page shows no number of spots.'
    : 'The number of spots on our home page is counted from real orders.';
}

function testimonialsText({ testimonials }: OwnersChoice): string {
  if (testimonials === 'off') return 'We show no quotations of customers.';
  return testimonials === 'sample' || testimonials.note !== null
    ? 'The quotations on our home page are illustrative, not from customers, and the page says so.'
    : 'The quotations on our home page are from customers.';
}
