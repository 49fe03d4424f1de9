import type { ReactNode } from 'react';
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
          <span>{unbroken(feature)}</span>
        </li>
      ))}
    </ul>
  );
}

/** No line ends within a range such as "1-3 months". */
function unbroken(text: string): ReactNode[] {
  return text.split(/(\d+-\d+ \w+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
}
