// React components that come alive inside a prerendered page. Each loads only when it nears the view.
import type { ComponentType } from 'react';

export const islands: Record<string, () => Promise<ComponentType>> = {};
