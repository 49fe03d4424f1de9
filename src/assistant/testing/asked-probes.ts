// Sixty questions as people ask them, written before the search was made anew. Its weights were swept with the score of this list in view, so it measures nothing unseen any
// more: a new list is needed for the next measure. Any of the passages named will do among those shown; none: nothing on the site answers it, and the assistant must say that
// it is not sure.
import type { Probe } from './probes.ts';

const nothing: string[] = [];
const cost = ['prices', 'price-assessment', 'which-plan', 'discounts'];
const delivered = ['delivery', 'faq-2', 'refund-policy-1', 'my-report', 'terms-of-service-3'];
const safe = [
  'data-safety',
  'privacy-policy',
  'privacy-policy-1',
  'privacy-policy-2',
  'privacy-policy-3',
  'privacy-policy-4',
  'privacy-policy-5',
  'privacy-policy-6',
];
const cancelled = ['faq-4', 'refund-policy-2', 'cancel', 'terms-of-service-4'];
const refunded = ['refund', 'refund-policy', 'refund-policy-1', 'refund-policy-2', 'refund-policy-3', 'terms-of-service-3'];
const severalSites = ['one-website'];
const inside = ['report-contents', 'faq-1', 'sample', 'price-assessment'];
const scored = ['methodology', 'grades', 'rubric', 'evidence'];

export const askedProbes: Probe[] = [
  // When it comes
  { question: 'so when does this thing land in my inbox', expected: delivered },
  { question: 'is it instant or do i wait days', expected: delivered },
  { question: 'I have a meeting tomorrow at 9, will I have the report by then?', expected: delivered },
  { question: 'paid an hour ago and got nothing yet', expected: [...delivered, 'refund-policy-4', 'terms-of-service-8', 'payment-failed'] },
  { question: 'how do you send the report, post or email?', expected: delivered },
  // Data
  { question: 'what happens with the stuff I type into the quiz', expected: [...safe, 'quiz-saved', 'quiz', 'how-it-works'] },
  { question: 'are you going to sell my email to spammers', expected: safe },
  { question: 'can you wipe everything you have on me', expected: safe },
  { question: 'do other people get to see my report', expected: safe },
  { question: 'how long do you keep my answers', expected: safe },
  { question: 'gdpr?', expected: safe },
  // Cancelling and refunds
  { question: 'can I bail on monitoring after the first month', expected: [...cancelled, 'price-monitoring'] },
  { question: 'where is the cancel button', expected: cancelled },
  { question: 'does the monthly plan just keep charging my card forever', expected: [...cancelled, 'price-monitoring', 'prices'] },
  { question: 'how do i stop the quarterly audit', expected: [...cancelled, 'price-audit'] },
  { question: 'what if the report is rubbish, do I get my cash back', expected: refunded },
  { question: 'the site says all sales final but also 30 days money back, which one is it', expected: refunded },
  { question: 'refund for the second half of the subscription', expected: refunded },
  // Several sites
  { question: 'I have three shops with three websites, is that one order?', expected: severalSites },
  { question: 'one order several sites?', expected: severalSites },
  { question: 'does the $99 cover my blog on another domain too', expected: severalSites },
  { question: 'can my agency use one report for all clients', expected: [...severalSites, 'consultation'] },
  // Price
  { question: 'how much for the lot', expected: cost },
  { question: 'why was it 129 before', expected: cost },
  { question: 'is vat included in the price', expected: ['invoice', ...cost] },
  { question: 'can i try it free first', expected: ['discounts', 'free-look', 'sample'] },
  { question: 'what is the difference between the assessment and the audit', expected: ['which-plan', 'price-audit', 'price-assessment'] },
  { question: 'do u take paypal', expected: ['payment'] },
  { question: 'card got declined what now', expected: ['payment-failed', 'payment'] },
  { question: 'need a receipt for my accountant', expected: ['invoice'] },
  // The report and the score
  { question: 'whats actually in it', expected: inside },
  { question: 'show me an example before I pay', expected: ['sample', 'report-contents', 'demo-report'] },
  { question: 'who decides how many points I get', expected: scored },
  { question: 'my score is 45 is that bad', expected: scored },
  { question: 'how sure are you about the score', expected: [...scored, 'faq-3', 'feature-1'] },
  { question: 'I think one of your findings is wrong', expected: ['evidence', 'contact', 'refund-policy-4'] },
  { question: 'can I print it', expected: ['pdf', 'report-contents', 'faq-1'] },
  { question: 'will my web guy understand what to do', expected: ['fix-pack', 'report-contents', 'consultation', 'feature-3'] },
  { question: 'do you really ask chatgpt about my company', expected: ['faq-3', 'platforms', 'feature-2'] },
  { question: 'do you check gemini as well', expected: ['platforms', 'platform-chatgpt'] },
  // How it works
  { question: 'what do you do with my website exactly', expected: ['reading', 'faq-5', 'no-website-change', 'how-it-works'] },
  { question: 'do i have to give you my wordpress password', expected: ['no-website-change', 'faq-5', 'reading'] },
  { question: 'will your bot slow my shop down', expected: ['reading', 'faq-5', 'no-website-change'] },
  { question: 'how many questions is the quiz', expected: ['quiz', 'quiz-saved'] },
  { question: 'i closed the tab halfway, is everything gone', expected: ['quiz-saved', 'quiz'] },
  { question: 'do I need to sign up', expected: ['sign-in'] },
  { question: 'lost my passcode', expected: ['passcode'] },
  { question: 'we dont have a website yet', expected: ['no-website'] },
  { question: 'does it work for a german site', expected: ['language'] },
  { question: 'i run a tiny hair salon, is this for me', expected: ['audience'] },
  { question: 'can you just fix it for me', expected: ['consultation'] },
  { question: 'do you promise that chatgpt will recommend me', expected: ['guarantee', 'terms-of-service-1', 'terms-of-service-2'] },
  { question: 'are you a real person', expected: ['this-assistant', 'contact'] },
  // AI search
  {
    question: 'why does chatgpt never mention us',
    expected: ['improve', 'ai-search', 'platform-chatgpt', 'reason-1', 'update-chatgpt', 'five-signs-business-invisible-chatgpt-0'],
  },
  { question: 'how do i let perplexity read my site', expected: ['robots', 'platform-perplexity', 'update-perplexity', 'improve'] },
  { question: 'is this just seo with a new name', expected: ['versus-seo', 'comparison', 'ai-search'] },
  // Not ours to answer
  { question: 'whats the weather in leeds tomorrow', expected: nothing },
  { question: 'write me a poem about bread', expected: nothing },
  { question: 'who won the world cup in 1998', expected: nothing },
  { question: 'how do I descale my coffee machine', expected: nothing },
];
