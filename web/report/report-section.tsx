import type { ReactNode } from 'react';

/** A section of the report: its heading in the margin on wide screens, above the text on phones. */
export function ReportSection({ id, title, lead, children }: { id: string; title: string; lead?: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="grid gap-x-10 gap-y-5 border-t border-edge pt-6 pb-14 lg:grid-cols-[16rem_minmax(0,1fr)] print:block print:pb-6">
      <div className="lg:sticky lg:top-6 lg:self-start print:static print:mb-4">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {lead && <p className="mt-2 max-w-prose text-sm text-muted">{lead}</p>}
      </div>
      <div className="min-w-0 space-y-8">{children}</div>
    </section>
  );
}

/** A heading inside a section with what belongs to it. */
export function SubSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="max-w-prose">
      <h3 className="mb-3 text-lg">{title}</h3>
      {children}
    </div>
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

/** References to the report's footnotes. */
export function NoteMarks({ notes }: { notes: number[] }) {
  return notes.map((note) => (
    <sup key={note} className="ml-0.5 text-xs">
      <a href={`#note-${note}`} aria-label={`Footnote ${note}`} className="px-0.5 text-accent underline underline-offset-2">
        {note}
      </a>
    </sup>
  ));
}
