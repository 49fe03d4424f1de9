import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { AgencyAssessment, Week } from '#agencies/contract.ts';
import { saveFile } from '../operators/save-file.ts';
import { showFailure } from '../operators/show-failure.ts';
import { dayText } from '../report/dates.ts';
import { Button } from '../ui/button.tsx';
import { TextArea, TextInput } from '../ui/field.tsx';
import { showToast } from '../ui/toast-store.ts';
import {
  addClient,
  archiveClient,
  assessClient,
  fetchRunning,
  fetchWeek,
  importClients,
  shareReport,
} from './agency-api.ts';
import { OneFieldForm } from './one-field-form.tsx';

const refreshMs = 4_000;

/** Each client with its scores, what moved this week, and what can be done. */
export function ClientsTab({ mayChange }: { mayChange: boolean }) {
  const week = useQuery({ queryKey: ['agency-week'], queryFn: fetchWeek });
  const running = useQuery({
    queryKey: ['agency-assessments'],
    queryFn: fetchRunning,
    refetchInterval: ({ state }) => (state.data?.some(isRunning) ? refreshMs : false),
  });
  // A report that has just come changes the scores.
  const finished = running.data?.filter(({ state }) => state === 'finished').length ?? 0;
  const { refetch: readScores } = week;
  useEffect(() => void readScores(), [finished, readScores]);
  const refresh = () => Promise.all([week.refetch(), running.refetch()]);
  const clients = week.data?.projects ?? [];
  const latestOf = (id: string) => running.data?.filter(({ projectId }) => projectId === id) ?? [];
  return (
    <>
      {week.isPending ? (
        <p>Reading your clients...</p>
      ) : clients.length === 0 ? (
        <p>{mayChange ? 'You have no clients yet. Add the first one below.' : 'No website is shared with you yet.'}</p>
      ) : (
        <ul className="grid gap-4 md:grid-cols-2">
          {clients.map((client) => (
            <ClientCard
              key={client.projectId}
              client={client}
              assessments={latestOf(client.projectId)}
              mayChange={mayChange}
              onChanged={() => void refresh()}
            />
          ))}
        </ul>
      )}
      {mayChange && <AddClients onAdded={() => void refresh()} />}
    </>
  );
}

type CardProps = {
  client: Week['projects'][number];
  assessments: AgencyAssessment[];
  mayChange: boolean;
  onChanged: () => void;
};

function ClientCard({ client, assessments, mayChange, onChanged }: CardProps) {
  const [isBusy, setIsBusy] = useState(false);
  const newest = assessments[0];
  const finished = assessments.find(({ state }) => state === 'finished');
  const score = client.scores.at(-1);
  const act = async (failure: string, action: () => Promise<unknown>) => {
    setIsBusy(true);
    await action().catch((error: unknown) => showFailure(failure, error, 'Please try again.'));
    setIsBusy(false);
    onChanged();
  };
  return (
    <li className="rounded-md border border-line bg-surface p-5">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h2 className="text-lg">{client.name}</h2>
          <p className="text-sm wrap-anywhere text-muted">{client.website}</p>
        </div>
        <p className="text-right">
          <span className="font-serif text-3xl tabular-nums">{score?.score ?? '–'}</span>
          <span className="block text-xs whitespace-nowrap text-muted">
            {score ? dayText(score.at) : 'not assessed'}
          </span>
        </p>
      </div>
      <ScoreLine client={client} />
      {score && <p className="mt-3 text-sm">{changeText(client)}</p>}
      <p role="status" className="text-sm text-muted">
        {newest && isRunning(newest)
          ? 'We are reading the website...'
          : newest?.state === 'failed'
            ? newest.failure
            : ''}
      </p>
      <div className="mt-4 flex flex-wrap gap-x-1 gap-y-3">
        {mayChange && (
          <Button
            look="secondary"
            busy={isBusy || (newest !== undefined && isRunning(newest))}
            onClick={() => void act('Not assessed', () => assessClient(client.projectId))}
          >
            Assess now
          </Button>
        )}
        {finished && (
          <Button
            look="quiet"
            onClick={() => void act('No report', async () => saveFile(await fetchPdf(finished.id), 'report.pdf'))}
          >
            Report as PDF
          </Button>
        )}
        {finished && mayChange && (
          <Button
            look="quiet"
            onClick={() =>
              void act('No link was made', async () => {
                const { url } = await shareReport(finished.id);
                await navigator.clipboard.writeText(url).then(
                  () => showToast({ title: 'Link copied', description: 'Whoever has it can read this report.' }),
                  () => showToast({ title: 'Link to the report', description: url }),
                );
              })
            }
          >
            Copy link
          </Button>
        )}
        {mayChange && (
          <Button
            look="quiet"
            aria-label={`Archive ${client.name}`}
            onClick={() => void act('Not archived', () => archiveClient(client.projectId))}
          >
            Archive
          </Button>
        )}
      </div>
    </li>
  );
}

async function fetchPdf(id: string): Promise<Response> {
  const response = await fetch(`/api/v1/assessments/${id}/report.pdf`);
  if (!response.ok) throw new Error(`The report could not be drawn (status ${response.status})`);
  return response;
}

/** The scores of a year as a line; two of one day make no line. */
function ScoreLine({ client: { name, scores } }: { client: Week['projects'][number] }) {
  const days = new Map(scores.map(({ at, score }) => [at.slice(0, 10), score]));
  if (days.size < 2) return null;
  const times = [...days.keys()].map((day) => Date.parse(day));
  const [first = 0, last = 1] = [times[0], times.at(-1)];
  const points = [...days.values()].map(
    (score, index) => `${(((times[index] ?? 0) - first) / (last - first)) * 200},${40 - score * 0.4}`,
  );
  return (
    <svg
      viewBox="-2 -2 204 44"
      className="mt-3 h-11 w-full"
      role="img"
      aria-label={`Scores of ${name}: ${[...days].map(([day, score]) => `${score} on ${day}`).join(', ')}`}
    >
      <polyline
        points={points.join(' ')}
        fill="none"
        className="stroke-accent"
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

function changeText({ change, better, worse }: Week['projects'][number]): string {
  if (change === null) return 'This is the first assessment. The next one shows what changed.';
  const checks = (ids: string[], word: string) =>
    ids.length === 0
      ? ''
      : ` ${word}: ${ids.slice(0, 5).join(', ')}${ids.length > 5 ? ` and ${ids.length - 5} more` : ''}.`;
  const moved =
    change === 0
      ? 'No change of the score this week.'
      : `${change > 0 ? '+' : '−'}${Math.abs(change)} points this week.`;
  return moved + checks(better, 'Better') + checks(worse, 'Worse');
}

function isRunning({ state }: AgencyAssessment): boolean {
  return state === 'queued' || state === 'running';
}

function AddClients({ onAdded }: { onAdded: () => void }) {
  const [name, setName] = useState('');
  return (
    <section className="mt-12 grid gap-10 border-t border-ink pt-6 md:grid-cols-2">
      <div>
        <h2 className="mb-4 text-xl">Add a client</h2>
        <label htmlFor="client-name" className="mb-1.5 block text-sm font-semibold">
          Name
        </label>
        <TextInput
          id="client-name"
          value={name}
          maxLength={120}
          onChange={(event) => setName(event.target.value)}
          className="mb-4"
        />
        <OneFieldForm
          id="client-website"
          label="Website"
          button="Add client"
          failure="The client was not added"
          submit={(website) => addClient({ name: name.trim() || website, website })}
          onDone={() => {
            setName('');
            onAdded();
          }}
          input={(props) => <TextInput inputMode="url" placeholder="example.com" {...props} />}
        />
      </div>
      <div>
        <h2 className="mb-4 text-xl">Add many</h2>
        <OneFieldForm
          id="client-csv"
          label="CSV with the columns name and website"
          button="Add all"
          failure="No client was added"
          submit={importClients}
          onDone={({ created, refused }) => {
            const lines = refused.map(({ line, reason }) => `Line ${line}: ${reason}`).join(' ');
            showToast({
              title: `${created.length} added, ${refused.length} refused`,
              description: lines,
              tone: refused.length > 0 ? 'destructive' : 'plain',
            });
            onAdded();
          }}
          input={({ onChange, ...props }) => (
            <TextArea
              rows={6}
              placeholder={'name,website\nBright Dental,brightdental.example'}
              {...props}
              onChange={onChange}
            />
          )}
        />
      </div>
    </section>
  );
}
