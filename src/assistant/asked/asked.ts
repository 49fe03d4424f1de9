/** A question, and the ids of the passages that answer it: any will do, and none where the site does not. */
export type Asked = { question: string; expected: readonly string[] };
