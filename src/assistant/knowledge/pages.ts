// What the pages say, from the very modules they are drawn from: an answer cannot say anything else than the page does.
import { downloads } from '#site/contract.ts';
import { articles, type Article, type Block } from '../../../web/blog/articles.ts';
import { keptFor, refundText, type RefundRule, type TaxRule } from '#payment/contract.ts';
import { brandName, fillIn } from '../../../web/content/brand.ts';
import {
  claims,
  features,
  howItWorks,
  methodology,
  platformCards,
  questions,
  reasons,
} from '../../../web/content/marketing.ts';
import {
  comparison,
  platformUpdates,
  statistics,
  strategies,
  trends,
  usageGuide,
} from '../../../web/content/resources.ts';
import { privacyPolicy } from '../../../web/legal/privacy-policy.ts';
import { refundPolicy } from '../../../web/legal/refund-policy.ts';
import { termsOfService } from '../../../web/legal/terms-of-service.ts';
import type { Passage } from './passage.ts';

/** What differs from one installation to the next. */
export type Said = {
  contactEmail: string;
  refund: RefundRule;
  tax: TaxRule;
  keep: { unpaidDays: number; chatDays: number };
};

export function pagePassages({ contactEmail, refund, tax, keep }: Said): Passage[] {
  const filled = (text: string) =>
    fillIn(text.replaceAll('{brand}', brandName).replaceAll('{contact}', contactEmail), {
      publicUrl: '',
      contactEmail,
      ...keptFor(keep),
      asksAssistants: 'yes',
    });
  const legal = (text: typeof privacyPolicy, slug: string, topic: Passage['topic']): Passage[] => [
    passage({ id: slug, topic, title: text.title, text: filled(text.summary), href: `/${slug}`, isBinding: true }),
    ...text.sections.map((section, index) =>
      passage({
        id: `${slug}-${index + 1}`,
        topic: legalTopics[section.heading] ?? topic,
        title: `${text.title}: ${section.heading}`,
        text: filled(section.paragraphs.join(' ')),
        href: `/${slug}`,
        isBinding: true,
      }),
    ),
  ];
  return [
    ...questions.map(({ question, answer }, index) =>
      passage({
        id: `faq-${index + 1}`,
        topic: /cancel|subscription/i.test(question) ? 'subscription' : 'assessment',
        title: question,
        text: answer,
        href: '/#faq',
        isBinding: /payment|cancel/i.test(answer),
      }),
    ),
    ...features.map(({ title, text }, index) =>
      passage({ id: `feature-${index + 1}`, topic: 'report', title, text, href: '/#features' }),
    ),
    ...platformCards.map(({ name, text }) =>
      passage({
        id: `platform-${name.toLowerCase()}`,
        topic: 'ai-search',
        title: `How does ${name} read a website?`,
        text: `${name}: ${text}`,
        href: '/#assessment',
      }),
    ),
    ...reasons.map(({ title, text }, index) =>
      passage({
        id: `reason-${index + 1}`,
        topic: 'ai-search',
        title: `Why it matters: ${title}`,
        text,
        href: '/#why',
      }),
    ),
    passage({
      id: 'how-it-works',
      topic: 'assessment',
      title: 'How does it work?',
      text: howItWorks.map((step, index) => `${index + 1}. ${step.title}: ${step.text}`).join(' '),
      href: '/#how-it-works',
    }),
    passage({
      id: 'methodology',
      topic: 'assessment',
      title: 'How is the score calculated?',
      text: methodology.map(({ name, weight, text }) => `${name} counts ${weight}%: ${text}`).join(' '),
      href: '/#methodology',
    }),
    ...legal(privacyPolicy, 'privacy-policy', 'privacy'),
    ...legal(refundPolicy(refund), 'refund-policy', 'refund'),
    ...legal(termsOfService(refund, tax), 'terms-of-service', 'terms'),
    moneyBack(refund),
    ...resourcePassages(),
    ...articles.flatMap(articlePassages),
  ];
}

function resourcePassages(): Passage[] {
  return [
    passage({
      id: 'downloads',
      topic: 'resources',
      title: 'Which free resources can I download?',
      text: `Free to download: ${Object.values(downloads)
        .map((each) => `${each.title} (${each.format})`)
        .join(', ')}. The resources page has them, with a guide how to use each.`,
      href: '/resources',
    }),
    ...Object.entries(downloads).map(([id, { title, description, format }]) =>
      passage({ id, topic: 'resources', title, text: `${title} (${format}). ${description}`, href: '/resources' }),
    ),
    passage({
      id: 'comparison',
      topic: 'ai-search',
      title: 'Traditional search compared with AI search',
      text: comparison.map((row) => `${row.topic}: ${row.traditional} (traditional), ${row.ai} (AI).`).join(' '),
      href: '/resources',
    }),
    passage({
      id: 'usage-guide',
      topic: 'resources',
      title: 'How do I use the downloads?',
      text: usageGuide.map(({ title, text }, index) => `${index + 1}. ${title}: ${text}`).join(' '),
      href: '/resources',
    }),
    ...platformUpdates.map(({ name, text, source }) =>
      passage({
        id: `update-${name.toLowerCase()}`,
        topic: 'ai-search',
        title: `News of ${name}: its crawlers`,
        text: `${text} Source: ${source.label}.`,
        href: '/resources',
      }),
    ),
    ...strategies.map(({ title, text, evidence }, index) =>
      passage({
        id: `strategy-${index + 1}`,
        topic: 'ai-search',
        title: `A strategy: ${title}`,
        text: `${text} ${evidence}`,
        href: '/resources',
      }),
    ),
    ...trends.map(({ title, finding, text, source }, index) =>
      passage({
        id: `trend-${index + 1}`,
        topic: 'ai-search',
        title: `A trend: ${title}`,
        text: `${finding}. ${text} Source: ${source.label}.`,
        href: '/resources',
      }),
    ),
    passage({
      id: 'statistics',
      topic: 'ai-search',
      title: 'Statistics about AI search and citations',
      text: statistics.map(({ figure, text, source }) => `${figure} ${text} (${source.label}).`).join(' '),
      href: '/resources',
    }),
  ];
}

function passage(given: Pick<Passage, 'id' | 'topic' | 'title' | 'text' | 'href'> & Partial<Passage>): Passage {
  return { isBinding: false, ...given };
}

const legalTopics: Record<string, Passage['topic']> = {
  Subscriptions: 'subscription',
  'Prices and payment': 'pricing',
  'When something went wrong': 'report',
};

function moneyBack(refund: RefundRule): Passage {
  return {
    id: 'refund',
    topic: 'refund',
    title: 'Can I get my money back? Refunds and guarantee',
    text: refund === '30-days' ? `Yes, there is a ${claims.moneyBack.text}. ${refundText(refund)}` : refundText(refund),
    href: '/refund-policy',
    isBinding: true,
  };
}

/** A heading with what stands beneath it is one passage; what precedes the first heading is the article's own. */
function articlePassages(article: Article): Passage[] {
  const parts: { title: string; text: string[] }[] = [{ title: article.title, text: [article.summary] }];
  for (const block of article.content) {
    if (typeof block !== 'string' && 'heading' in block)
      parts.push({ title: block.heading.replace(/^\d+\. /, ''), text: [] });
    else parts.at(-1)?.text.push(textOf(block));
  }
  return parts
    .map(({ title, text }, index) => ({
      title,
      text: [...(index > 0 && article.note ? [article.note] : []), ...text].join(' '),
    }))
    .map(({ title, text }, index) =>
      passage({ id: `${article.slug}-${index}`, topic: 'ai-search', title, text, href: `/blog/${article.slug}` }),
    );
}

function textOf(block: Exclude<Block, { heading: string }>): string {
  return typeof block === 'string' ? block : block.list.map((item) => `• ${item}`).join(' ');
}
