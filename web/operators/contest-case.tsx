import type { ReactNode } from 'react';
import type { ContestOutcome, ContestReason, Ledger, Proof } from '#board/contract.ts';
import { momentText } from '../report/dates.ts';
import { SafeLink } from '../report/safe-link.tsx';
import { Badge, type BadgeTone } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';

type Props = {
  one: Ledger['cases'][number];
  /** In milliseconds; what is due before is overdue. */
  now: number;
  onDecide: (decision: 'uphold' | 'reject') => void;
};

/** One contest: what the owner says beside what the report showed, and what came of it. */
export function ContestCase({ one, now, onDecide }: Props) {
  const { checkId, title, host, reason, url, words, note, outcome, sentence, proofs, at, dueAt, decidedAt, decidedBy } =
    one;
  const isOverdue = dueAt !== null && Date.parse(dueAt) < now;
  return (
    <li className="rounded-md border border-line p-4 sm:p-5">
      <h3 className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-lg">
        <span className="min-w-0 wrap-anywhere">{title}</span>
        <State outcome={outcome} isOverdue={isOverdue} />
      </h3>
      <p className="text-sm wrap-anywhere text-muted">
        {checkId}, {host}, contested {momentText(at)}
        {dueAt !== null && `, answer due ${momentText(dueAt)}`}
      </p>
      <div className="mt-4 grid gap-x-8 gap-y-4 text-sm lg:grid-cols-2">
        <Side title="What the owner says">
          <p>{reasons[reason]}</p>
          {words !== null && <Quote>{words}</Quote>}
          {url !== null && <SafeLink url={url} />}
          {note !== null && <p className="wrap-anywhere whitespace-pre-wrap">{note}</p>}
        </Side>
        <Side title="What the report showed">
          {proofs.length === 0 && <p className="text-muted">No proof was kept with this finding.</p>}
          <ul className="grid gap-3 empty:hidden">
            {proofs.map((proof) => (
              <Shown key={`${proof.sentence} ${proof.url} ${proof.line} ${proof.quote}`} {...proof} />
            ))}
          </ul>
        </Side>
      </div>
      {sentence !== '' && (
        <p className="mt-4 border-t border-line pt-3 text-sm wrap-anywhere">
          {sentence}
          <span className="block text-xs text-muted">
            {decidedAt === null
              ? 'What the owner reads now'
              : `${decidedBy === 'operator' ? 'An operator' : 'The engine'} to the owner, ${momentText(decidedAt)}`}
          </span>
        </p>
      )}
      {outcome === 'under-review' && (
        <div className="mt-4 flex flex-wrap gap-3">
          <Button look="secondary" aria-label={`Uphold: ${title}, ${host}`} onClick={() => onDecide('uphold')}>
            Uphold
          </Button>
          <Button look="secondary" aria-label={`Reject: ${title}, ${host}`} onClick={() => onDecide('reject')}>
            Reject
          </Button>
        </div>
      )}
    </li>
  );
}

function State({ outcome, isOverdue }: { outcome: ContestOutcome | null; isOverdue: boolean }) {
  if (outcome === null) return <Badge>The engine looks</Badge>;
  if (outcome === 'under-review' && isOverdue) return <Badge tone="poor">Overdue</Badge>;
  const [tone, text] = outcomes[outcome];
  return <Badge tone={tone}>{text}</Badge>;
}

const outcomes: Record<ContestOutcome, [BadgeTone, string]> = {
  'under-review': ['fair', 'Waits for you'],
  corrected: ['good', 'Upheld'],
  stays: ['plain', 'Stays'],
  'not-found': ['plain', 'Words not seen'],
  rejected: ['plain', 'Rejected'],
};

const reasons: Record<ContestReason, string> = {
  'it-is-there': 'It is there, and we missed it.',
  'wrong-page': 'We read the wrong page.',
  misread: 'We misread the page.',
  'not-us': 'It is about another business.',
  'not-needed': 'The business does not need this.',
  other: 'Something else.',
};

function Side({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0">
      <h4 className="mb-1 font-semibold">{title}</h4>
      <div className="grid justify-items-start gap-2">{children}</div>
    </section>
  );
}

function Shown({ sentence, quote, url, line, seenAt, isMet }: Proof) {
  return (
    <li className="grid min-w-0 gap-1">
      <p className="wrap-anywhere">
        {isMet !== null && (
          <span role="img" aria-label={isMet ? 'Earns' : 'Costs'} className={isMet ? 'text-good' : 'text-poor'}>
            {isMet ? '✓' : '✗'}
          </span>
        )}{' '}
        {sentence}
      </p>
      {quote !== null && <Quote>{quote}</Quote>}
      {(url !== null || seenAt !== null) && (
        <p className="text-xs text-muted">
          {url !== null && <SafeLink url={url} />}
          {url !== null && line !== null && `, line ${line}`}
          {seenAt !== null && `${url === null ? '' : ', '}${momentText(seenAt)}`}
        </p>
      )}
    </li>
  );
}

/** Somebody else's words, in whatever direction they are read. */
function Quote({ children }: { children: string }) {
  return (
    <blockquote dir="auto" className="border-l-2 border-edge pl-3 wrap-anywhere whitespace-pre-wrap">
      {children}
    </blockquote>
  );
}
