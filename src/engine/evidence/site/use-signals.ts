// What a site says of the use of its texts, beside who may fetch them: Content-Signal (contentsignals.org), Content-Usage (IETF aipref-attach) and licences for
// machines (RSL), in robots.txt and in the headers of pages.
import { listed } from '#engine/base/text/wording.ts';
import type { PageFacts, RobotsEvidence } from '#engine/evidence/evidence.ts';
import { parseRobots } from '#engine/evidence/robots.ts';

type SignalName = 'Content-Signal' | 'Content-Usage' | 'License';
export type UseSignal = {
  name: SignalName;
  /** The line, or the header's value, as written. */
  text: string;
  /** robots.txt, or the page that carries the header. */
  url: string;
  /** Of robots.txt, 1-based; null: a header. */
  line: number | null;
  /** Names of the group that it is in, lower case; none: it is for everybody. */
  agents: string[];
  /** Uses as the definition names them: "search", "ai-input", "ai-train", "train-ai". */
  allowed: string[];
  refused: string[];
};

/** Lines of a robots.txt that say what its texts may be used for. A file that is not read has none. */
export function signalsInRobots({ url, state, body }: RobotsEvidence): UseSignal[] {
  if (state !== 'ok' && state !== 'too-large') return [];
  const groups = parseRobots(body).groups.map(({ agents }) => ({
    from: Math.min(...agents.map(({ line }) => line)),
    agents: agents.map(({ token }) => token),
  }));
  return body.split(/\r\n|\r|\n/).flatMap((written, index): UseSignal[] => {
    const text = written.split('#', 1)[0]?.trim() ?? '';
    const [, record = '', value = ''] = /^(content-signal|content-usage|license)\s*:\s*(.+)$/i.exec(text) ?? [];
    const name = names[record.toLowerCase()];
    if (name === undefined) return [];
    const line = index + 1;
    const group = name === 'License' ? undefined : groups.findLast(({ from }) => from < line);
    const agents = group && !group.agents.includes('*') ? group.agents : [];
    return [{ name, text, url, line, agents, ...usesIn(name, value) }];
  });
}

/** Of these, what a crawler that says this name is told. */
export function signalsFor(token: string, signals: readonly UseSignal[]): UseSignal[] {
  const own = signals.filter(({ agents }) => agents.includes(token.toLowerCase()));
  return own.length > 0 ? own : signals.filter(({ agents }) => agents.length === 0);
}

export function signalsInHeaders({ url, headers }: PageFacts): UseSignal[] {
  const licences = [...(headers['link'] ?? '').matchAll(/<([^<>]+)>([^<,]*)/g)].flatMap(
    ([, target = '', parameters = '']) =>
      /rel="?license\b/i.test(parameters) && /application\/rsl\+xml/i.test(parameters) ? [target] : [],
  );
  const values: [SignalName, string | undefined][] = [
    ['Content-Signal', headers['content-signal']],
    ['Content-Usage', headers['content-usage']],
    ...licences.map((licence): [SignalName, string] => ['License', licence]),
  ];
  return values.flatMap(([name, text]) =>
    text === undefined ? [] : [{ name, text, url, line: null, agents: [], ...usesIn(name, text) }],
  );
}

/** What a use is called in a sentence. */
export function namedUses(uses: readonly string[]): string {
  return listed(uses.map((use) => usesInWords[use] ?? `“${use}”`));
}

const usesInWords: Record<string, string> = {
  search: 'search results',
  'ai-input': 'AI answers',
  'ai-train': 'AI training',
  'train-ai': 'AI training',
};

const names: Record<string, SignalName> = {
  'content-signal': 'Content-Signal',
  'content-usage': 'Content-Usage',
  license: 'License',
};

/** "search=yes, ai-input=no" and "/drafts/ train-ai=n" alike; a licence is an address. Of one use the last word counts (RFC 9651), also where a proxy added it. */
function usesIn(name: SignalName, value: string): Pick<UseSignal, 'allowed' | 'refused'> {
  const stated = name === 'License' ? [] : [...value.matchAll(/(?<=^|[\s,;])([a-z][\w-]*)\s*=\s*([\w?]+)/gi)];
  const last = new Map(stated.map(([, use = '', answer = '']) => [use.toLowerCase(), answer]));
  const uses = (wanted: RegExp) => [...last].flatMap(([use, answer]) => (wanted.test(answer) ? [use] : []));
  return { allowed: uses(/^y(?:es)?$/i), refused: uses(/^no?$/i) };
}
