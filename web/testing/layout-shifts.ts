import type { Page } from '@playwright/test';

/** By how much what moved, each time that something did. The cast: TypeScript does not know the entries of this type yet. */
export async function layoutShifts(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const told: string[] = [];
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number;
            sources: { node: Node | null }[];
          })[])
            told.push(
              `${entry.value}: ${entry.sources.map(({ node }) => node?.parentElement?.innerHTML.slice(0, 200)).join(' | ')}`,
            );
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(told), 50);
      }),
  );
}
