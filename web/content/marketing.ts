// Every claim, offer and quotation of the marketing pages. OFFER, SPOTS and TESTIMONIALS switch the customer's samples off, or put real words in their place.
//
// To the owner: you gave both a 30-day money-back guarantee and "all sales are final". Decide by `refund` in COMPANY_FILE; until then the longer
// right is shown, and sales are final once its 30 days are over. Timer, spots and testimonials are samples until you replace them, and say so.

import { catalogue, formatAmount, howToCancel } from '#payment/contract.ts';
import { company } from './company.ts';
import { placeholders } from './brand.ts';
import { samples, type Testimonials } from '#base/owners-choice.ts';

const untilFormat = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  hour12: false,
  timeZone: 'UTC',
});
const { originalAmountCents } = catalogue.assessment;
const { offer, spots, testimonials: chosen } = globalThis.ownersChoice ?? samples;
const endsAt = typeof offer === 'object' ? offer.endsAt : null;

type Claim = { isShown: boolean; text: string };

export const claims = {
  spots: spotsClaim(),
  duration: { isShown: true, text: 'Quiz takes 5-8 minutes' },
  delivery: { isShown: true, text: 'Report within 24 hours' },
  searches: { isShown: true, text: 'Over 60% of searches on AI platforms' },
  moneyBack: { isShown: company.refund === '30-days', text: '30-day money-back guarantee' },
} satisfies Record<string, Claim>;

/** The sample starts again for ever. A real one ends at `endsAt`, and so do the price and this line. */
export const countdown = {
  isShown: offer === 'sample' || (endsAt !== null && originalAmountCents !== null),
  endsAt,
  text:
    endsAt === null
      ? 'Sample countdown. The price stays.'
      : `${formatAmount(originalAmountCents ?? 0)} from ${untilFormat.format(new Date(endsAt))} UTC.`,
};

/** What a page shows once they are gone is drawn without them. */
function spotsClaim(): Claim {
  if (typeof spots === 'object')
    return { isShown: originalAmountCents !== null, text: `${placeholders.spotsLeft} spots left at this price` };
  return { isShown: spots === 'sample', text: '47 spots left (sample)' };
}

export const features = [
  { title: 'One score, and how sure we are', text: 'Every point leads to a line on your site.' },
  { title: 'What the assistants said', text: 'Where we may ask them. Otherwise an estimate, marked as one.' },
  { title: 'Tasks with an owner, minutes and text to copy', text: 'What gains most for the effort comes first.' },
];

export const platformCards = [
  { name: 'ChatGPT', text: 'Read by OAI-SearchBot. Answer near the top.' },
  { name: 'Claude', text: 'Read by Claude-SearchBot. Name sources.' },
  { name: 'Perplexity', text: 'Read by PerplexityBot. Give quotable facts.' },
  { name: 'Grok', text: 'Searches the web and X. Post there.' },
];

export const reasons = [
  { title: 'AI Platform Dominance', text: 'An answer names few companies.' },
  { title: 'Competitive Advantage', text: 'Few have checked whether assistants can read them.' },
  { title: 'Quality Traffic', text: 'Visitors from an answer know why you fit.' },
];

export const howItWorks = [
  { title: 'Share info', text: 'Your website and 28 answers.' },
  { title: 'AI analysis', text: 'We read up to 25 pages.' },
  { title: 'Get score', text: 'With a grade and likely range.' },
  { title: 'Get recommendations', text: 'Tasks with their proof.' },
];

const sampleTestimonials: Testimonials = {
  note: 'Illustrative, not customers.',
  quotes: [
    {
      company: 'TechFlow Solutions',
      author: 'Maria Chen',
      title: 'Head of Marketing',
      initials: 'MC',
      quote: 'Assistants saw empty product pages. That took an afternoon to change.',
    },
    {
      company: 'Harbour Dental',
      author: 'Dr Samuel Okafor',
      title: 'Practice owner',
      initials: 'SO',
      quote: 'This report quoted my own pages back to me, line by line.',
    },
    {
      company: 'Northline Logistics',
      author: 'Ingrid Sørensen',
      title: 'Managing Director',
      initials: 'IS',
      quote: 'We did the first five items in the week we got it.',
    },
  ],
  stories: [
    { figure: '300%', text: 'more mentions of TechFlow Solutions: 2 of 40 answers, then 8 of 40 answers' },
    { figure: '7 of 12', text: 'product pages of TechFlow Solutions became readable' },
    { figure: '5 days', text: 'to the first change at Northline Logistics' },
  ],
};

/** null: the section is left out. */
export const testimonials: Testimonials | null =
  chosen === 'off' ? null : chosen === 'sample' ? sampleTestimonials : chosen;

export const methodology = [
  { name: 'Content quality', weight: 30, text: 'Can a page be quoted?' },
  { name: 'Technical SEO', weight: 25, text: 'Can it be read?' },
  { name: 'Brand authority', weight: 20, text: 'What do others say?' },
  { name: 'AI platform optimization', weight: 25, text: 'May each crawler in?' },
];

export const questions = [
  {
    question: 'What exactly do I get?',
    answer:
      'A report on screen, as PDF and by e-mail: your score, four platforms, four categories, your industry, and tasks with proof.',
  },
  {
    question: 'How long does it take?',
    answer: 'The quiz takes 5-8 minutes, the report mostly a few more. It comes within 24 hours.',
  },
  {
    question: 'Do you ask the assistants themselves?',
    answer:
      'Where that is set up, yes: up to 30 buyers’ questions. Otherwise platform scores are estimates, and say so.',
  },
  {
    question: 'Can I cancel a subscription?',
    answer: `Yes. Monitoring: 6 monthly payments, then cancel anytime. Audit: 4 quarterly payments, then cancel anytime. ${howToCancel}`,
  },
  {
    question: 'Will you change anything on my website?',
    answer: 'No. We only read public pages, within your robots.txt.',
  },
];
