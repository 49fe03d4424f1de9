import { placeholders } from '../content/brand.ts';
import type { LegalText } from './legal-text.ts';

export const privacyPolicy: LegalText = {
  title: 'Privacy Policy',
  description:
    'Which data {brand} collects, why, how long it is kept, who else sees it, and how you get, correct or delete it.',
  summary:
    'We collect what the assessment needs, keep it as long as the report is of use to you, and give it to nobody for advertising.',
  sections: [
    {
      heading: 'What we collect',
      paragraphs: [
        'Contact: your email address and, if you give them, your name and phone number.',
        'Company: its name, size, industry, website and what you tell us about it in the quiz.',
        'Assessment: what we read on the public pages of your website, the answers of AI assistants about your market, and the report made of both.',
        'Payment: our payment provider takes your card or account details. We learn whether and what you paid, not the number of your card.',
        'Account: if you create one, your name, your email address, a scrambled form of your passcode, and when you signed in. If you sign in through Google or GitHub, they tell us your name and your confirmed email address.',
        'Chat: the questions that you ask our assistant and its answers. If you ask to be contacted there, also your name, email address, company and request.',
      ],
    },
    {
      heading: 'Why we use it',
      paragraphs: [
        'To make and deliver your report, to run the subscription you ordered, to answer you, and to keep the service safe. If you tick it on your report, figures of your website without its name enter the comparison with an industry. We publish such figures only of industries with 30 websites or more. You may take the tick back at any time.',
        'Your score becomes public only if you publish it, and until you withdraw it.',
        'If you ask for it in the last step of the quiz, we mail you one reminder when you leave without choosing a plan. How many visitors reach each step of the quiz is counted by day, without anything about who they are.',
      ],
    },
    {
      heading: 'In your browser',
      paragraphs: [
        'The quiz keeps your unfinished answers in the storage of your own browser so that a reload loses nothing. They reach us when you submit them. The address of your website is sent ahead as soon as you have entered it: we look at the website and suggest answers for the steps after it.',
        'We set one cookie when you submit the quiz, open a checkout or open a link of our mails. It recognizes your browser as the buyer’s for 30 days, so that nobody else can change your report. We set three more only when you sign in or create an account. One keeps you signed in, for 30 days at most. One recognizes your browser for a year, so that no code has to be mailed. One lives for ten minutes while you sign in through Google or GitHub. No cookie follows you to other websites.',
      ],
    },
    {
      heading: 'How long we keep it',
      paragraphs: [
        'Assessment data of a paid report is typically kept for at least 3 years. You can then compare a later report with an earlier one. You may ask for deletion before that.',
        `Quizzes that were never paid for: ${placeholders.keepUnpaid}. Quizzes under way whose link you had mailed: 30 days. Chats and contact requests: ${placeholders.keepChats}.`,
        'What we saw of a website while you answered the quiz: two days. Records of sign-ins and mailed links: at most 31 days after their end.',
        'An account: until you delete it. That a payment was made: as long as bookkeeping law asks, after a deletion without your name and address.',
      ],
    },
    {
      heading: 'Children',
      paragraphs: ['The service is not meant for children under 13, and we do not knowingly collect their data.'],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        'You have the right of access to your data, of rectification, of deletion, of objection and of portability. Write to {contact}.',
        'With an account you download everything that we keep about you, and delete it, on your dashboard.',
      ],
    },
    {
      heading: 'Who else sees it',
      paragraphs: [
        'The payment provider and the mail service, for their part of your order.',
        'AI vendors, where they are connected here: OpenAI, Anthropic, Perplexity, xAI and Google. We ask their assistants what a buyer in your market would ask, and what they know of your company. Such a question may name your company, its website, its place and what it sells. It never names you and never carries your email address or phone number. A question to our chat may be sent to one of them to word the answer.',
        'Nobody else, unless the law demands it.',
      ],
    },
  ],
};
