import type { ReactNode } from 'react';

/** A section of the report, under a heading that the contents of the page are read by. */
export function ReportSection({
  id,
  title,
  lead,
  children,
}: {
  id: string;
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={id} className="border-t border-edge pt-6 pb-7 sm:pt-7 sm:pb-10 print:pb-6">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      {lead && <p className="mt-2 max-w-prose text-muted">{lead}</p>}
      <div className="mt-4 min-w-0 space-y-6 sm:mt-6 sm:space-y-8">{children}</div>
    </section>
  );
}

/** A heading inside a section with what belongs to it. */
export function SubSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="max-w-prose min-w-0">
      <h3 className="mb-3 text-lg">{title}</h3>
      {children}
    </div>
  );
}

/** What folds away, under a line that says what is in it. On paper it is open. */
export function Fold({ title, isOpen = false, children }: { title: ReactNode; isOpen?: boolean; children: ReactNode }) {
  return (
    <details open={isOpen} className="group/fold border-t border-line">
      <summary className="flex min-h-11 list-none items-baseline gap-3 py-2.5 font-medium">
        <span aria-hidden="true" className="w-3 shrink-0 text-muted group-open/fold:rotate-90 print:hidden">
          ›
        </span>
        <span>{title}</span>
      </summary>
      <div className="pb-5 sm:pl-6 print:pl-0">{children}</div>
    </details>
  );
}

/** A plain list with hairlines; nothing at all when empty. */
export function LinedList({ items, ordered = false }: { items: string[]; ordered?: boolean }) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <List className={ordered ? 'list-decimal space-y-2 pl-6 marker:text-muted' : 'space-y-2'}>
      {items.map((item) => (
        <li key={item} dir="auto" className={ordered ? 'pl-1' : 'border-t border-line pt-2'}>
          {item}
        </li>
      ))}
    </List>
  );
}

/** References to the report's footnotes, which are on the appendix' page. */
export function NoteMarks({ notes, page = '' }: { notes: number[]; page?: string }) {
  return notes.map((note) => (
    <sup key={note} className="ml-0.5 text-xs">
      <a
        href={`${page}#note-${note}`}
        aria-label={`Footnote ${note}`}
        className="px-0.5 text-accent underline underline-offset-2"
      >
        {note}
      </a>
    </sup>
  ));
}
