// /plans/{plan}: one page per plan, for whoever has chosen between them or was sent straight here.
import { platformsInWords } from '#engine/contract.ts';
import { FeatureList } from './feature-list.tsx';
import {
  catalogue,
  commitmentTerms,
  commitmentText,
  formatAmount,
  howToCancel,
  refundText,
  taxText,
  tiers,
  type Tier,
  type TierId,
} from '#payment/contract.ts';
import { brandName, placeholders } from '../content/brand.ts';
import { company } from '../content/company.ts';
import type { Page } from '../document.tsx';
import { SiteFrame } from '../site-frame.tsx';
import { buttonClass } from '../ui/button.tsx';
import { faqOf } from './faq.ts';
import { organization } from './organization.ts';

const { assessment, monitoring, audit } = catalogue;

type About = { asks: string; lead: string; parts: { question: string; answer: string }[] };

const about: Record<TierId, About> = {
  assessment: {
    asks: 'How visible are you?',
    lead: `The ${assessment.name} by ${brandName} is one complete reading of your website. One report says what ${platformsInWords()} can find, read and say about your business.`,
    parts: [
      {
        question: 'Who is it for?',
        answer:
          'The assessment suits owners and marketers who want to know how visible they are before they spend money on anything else. It also serves as the brief for a web designer or an agency: each point names the page, the line and the change.',
      },
      {
        question: 'What happens after you pay?',
        answer: `Your website is read as soon as you have paid, up to ${assessment.pageLimit} pages of it, so the report is mostly a matter of minutes. It arrives within 24 hours at the latest: on screen, as PDF, and by e-mail with the PDF attached.`,
      },
      {
        question: 'What is in the report?',
        answer:
          'The report opens with an overall score, its letter grade and its likely range. A score for each of the four assistants follows, then four categories and a comparison with your industry. A content strategy and a plan for this week, the next three months and after come next. The appendix lists every check with the proof that it saw.',
      },
      {
        question: 'What does it cost, and is that all?',
        answer: `The ${assessment.name} costs ${formatAmount(assessment.amountCents)}, paid once. It is no subscription and renews nothing. You may measure again after you have changed something by buying another, or choose ${monitoring.name}, which repeats it for you. ${refundText(company.refund)}`,
      },
    ],
  },
  monitoring: {
    asks: 'What did your changes do?',
    lead: `${monitoring.name} by ${brandName} is the assessment repeated every month. Each report is set beside the one before, so that a gain, a loss and plain chance can be told apart.`,
    parts: [
      {
        question: 'Who is it for?',
        answer:
          'Monitoring suits marketers who change something each month and must show what it did. It also catches what nobody planned: a redesign that hides the text behind scripts, or a firewall rule that turns the assistants’ crawlers away.',
      },
      {
        question: 'What arrives each month?',
        answer: `The first report arrives like an assessment, within 24 hours. From then on, ${brandName} reads up to ${monitoring.pageLimit} pages again each month and mails you a new report. It says which checks moved up, down or not at all, and the plan is drawn anew from what is left.`,
      },
      {
        question: 'When is a change more than chance?',
        answer:
          'A score comes with a range. Where the ranges of two months overlap, the report says that nothing can be concluded yet. Where they do not, it names the checks and pages that made the difference.',
      },
      {
        question: 'What does it cost, and how long does it run?',
        answer: `${monitoring.name} costs ${formatAmount(monitoring.amountCents)} ${monitoring.period}: ${commitmentText(monitoring)}. ${commitmentTerms(monitoring)} ${howToCancel} ${refundText(company.refund)}`,
      },
    ],
  },
  audit: {
    asks: 'What hides on a larger site?',
    lead: `The ${audit.name} by ${brandName} is the deepest plan, for companies with many products, places or authors. It reads up to ${audit.pageLimit} pages in place of ${assessment.pageLimit}, each quarter.`,
    parts: [
      {
        question: 'Who is it for?',
        answer:
          'The audit suits shops with long catalogues, firms with many locations, and publishers. Defects that touch only one template or one section come to light with that many pages, and a home page in good order no longer hides them.',
      },
      {
        question: 'What arrives each quarter?',
        answer: `Each quarter brings a full report with the proof of every check, set beside the last one, and a plan in order of gain. The first arrives within 24 hours of payment, on screen, as PDF and by e-mail.`,
      },
      {
        question: 'How are the pages chosen?',
        answer: `${brandName} starts at your home page and your sitemap. It prefers pages that say who you are, what you sell and what it costs, then the newest articles. It reads one page at a time, under its own name and within your robots.txt, and it writes down what it left out.`,
      },
      {
        question: 'What does it cost, and how long does it run?',
        answer: `The ${audit.name} costs ${formatAmount(audit.amountCents)} ${audit.period}: ${commitmentText(audit)}. ${commitmentTerms(audit)} ${howToCancel} ${refundText(company.refund)}`,
      },
    ],
  },
};

export const planPages: Record<string, Page> = Object.fromEntries(
  tiers.map((tier) => [planPath(tier.id), pageOf(tier)]),
);

export function planPath(id: TierId): string {
  return `/plans/${id}`;
}

function pageOf(tier: Tier): Page {
  const url = placeholders.publicUrl + planPath(tier.id);
  const { asks, lead, parts } = about[tier.id];
  return {
    title: `${tier.name}: ${asks.charAt(0).toLowerCase()}${asks.slice(1)}`,
    description: `${tier.name} by ${brandName}, ${formatAmount(tier.amountCents)} ${tier.period}: what is included, what arrives and when, and what you commit to.`,
    entries: ['web/enhance.ts'],
    structuredData: [
      {
        '@type': 'Service',
        name: tier.name,
        description: lead,
        url,
        provider: { '@id': organization['@id'] },
        offers: {
          '@type': 'Offer',
          price: (tier.amountCents / 100).toFixed(2),
          priceCurrency: 'USD',
          url,
          availability: 'https://schema.org/InStock',
        },
      },
      organization,
      faqOf(parts),
    ],
    body: () => <Plan tier={tier} />,
  };
}

function Plan({ tier }: { tier: Tier }) {
  const { asks, lead, parts } = about[tier.id];
  const others = tiers.filter(({ id }) => id !== tier.id);
  return (
    <SiteFrame>
      <article className="mx-auto grid max-w-page gap-x-14 px-5 py-10 sm:py-16 lg:grid-cols-[1fr_20rem]">
        <div className="max-w-prose">
          <h1 className="text-3xl">{tier.name}</h1>
          <p className="mt-1 font-serif text-xl text-muted">{asks}</p>
          {/* On a phone the box with the price comes after the whole text. */}
          <p className="mt-3 font-semibold tabular-nums lg:hidden">
            {formatAmount(tier.amountCents)} {tier.period}
          </p>
          <p className="mt-6 text-lg">{lead}</p>
          {parts.map(({ question, answer }) => (
            <section key={question} className="mt-10 border-t border-line pt-6">
              <h2 className="text-xl">{question}</h2>
              <p className="mt-3">{answer}</p>
            </section>
          ))}
        </div>
        <aside aria-label={`${tier.name} in short`} className="mt-12 lg:mt-2">
          <div className="rounded-md border border-edge bg-surface p-6 lg:sticky lg:top-6">
            <p className="tabular-nums">
              <span className="font-serif text-3xl font-semibold">{formatAmount(tier.amountCents)}</span>{' '}
              <span className="text-sm text-muted">{tier.period}</span>
            </p>
            {tier.interval !== null && <p className="mt-1 text-sm text-muted tabular-nums">{commitmentTerms(tier)}</p>}
            <p className="mt-1 text-sm text-muted">{taxText(company.tax)}</p>
            <FeatureList features={tier.features} className="mt-4 mb-6 gap-2" />
            <a href={tier.href} className={`${buttonClass('primary')} w-full`}>
              {tier.cta}
            </a>
            <p className="mt-4 text-sm text-muted">
              Or see{' '}
              {others.map((other, index) => (
                <span key={other.id}>
                  {index > 0 && ' or '}
                  <a href={planPath(other.id)} className="text-accent underline underline-offset-4">
                    {other.name}
                  </a>
                </span>
              ))}
              .
            </p>
          </div>
        </aside>
      </article>
    </SiteFrame>
  );
}
