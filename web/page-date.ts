import { createContext } from 'react';

/** The ISO day on which the page's text last changed, for the footer; null where the page carries a date of its own, or none. */
export const PageDate = createContext<string | null>(null);
