import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';

/** A component rendered to HTML now and hydrated by hydrate.ts when it nears the view. `name` is its row in islands.ts. It takes no props: its data is imported. */
export function Island({ name, component: Component }: { name: string; component: ComponentType }) {
  return <div data-island={name} dangerouslySetInnerHTML={{ __html: renderToString(<Component />) }} />;
}
