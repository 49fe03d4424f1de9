// What the command line may say, and what it means.
import { parseArgs } from 'node:util';

export const usage = `Usage:
  citable assess <url> [--answers file.json] [--pages n] [--evidence file] [output]
  citable judge <evidence.json> [output]
  citable access <url> [--json]
  citable robots --file file --agent name --url url [--json]
  citable mentions --brand name [--alias name]… --domain domain --file answer.txt [--json]
  citable gather <url> --out file [--answers file.json] [--pages n]
  citable diff <before.json> <after.json>
  citable logs <access.log[.gz] | ->… [--since 2026-11-01] [--host name] [--sitemap file] [--ranges folder | --fetch-ranges folder] [--json | --markdown]
  citable mcp                                   tools for an agent, over standard input and output
  citable --version
  citable help                                  this page; so does --help after any command

Output of assess and judge:
  --format json|sarif|junit|markdown|html|pdf   json by default
  --out file                                    instead of standard output
  --fail-under n                                exit 1 below n of 100
  --baseline earlier.json                       exit 4 where a check got worse than in that analysis
  --sources map.json                            with sarif: {"/robots.txt": "public/robots.txt"}
  --json, --html file, --pdf file               the same, shorter

From the environment, for assess and gather:
  READER_URL, READER_MODEL, READER_API_KEY      a server of yours with a model that reads the pages
  OPENAI_API_KEY, ANTHROPIC_API_KEY, PERPLEXITY_API_KEY, XAI_API_KEY
                                                or the cheapest platform that has a key; READER=off: none

Results go to stdout, progress to stderr.
Exit codes: 0 done, 1 a gate failed or the score is below --fail-under, 2 bad usage, 3 the site could not be read,
4 a check is worse than in the baseline. Of several, 3 counts before 1, and 1 before 4.
`;

const formats = ['json', 'sarif', 'junit', 'markdown', 'html', 'pdf'] as const;

/** What becomes of an analysis; null where nothing was asked. `file`: null is standard output. */
export type Output = {
  format: (typeof formats)[number];
  file: string | null;
  failUnder: number | null;
  baseline: string | null;
  sources: string | null;
};

export type Command =
  | {
      name: 'assess';
      url: string;
      answers: string | null;
      pages: number | null;
      evidence: string | null;
      output: Output;
    }
  | { name: 'access'; url: string; json: boolean }
  | { name: 'robots'; file: string; agent: string; url: string; json: boolean }
  | MentionsCommand
  | { name: 'gather'; url: string; answers: string | null; pages: number | null; out: string }
  | { name: 'judge'; file: string; output: Output }
  | { name: 'diff'; before: string; after: string }
  | LogsCommand
  | { name: 'mcp' }
  | { name: 'version' }
  | { name: 'help' };

export type LogsCommand = {
  name: 'logs';
  files: string[];
  since: string | null;
  host: string | null;
  sitemap: string | null;
  ranges: string | null;
  fetchRanges: string | null;
  output: 'text' | 'json' | 'markdown';
};
export type MentionsCommand = {
  name: 'mentions';
  brand: string;
  aliases: string[];
  domain: string;
  file: string;
  json: boolean;
};

export class UsageError extends Error {}

/** Throws a UsageError with one sentence when the arguments make no sense. */
export function readCommand(args: readonly string[]): Command {
  const [name = '', ...rest] = args;
  const read = readers.get(name);
  if (read === undefined) throw new UsageError(name === '' ? 'A command is needed' : `"${name}" is not a command`);
  // What follows "--" are names, even when they look like options.
  const options = rest.slice(0, rest.includes('--') ? rest.indexOf('--') : rest.length);
  return options.some((option) => option === '--help' || option === '-h') ? help() : read(rest);
}

const version = (): Command => ({ name: 'version' });
const help = (): Command => ({ name: 'help' });

const commands: Record<string, (rest: string[]) => Command> = {
  assess: (rest) => {
    const { values, positionals } = options(rest, {
      answers: 'string',
      pages: 'string',
      evidence: 'string',
      ...outputOptions,
    });
    return {
      name: 'assess',
      url: only(positionals, 'A web address'),
      answers: text(values['answers']),
      pages: pageCount(values['pages']),
      evidence: text(values['evidence']),
      output: outputOf(values),
    };
  },
  access: (rest) => {
    const { values, positionals } = options(rest, { json: 'boolean' });
    return { name: 'access', url: only(positionals, 'A web address'), json: values['json'] === true };
  },
  robots: (rest) => {
    const { values, positionals } = options(rest, { file: 'string', agent: 'string', url: 'string', json: 'boolean' });
    if (positionals.length > 0) throw new UsageError(`"${positionals[0]}" is one argument too many`);
    return {
      name: 'robots',
      file: needed(values['file'], '--file'),
      agent: needed(values['agent'], '--agent'),
      url: needed(values['url'], '--url'),
      json: values['json'] === true,
    };
  },
  mentions: (rest) => {
    const { values, positionals, aliases } = options(
      rest,
      { brand: 'string', domain: 'string', file: 'string', json: 'boolean' },
      'alias',
    );
    if (positionals.length > 0) throw new UsageError(`"${positionals[0]}" is one argument too many`);
    return {
      name: 'mentions',
      brand: needed(values['brand'], '--brand'),
      aliases,
      domain: needed(values['domain'], '--domain'),
      file: needed(values['file'], '--file'),
      json: values['json'] === true,
    };
  },
  gather: (rest) => {
    const { values, positionals } = options(rest, { out: 'string', answers: 'string', pages: 'string' });
    return {
      name: 'gather',
      url: only(positionals, 'A web address'),
      answers: text(values['answers']),
      pages: pageCount(values['pages']),
      out: needed(values['out'], '--out'),
    };
  },
  judge: (rest) => {
    const { values, positionals } = options(rest, outputOptions);
    return { name: 'judge', file: only(positionals, 'A file of evidence'), output: outputOf(values) };
  },
  diff: (rest) => {
    const [before, after, ...more] = options(rest, {}).positionals;
    if (before === undefined || after === undefined || more.length > 0)
      throw new UsageError('diff needs exactly two files');
    return { name: 'diff', before, after };
  },
  logs: (rest) => {
    const { values, positionals } = options(rest, {
      since: 'string',
      host: 'string',
      sitemap: 'string',
      ranges: 'string',
      'fetch-ranges': 'string',
      json: 'boolean',
      markdown: 'boolean',
    });
    if (positionals.length === 0) throw new UsageError('A log is needed, or "-" for standard input');
    if (values['json'] && values['markdown']) throw new UsageError('Use either --json or --markdown, not both');
    if (values['ranges'] !== undefined && values['fetch-ranges'] !== undefined)
      throw new UsageError('Use either --ranges or --fetch-ranges, not both');
    return {
      name: 'logs',
      files: positionals,
      since: dayOf(values['since']),
      host: text(values['host']),
      sitemap: text(values['sitemap']),
      ranges: text(values['ranges']),
      fetchRanges: text(values['fetch-ranges']),
      output: values['json'] ? 'json' : values['markdown'] ? 'markdown' : 'text',
    };
  },
  mcp: (rest) => {
    const [extra] = options(rest, {}).positionals;
    if (extra !== undefined) throw new UsageError(`"${extra}" is one argument too many`);
    return { name: 'mcp' };
  },
};

// A map: every object knows names that are no commands.
const readers: ReadonlyMap<string, (rest: string[]) => Command> = new Map([
  ...Object.entries(commands),
  ['--version', version],
  ['-v', version],
  ['help', help],
  ['--help', help],
  ['-h', help],
]);

const outputOptions = {
  format: 'string',
  out: 'string',
  'fail-under': 'string',
  baseline: 'string',
  sources: 'string',
  json: 'boolean',
  pdf: 'string',
  html: 'string',
} as const;

function outputOf(values: Values): Output {
  const short = (['json', 'html', 'pdf'] as const).filter((name) => values[name] !== undefined);
  if (short.length + (values['format'] === undefined ? 0 : 1) > 1)
    throw new UsageError('Use one of --format, --json, --html and --pdf');
  const [named] = short;
  if (named !== undefined && named !== 'json' && values['out'] !== undefined)
    throw new UsageError(`--${named} names its file already; --out is one too many`);
  const format = named ?? formats.find((known) => known === (values['format'] ?? 'json'));
  if (format === undefined) throw new UsageError(`--format is one of ${formats.join(', ')}`);
  const file = text(values['out']) ?? text(values['pdf']) ?? text(values['html']);
  if (format === 'pdf' && file === null) throw new UsageError('A PDF needs --out file');
  if (values['sources'] !== undefined && format !== 'sarif') throw new UsageError('--sources goes with --format sarif');
  return {
    format,
    file,
    failUnder: scoreOf(values['fail-under']),
    baseline: text(values['baseline']),
    sources: text(values['sources']),
  };
}

function scoreOf(value: Values[string]): number | null {
  if (value === undefined) return null;
  const score = Number(value);
  if (value === '' || !Number.isFinite(score) || score < 0 || score > 100)
    throw new UsageError('--fail-under is a number from 0 to 100');
  return score;
}

type Values = Record<string, string | boolean | undefined>;

/** `repeatable`: one more option that may be given several times; its values come as `aliases`. */
function options(
  args: string[],
  known: Readonly<Record<string, 'string' | 'boolean'>>,
  repeatable?: string,
): { values: Values; positionals: string[]; aliases: string[] } {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        ...Object.fromEntries(Object.entries(known).map(([key, type]) => [key, { type }])),
        ...(repeatable !== undefined && { [repeatable]: { type: 'string' as const, multiple: true } }),
      },
    });
    const repeated: unknown = repeatable === undefined ? [] : values[repeatable];
    const aliases = Array.isArray(repeated) ? repeated.filter((value) => typeof value === 'string') : [];
    return {
      aliases,
      values: Object.fromEntries(
        Object.entries(values).map(([key, value]) => [key, Array.isArray(value) ? value.at(-1) : value]),
      ),
      positionals,
    };
  } catch (error) {
    throw new UsageError(
      error instanceof Error ? (error.message.split('.')[0] ?? '') : 'The arguments could not be read',
    );
  }
}

function only(positionals: string[], what: string): string {
  const [first, second] = positionals;
  if (first === undefined || first.trim() === '') throw new UsageError(`${what} is needed`);
  if (second !== undefined) throw new UsageError(`"${second}" is one argument too many`);
  return first;
}

function needed(value: Values[string], option: string): string {
  if (typeof value !== 'string' || value === '') throw new UsageError(`${option} is needed`);
  return value;
}

function text(value: Values[string]): string | null {
  return typeof value === 'string' ? value : null;
}

function dayOf(value: Values[string]): string | null {
  if (value === undefined) return null;
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value))
    throw new UsageError('--since is a day like 2026-11-01');
  return value;
}

function pageCount(value: Values[string]): number | null {
  if (value === undefined) return null;
  const count = Number(value);
  if (!Number.isInteger(count) || count < 1 || count > 100) throw new UsageError('--pages is a number from 1 to 100');
  return count;
}
