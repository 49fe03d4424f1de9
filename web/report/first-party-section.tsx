import { type SyntheticEvent, useEffect, useState } from 'react';
import type { ExportChoice, FirstParty, FirstPartyReply, SiteProof } from '#report/contract.ts';
import { messageOf } from '../board/board-store.ts';
import { call, CallError } from '../board/call.ts';
import { Button } from '../ui/button.tsx';
import { useBoard } from '../board/use-board.ts';
import { dayText } from './dates.ts';

const names: Record<FirstParty['source'], string> = {
  'bing-ai-performance': 'Bing: AI Performance',
  'search-console-generative-ai': 'Google Search Console: Generative AI',
  'ga4-ai-assistant': 'Google Analytics: visits from AI assistants',
};
const shown = 10;

/** The platforms' own statistics, as the owner exported them or lets us read them: beside our measure, never in it. */
export function FirstPartySection() {
  const { id, mayAct } = useBoard();
  const address = `/api/report/${encodeURIComponent(id ?? '')}/first-party`;
  const [state, setState] = useState<FirstPartyReply>({
    imports: [],
    choose: null,
    preview: null,
    confirm: null,
    analyticsReader: null,
  });
  const [asked, setAsked] = useState(nothingAsked);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const [proof, setProof] = useState<SiteProof | null>(null);
  useEffect(
    () =>
      void call<FirstPartyReply>('GET', address).then(
        (reply) => setState((now) => (now.imports.length > 0 ? now : reply)),
        () => {},
      ),
    [address],
  );

  const take = async (question: () => Promise<FirstPartyReply>) => {
    if (isBusy) return;
    setIsBusy(true);
    setFailure('');
    setProof(null);
    try {
      const reply = await question();
      setState(reply);
      setAsked((was) => (reply.choose ? bothAsked(was, reply.choose) : reply.preview ? was : nothingAsked));
    } catch (error) {
      setFailure(`The numbers were not read. ${messageOf(error)}`);
      if (error instanceof CallError) setProof(error.proof);
    }
    setIsBusy(false);
  };
  const hand = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { file, ...said } = Object.fromEntries(new FormData(event.currentTarget));
    // Nothing counts before the owner has seen what we understood.
    if (state.confirm !== null) said['confirm'] = state.confirm;
    const query = new URLSearchParams(
      Object.entries(said).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    );
    void take(async () => {
      const response = await fetch(`${address}?${query.toString()}`, {
        method: 'POST',
        body: file ?? null,
        headers: { 'content-type': 'text/csv' },
      });
      const reply = (await response.json()) as FirstPartyReply & { message?: string }; // our own server's, by the contract
      if (!response.ok) throw new CallError(reply.message ?? 'Please try again.', '');
      return reply;
    });
  };
  const ask = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { property: propertyId } = Object.fromEntries(new FormData(event.currentTarget));
    void take(() => call<FirstPartyReply>('POST', `${address}/analytics`, { propertyId }));
  };

  const forgetPreview = () => setState((was) => ({ ...was, choose: null, preview: null, confirm: null }));

  return (
    <>
      <p className="max-w-prose">
        Bing, Google Search Console and Google Analytics count citations, impressions and visits of{' '}
        {mayAct
          ? 'your own site. Hand in what they export. We show it beside what we measured, and no score uses it.'
          : 'a site. What the owner hands in is shown here, beside what we measured.'}
      </p>
      {mayAct && (
        <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-6 rounded-md border border-dashed border-edge p-4 sm:p-6 lg:grid-cols-2 print:hidden">
          <ExportForm
            key={state.imports.map(({ readAt }) => readAt).join()}
            asked={asked}
            preview={state.preview}
            onSubmit={hand}
            onChange={forgetPreview}
            onOtherFile={() => {
              setAsked(nothingAsked);
              forgetPreview();
            }}
          />
          {state.analyticsReader !== null && <AnalyticsForm reader={state.analyticsReader} onSubmit={ask} />}
          <p role="status" className="text-sm text-muted">
            {isBusy ? 'Reading...' : ''}
          </p>
        </div>
      )}
      {failure !== '' && (
        <p role="alert" className="mt-3">
          {failure}
        </p>
      )}
      {proof !== null && (
        <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-3 print:hidden">
          <Copied label="TXT record" value={proof.record} />
          <Copied label="Tag for the head of the home page" value={proof.tag} />
        </div>
      )}
      {state.imports.map((own) => (
        <Export key={`${own.source} ${own.dimension}`} own={own} />
      ))}
    </>
  );
}

/** A value to be put elsewhere as it is. */
function Copied({ label, value }: { label: string; value: string }) {
  const [said, setSaid] = useState('');
  return (
    <div className="rounded-sm border border-edge p-3">
      <p className="text-sm font-semibold">{label}</p>
      <code className="block text-sm wrap-anywhere select-all">{value}</code>
      <p className="mt-2 flex items-center gap-3 text-sm text-muted">
        <Button
          look="secondary"
          aria-label={`Copy: ${label}`}
          onClick={() =>
            void navigator.clipboard.writeText(value).then(
              () => setSaid('Copied.'),
              () => setSaid('Please copy it by hand.'),
            )
          }
        >
          Copy
        </Button>
        <span role="status">{said}</span>
      </p>
    </div>
  );
}

type OnSubmit = (event: SyntheticEvent<HTMLFormElement>) => void;

type ExportFormProps = {
  /** What was asked of this file so far. */
  asked: ExportChoice;
  preview: FirstParty | null;
  onSubmit: OnSubmit;
  onChange: () => void;
  onOtherFile: () => void;
};

function ExportForm({ asked, preview, onSubmit, onChange, onOtherFile }: ExportFormProps) {
  const [source, setSource] = useState('');
  return (
    <form onSubmit={onSubmit} className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
      <Choice
        name="source"
        label="Where is the export from?"
        options={Object.entries(names)}
        onChange={(value) => {
          setSource(value);
          onOtherFile();
        }}
      />
      <label className="block">
        <span className="font-semibold">The file</span>
        <span className="block text-sm text-muted">
          CSV, up to 2 MB. A newer export takes the place of the older one.
        </span>
        <input
          name="file"
          type="file"
          accept=".csv,text/csv"
          required
          onChange={onOtherFile}
          className="mt-1 block min-h-11 max-w-full text-sm"
        />
      </label>
      <Asked choose={asked} counted={countedBy[source] ?? ''} onChange={onChange} />
      {preview && <Understood own={preview} />}
      <Button look="secondary" type="submit" className="justify-self-start">
        {preview ? 'Add these numbers' : 'Read the export'}
      </Button>
    </form>
  );
}

/** `reader`: the address that the owner lets into the property. */
function AnalyticsForm({ reader, onSubmit }: { reader: string; onSubmit: OnSubmit }) {
  return (
    <form onSubmit={onSubmit} className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
      <label className="block">
        <span className="font-semibold">Or let us read Google Analytics</span>
        <span className="block text-sm text-muted">
          Add <b className="wrap-anywhere">{reader}</b> as a viewer of your property in Google Analytics. Then enter its
          property ID, a number. We read visits from AI assistants to your site in the last 28 days, and nothing else.
          We first ask you to show on your website that it is yours.
        </span>
        <input
          name="property"
          inputMode="numeric"
          pattern="[0-9]{5,15}"
          required
          aria-label="Property ID"
          className="mt-1 block min-h-11 w-full max-w-60 rounded-sm border border-edge bg-surface px-3"
        />
      </label>
      <Button look="secondary" type="submit" className="justify-self-start">
        Read Google Analytics
      </Button>
    </form>
  );
}

const nothingAsked: ExportChoice = { tables: [], counts: [], rows: [] };

/** Tables are asked first, then columns and rows: each question stays. */
function bothAsked(was: ExportChoice, now: ExportChoice): ExportChoice {
  const either = (name: keyof ExportChoice) => (now[name].length > 0 ? now[name] : was[name]);
  return { tables: either('tables'), counts: either('counts'), rows: either('rows') };
}

const countedBy: Record<string, string> = {
  'bing-ai-performance': 'citations',
  'search-console-generative-ai': 'impressions',
  'ga4-ai-assistant': 'visits',
} satisfies Record<FirstParty['source'], string>;

/** What was understood, before it counts. */
function Understood({ own }: { own: FirstParty }) {
  const [first] = own.rows;
  return (
    <div role="status" className="rounded-sm border border-edge bg-surface p-3 text-sm">
      <p className="font-semibold">This is what we read. Nothing is added yet.</p>
      <p className="mt-1">
        {own.measure}: {own.total.toLocaleString('en-US')}, in {own.rowCount.toLocaleString('en-US')}{' '}
        {own.rowCount === 1 ? 'row' : 'rows'}, by {own.dimension}.
        {first && ` The largest: ${first.label}, ${first.value.toLocaleString('en-US')}.`}
      </p>
      <Notes own={own} />
    </div>
  );
}

/** What an owner has to know of how the numbers came about. */
function Notes({ own: { isRounded, leftOut, perhapsTotal, unread, otherTables } }: { own: FirstParty }) {
  const notes = [
    isRounded && 'Your export rounds large numbers, such as 1.2K. Our sum is rounded too.',
    leftOut !== undefined &&
      `We left out ${leftOut === '' ? 'one row' : `the row “${leftOut}”`}. It is the sum of the other rows.`,
    perhapsTotal !== undefined &&
      `We counted the row “${perhapsTotal}”. It is as large as all other rows together. If it is their sum, take it out of the file and hand it in again.`,
    unread &&
      `We could not read ${unread.count === 1 ? '1 number' : `${unread.count} numbers`}, such as “${unread.example}”.`,
    otherTables &&
      `The file has ${otherTables.length === 1 ? 'another table' : 'other tables'}, which we did not read: ${otherTables.join('; ')}.`,
  ].filter((note) => typeof note === 'string');
  return notes.map((note) => (
    <p key={note} className="mt-1 wrap-anywhere text-sm text-muted">
      {note}
    </p>
  ));
}

/** What the export itself does not tell, in its own words. */
function Asked({
  choose: { tables, counts, rows },
  counted,
  onChange,
}: {
  choose: ExportChoice;
  counted: string;
  onChange: () => void;
}) {
  if (tables.length + counts.length + rows.length === 0) return null;
  return (
    <div role="group" aria-label="What only you can say" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {tables.length > 0 && (
        <Choice
          name="table"
          label="Which table do you mean?"
          options={tables.map((name) => [name, name])}
          onChange={onChange}
        />
      )}
      {counts.length > 0 && (
        <Choice
          name="count"
          label={`Which column counts ${counted}?`}
          options={counts.map((name) => [name, name])}
          onChange={onChange}
        />
      )}
      {rows.length > 0 && (
        <Choice
          name="only"
          label="Which rows are visits from AI assistants?"
          options={[...rows.map((name): [string, string] => [name, name]), ['*', 'All rows']]}
          onChange={onChange}
        />
      )}
    </div>
  );
}

type ChoiceProps = {
  name: string;
  label: string;
  options: [value: string, text: string][];
  onChange: (value: string) => void;
};

function Choice({ name, label, options, onChange }: ChoiceProps) {
  return (
    <label className="block">
      <span className="font-semibold">{label}</span>
      <select
        name={name}
        required
        defaultValue=""
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        className="mt-1 block min-h-11 w-full rounded-sm border border-edge bg-surface px-3"
      >
        <option value="" disabled>
          Choose
        </option>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

function Export({ own }: { own: FirstParty }) {
  return (
    <div className="mt-6 max-w-prose">
      <h3 className="text-lg">{names[own.source]}</h3>
      <p className="text-sm text-muted">
        {own.measure}: {own.total.toLocaleString('en-US')}, in {own.rowCount.toLocaleString('en-US')}{' '}
        {own.rowCount === 1 ? 'row' : 'rows'}. Read on {dayText(own.readAt)}.
      </p>
      <Notes own={own} />
      <table className="mt-2 w-full text-left text-sm wrap-break-word">
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
