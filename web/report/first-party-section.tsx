import { type ChangeEvent, useEffect, useState } from 'react';
import type { FirstParty } from '#report/contract.ts';
import { messageOf } from '../board/board-store.ts';
import { call, CallError } from '../board/call.ts';
import { useBoard } from '../board/use-board.ts';
import { dayText } from './dates.ts';

type Reply = { imports: FirstParty[] };
const names: Record<FirstParty['source'], string> = {
  'bing-ai-performance': 'Bing: AI Performance',
  'search-console-generative-ai': 'Google Search Console: Generative AI',
  'ga4-ai-assistant': 'Google Analytics: visits from AI assistants',
};
const shown = 10;

/** The platforms' own statistics, as the owner exported them: beside our measure, never in it. */
export function FirstPartySection() {
  const { id } = useBoard();
  const address = `/api/report/${encodeURIComponent(id ?? '')}/first-party`;
  const [imports, setImports] = useState<FirstParty[]>([]);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState('');
  useEffect(
    () =>
      void call<Reply>('GET', address).then(
        (reply) => setImports((now) => (now.length > 0 ? now : reply.imports)),
        () => {},
      ),
    [address],
  );

  const send = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (file === undefined || isBusy) return;
    setIsBusy(true);
    setFailure('');
    try {
      const response = await fetch(address, { method: 'POST', body: file, headers: { 'content-type': 'text/csv' } });
      const reply = (await response.json()) as Reply & { message?: string }; // our own server's, by the contract
      if (!response.ok) throw new CallError(reply.message ?? 'Please try again.', '', null);
      setImports(reply.imports);
    } catch (error) {
      setFailure(`The export was not read. ${messageOf(error)}`);
    }
    setIsBusy(false);
  };

  return (
    <>
      <p className="max-w-prose">
        Bing, Google Search Console and Google Analytics count citations, impressions and visits of your own site. Export the numbers as CSV and hand them in
        here. We show them beside what we measured, and no score uses them.
      </p>
      <div className="mt-5 rounded-md border border-dashed border-edge p-6 print:hidden">
        <label htmlFor="first-party-file" className="block font-semibold">
          Choose an export
        </label>
        <p className="mt-1 text-sm text-muted">CSV in English, up to 2 MB. A newer export takes the place of the older one.</p>
        <input
          id="first-party-file"
          type="file"
          accept=".csv,text/csv"
          disabled={isBusy}
          onChange={(event) => void send(event)}
          className="mt-3 block min-h-11 max-w-full text-sm"
        />
        <p role="status" className="text-sm text-muted">
          {isBusy ? 'Reading your export...' : ''}
        </p>
      </div>
      {failure !== '' && (
        <p role="alert" className="mt-3">
          {failure}
        </p>
      )}
      {imports.map((own) => (
        <Export key={`${own.source} ${own.dimension}`} own={own} />
      ))}
    </>
  );
}

function Export({ own }: { own: FirstParty }) {
  return (
    <div className="mt-6 max-w-prose">
      <h3 className="text-lg">{names[own.source]}</h3>
      <p className="text-sm text-muted">
        {own.total.toLocaleString('en-US')} {own.measure.toLowerCase()} in {own.rowCount.toLocaleString('en-US')} rows, read on {dayText(own.readAt)}
      </p>
      <table className="mt-2 w-full text-left text-sm">
        <thead>
          <tr className="border-b border-edge">
            <th scope="col" className="py-2 pr-4 font-semibold">
              {own.dimension}
            </th>
            <th scope="col" className="py-2 text-right font-semibold">
              {own.measure}
            </th>
          </tr>
        </thead>
        <tbody>
          {own.rows.slice(0, shown).map(({ label, value }) => (
            <tr key={label} className="border-b border-line">
              <td dir="auto" className="py-2 pr-4 break-all">
                {label}
              </td>
              <td className="py-2 text-right tabular-nums">{value.toLocaleString('en-US')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
