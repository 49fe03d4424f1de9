/** Where the page of a check is: by its id, since titles change. */
export const checkPath = (id: string): string => `/rubric/${id.toLowerCase()}`;
