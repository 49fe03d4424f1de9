import type { FixFile } from '#engine/contract.ts';
import { wordsOf } from '#engine/base/text/words.ts';

type Change = NonNullable<FixFile['changes']>[number];

/** The old text beside the new one, with the words that come and go. `before`: null where there is none. */
export function whatChanges(url: string, before: string | null, after: string): Change {
  return changeOf(url, before, after, [wordsIn(before ?? ''), wordsIn(after)]);
}

/** The same of an item of structured data: its facts are its properties, each with a value. `before`: null where there is none. */
export function whatChangesInItem(
  url: string,
  before: Record<string, unknown> | null,
  after: Record<string, unknown>,
): Change {
  return changeOf(url, before && JSON.stringify(before, null, 2), JSON.stringify(after, null, 2), [
    factsOf(before ?? {}),
    factsOf(after),
  ]);
}

/** The same of a robots.txt: what it says to whom. `opens`: what is meant to go. */
export function whatChangesInRobots(
  url: string,
  before: string,
  after: string,
  opens: (agent: string, line: string) => boolean,
): Change {
  const [was, is] = [orders(before), orders(after)];
  for (const [key, { agent, line }] of was) if (opens(agent, line)) was.delete(key);
  const told = (said: typeof was) =>
    new Map([...said].map(([key, { agent, line }]) => [key, agent === '' ? line : `${agent}: ${line}`]));
  return changeOf(url, before === '' ? null : before, after, [told(was), told(is)]);
}

function changeOf(
  url: string,
  before: string | null,
  after: string,
  [was, is]: [ReadonlyMap<string, string>, ReadonlyMap<string, string>],
): Change {
  return {
    url,
    before,
    after,
    adds: [...is].flatMap(([key, told]) => (was.has(key) ? [] : [told])),
    loses: [...was].flatMap(([key, told]) => (is.has(key) ? [] : [told])),
  };
}

/** "address.postalCode: 31515" of an item. An address of a page is the same with and without its scheme. */
function factsOf(value: unknown, name = ''): Map<string, string> {
  if (Array.isArray(value)) return new Map(value.flatMap((each) => [...factsOf(each, name)]));
  if (typeof value === 'object' && value !== null)
    return new Map(
      Object.entries(value).flatMap(([key, each]) => [...factsOf(each, name === '' ? key : `${name}.${key}`)]),
    );
  const text =
    typeof value === 'string' ? value : typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
  if (text === '') return new Map();
  return new Map([[`${name} ${text.replace(/^https?:\/\/(?:www\.)?|\/$/g, '').toLowerCase()}`, `${name}: ${text}`]]);
}

/** Each line of a robots.txt under each agent that it is for; '' for lines that are for all, as a sitemap's. */
function orders(text: string): Map<string, { agent: string; line: string }> {
  const found = new Map<string, { agent: string; line: string }>();
  let agents: string[] = [];
  let isNaming = false;
  for (const raw of text.split('\n')) {
    const [, field = '', value = ''] = /^\s*([\w-]+)\s*:\s*([^#]*)/.exec(raw) ?? [];
    if (field === '') continue;
    const line = `${field}: ${value.trim()}`;
    if (/^user-agent$/i.test(field)) {
      agents = [...(isNaming ? agents : []), value.trim().toLowerCase()];
      isNaming = true;
      continue;
    }
    isNaming = false;
    for (const agent of /^sitemap$/i.test(field) ? [''] : agents)
      found.set(`${agent} ${line.toLowerCase()}`, { agent, line });
  }
  return found;
}

/** By their lower case, so that a capital is no change. */
function wordsIn(text: string): Map<string, string> {
  return new Map(wordsOf(text).map((word) => [word.toLowerCase(), word]));
}
