import { type ChangeEvent, type DragEvent, useEffect, useState } from 'react';
import type { CrawlerLog } from '#report/contract.ts';
import { messageOf } from '../board/board-store.ts';
import { call, CallError } from '../board/call.ts';
import { useBoard } from '../board/use-board.ts';
import { classNames } from '../ui/class-names.ts';
import { dayText } from './dates.ts';

type Reply = { log: CrawlerLog | null };
const purposes = { search: 'Search', 'user-triggered': 'For a person who asks', training: 'Training' } as const;

/** The customer's own server log: dropped or chosen here, read once, never kept. */
export function CrawlerLogSection() {
  const { id, mayAct } = useBoard();
  const address = `/api/report/${encodeURIComponent(id ?? '')}/crawler-log`;
  const [log, setLog] = useState<CrawlerLog | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [isOver, setIsOver] = useState(false);
  const [failure, setFailure] = useState('');
  useEffect(
    () =>
      void call<Reply>('GET', address).then(
        (reply) => setLog((now) => now ?? reply.log),
        () => {},
      ),
    [address],
  );

  const send = async (file: File | undefined) => {
    if (file === undefined || isBusy) return;
    setIsBusy(true);
    setFailure('');
    try {
      const response = await fetch(address, {
        method: 'POST',
        body: file,
        headers: { 'content-type': 'application/octet-stream' },
      });
      const reply = (await response.json()) as Reply & { message?: string }; // our own server's, by the contract
      if (!response.ok) throw new CallError(reply.message ?? 'Please try again.', '');
      setLog(reply.log);
    } catch (error) {
      setFailure(`The log was not read. ${messageOf(error)}`);
    }
    setIsBusy(false);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    void send(event.dataTransfer.files[0]);
  };
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    void send(event.target.files?.[0]);
    event.target.value = '';
  };

  return (
    <>
      <p className="max-w-prose">
        {mayAct
          ? 'Your server writes down each visit. Give us its access log, and we show which AI crawlers came, what they were refused, and whom the assistants sent. We read it once and keep no line of it.'
          : 'The owner can hand in the access log of the server. Then it is shown here which AI crawlers came.'}
      </p>
      {mayAct && (
        <div
          onDragOver={(event) => {
            event.preventDefault();
            setIsOver(true);
          }}
          onDragLeave={() => setIsOver(false)}
          onDrop={drop}
          className={classNames(
            'mt-5 rounded-md border border-dashed p-6 print:hidden',
            isOver ? 'border-accent bg-accent-soft' : 'border-edge',
          )}
        >
          <label htmlFor="crawler-log-file" className="block font-semibold">
            Drop a log here, or choose one
          </label>
          <p className="mt-1 text-sm text-muted">
            Up to 60 MB, plain or packed with gzip, zstd or zip: nginx, Apache, IIS, Caddy, Traefik, Cloudflare, Vercel,
            load balancers of AWS and others.
          </p>
          <input
            id="crawler-log-file"
            type="file"
            disabled={isBusy}
            onChange={choose}
            className="mt-3 block min-h-11 max-w-full text-sm"
          />
          <p role="status" className="text-sm text-muted">
            {isBusy ? 'Reading your log...' : ''}
          </p>
        </div>
      )}
      {failure !== '' && (
        <p role="alert" className="mt-3 text-sm font-semibold text-poor">
          {failure}
        </p>
      )}
      {log && <LogView log={log} />}
    </>
  );
}

/** A log that was read before visits were verified tells none. */
function verdictText(verdicts: CrawlerLog['crawlers'][number]['verdicts']): string {
  return (['verified', 'spoofed', 'unknown'] as const)
    .filter((verdict) => (verdicts?.[verdict] ?? 0) > 0)
    .map((verdict) => `${verdicts?.[verdict]} ${verdict}`)
    .join(', ');
}

function LogView({ log }: { log: CrawlerLog }) {
  const came = log.crawlers.filter(({ visits }) => visits > 0);
  return (
    <div className="mt-6">
      <p className="text-sm text-muted">
        {log.lines.toLocaleString('en-US')} lines, read on {dayText(log.readAt)}
        {log.firstDay !== null &&
          log.lastDay !== null &&
          `. Crawlers came ${
            log.firstDay === log.lastDay
              ? `on ${dayText(log.firstDay)}`
              : `between ${dayText(log.firstDay)} and ${dayText(log.lastDay)}`
          }`}
        .
      </p>
      <ul className="mt-3 grid max-w-prose gap-2">
        {log.sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {came.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll what has the focus
        <div role="region" aria-label="Visits by AI crawlers" tabIndex={0} className="mt-5 overflow-x-auto">
          <table className="w-full min-w-lg text-left text-sm wrap-break-word">
            <thead>
              <tr className="border-b border-edge">
                {['Crawler', 'For', 'Visits', 'By address', 'Refused', 'Last', 'Page read most'].map((cell) => (
                  <th key={cell} scope="col" className="py-2 pr-4 font-semibold">
                    {cell}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {came.map((crawler) => (
                <tr key={crawler.token} className="border-b border-line">
                  <th scope="row" className="py-2 pr-4 font-normal">
                    {crawler.token} <span className="text-muted">{crawler.operator}</span>
                  </th>
                  <td className="py-2 pr-4">{purposes[crawler.purpose]}</td>
                  <td className="py-2 pr-4 tabular-nums">{crawler.visits}</td>
                  <td className="py-2 pr-4 whitespace-nowrap">{verdictText(crawler.verdicts)}</td>
                  <td className="py-2 pr-4 tabular-nums">{crawler.refused.count}</td>
                  <td className="py-2 pr-4 whitespace-nowrap">
                    {crawler.lastDay === null ? '' : dayText(crawler.lastDay)}
                  </td>
                  <td className="min-w-40 py-2 break-all">{crawler.pages[0]?.path}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {came.length > 0 && (
        <p className="mt-2 max-w-prose text-sm text-muted">
          Verified: the address is one that the operator publishes. Spoofed: it is another public one. Unknown: the log
          or the operator tells no such address.
          {log.rangesReadOn && ` The lists of addresses are of ${dayText(log.rangesReadOn)}.`}
        </p>
      )}
      {log.referrals.length > 0 && (
        <>
          <h3 className="mt-6 text-lg">Readers sent by assistants</h3>
          <ul className="mt-2 grid gap-1 text-sm">
            {log.referrals.map(({ assistant, visits, pages }) => (
              <li key={assistant}>
                {assistant}: {visits}
                {pages[0] && `, most often to ${pages[0].path}`}
              </li>
            ))}
          </ul>
        </>
      )}
      {log.notRead !== null && log.notRead.paths.length > 0 && (
        <details className="mt-6">
          <summary className="min-h-11 cursor-pointer font-semibold">
            Pages that no search crawler read since {dayText(log.notRead.since)}
          </summary>
          <ul className="mt-2 text-sm">
            {log.notRead.paths.map((path) => (
              <li key={path} className="break-all">
                {path}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
