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

/** `keyless` is said where no assistant is asked. */
export type Call = { title: string; text: string; keyless?: { title: string; text: string } };

export const features: Call[] = [
  {
    title: 'One score, and how sure we are',
    text: 'You see your grade, a likely range and the average. Each point won or lost names its page and quotes the line.',
  },
  {
    title: 'What the assistants said',
    text: 'We ask up to 30 buyers’ questions and keep every answer. You read who was named, and in which words.',
    keyless: {
      title: 'What a buyer meets on your site',
      text: 'A date that has passed, two prices for one product, a mail link that reaches nobody. We quote each with its page.',
    },
  },
  {
    title: 'Tasks that you can hand over',
    text: 'Each has an owner, its minutes and the text to paste. Press Check now, and we read the page again.',
  },
];

export const platformCards = [
  {
    name: 'ChatGPT',
    text: 'Its search reads with OAI-SearchBot. We check that it may in, and that your pages begin with the answer.',
  },
  {
    name: 'Claude',
    text: 'Claude-SearchBot and Claude-User read. We check that both may in, and that your figures name a source.',
  },
  {
    name: 'Perplexity',
    text: 'PerplexityBot builds its index. We check that it reads your pages without scripts and finds facts to quote.',
  },
  {
    name: 'Grok',
    text: 'Grok searches the web and X. We check that your pages can be read, and that they link to your profile on X.',
  },
];

export const reasons = [
  {
    title: 'AI Platform Dominance',
    text: 'An answer names a few companies and has no second page. Your customer sees those, and nobody else.',
  },
  {
    title: 'Competitive Advantage',
    text: 'One old line in robots.txt, or a menu made by scripts, keeps a site out. Find yours before rivals find theirs.',
  },
  {
    title: 'Quality Traffic',
    text: 'Whoever clicks on your name in an answer has just read there what you do and whom it suits.',
  },
];

export const howItWorks = [
  {
    title: 'Share info',
    text: 'Your website and 28 short questions. We read your home page first and offer the answers that it gives.',
  },
  {
    title: 'AI analysis',
    text: `We read up to ${catalogue.assessment.pageLimit} pages, as your robots.txt allows, and check each of them.`,
  },
  {
    title: 'Get score',
    text: 'One score with its grade and likely range, one for each of four platforms and four categories.',
  },
  {
    title: 'Get recommendations',
    text: 'Your tasks in order of gain, each with its proof: on screen, as PDF and by e-mail.',
  },
];

const sampleTestimonials: Testimonials = {
  note: 'These companies and people are invented. Our customers’ own words will take their place.',
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
  { name: 'Content quality', weight: 30, text: 'Does a page answer in its first lines, in words that can be quoted?' },
  { name: 'Technical SEO', weight: 25, text: 'Can a crawler reach and read your pages without running scripts?' },
  {
    name: 'Brand authority',
    weight: 20,
    text: 'Do others write about you, and do your profiles agree with your site?',
  },
  {
    name: 'AI platform optimization',
    weight: 25,
    text: 'May each assistant’s crawler in, and can it tell who you are?',
  },
];

export const questions = [
  {
    question: 'What exactly do I get?',
    answer:
      'A report on screen, as PDF and by e-mail. It shows your score with its proof, platforms, categories and tasks.',
  },
  {
    question: 'How long does it take?',
    answer:
      'The quiz takes 5-8 minutes. The report mostly follows minutes after the payment, at the latest in 24 hours.',
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
    answer: 'No. We read public pages, as your robots.txt allows. You or your developer decide what to change.',
  },
];
