import type { LegalText } from './legal-pages.tsx';

export const privacyPolicy: LegalText = {
  title: 'Privacy Policy',
  description: 'Which data {brand} collects, why, how long it is kept, who else sees it, and how you get, correct or delete it.',
  summary: 'We collect what the assessment needs, keep it as long as the report is of use to you, and give it to nobody for advertising.',
  sections: [
    {
      heading: 'What we collect',
      paragraphs: [
        'Contact: your email address and, if you give them, your name and phone number.',
        'Company: its name, size, industry, website and what you tell us about it in the quiz.',
        'Assessment: what we read on the public pages of your website, the answers of AI assistants about your market, and the report made of both.',
        'Payment: our payment provider takes your card or account details. We learn whether and what you paid, not the number of your card.',
      ],
    },
    {
      heading: 'Why we use it',
      paragraphs: [
        'To make and deliver your report, to run the subscription you ordered, to answer you, and to keep the service safe. Company figures without names may enter the comparison with an industry.',
      ],
    },
    {
      heading: 'In your browser',
      paragraphs: [
        'The quiz keeps your unfinished answers in the storage of your own browser so that a reload loses nothing. They reach us only when you submit them.',
      ],
    },
    {
      heading: 'How long we keep it',
      paragraphs: [
        'Assessment data is typically kept for at least 3 years, so that you can compare a later report with an earlier one. You may ask for deletion before that.',
      ],
    },
    {
      heading: 'Children',
      paragraphs: ['The service is not meant for children under 13, and we do not knowingly collect their data.'],
    },
    {
      heading: 'Your rights',
      paragraphs: ['You have the right of access to your data, of rectification, of deletion, of objection and of portability. Write to {contact}.'],
    },
  ],
};
