import { commitmentText, formatAmount, tiers } from '#payment/contract.ts';
import { Badge } from '../ui/badge.tsx';
import { buttonClass } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';

/** The three plans of the catalogue side by side. */
export function Pricing() {
  return (
    <ul className="grid gap-5 md:grid-cols-3">
      {tiers.map((tier) => {
        const saving = tier.originalAmountCents === null ? null : tier.originalAmountCents - tier.amountCents;
        return (
          <li key={tier.id} className={classNames('flex flex-col rounded-md border bg-surface p-6', tier.popular ? 'border-accent' : 'border-line')}>
            <h3 className="text-lg">{tier.name}</h3>
            <p className="md:min-h-7">{tier.popular && <Badge tone="accent">Most Popular</Badge>}</p>
            <p className="mt-3 tabular-nums">
              <span className="font-serif text-3xl font-semibold">{formatAmount(tier.amountCents)}</span>{' '}
              <span className="text-sm text-muted">{tier.period}</span>
            </p>
            <p className="text-sm md:min-h-6 text-muted">
              {saving !== null && tier.originalAmountCents !== null && (
                <>
                  Previously <s>{formatAmount(tier.originalAmountCents)}</s>, you save {formatAmount(saving)}
                </>
              )}
              {commitmentText(tier)}
            </p>
            <p className="mt-4 text-sm">{tier.description}</p>
            <ul className="mt-4 mb-6 grid gap-2 text-sm text-muted">
              {tier.features.map((feature) => (
                <li key={feature} className="grid grid-cols-[1.25rem_1fr]">
                  <span aria-hidden="true" className="text-accent">
                    ✓
                  </span>
                  {feature}
                </li>
              ))}
            </ul>
            <a href={tier.href} className={classNames(buttonClass(tier.popular ? 'primary' : 'secondary'), 'mt-auto')}>
              {tier.cta}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
