import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { alertHeadings, healthSchema, type Health } from '#operators/contract.ts';
import { dayText, momentText } from '../report/dates.ts';
import { visibleMessage } from '../report/visible-message.ts';
import { Badge } from '../ui/badge.tsx';
import { Spinner } from '../ui/button.tsx';
import { Figures, figureCell, Part } from './figures.tsx';
import { adminClient as client } from './operator-client.ts';

/** Whether the installation works: alerts, jobs, what asking costs, mails and websites that failed. */
export function HealthView() {
  const { data, error } = useQuery({
    queryKey: [client.role, 'health'],
    queryFn: async () => healthSchema.parse(await client.call('GET', 'health')),
    gcTime: 0,
  });
  if (error) return <p role="alert">{visibleMessage(error)}</p>;
  if (!data) return <Spinner />;
  return (
    <div className="grid gap-x-10 gap-y-12 lg:grid-cols-2">
      <Alerts alerts={data.alerts} />
      <Queues queues={data.queues} />
      <Spending spending={data.spending} dearest={data.dearest} />
      <Part
        title="Mails that did not arrive"
        note="In 30 days. The report’s Details above let you correct the address and send it again."
      >
        <Rows
          none="Every mail was taken."
          rows={data.mails.map(({ id, companyName, purpose, isFinal, reason, at }) => ({
            id,
            title: companyName,
            badge: <Badge tone={isFinal ? 'poor' : 'fair'}>{isFinal ? 'Refused' : 'Not taken yet'}</Badge>,
            text: reason,
            small: `${purpose.replaceAll('-', ' ')}, ${isFinal ? '' : 'next attempt '}${momentText(at)}`,
          }))}
        />
      </Part>
      <Part
        title="Websites that could not be read"
        note="Bought in the last 30 days. The report is an estimate until its buyer corrects the address."
      >
        <Rows
          none="Every website was read."
          rows={data.unread.map(({ id, companyName, website, reason, at }) => ({
            id,
            title: companyName,
            text: `${website}: ${reason}`,
            small: dayText(at),
          }))}
        />
      </Part>
    </div>
  );
}

function Alerts({ alerts }: Pick<Health, 'alerts'>) {
  return (
    <Part title="Alerts" note="Each is mailed once it happens; a digest follows at 07:00 UTC on days with any.">
      <Rows
        none="Nothing needs you."
        rows={alerts.map(({ kind, subjectId, text, times, lastAt, mailedAt }) => ({
          id: `${kind} ${subjectId}`,
          title: alertHeadings[kind],
          text,
          small: `${subjectId}, ${times === 1 ? '' : `${times} times, last `}${momentText(lastAt)}${mailedAt === null ? ', not mailed yet' : ''}`,
        }))}
      />
    </Part>
  );
}

function Queues({ queues }: Pick<Health, 'queues'>) {
  const busy = queues.filter(({ waiting, running, failed }) => waiting + running + failed > 0);
  return (
    <Part title="Jobs" note="Failed jobs have a tab of their own, where you try them again.">
      {busy.length === 0 ? (
        <p className="text-muted">No job waits, runs or has failed.</p>
      ) : (
        <Figures caption="Jobs by queue" heads={['Queue', 'Waiting', 'Running', 'Failed']}>
          {busy.map(({ queue, waiting, running, failed, oldestSeconds }) => (
            <tr key={queue} className="border-t border-line">
              <th scope="row" className={`${figureCell} text-left font-normal`}>
                {queue}
                {waiting > 0 && oldestSeconds > 60 && (
                  <span className="block text-xs text-muted">oldest: {Math.round(oldestSeconds / 60)} min</span>
                )}
              </th>
              {[waiting, running, failed].map((n, at) => (
                <td key={heads[at]} className={`${figureCell} text-right tabular-nums`}>
                  {n.toLocaleString('en-US')}
                </td>
              ))}
            </tr>
          ))}
        </Figures>
      )}
    </Part>
  );
}

const heads = ['waiting', 'running', 'failed'];

function Spending({ spending, dearest }: Pick<Health, 'spending' | 'dearest'>) {
  const platforms = [...new Set(spending.map(({ platform }) => platform))].toSorted();
  const days = [...new Set(spending.map(({ day }) => day))];
  const of = (day: string, platform: string) =>
    spending.find((row) => row.day === day && row.platform === platform)?.micros ?? 0;
  const sum = (rows: { micros: number }[]) => rows.reduce((total, { micros }) => total + micros, 0);
  return (
    <Part
      title="Asking AI platforms"
      note="In 30 days, by UTC days, in US dollars. Calls that were cut off count in full."
      isWide
    >
      {spending.length === 0 ? (
        <p className="text-muted">No platform was asked.</p>
      ) : (
        <div className="grid gap-8 lg:grid-cols-2">
          <Figures caption="Spending by day and platform" heads={['Day', ...platforms, 'All']}>
            {days.map((day) => (
              <tr key={day} className="border-t border-line">
                <th scope="row" className={`${figureCell} text-left font-normal whitespace-nowrap`}>
                  {dayText(day)}
                </th>
                {platforms.map((platform) => (
                  <td key={platform} className={`${figureCell} text-right tabular-nums`}>
                    {dollars(of(day, platform))}
                  </td>
                ))}
                <td className={`${figureCell} text-right font-medium tabular-nums`}>
                  {dollars(sum(spending.filter((row) => row.day === day)))}
                </td>
              </tr>
            ))}
            <tr className="border-t border-edge font-medium">
              <th scope="row" className={`${figureCell} text-left`}>
                All
              </th>
              {platforms.map((platform) => (
                <td key={platform} className={`${figureCell} text-right tabular-nums`}>
                  {dollars(sum(spending.filter((row) => row.platform === platform)))}
                </td>
              ))}
              <td className={`${figureCell} text-right tabular-nums`}>{dollars(sum(spending))}</td>
            </tr>
          </Figures>
          <Figures caption="The reports that cost most" heads={['Report', 'Calls', 'Cost']}>
            {dearest.map(({ reportId, companyName, at, calls, micros }) => (
              <tr key={reportId} className="border-t border-line">
                <th scope="row" className={`${figureCell} text-left font-normal wrap-anywhere`}>
                  {companyName}
                  <span className="block text-xs text-muted">{dayText(at)}</span>
                </th>
                <td className={`${figureCell} text-right tabular-nums`}>{calls.toLocaleString('en-US')}</td>
                <td className={`${figureCell} text-right tabular-nums`}>{dollars(micros)}</td>
              </tr>
            ))}
          </Figures>
        </div>
      )}
    </Part>
  );
}

const dollars = (micros: number) => (micros === 0 ? '–' : `$${(micros / 1_000_000).toFixed(micros < 10_000 ? 4 : 2)}`);

type Row = { id: string; title: string; badge?: ReactNode; text: string; small: string };

function Rows({ rows, none }: { rows: Row[]; none: string }) {
  if (rows.length === 0) return <p className="text-muted">{none}</p>;
  return (
    <ul className="divide-y divide-line rounded-md border border-line text-sm">
      {rows.map(({ id, title, badge, text, small }) => (
        <li key={id} className="p-3">
          <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 font-medium">
            {title} {badge}
          </p>
          <p className="wrap-anywhere">{text}</p>
          <p className="text-xs wrap-anywhere text-muted">{small}</p>
        </li>
      ))}
    </ul>
  );
}
