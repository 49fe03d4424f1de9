import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/** Reports as they were stored, one of each earlier rubric: its version, and the document before it is parsed. */
export const storedReports: { rubric: string; document: unknown }[] = readdirSync(new URL('.', import.meta.url))
  .toSorted()
  .flatMap((name) => {
    const [, rubric] = /^stored-report-(.+)\.json\.gz$/.exec(name) ?? [];
    const bytes = () => gunzipSync(readFileSync(new URL(name, import.meta.url))).toString();
    return rubric === undefined ? [] : [{ rubric, document: JSON.parse(bytes()) as unknown }];
  });
