import type { ReactNode } from 'react';

/** One section: its name in the margin, its matter beside it, as in a printed brief. */
export function Section({
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
    <section id={id} aria-labelledby={`${id}-title`} className="mx-auto max-w-page px-5 pt-16 sm:pt-24">
      <div className="grid gap-x-12 gap-y-6 border-t border-line pt-6 lg:grid-cols-[15rem_1fr]">
        <div>
          <h2 id={`${id}-title`} className="text-2xl lg:sticky lg:top-6">
            {title}
          </h2>
          {lead && <div className="mt-3 text-sm text-muted">{lead}</div>}
        </div>
        <div className="min-w-0">{children}</div>
      </div>
    </section>
  );
}
