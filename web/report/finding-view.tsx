import type { ReactNode } from 'react';
import type { Answers, Finding } from '#engine/contract.ts';
import { platformNames } from '#engine/contract.ts';
import { steps } from '#quiz/steps.ts';
import { SafeLink } from './safe-link.tsx';
import { momentText } from './dates.ts';

/** One thing that was seen, with its proof beneath it. `seenAt` maps a page's address to the time it was read. */
export function FindingView({ finding, seenAt }: { finding: Finding; seenAt: Map<string, string> }) {
  return (
    <div className="break-inside-avoid border-l-2 border-edge pl-4">
      <p dir="auto" className="text-sm">
        <span className="mr-2 text-xs font-semibold text-muted">{toneWords[finding.tone]}</span>
        {finding.note}
      </p>
      <Proof finding={finding} seenAt={seenAt} />
    </div>
  );
}

const toneWords: Record<Finding['tone'], string> = { bad: 'Costs points', good: 'Earns points', info: 'Noted' };

function Proof({ finding, seenAt }: { finding: Finding; seenAt: Map<string, string> }) {
  switch (finding.kind) {
    case 'page':
      return <Source url={finding.url} seenAt={seenAt} />;
    case 'line':
      return (
        <figure className="mt-2">
          <Code>
            <span className="mr-3 text-muted select-none">{finding.line}</span>
            <Marked>{finding.text}</Marked>
          </Code>
          <Source url={finding.url} seenAt={seenAt} detail={`line ${finding.line}`} />
        </figure>
      );
    case 'header':
      return (
        <figure className="mt-2">
          <Code>
            {finding.name}: <Marked>{finding.value}</Marked>
          </Code>
          <Source url={finding.url} seenAt={seenAt} detail="response header" />
        </figure>
      );
    case 'quote':
      return (
        <figure className="mt-2">
          <Quote>{finding.quote}</Quote>
          <Source url={finding.url} seenAt={seenAt} />
        </figure>
      );
    case 'value':
      return (
        <>
          <p className="mt-1 text-sm">
            <span className="text-muted">{finding.label}: </span>
            <bdi className="font-semibold wrap-anywhere tabular-nums">{finding.value}</bdi>
          </p>
          {finding.url && <Source url={finding.url} seenAt={seenAt} />}
        </>
      );
    case 'answer':
      return (
        <p className="mt-1 text-sm">
          <span className="text-muted">Your answer to “{questionOf(finding.field)}”: </span>
          <bdi className="font-semibold wrap-anywhere">{finding.value}</bdi>
        </p>
      );
    case 'prompt':
      return (
        <figure className="mt-2">
          <p className="text-sm text-muted">
            Asked {platformNames[finding.platform]}: <bdi className="text-ink italic">{finding.prompt}</bdi>
          </p>
          <Quote>{finding.quote}</Quote>
        </figure>
      );
  }
}

function Source({ url, seenAt, detail }: { url: string; seenAt: Map<string, string>; detail?: string }) {
  const seen = seenAt.get(url);
  return (
    <p className="mt-1 text-xs text-muted">
      <SafeLink url={url} />
      {detail && `, ${detail}`}
      {seen && `, seen ${momentText(seen)}`}
    </p>
  );
}

const Code = ({ children }: { children: ReactNode }) => (
  <pre dir="ltr" className="rounded-sm bg-sunken px-3 py-2 font-mono text-sm whitespace-pre-wrap wrap-anywhere">
    {children}
  </pre>
);

const Marked = ({ children }: { children: ReactNode }) => <mark className="bg-transparent text-ink underline decoration-2 underline-offset-4">{children}</mark>;

const Quote = ({ children }: { children: ReactNode }) => (
  <blockquote dir="auto" className="mt-1 font-serif text-base wrap-anywhere before:content-['“'] after:content-['”']">
    {children}
  </blockquote>
);

/** The quiz question an answer belongs to. */
function questionOf(field: keyof Answers): string {
  const fields = steps.flatMap((step) => step.fields);
  return fields.find((one) => one.key === field || one.key.startsWith(`${field}.`))?.label ?? field;
}
