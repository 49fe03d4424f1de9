// What the command line may say, and what it means.
import { parseArgs } from 'node:util';
import type { MentionsCommand } from './print-mentions.ts';

export const usage = `Usage:
  citable assess <url> [--answers file.json] [--pages n] [--evidence file] [--json | --pdf file | --html file]
  citable access <url> [--json]
  citable robots --file file --agent name --url url [--json]
  citable mentions --brand name [--alias name]… --domain domain --file answer.txt [--json]
  citable gather <url> --out file [--answers file.json] [--pages n]
  citable judge <evidence.json>
  citable diff <before.json> <after.json>

Results go to stdout as JSON, progress to stderr.
Exit codes: 0 done, 1 a gate failed, 2 bad usage, 3 the site could not be read.
`;

export type Command =
  | {
      name: 'assess';
      url: string;
      answers: string | null;
      pages: number | null;
      evidence: string | null;
      output: { kind: 'json' } | { kind: 'pdf' | 'html'; file: string };
    }
  | { name: 'access'; url: string; json: boolean }
  | { name: 'robots'; file: string; agent: string; url: string; json: boolean }
  | MentionsCommand
  | { name: 'gather'; url: string; answers: string | null; pages: number | null; out: string }
  | { name: 'judge'; file: string }
  | { name: 'diff'; before: string; after: string }
  | { name: 'help' };

export class UsageError extends Error {}

/** Throws a UsageError with one sentence when the arguments make no sense. */
export function readCommand(args: readonly string[]): Command {
  const [name = '', ...rest] = args;
  switch (name) {
    case 'assess': {
      const { values, positionals } = options(rest, {
        answers: 'string',
        pages: 'string',
        evidence: 'string',
        json: 'boolean',
        pdf: 'string',
        html: 'string',
      });
      const outputs = [values['json'], values['pdf'], values['html']].filter((value) => value !== undefined);
      if (outputs.length > 1) throw new UsageError('--json, --pdf and --html exclude each other');
      const file = text(values['pdf']) ?? text(values['html']);
      const kind = values['pdf'] === undefined ? 'html' : 'pdf';
      return {
        name,
        url: only(positionals, 'a web address'),
        answers: text(values['answers']),
        pages: pageCount(values['pages']),
        evidence: text(values['evidence']),
        output: file === null ? { kind: 'json' } : { kind, file },
      };
    }
    case 'access': {
      const { values, positionals } = options(rest, { json: 'boolean' });
      return { name, url: only(positionals, 'a web address'), json: values['json'] === true };
    }
    case 'robots': {
      const { values, positionals } = options(rest, { file: 'string', agent: 'string', url: 'string', json: 'boolean' });
      if (positionals.length > 0) throw new UsageError(`"${positionals[0]}" is one argument too many`);
      return {
        name,
        file: needed(values['file'], '--file'),
        agent: needed(values['agent'], '--agent'),
        url: needed(values['url'], '--url'),
        json: values['json'] === true,
      };
    }
    case 'mentions': {
      const { values, positionals, aliases } = options(rest, { brand: 'string', domain: 'string', file: 'string', json: 'boolean' }, 'alias');
      if (positionals.length > 0) throw new UsageError(`"${positionals[0]}" is one argument too many`);
      return {
        name,
        brand: needed(values['brand'], '--brand'),
        aliases,
        domain: needed(values['domain'], '--domain'),
        file: needed(values['file'], '--file'),
        json: values['json'] === true,
      };
    }
    case 'gather': {
      const { values, positionals } = options(rest, { out: 'string', answers: 'string', pages: 'string' });
      return {
        name,
        url: only(positionals, 'a web address'),
        answers: text(values['answers']),
        pages: pageCount(values['pages']),
        out: needed(values['out'], '--out'),
      };
    }
    case 'judge':
      return { name, file: only(options(rest, {}).positionals, 'a file of evidence') };
    case 'diff': {
      const [before, after, ...more] = options(rest, {}).positionals;
      if (before === undefined || after === undefined || more.length > 0) throw new UsageError('diff needs exactly two files');
      return { name, before, after };
    }
    case 'help':
    case '--help':
    case '-h':
      return { name: 'help' };
    default:
      throw new UsageError(name === '' ? 'A command is needed' : `"${name}" is not a command`);
  }
}

type Values = Record<string, string | boolean | undefined>;

/** `repeatable`: one more option that may be given several times; its values come as `aliases`. */
function options(
  args: string[],
  known: Record<string, 'string' | 'boolean'>,
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
      values: Object.fromEntries(Object.entries(values).map(([key, value]) => [key, Array.isArray(value) ? value.at(-1) : value])),
      positionals,
    };
  } catch (error) {
    throw new UsageError(error instanceof Error ? (error.message.split('.')[0] ?? '') : 'The arguments could not be read');
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

function pageCount(value: Values[string]): number | null {
  if (value === undefined) return null;
  const count = Number(value);
  if (!Number.isInteger(count) || count < 1 || count > 100) throw new UsageError('--pages is a number from 1 to 100');
  return count;
}
