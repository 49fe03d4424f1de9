import type { PageFacts } from '#engine/evidence/evidence.ts';
import { TaskStopped } from '#engine/read/visit/task-stopped.ts';
import type { Visit } from './visit.ts';

const mostScripts = 12;
const scriptBytes = 300_000;
const totalMs = 8_000;

/** Decides of each form without an address whether anything sends it. Only for such a form scripts of the site are read. */
export async function readForms(
  visit: Visit,
  pages: PageFacts[],
  isOnSite: (url: string) => boolean,
  mayFetch: (url: string) => boolean,
): Promise<PageFacts[]> {
  const open = pages.filter(({ openForms }) => openForms !== undefined);
  if (open.length === 0) return pages;
  const wanted = [...new Set(open.flatMap(({ openForms }) => openForms?.scripts ?? []))]
    .filter((url) => isOnSite(url) && mayFetch(url))
    .slice(0, mostScripts);
  const signal = AbortSignal.any([visit.signal, AbortSignal.timeout(totalMs)]);
  const read = new Map<string, string>();
  await Promise.all(
    wanted.map(async (url) => {
      const answer = await visit.ask(url, {
        types: scriptTypes,
        accept: 'text/javascript',
        maxBytes: scriptBytes,
        signal,
      });
      if (answer.ok && answer.status === 200 && !answer.truncated) read.set(url, answer.body.toString('utf8'));
    }),
  );
  return Promise.all(pages.map((page) => decided(visit, page, read)));
}

const scriptTypes = /^\s*(?:text|application)\/(?:x-)?(?:java|ecma)script\b/i;

async function decided(visit: Visit, page: PageFacts, read: ReadonlyMap<string, string>): Promise<PageFacts> {
  const { openForms, ...facts } = page;
  const files = openForms?.scripts.flatMap((url) => read.get(url) ?? []) ?? [];
  // What was not read may send it.
  if (!openForms || files.length < openForms.scripts.length) return facts;
  const { forms, code, isWhole } = openForms;
  try {
    const silentForms = await visit.run('whatFormsDo', { forms, code: [...code, ...files], isWhole });
    return silentForms.length === 0 ? facts : { ...facts, silentForms };
  } catch (error) {
    if (error instanceof TaskStopped) return facts;
    throw error;
  }
}
