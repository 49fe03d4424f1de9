import { FeatureList } from './feature-list.tsx';
import { commitmentTerms, commitmentText, formatAmount, taxText, tiers } from '#payment/contract.ts';
import { EstimatesNote } from '../asks-assistants.tsx';
import { company } from '../content/company.ts';
import { Badge } from '../ui/badge.tsx';
import { buttonClass } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';

/** The three plans of the catalogue side by side. */
export function Pricing() {
  return (
    <>
      <EstimatesNote className="mb-6" />
      <ul className="grid gap-5 lg:grid-cols-3">
        {tiers.map((tier) => {
          const saving = tier.originalAmountCents === null ? null : tier.originalAmountCents - tier.amountCents;
          return (
            <li
              key={tier.id}
              className={classNames(
                'flex flex-col rounded-md border bg-surface p-6',
                tier.popular ? 'border-accent' : 'border-line',
              )}
            >
              <h3 className="text-lg">{tier.name}</h3>
              <p className="lg:min-h-7">{tier.popular && <Badge tone="accent">Most Popular</Badge>}</p>
              <p className="mt-3 tabular-nums">
                <span className="font-serif text-3xl font-semibold">{formatAmount(tier.amountCents)}</span>{' '}
                <span className="text-sm text-muted">{tier.period}</span>
              </p>
              <p className="text-sm lg:min-h-6 text-muted">
                {saving !== null && tier.originalAmountCents !== null && (
                  <>
                    Previously <s>{formatAmount(tier.originalAmountCents)}</s>, you save {formatAmount(saving)}
                  </>
                )}
                {commitmentText(tier)}
              </p>
              {tier.interval !== null && (
                <p className="mt-1 text-sm text-muted tabular-nums">{commitmentTerms(tier)}</p>
              )}
              <p className="mt-4 text-sm">{tier.description}</p>
              <FeatureList
                features={tier.features}
                className="mt-4 mb-6 gap-2 text-muted md:max-lg:grid-cols-2 md:max-lg:gap-x-6"
              />
              <a
                href={tier.href}
                className={classNames(
                  buttonClass(tier.popular ? 'primary' : 'secondary'),
                  'mt-auto md:max-lg:self-start',
                )}
              >
                {tier.cta}
              </a>
            </li>
          );
        })}
      </ul>
      <p className="mt-4 text-sm text-muted">{taxText(company.tax)}</p>
    </>
  );
}
