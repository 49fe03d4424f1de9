import type { ReactNode } from 'react';

/** A part of the operators' page under a heading, with one line on what its figures are. */
export function Part({
  title,
  note,
  isWide = false,
  children,
}: {
  title: string;
  note: string;
  isWide?: boolean;
  children: ReactNode;
}) {
  return (
    <section className={isWide ? 'min-w-0 lg:col-span-2' : 'min-w-0'}>
      <h2 className="text-2xl">{title}</h2>
      <p className="mt-1 mb-4 text-sm text-muted">{note}</p>
      {children}
    </section>
  );
}

export const figureCell = 'px-2 py-2 max-sm:px-1.5';

/** A small table: the first column names, the others count. */
export function Figures({ caption, heads, children }: { caption: string; heads: string[]; children: ReactNode }) {
  return (
    <div className="overflow-x-auto rounded-md border border-line">
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead className="bg-sunken">
          <tr>
            {heads.map((head, at) => (
              <th
                key={head}
                scope="col"
                className={`${figureCell} font-semibold ${at === 0 ? 'text-left' : 'text-right whitespace-nowrap'}`}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
