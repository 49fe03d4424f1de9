import type { ReactNode } from 'react';
import type { Scene, SceneTable } from '#report/scenes/scene.ts';
import { SceneView } from './scene-view.tsx';

/** A chart under the sentence it proves, with its numbers as a table beneath. `narrow` is the same chart drawn for a phone. */
export function ChartFigure({ scene, narrow, note }: { scene: Scene; narrow?: Scene; note?: ReactNode }) {
  return (
    <figure className="break-inside-avoid">
      <figcaption className="mb-4 font-serif text-lg font-semibold text-balance">{scene.title}</figcaption>
      <SceneView scene={scene} className={narrow && 'hidden sm:block print:block'} />
      {narrow && <SceneView scene={narrow} className="sm:hidden print:hidden" />}
      {note && <p className="mt-3 text-sm text-muted">{note}</p>}
      <TableDisclosure table={scene.table} caption={scene.title} />
    </figure>
  );
}

function TableDisclosure({ table, caption }: { table: SceneTable; caption: string }) {
  return (
    <details className="mt-2 print:hidden">
      <summary className="inline-flex min-h-11 items-center text-sm font-medium text-accent underline underline-offset-4">
        Show as table
      </summary>
      <table className="mt-2 w-full text-left text-xs sm:text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-edge">
            {table.head.map((cell) => (
              <th key={cell} scope="col" className="py-2 pr-2 sm:pr-4 font-semibold">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row) => (
            <tr key={row.join('|')} className="border-b border-line">
              {row.map((cell, column) =>
                column === 0 ? (
                  <th key={table.head[column]} scope="row" className="py-2 pr-2 sm:pr-4 font-normal">
                    {cell}
                  </th>
                ) : (
                  <td key={table.head[column]} className="py-2 pr-2 sm:pr-4">
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
