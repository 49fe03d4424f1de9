// /plans: the three plans side by side, and a section about each.
import { platformsInWords } from '#engine/contract.ts';
import {
  catalogue,
  commitmentTerms,
  commitmentText,
  formatAmount,
  howToCancel,
  taxText,
  tiers,
  type TierId,
} from '#payment/contract.ts';
import { brandName, placeholders } from '../content/brand.ts';
import { company } from '../content/company.ts';
import type { Page } from '../document.tsx';
import { SiteFrame } from '../site-frame.tsx';
import { buttonClass } from '../ui/button.tsx';
import { organization } from './organization.ts';
import { planPath } from './plan-pages.tsx';

const { assessment, monitoring, audit } = catalogue;
const description = `${assessment.name}, ${monitoring.name} or ${audit.name}: what each ${brandName} plan includes, costs and commits you to, side by side.`;

export const plansPage: Page = {
  title: 'Compare plans: assessment, monitoring or audit',
  description,
  entries: ['web/enhance.ts'],
  structuredData: [
    {
      '@type': 'WebPage',
      url: `${placeholders.publicUrl}/plans`,
      name: 'Compare plans',
      description,
      publisher: { '@id': organization['@id'] },
    },
    ...tiers.map((tier) => ({
      '@type': 'Service',
      name: tier.name,
      description: tier.description,
      provider: { '@id': organization['@id'] },
      offers: {
        '@type': 'Offer',
        price: (tier.amountCents / 100).toFixed(2),
        priceCurrency: 'USD',
        url: placeholders.publicUrl + planPath(tier.id),
        availability: 'https://schema.org/InStock',
      },
    })),
  ],
  body: () => <Plans />,
};

const about: Record<TierId, string[]> = {
  assessment: [
    `The ${assessment.name} is a single reading of your website. Its report says what ${platformsInWords()} can find, read and say about your business. It suits owners who want to know how visible they are before they spend money on anything else.`,
    `The report gives an overall score with a letter grade, a score for each of the four platforms and four categories with the proof of every check. It compares you with your industry, and adds a content strategy and a plan for the next four weeks, three months and after. It is delivered on screen, as PDF and by e-mail within 24 hours, and is paid once.`,
  ],
  monitoring: [
    `${monitoring.name} is the assessment repeated every month, for marketers who change something and want to see what it did. Each report is set beside the one before, so that a gain, a loss and plain chance can be told apart.`,
    `The first report arrives like an assessment, within 24 hours; the following ones come each month by e-mail. ${monitoring.name} costs ${formatAmount(monitoring.amountCents)} ${monitoring.period}. It runs for six payments, and after that you may cancel anytime: ${commitmentTerms(monitoring)} ${howToCancel}`,
  ],
  audit: [
    `The ${audit.name} is the deepest plan, for companies with many products, places or authors. It reads up to ${audit.pageLimit} pages in place of ${assessment.pageLimit}, each quarter. Defects that touch only one template or one section come to light with that many pages.`,
    `Each quarter brings a full report with the proof of every check and a plan in order of gain. The ${audit.name} costs ${formatAmount(audit.amountCents)} ${audit.period}. It runs for four payments, and after that you may cancel anytime: ${commitmentTerms(audit)} ${howToCancel}`,
  ],
};

const rows: { name: string; value: (id: TierId) => string }[] = [
  { name: 'Price', value: (id) => `${formatAmount(catalogue[id].amountCents)} ${catalogue[id].period}` },
  { name: 'Pages read', value: (id) => `up to ${catalogue[id].pageLimit}` },
  {
    name: 'Reports',
    value: (id) => ({ assessment: 'one', monitoring: 'one each month', audit: 'one each quarter' })[id],
  },
  { name: 'Commitment', value: (id) => commitmentText(catalogue[id]) || 'none' },
  {
    name: 'In all',
    value: (id) => commitmentTerms(catalogue[id]) || `${formatAmount(catalogue[id].amountCents)}, once`,
  },
];

function Plans() {
  return (
    <SiteFrame>
      <div className="mx-auto max-w-prose px-5 py-14 sm:py-20">
        <h1 className="text-3xl">Compare plans: assessment, monitoring or audit</h1>
        <p className="mt-6 text-lg">
          {brandName} sells three plans: one assessment for {formatAmount(assessment.amountCents)}, monitoring for{' '}
          {formatAmount(monitoring.amountCents)} per month, and an audit for {formatAmount(audit.amountCents)} per
          quarter. All use the same checks; they differ in how much is read and how often.
        </p>
        <table className="mt-8 w-full border-collapse text-sm max-sm:hidden">
          <caption className="sr-only">The three plans compared</caption>
          <thead>
            <tr className="border-b border-ink text-left">
              <th scope="col" className="py-2 pr-3">
                <span className="sr-only">Property</span>
              </th>
              {tiers.map((tier) => (
                <th key={tier.id} scope="col" className="py-2 pr-3 font-semibold">
                  {tier.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.name} className="border-b border-line align-top">
                <th scope="row" className="py-3 pr-3 text-left font-semibold">
                  {row.name}
                </th>
                {tiers.map((tier) => (
                  <td key={tier.id} className="py-3 pr-3 text-muted">
                    {row.value(tier.id)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <p className="mt-4 text-sm text-muted">{taxText(company.tax)}</p>
        {tiers.map((tier) => (
          <section key={tier.id} id={tier.id} className="mt-12 grid gap-3 border-t border-line pt-6">
            <h2 className="text-2xl">{tier.name}</h2>
            {about[tier.id].map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <p className="mt-2">
              <a href={tier.href} className={buttonClass(tier.popular ? 'primary' : 'secondary')}>
                {tier.cta}
              </a>{' '}
              <a
                href={planPath(tier.id)}
                className="inline-flex sm:ml-3 min-h-11 items-center text-accent underline underline-offset-4"
              >
                More about {tier.name}
              </a>
            </p>
          </section>
        ))}
      </div>
    </SiteFrame>
  );
}
