import { useEffect, useState, type FormEvent } from 'react';
import type {
  BadgeView,
  createdShareSchema,
  fieldChoiceSchema,
  reminderSchema,
  sharesSchema,
  shareRoles,
  Versions,
} from '#board/contract.ts';
import type { z } from 'zod';
import { dayText } from '../report/dates.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { messageOf } from './board-store.ts';
import { call } from './call.ts';
import { tickClass } from './tick.tsx';
import { useBoard } from './use-board.ts';
import { formText } from '../ui/form-text.ts';

type Share = z.infer<typeof sharesSchema>['shares'][number];
type FieldChoice = z.infer<typeof fieldChoiceSchema>;
type Reminder = z.infer<typeof reminderSchema>;
type Role = (typeof shareRoles)[number];

/** Beside the tasks: who else may work on them, how to take them along, what changed so far. Who only reads may take them along. */
export function BoardSide() {
  const { id, isLive, mayAct, offers } = useBoard();
  if (id === null || !isLive) return null;
  return (
    <div className="grid gap-x-10 gap-y-6 text-sm sm:grid-cols-2 lg:grid-cols-1 print:hidden">
      {mayAct && offers.shares && <Shares id={id} />}
      {offers.exports && <Exports id={id} />}
      {mayAct && offers.reminders && <Reminders id={id} />}
      {mayAct && offers.badge && <Publicity id={id} />}
      <Changes />
    </div>
  );
}

const Part = ({ id, title, children }: { id: string; title: string; children: React.ReactNode }) => (
  <section aria-labelledby={id} className="space-y-2 border-t border-edge pt-3">
    <h3 id={id} className="text-lg">
      {title}
    </h3>
    {children}
  </section>
);

function Shares({ id }: { id: string }) {
  const url = `/api/report/${encodeURIComponent(id)}/shares`;
  const [shares, setShares] = useState<Share[]>([]);
  const [made, setMade] = useState<{ url: string; label: string } | null>(null);
  const [role, setRole] = useState<Role | null>(null);
  const [failure, setFailure] = useState('');
  const attempt = async (act: () => Promise<void>) => {
    setFailure('');
    try {
      await act();
    } catch (error) {
      setFailure(messageOf(error));
    }
  };
  const load = async () => setShares((await call<{ shares: Share[] }>('GET', url)).shares);
  useEffect(() => {
    void call<{ shares: Share[] }>('GET', url).then(
      ({ shares: found }) => setShares((now) => (now.length > 0 ? now : found)),
      () => {},
    );
  }, [url]);
  const create = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const label = formText(event.currentTarget, 'label');
    void attempt(async () => {
      const share = await call<z.infer<typeof createdShareSchema>>('POST', url, { role, label });
      setMade(share);
      setRole(null);
      await load();
    });
  };
  return (
    <Part id="send-tasks" title="Send tasks to someone">
      <p>A page with only their tasks: no score, no mail address, no answers from your quiz.</p>
      {role === null ? <Roles onChoose={setRole} /> : <ShareForm onSubmit={create} onCancel={() => setRole(null)} />}
      {failure !== '' && (
        <p role="alert" className="font-semibold text-poor">
          {failure}
        </p>
      )}
      {made && <MadeLink url={made.url} />}
      <SentLinks
        shares={shares}
        onRevoke={(share) =>
          void attempt(async () => {
            await call('DELETE', `${url}/${encodeURIComponent(share)}`);
            await load();
          })
        }
      />
    </Part>
  );
}

function Roles({ onChoose }: { onChoose: (role: Role) => void }) {
  return (
    <p className="flex flex-wrap gap-2">
      <Button onClick={() => onChoose('developer')}>Link for my developer</Button>
      <Button look="secondary" onClick={() => onChoose('writer')}>
        For my writer
      </Button>
    </p>
  );
}

function ShareForm({
  onSubmit,
  onCancel,
}: {
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onCancel: () => void;
}) {
  return (
    <form onSubmit={onSubmit} className="space-y-2">
      <label className="block font-semibold">
        Who is it for? (optional)
        <input
          name="label"
          maxLength={40}
          placeholder="Web agency"
          className="mt-1 min-h-11 w-full rounded-sm border border-edge bg-surface px-3 text-base font-normal"
        />
      </label>
      <p className="flex flex-wrap gap-2">
        <Button type="submit">Make the link</Button>
        <Button look="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </p>
    </form>
  );
}

function MadeLink({ url }: { url: string }) {
  const [said, setSaid] = useState('');
  return (
    <div className="rounded-md border border-accent p-3">
      <p>We show this link once. It ends after 30 days.</p>
      <input
        readOnly
        value={url}
        aria-label="The link"
        onFocus={(event) => event.target.select()}
        className="mt-2 min-h-11 w-full rounded-sm border border-edge bg-sunken px-2 text-xs"
      />
      <p className="mt-2 flex items-center gap-3">
        <Button
          look="secondary"
          onClick={() =>
            void navigator.clipboard.writeText(url).then(
              () => setSaid('Copied.'),
              () => setSaid('Please copy it by hand.'),
            )
          }
        >
          Copy the link
        </Button>
        <span role="status">{said}</span>
      </p>
    </div>
  );
}

function SentLinks({ shares, onRevoke }: { shares: Share[]; onRevoke: (id: string) => void }) {
  return (
    <ul className="text-xs text-muted">
      {shares.map((share) => (
        <li key={share.id} className="flex flex-wrap items-center gap-x-2">
          <span>
            Sent {dayText(share.createdAt)}: “{share.label || (share.role === 'developer' ? 'Developer' : 'Writer')}”,{' '}
            {share.tasks} {share.tasks === 1 ? 'task' : 'tasks'}, ends {dayText(share.endsAt)}.
          </span>
          <button
            type="button"
            className="min-h-11 px-1 text-accent underline"
            aria-label={`Revoke the link “${share.label || share.role}”`}
            onClick={() => onRevoke(share.id)}
          >
            Revoke
          </button>
        </li>
      ))}
    </ul>
  );
}

function Exports({ id }: { id: string }) {
  const { mayAct } = useBoard();
  const [said, setSaid] = useState('');
  const url = `/api/report/${encodeURIComponent(id)}/tasks`;
  const linkClass = classNames(buttonClass('secondary'), 'px-3!');
  const send = () => {
    call<{ to: string }>('POST', `${url}/send`).then(
      ({ to }) => setSaid(`Sent to ${to}.`),
      (error: unknown) => setSaid(messageOf(error)),
    );
  };
  return (
    <Part id="take-tasks" title="Take the tasks with you">
      <p className="flex flex-wrap gap-2">
        <a href={`${url}.csv`} download className={linkClass}>
          CSV
        </a>
        <a href={`${url}.md`} download className={linkClass}>
          Markdown
        </a>
        <a href={`${url}.txt`} download className={linkClass}>
          Text
        </a>
        {mayAct && (
          <Button look="quiet" className="px-2! noscript:hidden" onClick={send}>
            Send to me
          </Button>
        )}
      </p>
      <p role="status" className="text-xs text-muted">
        {said}
      </p>
    </Part>
  );
}

function Reminders({ id }: { id: string }) {
  const url = `/api/report/${encodeURIComponent(id)}/reminder`;
  const [reminder, setReminder] = useState<Reminder | null>(null);
  const [failure, setFailure] = useState('');
  useEffect(() => {
    void call<Reminder>('GET', url).then(
      (found) => setReminder((now) => now ?? found),
      () => {},
    );
  }, [url]);
  const change = (weekly: boolean) => {
    const before = reminder;
    setFailure('');
    setReminder({ weekly, endsAt: null, ended: null }); // the box answers at once
    call<Reminder>('PUT', url, { weekly }).then(setReminder, (error: unknown) => {
      setReminder(before);
      setFailure(messageOf(error));
    });
  };
  return (
    <Part id="remind-me" title="Remind me">
      <label className="flex gap-3">
        <input
          type="checkbox"
          checked={reminder?.weekly ?? false}
          onChange={(event) => change(event.target.checked)}
          className={tickClass}
        />
        <span>Mail me my next task on Mondays. It stops when nothing is left, or with one click.</span>
      </label>
      {reminder?.weekly && reminder.endsAt !== null && (
        <p className="text-xs text-muted">The mails end on {dayText(reminder.endsAt)}.</p>
      )}
      {failure !== '' && (
        <p role="alert" className="font-semibold text-poor">
          {failure}
        </p>
      )}
    </Part>
  );
}

/** What everybody may see of the website: its score as a badge, and its share in the figures of its industry. */
function Publicity({ id }: { id: string }) {
  const url = `/api/report/${encodeURIComponent(id)}`;
  const [badge, setBadge] = useState<BadgeView | null>(null);
  const [isCounted, setCounted] = useState<boolean | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  useEffect(() => {
    // What was pressed before the answer came is newer than the answer.
    void call<BadgeView>('GET', `${url}/badge`).then(
      (found) => setBadge((now) => now ?? found),
      () => {},
    );
    void call<FieldChoice>('GET', `${url}/field`).then(
      (found) => setCounted((now) => now ?? found.isCounted),
      () => {},
    );
  }, [url]);
  const attempt = async (act: () => Promise<void>) => {
    setFailure('');
    setBusy(true);
    await act().catch((error: unknown) => setFailure(messageOf(error)));
    setBusy(false);
  };
  const publish = (isPublic: boolean) =>
    void attempt(async () => setBadge(await call<BadgeView>('PUT', `${url}/badge`, { isPublic })));
  const count = (wanted: boolean) => {
    setFailure('');
    setCounted(wanted);
    call<FieldChoice>('PUT', `${url}/field`, { isCounted: wanted }).catch((error: unknown) => {
      setCounted(!wanted);
      setFailure(messageOf(error));
    });
  };
  const embed = badge?.embed ?? null;
  return (
    <Part id="show-score" title="Show your score">
      <p>
        A badge for your website, with a public page behind it: score, range, four categories, pages read. Nothing that
        you told us.
      </p>
      {embed && <BadgeCode embed={embed} state={badge?.state} />}
      <p className="flex flex-wrap gap-2">
        {badge?.state !== 'public' && (
          <Button busy={isBusy} onClick={() => publish(true)}>
            {embed ? 'Publish' : 'Get the code'}
          </Button>
        )}
        {embed && (
          <Button look="quiet" onClick={() => publish(false)}>
            Withdraw
          </Button>
        )}
      </p>
      <p role="status" className="text-xs text-muted">
        {badge?.sentence}
      </p>
      <label className="flex gap-3">
        <input
          type="checkbox"
          checked={isCounted ?? false}
          onChange={(event) => count(event.target.checked)}
          className={tickClass}
        />
        <span>
          Count my website in the <a href="/field">public figures of its industry</a>. They never name it.
        </span>
      </label>
      {failure !== '' && (
        <p role="alert" className="font-semibold text-poor">
          {failure}
        </p>
      )}
    </Part>
  );
}

/** The code of the badge, and what is next: the other way to prove the domain, or the public page. */
function BadgeCode({
  embed,
  state,
}: {
  embed: NonNullable<BadgeView['embed']>;
  state: BadgeView['state'] | undefined;
}) {
  return (
    <>
      <label className="block font-semibold">
        Code for your home page
        <textarea
          readOnly
          rows={4}
          value={embed.html}
          onFocus={(event) => event.target.select()}
          className="mt-1 w-full rounded-sm border border-edge bg-sunken p-2 font-mono text-xs font-normal"
        />
      </label>
      {state === 'waiting' && (
        <details>
          <summary className="min-h-11 cursor-pointer py-3 font-semibold">You cannot edit your home page?</summary>
          <p>Add a TXT record to your domain. Whoever manages your domain can do it.</p>
          <dl className="mt-2 grid gap-1">
            <dt className="font-semibold">Name</dt>
            <dd>
              <code className="block text-xs break-all select-all">{embed.record.name}</code>
            </dd>
            <dt className="font-semibold">Text</dt>
            <dd>
              <code className="block text-xs break-all select-all">{embed.record.text}</code>
            </dd>
          </dl>
        </details>
      )}
      {state === 'public' && (
        <p>
          <a href={embed.summaryUrl} className="inline-flex min-h-11 items-center text-accent underline">
            See the public page
          </a>
        </p>
      )}
    </>
  );
}

/** The versions so far, newest first, and what measuring everything again costs. */
function Changes() {
  const { board, versions, mayAct } = useBoard();
  return (
    <Part id="what-changed" title="What changed">
      <ul className="tabular-nums">
        {versions.slice(0, mostVersions).map((version) => (
          <Change key={version.version} version={version} />
        ))}
      </ul>
      {mayAct && board.measureAgain.sentence !== '' && (
        <div>
          {board.measureAgain.priceCents === null ? (
            board.measureAgain.sentence
          ) : (
            <MeasureAgain priceCents={board.measureAgain.priceCents} sentence={board.measureAgain.sentence} />
          )}
        </div>
      )}
      {mayAct && board.leftInAll !== '' && <p className="text-xs text-muted">{board.leftInAll}</p>}
    </Part>
  );
}

/** Straight to the checkout: a guest has no account to do it from. */
function MeasureAgain({ priceCents, sentence }: { priceCents: number; sentence: string }) {
  const { id } = useBoard();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const openCheckout = async () => {
    setFailure('');
    setBusy(true);
    try {
      const path = `/api/report/${encodeURIComponent(id ?? '')}/measure-again`;
      location.assign((await call<{ url: string }>('POST', path)).url);
    } catch (error) {
      setFailure(messageOf(error));
      setBusy(false);
    }
  };
  return (
    <>
      <Button look="secondary" busy={isBusy} onClick={() => void openCheckout()}>
        Measure again for ${priceCents / 100}
      </Button>
      <p className="mt-2 text-xs text-muted">{sentence}</p>
      {failure !== '' && (
        <p role="alert" className="font-semibold text-poor">
          {failure}
        </p>
      )}
    </>
  );
}

const mostVersions = 8;

function Change({ version: { at, title, score, change } }: { version: Versions['versions'][number] }) {
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 border-b border-line py-2">
      <span className="text-xs/6 text-muted">{dayText(at)}</span>
      <span>
        {title}
        {change !== null && (!change.isClear || change.byRules !== 0) && (
          <span className="block text-xs text-muted">{change.sentence}</span>
        )}
      </span>
      <span className="font-serif font-semibold">{Math.round(score)}</span>
    </li>
  );
}
