import type { ReactNode } from 'react';

export function Section({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <section id={id} className="mt-12 scroll-mt-4 border-t border-ink pt-4">
      <h2 className="mb-5 text-xl">{title}</h2>
      {children}
    </section>
  );
}
