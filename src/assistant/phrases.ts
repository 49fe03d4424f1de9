// What the assistant says by itself, in the page and on the server, for a writer to edit.
import { platformsInWords } from '#engine/contract.ts';
import { catalogue, formatAmount } from '#payment/contract.ts';

export const longest = { message: 500, leadAnswer: 200, leadNeed: 2000 } as const;

/** What a visitor may press instead of typing. Those with an address leave for that page; the others are sent as a question. */
export const quickReplies = {
  price: 'What does it cost?',
  contents: 'What is in the report?',
  howLong: 'How long does it take?',
  why: 'Why does AI search matter?',
  safety: 'Is my data safe?',
  cancel: 'How do I cancel?',
  refund: 'Can I get my money back?',
  person: 'Talk to a person',
  orders: 'Mail me the state of my orders',
  take: 'Take the Assessment Now',
  resources: 'View Resources',
  sample: 'See Sample Report',
} as const;

export const quickReplyPages: Record<string, string> = {
  [quickReplies.take]: '/quiz?tier=assessment&fresh=true',
  [quickReplies.resources]: '/resources',
  [quickReplies.sample]: '/demo-report',
};

export const greeting = {
  message:
    'Hello! I am the assistant of this site, a program. Ask me about the assessment, prices, what is in the report, or how assistants like ChatGPT choose whom they name.',
  quickReplies: [quickReplies.price, quickReplies.contents, quickReplies.why, quickReplies.person],
};

/** Said by the page itself when the server cannot be reached. */
export function cannedReply(question: string): { message: string; quickReplies: string[] } {
  if (/pric|cost|how much|\bfee|\$/i.test(question)) {
    const { amountCents, originalAmountCents } = catalogue.assessment;
    const normally = originalAmountCents === null ? '' : ` (normally ${formatAmount(originalAmountCents)})`;
    return {
      message: `The assessment costs ${formatAmount(amountCents)}${normally}, paid once. You get your report on screen, as PDF and by e-mail within 24 hours.`,
      quickReplies: [quickReplies.take, quickReplies.sample, quickReplies.contents],
    };
  }
  if (/assess|report/i.test(question)) {
    return {
      message: `The assessment measures how visible your business is to ${platformsInWords()}. You get an overall score with a grade, a score for each platform and an improvement plan, with the proof of every point.`,
      quickReplies: [quickReplies.take, quickReplies.sample, quickReplies.price],
    };
  }
  return {
    message:
      'More and more people ask an AI assistant where they used to search, and the answer names only a few businesses. The assessment shows whether assistants can find, read and name yours, and what to change.',
    quickReplies: [quickReplies.take, quickReplies.resources, quickReplies.price],
  };
}

export type LeadStep = 'name' | 'email' | 'company' | 'specificNeed';

export const leadSteps: readonly LeadStep[] = ['name', 'email', 'company', 'specificNeed'];

export const leadQuestions: Record<LeadStep, string> = {
  name: 'I will pass you on to our team. They use what you write here only to answer you. What is your name?',
  email: 'At which e-mail address can we reach you?',
  company: 'Which company are you with?',
  specificNeed: 'Is there something in particular you need? You may skip this: we pass on your last question.',
};

export const skipAnswer = 'Skip';
export const cancelLead = 'Never mind';

/** Asked before the state of orders is mailed, and said after that: the same whether there is an order or not. */
export const orderQuestion = 'With which e-mail address did you order? Only that mailbox gets the answer.';
export const ordersMailed =
  'If an order was made with this address, its state is on its way there. Please look into your spam folder too.';

export const leadThanks = (name: string) => `Thank you, ${name}! Our team will be in touch with you.`;
export const afterLead = 'Is there anything else? You could go on here:';
export const afterLeadReplies = [quickReplies.take, quickReplies.resources, quickReplies.sample];
export const leadCancelled = 'All right, nothing was sent. What would you like to know?';
export const leadFailure = (contactEmail: string) =>
  `I apologize, there was an error submitting your information. Please try again or contact us directly at ${contactEmail}`;
