import type { Steering } from '#operators/contract.ts';
import { catalogue, tierIds } from '#payment/contract.ts';
import { dayText } from '../report/dates.ts';
import { Figures, figureCell } from './figures.tsx';

const [width, height, gap] = [600, 120, 2];
const planTones = { assessment: 'fill-accent', monitoring: 'fill-good', audit: 'fill-fair' };

/** Thirty bars, one for each day, in parts by plan; below them the same as a table. Of the currency that brought most. */
export function RevenueByDay({ daily, today }: Pick<Steering, 'daily' | 'today'>) {
  const currency = daily.toSorted((a, b) => b.cents - a.cents)[0]?.currency ?? 'usd';
  const rows = daily.filter((row) => row.currency === currency);
  const days = Array.from({ length: 30 }, (_, at) =>
    new Date(Date.parse(today) - (29 - at) * 86_400_000).toISOString().slice(0, 10),
  );
  const of = (day: string) => rows.filter((row) => row.day === day);
  const most = Math.max(1, ...days.map((day) => sum(of(day))));
  const step = width / days.length;
  return (
    <figure className="mt-5">
      <figcaption className="text-sm text-muted">
        By day, the highest {money(most, currency)}.{' '}
        {tierIds
          .filter((tier) => rows.some((row) => row.tier === tier))
          .map((tier) => (
            <span key={tier} className="mr-3 inline-flex items-center gap-1.5 whitespace-nowrap">
              <svg aria-hidden="true" viewBox="0 0 10 10" className="size-2.5">
                <rect width="10" height="10" className={planTones[tier]} />
              </svg>
              {catalogue[tier].name}
            </span>
          ))}
      </figcaption>
      <svg
        role="img"
        aria-label="Revenue of each of the last 30 days"
        viewBox={`0 0 ${width} ${height}`}
        className="mt-2 block w-full"
      >
        {days.map((day, at) => {
          let top = height - 1;
          return tierIds.map((tier) => {
            const part = (sum(of(day).filter((row) => row.tier === tier)) / most) * (height - 4);
            top -= part;
            return part === 0 ? null : (
              <rect
                key={`${day} ${tier}`}
                x={at * step + gap / 2}
                y={top}
                width={step - gap}
                height={part}
                className={planTones[tier]}
              />
            );
          });
        })}
        <path d={`M0 ${height - 0.5}H${width}`} className="stroke-edge" />
      </svg>
      <p aria-hidden="true" className="flex justify-between text-xs text-muted">
        <span>{dayText(days[0] ?? '')}</span>
        <span>{dayText(days.at(-1) ?? '')}</span>
      </p>
      <details className="mt-1 text-sm">
        <summary className="min-h-11 cursor-pointer py-2 font-medium">Show as table</summary>
        <Figures caption="Revenue by day and plan" heads={['Day', 'Plan', 'Payments', 'Amount']}>
          {rows.toReversed().map(({ day, tier, payments, cents }) => (
            <tr key={`${day} ${tier}`} className="border-t border-line">
              <th scope="row" className={`${figureCell} text-left font-normal whitespace-nowrap`}>
                {dayText(day)}
              </th>
              <td className={`${figureCell} text-right`}>{catalogue[tier].name}</td>
              <td className={`${figureCell} text-right tabular-nums`}>{payments}</td>
              <td className={`${figureCell} text-right tabular-nums`}>{money(cents, currency)}</td>
            </tr>
          ))}
        </Figures>
      </details>
    </figure>
  );
}

const sum = (rows: { cents: number }[]) => rows.reduce((total, { cents }) => total + cents, 0);

function money(cents: number, currency: string): string {
  return (cents / 100).toLocaleString('en-US', { style: 'currency', currency });
}
