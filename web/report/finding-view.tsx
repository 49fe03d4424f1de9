import type { ReactNode } from 'react';
import type { Finding } from '#engine/contract.ts';
import { proofOf, toneNames } from '#engine/wording.ts';
import { SafeLink } from './safe-link.tsx';
import { momentText } from './dates.ts';

/** One thing that was seen, with its proof beneath it. `seenAt` maps a page's address to the time it was read. */
export function FindingView({ finding, seenAt }: { finding: Finding; seenAt: Map<string, string> }) {
  return (
    <div className="break-inside-avoid border-l-2 border-edge pl-4">
      <p dir="auto" className="text-sm">
        <span className="mr-2 text-xs font-semibold text-muted">{toneNames[finding.tone]}</span>
        {finding.note}
      </p>
      <Proof finding={finding} seenAt={seenAt} />
    </div>
  );
}

/** The thing itself, and where it was seen. */
export function Proof({ finding, seenAt }: { finding: Finding; seenAt: Map<string, string> }) {
  const { value, code, quote, source } = proofOf(finding);
  return (
    <figure className="mt-2">
      {value && (
        <p className="text-sm">
          <span className="text-muted">{value.label}: </span>
          <bdi className="font-semibold wrap-anywhere tabular-nums">{value.text}</bdi>
        </p>
      )}
      {code && (
        <Code>
          {code.line !== null && <span className="mr-3 text-muted select-none">{code.line}</span>}
          <Marked>{code.text}</Marked>
        </Code>
      )}
      {quote !== null && <Quote>{quote}</Quote>}
      {source && <Source source={source} seen={source.url === null ? undefined : seenAt.get(source.url)} />}
    </figure>
  );
}

function Source({
  source: { text, url, detail },
  seen,
}: {
  source: NonNullable<ReturnType<typeof proofOf>['source']>;
  seen: string | undefined;
}) {
  return (
    <p className="mt-1 text-xs text-muted">
      {url === null ? <bdi className="wrap-anywhere">{text}</bdi> : <SafeLink url={url} />}
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

const Marked = ({ children }: { children: ReactNode }) => (
  <mark className="bg-transparent text-ink underline decoration-2 underline-offset-4">{children}</mark>
);

const Quote = ({ children }: { children: ReactNode }) => (
  <blockquote dir="auto" className="mt-1 font-serif text-base wrap-anywhere before:content-['“'] after:content-['”']">
    {children}
  </blockquote>
);
