import { classNames } from '../ui/class-names.ts';

/** What a plan brings, each line with a tick that is for the eye only. */
export function FeatureList({ features, className }: { features: string[]; className: string }) {
  return (
    <ul className={classNames('grid text-sm', className)}>
      {features.map((feature) => (
        <li key={feature} className="grid grid-cols-[1.25rem_1fr]">
          <span aria-hidden="true" className="text-accent">
            ✓
          </span>
          {feature}
        </li>
      ))}
    </ul>
  );
}
