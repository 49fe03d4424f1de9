/** Where the page of a check lies: by its id, for titles change. */
export const checkPath = (id: string): string => `/rubric/${id.toLowerCase()}`;
