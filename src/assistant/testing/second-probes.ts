// Sixty questions by somebody who labelled them from the passages alone, without the search and its code. Any of the passages named will do among those shown; none: nothing on the site
// answers it, and the assistant must say that it is not sure.
import type { Asked } from '../asked/asked.ts';

export const secondSealedProbes: Asked[] = [
  {
    question: 'whats the difference between the 49 and the 149 one, is it only how often??',
    expected: ['which-plan', 'price-monitoring', 'price-audit'],
  },
  {
    question: 'if i take the monthly thing can i get out after 2 months',
    expected: ['cancel', 'faq-4', 'refund-policy-2', 'price-monitoring', 'prices', 'terms-of-service-3'],
  },
  {
    question: 'i only sell on instagram, no homepage or anything. any use for me?',
    expected: ['no-website', 'audience'],
  },
  {
    question:
      "chatgpt keeps telling people we're in Leeds. We moved to York 3 years ago. Where does it even get that from and how do I make it stop?",
    expected: [
      'five-signs-business-invisible-chatgpt-5',
      'five-signs-business-invisible-chatgpt-4',
      'strategy-3',
      'ten-thousand-dollar-mistake-ignoring-ai-4',
      'techflow-solutions-300-percent-growth-4',
    ],
  },
  {
    question: 'im on wix, do i have to hand over my password or put in some plugin',
    expected: ['no-website-change', 'reading', 'faq-5'],
  },
  { question: 'do u guys also do gemini or copilot', expected: ['platforms'] },
  { question: 'I got 61. is that bad', expected: ['grades'] },
  {
    question: 'paid an hour ago and theres nothing in my inbox',
    expected: ['delivery', 'faq-2', 'refund-policy-4', 'my-report'],
  },
  {
    question: 'what if its rubbish, can i have my cash back',
    expected: ['refund', 'refund-policy', 'refund-policy-2', 'refund-policy-4', 'terms-of-service-3'],
  },
  { question: 'dont have a credit card, is bank transfer or paypal ok', expected: ['payment'] },
  {
    question: 'my accountant wants a proper bill with our company details on it, where do i get one',
    expected: ['invoice'],
  },
  { question: 'you guys took the money from my account TWICE', expected: ['payment-failed', 'refund-policy-4'] },
  {
    question: 'Can other firms in my town see what I type into the questionnaire? Some of it is rather confidential.',
    expected: ['data-safety', 'privacy-policy-7', 'privacy-policy-2', 'competitors'],
  },
  {
    question: 'pls erase everything you have on me',
    expected: ['data-safety', 'privacy-policy-6', 'privacy-policy-4'],
  },
  {
    question: 'why is there no cookie banner here, do you track me or not',
    expected: ['privacy-policy-3', 'privacy-policy-2'],
  },
  {
    question:
      "There's something called CitableBot all over my nginx logs. I never signed up with you, so what is it after and how do I get rid of it?",
    expected: ['bot'],
  },
  {
    question: 'can a rival order a report about MY website without asking me?',
    expected: ['bot', 'terms-of-service-2', 'competitors'],
  },
  {
    question: 'we are number 1 on google for our keyword but chatgpt never brings us up, how come',
    expected: [
      'versus-seo',
      'comparison',
      'improve',
      'robots',
      'five-signs-business-invisible-chatgpt-0',
      'five-signs-business-invisible-chatgpt-1',
      'five-signs-business-invisible-chatgpt-2',
      'five-signs-business-invisible-chatgpt-3',
      'five-signs-business-invisible-chatgpt-4',
      'why-60-percent-customers-never-see-website-2',
      'why-60-percent-customers-never-see-website-3',
      'why-60-percent-customers-never-see-website-4',
      'trend-2',
      'ten-thousand-dollar-mistake-ignoring-ai-2',
      'techflow-solutions-300-percent-growth-2',
      'strategy-3',
      'statistics',
    ],
  },
  {
    question: 'our site is a vue single page app, all client side. problem?',
    expected: [
      'improve',
      'trend-2',
      'why-60-percent-customers-never-see-website-3',
      'why-60-percent-customers-never-see-website-4',
      'five-signs-business-invisible-chatgpt-2',
      'techflow-solutions-300-percent-growth-2',
      'comparison',
      'ten-thousand-dollar-mistake-ignoring-ai-4',
    ],
  },
  {
    question: "I don't want openai to train on my blog but I still want to turn up in chatgpt. Can I have both?",
    expected: [
      'robots',
      'five-signs-business-invisible-chatgpt-1',
      'update-chatgpt',
      'why-60-percent-customers-never-see-website-4',
      'ai-platform-matrix',
    ],
  },
  {
    question: 'my dev says we need an llms.txt asap, worth the bother?',
    expected: ['robots', 'techflow-solutions-300-percent-growth-6', 'ten-thousand-dollar-mistake-ignoring-ai-3'],
  },
  {
    question: 'i think cloudflare is keeping the ai bots out, how can i find out',
    expected: ['five-signs-business-invisible-chatgpt-3', 'improve', 'usage-guide'],
  },
  {
    question: 'how many blog posts a month til the AIs notice me',
    expected: ['techflow-solutions-300-percent-growth-6'],
  },
  {
    question: 'does it help to freshen up old articles or is that a waste of time',
    expected: ['strategy-4', 'trend-3', 'statistics'],
  },
  {
    question: 'should i chase more customer reviews or dont the chatbots care about those',
    expected: ['strategy-3', 'techflow-solutions-300-percent-growth-4'],
  },
  {
    question: 'can u promise we end up in the top 3 when sombody asks for a roofer in tampa',
    expected: ['guarantee', 'terms-of-service-1'],
  },
  {
    question: 'Sounds like snake oil tbh. Anyone can make up a number between 0 and 100, what is yours based on?',
    expected: ['evidence', 'rubric', 'methodology', 'feature-1', 'terms-of-service-1', 'behind', 'guarantee'],
  },
  {
    question: 'do you actually put questions to chatgpt about us or is that bit guessed',
    expected: ['faq-3', 'feature-2', 'evidence', 'privacy-policy-7', 'terms-of-service-1'],
  },
  { question: 'do you have an api', expected: ['agencies'] },
  { question: 'we got 3 shops on 3 domains, is paying once enough', expected: ['one-website', 'terms-of-service-2'] },
  { question: "we're a small charity, any reduced rate for us?", expected: ['discounts', 'prices'] },
  {
    question: 'ok so what do i actually hold in my hands at the end for 99 bucks',
    expected: ['price-assessment', 'report-contents', 'faq-1', 'which-plan', 'what-is-it', 'how-it-works', 'sample'],
  },
  { question: 'got 10 min till my next client, enough to get thru your questionaire?', expected: ['quiz', 'faq-2'] },
  {
    question: 'browser crashed at question 19, gotta do it all over now??',
    expected: ['quiz-saved', 'privacy-policy-3'],
  },
  { question: 'no clue what our yearly marketing spend is, what am i supposed to put there', expected: ['unsure'] },
  { question: 'cant get into my acount forgot the pw', expected: ['passcode'] },
  {
    question:
      "Your report claims we have no opening hours on the site. We do, they're right there in the footer. Now what?",
    expected: ['contest', 'evidence'],
  },
  {
    question: 'fixed the robots thing yesterday, does my score change on its own now or what',
    expected: ['check-now', 'again', 'price-monitoring', 'price-audit'],
  },
  {
    question: 'no time for this stuff, can somebody on your side just take care of it all',
    expected: ['consultation'],
  },
  {
    question: 'does my web guy get something he can use straight away, or is it just blah blah',
    expected: ['fix-pack', 'feature-3'],
  },
  { question: 'r u a bot? i want a real human', expected: ['this-assistant', 'contact', 'consultation'] },
  {
    question: "I run a bakery with two employees. Isn't this more of a thing for big corporations?",
    expected: ['audience'],
  },
  {
    question: 'our webshop has around 80 pages that matter, which one should i take',
    expected: ['which-plan', 'price-audit'],
  },
  { question: 'Geht das auch auf Deutsch? Unsere Seite ist komplett deutsch', expected: ['language'] },
  {
    question: 'cuanto cuesta y hay que pagar todos los meses?',
    expected: [
      'prices',
      'price-assessment',
      'price-monitoring',
      'which-plan',
      'discounts',
      'terms-of-service-3',
      'language',
    ],
  },
  {
    question: 'i asked perplexity the same thing twice and got two different lists of companies. which one counts',
    expected: ['why-60-percent-customers-never-see-website-1', 'trend-1', 'comparison'],
  },
  {
    question: 'how do i work out what it costs me that ai never names us? need a figure for my boss',
    expected: [
      'ten-thousand-dollar-mistake-ignoring-ai-1',
      'ten-thousand-dollar-mistake-ignoring-ai-0',
      'roi-calculator',
      'usage-guide',
      'downloads',
    ],
  },
  { question: 'does tweeting do anything for grok', expected: ['platform-grok', 'update-grok'] },
  { question: "a client asked me for 'GEO' today. i nodded. what the heck is that", expected: ['ai-search'] },
  {
    question: 'that 300% success story, real client or invented?',
    expected: [
      'techflow-solutions-300-percent-growth-1',
      'techflow-solutions-300-percent-growth-2',
      'techflow-solutions-300-percent-growth-3',
      'techflow-solutions-300-percent-growth-4',
      'techflow-solutions-300-percent-growth-5',
      'techflow-solutions-300-percent-growth-6',
    ],
  },
  {
    question: 'so with the quarterly one, how much am i on the hook for at the very least, all in all',
    expected: ['price-audit', 'prices', 'refund-policy-2', 'terms-of-service-3'],
  },
  {
    question: 'if my score is awful, will the whole internet see it?',
    expected: ['privacy-policy-2', 'data-safety', 'competitors'],
  },
  {
    question:
      'All our service pages open with a long story about how grandpa founded the firm. Is that a bad idea for the AIs?',
    expected: [
      'strategy-1',
      'why-60-percent-customers-never-see-website-2',
      'why-60-percent-customers-never-see-website-4',
      'statistics',
      'techflow-solutions-300-percent-growth-3',
      'platform-chatgpt',
    ],
  },
  {
    question: 'does what i write in this chat get stored somewhere',
    expected: ['privacy-policy-1', 'privacy-policy-4', 'privacy-policy-7'],
  },
  { question: 'do you pay a commission if i send you customers?', expected: [] },
  { question: 'our procurement dept asks for soc 2 or iso 27001, have you got that', expected: [] },
  { question: 'why should i take you and not otterly or that semrush ai thing', expected: [] },
  { question: 'cant i just pay openai so they recommend us, with ads or whatever', expected: [] },
  { question: 'We have about 200 youtube videos. Do the assistants pick those up?', expected: [] },
  { question: 'how many paying clients do you have so far', expected: [] },
];
