import { useQuery } from '@tanstack/react-query';
import { steeringSchema, type Steering } from '#operators/contract.ts';
import { steps } from '#quiz/steps.ts';
import { dayText } from '../report/dates.ts';
import { visibleMessage } from '../report/visible-message.ts';
import { Badge } from '../ui/badge.tsx';
import { Spinner } from '../ui/button.tsx';
import { Figures, figureCell, Part } from './figures.tsx';
import { adminClient as client } from './operator-client.ts';
import { RevenueByDay } from './revenue-by-day.tsx';

const planNames = { assessment: 'Assessment', monitoring: 'Monitoring', audit: 'Audit' };
const providerNames: Record<string, string> = { stripe: 'Stripe', paypal: 'PayPal', sandbox: 'Sandbox (no money)' };

/** What the shop earns, where visitors stop, and who left without paying. Days are those of UTC. */
export function SteeringView() {
  const { data, error } = useQuery({
    queryKey: [client.role, 'steering'],
    queryFn: async () => steeringSchema.parse(await client.call('GET', 'steering')),
    gcTime: 0,
  });
  if (error) return <p role="alert">{visibleMessage(error)}</p>;
  if (!data) return <Spinner />;
  return (
    <div className="grid gap-x-10 gap-y-12 lg:grid-cols-2">
      <Revenue revenue={data.revenue} daily={data.daily} today={data.today} />
      <Funnel funnel={data.funnel} />
      <Unpaid unpaid={data.unpaid} />
    </div>
  );
}

function Revenue({ revenue, daily, today }: Pick<Steering, 'revenue' | 'daily' | 'today'>) {
  return (
    <Part title="Revenue" note="As charged, with tax. What went back is counted with the payment it belongs to.">
      {revenue.length === 0 ? (
        <p className="text-muted">Nothing was paid in the last 30 days.</p>
      ) : (
        <Figures caption="Revenue by plan and provider" heads={['Plan', 'Today', '30 days', 'Refunds']}>
          {revenue.map(({ tier, provider, currency, today: taken, days }) => (
            <tr key={`${tier} ${provider} ${currency}`} className="border-t border-line">
              <th scope="row" className={`${figureCell} text-left font-medium`}>
                {planNames[tier]}
                <span className="block text-xs font-normal text-muted">{providerNames[provider] ?? provider}</span>
              </th>
              {[taken, days].map(({ cents, payments }, at) => (
                <td
                  key={at === 0 ? 'today' : 'days'}
                  className={`${figureCell} text-right whitespace-nowrap tabular-nums`}
                >
                  {money(cents, currency)}
                  <span className="block text-xs text-muted">{countOf(payments, 'payment')}</span>
                </td>
              ))}
              <td className={`${figureCell} text-right tabular-nums`}>
                {days.refundedCents === 0 ? '–' : money(days.refundedCents, currency)}
              </td>
            </tr>
          ))}
        </Figures>
      )}
      {daily.length > 0 && <RevenueByDay daily={daily} today={today} />}
    </Part>
  );
}

function Funnel({ funnel }: Pick<Steering, 'funnel'>) {
  const main = funnel.filter(({ step }) => !/^quiz-([2-9]|\d\d)$/.test(step));
  const stop = hardestStep(funnel);
  return (
    <Part
      title="The way to a report"
      note="Steps reached, counted by day without anything about who. “Went on” is the share of the step before, in 30 days; a free look may be passed over."
    >
      <Figures caption="Steps of the way to a report" heads={['Step', 'Today', '30 days', 'Went on']}>
        {main.map((row, at) => (
          <StepRow key={row.step} {...row} before={main.slice(0, at).findLast(({ step }) => step !== 'look')?.days} />
        ))}
      </Figures>
      {stop && (
        <p className="mt-4 text-sm">
          Most who stop do so at step {stop.step}, “{steps[stop.step - 1]?.title}”: {countOf(stop.left, 'visitor')} of{' '}
          {stop.reached} in 30 days.
        </p>
      )}
      {funnel.length > main.length && (
        <details className="mt-3 text-sm">
          <summary className="min-h-11 cursor-pointer py-2 font-medium">Every step of the quiz</summary>
          <Figures caption="Steps of the quiz" heads={['Step', 'Today', '30 days']}>
            {funnel
              .filter(({ step }) => step.startsWith('quiz-'))
              .map((row) => (
                <StepRow key={row.step} {...row} isOfQuiz />
              ))}
          </Figures>
        </details>
      )}
    </Part>
  );
}

const stepNames: Record<string, string> = {
  landing: 'Landing page seen',
  look: 'Free look taken',
  'quiz-1': 'Quiz begun',
  submitted: 'Quiz submitted',
  'plan-chosen': 'Plan chosen',
  paid: 'Paid',
  'report-opened': 'Report opened',
  'task-claimed': 'First task said to be done',
  'task-verified': 'First task verified',
};

function StepRow({
  step,
  today,
  days,
  isOfQuiz = false,
  before,
}: Steering['funnel'][number] & {
  isOfQuiz?: boolean;
  /** How many reached the step before. */ before?: number | undefined;
}) {
  const number = Number(step.replace('quiz-', ''));
  return (
    <tr className="border-t border-line">
      <th scope="row" className={`${figureCell} text-left font-normal`}>
        {isOfQuiz ? `${number}. ${steps[number - 1]?.title ?? ''}` : (stepNames[step] ?? step)}
      </th>
      <td className={`${figureCell} text-right tabular-nums`}>{today.toLocaleString('en-US')}</td>
      <td className={`${figureCell} text-right tabular-nums`}>{days.toLocaleString('en-US')}</td>
      {!isOfQuiz && (
        <td className={`${figureCell} text-right tabular-nums`}>
          {before === undefined || before === 0 ? '–' : `${Math.round((100 * days) / before)}%`}
        </td>
      )}
    </tr>
  );
}

/** The question that most visitors saw last; null while nobody stopped anywhere. */
function hardestStep(funnel: Steering['funnel']): { step: number; left: number; reached: number } | null {
  const days = new Map(funnel.map((row) => [row.step, row.days]));
  const stops = steps.map((_, at) => {
    const reached = days.get(`quiz-${at + 1}`) ?? 0;
    const next = days.get(at + 1 === steps.length ? 'submitted' : `quiz-${at + 2}`) ?? 0;
    return { step: at + 1, left: Math.max(0, reached - next), reached };
  });
  const hardest = stops.reduce((most, stop) => (stop.left > most.left ? stop : most));
  return hardest.left === 0 ? null : hardest;
}

function Unpaid({ unpaid }: Pick<Steering, 'unpaid'>) {
  return (
    <Part
      title="Left without paying"
      note="Quizzes of the last 30 days. Whoever asked for it gets one reminder, a day later; write to nobody else."
      isWide
    >
      {unpaid.length === 0 ? (
        <p className="text-muted">Nobody did.</p>
      ) : (
        <ul className="divide-y divide-line rounded-md border border-line text-sm">
          {unpaid.map(({ id, companyName, email, tier, mayRemind, remindedAt, at }) => (
            <li key={id} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 p-3">
              <span className="min-w-0 flex-1 basis-full wrap-anywhere font-medium sm:basis-0">
                {companyName}
                <span className="block font-normal text-muted">{email}</span>
              </span>
              <span>{tier === null ? 'No plan chosen' : planNames[tier]}</span>
              <span className="text-muted tabular-nums">{dayText(at)}</span>
              <Badge {...(remindedAt !== null ? { tone: 'accent' as const } : {})}>
                {remindedAt !== null
                  ? `Reminded ${dayText(remindedAt)}`
                  : mayRemind
                    ? 'Asked for a reminder'
                    : 'No reminder'}
              </Badge>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}

function money(cents: number, currency: string): string {
  return (cents / 100).toLocaleString('en-US', { style: 'currency', currency });
}

function countOf(n: number, what: string): string {
  return `${n.toLocaleString('en-US')} ${what}${n === 1 ? '' : 's'}`;
}
