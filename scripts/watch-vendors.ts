// `npm run watch-vendors`: installs the newest packages of the vendors of AI and lists of crawlers in a temporary folder, and says what they declare that our sources do not know.
// `--at COMMIT` compares with the sources of that commit. `--note` keeps what was seen as read, in vendors-read.json: do so once it was looked at.
import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { rangeLists } from '../src/logs/agents.ts';
import { packagedRanges, readRanges } from '../src/logs/address-ranges.ts';
import {
  isMentioned,
  nameOf,
  newsIn,
  type ReadBefore,
  readDeclaration,
  toldInLines,
  type Watched,
} from './vendor-types.ts';

const responses = 'resources/responses/responses.d.ts';
const messages = 'resources/messages/messages.d.ts';
const perplexity = 'dist/generated/api.d.ts';
const xai = 'src/responses/xai-responses-api.ts';
const watched: Watched[] = [
  ['openai', 'resources/shared.d.ts', 'ChatModel', 'models'],
  ['openai', responses, 'ResponseStatus', 'values'],
  ['openai', responses, 'ResponseFunctionWebSearch', 'values'],
  ['openai', responses, 'WebSearchTool', 'fields'],
  ['@anthropic-ai/sdk', messages, 'Model', 'models'],
  ['@anthropic-ai/sdk', messages, 'StopReason', 'values'],
  ['@anthropic-ai/sdk', messages, 'WebSearchTool\\d+', 'values'],
  ['@anthropic-ai/sdk', messages, 'WebSearchToolResultErrorCode', 'values'],
  ['@anthropic-ai/sdk', 'resources/models.d.ts', 'ModelInfo', 'values'],
  ['@anthropic-ai/sdk', 'resources/shared.d.ts', '\\w+(?:Limit|Billing)\\w*ErrorDetails', 'values'],
  ['@perplexity-ai/perplexity_ai', perplexity, 'ResponsesRequestInput', 'fields'],
  ['@perplexity-ai/perplexity_ai', perplexity, 'WebSearchToolInput', 'fields'],
  ['@perplexity-ai/perplexity_ai', perplexity, 'StatusInput', 'values'],
  ['@ai-sdk/xai', 'src/responses/xai-responses-language-model-options.ts', 'XaiResponsesModelId', 'models'],
  ['@ai-sdk/xai', xai, 'XaiResponsesTool', 'values'],
  ['@ai-sdk/xai', xai, 'outputItemSchema', 'values'],
  ['@google/genai', 'dist/genai.d.ts', 'FinishReason', 'values'],
  ['@google/genai', 'dist/genai.d.ts', 'BlockedReason', 'values'],
].map(([name = '', file = '', declaration = '', kind = '']) => ({
  package: name,
  file,
  declaration,
  kind: kind as Watched['kind'],
}));
const crawlerList = 'crawler-user-agents';
const packages = [...new Set(watched.map(({ package: name }) => name)), crawlerList];
const readFile = 'scripts/vendors-read.json';
const ourFiles = ['src/engine/platforms/*.ts', 'src/engine/base/crawlers.ts', 'src/logs/*.ts'];

type Kept = { readOn: string; versions: Record<string, string>; values: ReadBefore };

const { values: given } = parseArgs({ options: { at: { type: 'string' }, note: { type: 'boolean', default: false } } });
const folder = mkdtempSync(join(tmpdir(), 'watch-vendors-'));
try {
  await watch();
} finally {
  rmSync(folder, { recursive: true });
}

async function watch(): Promise<void> {
  say(`Installing ${packages.join(', ')} …`);
  writeFileSync(join(folder, 'package.json'), '{}');
  const install = ['install', '--silent', '--no-audit', '--no-fund', '--ignore-scripts', '--force'];
  execFileSync('npm', [...install, ...packages.map((name) => `${name}@latest`)], { cwd: folder });
  const sources = given.at === undefined ? process.cwd() : sourcesAt(given.at);
  const ours = globSync(ourFiles, { cwd: sources })
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(sources, file), 'utf8'))
    .join('\n');
  const before = keptIn(sources);
  const now: Record<string, string[]> = {};
  const news = [
    ...watched.flatMap((own) => {
      const source = readFileSync(join(folder, 'node_modules', own.package, own.file), 'utf8');
      const values = readDeclaration(own, source);
      now[nameOf(own)] = values;
      if (values.length === 0) return [`${nameOf(own)}: is not declared any more`];
      return toldInLines(own, newsIn(own, values, ours, before.values), source).map(
        (told) => `${nameOf(own)}: ${told}`,
      );
    }),
    ...endedModels(ours, now),
    ...newCrawlers(ours, before.values, now),
  ];
  const moved = packages.map((name) => {
    const then = before.versions[name];
    const version = versionOf(name);
    return `${name} ${version}${then === undefined || then === version ? '' : ` (read as ${then})`}`;
  });
  say(`\n${moved.join(', ')}\n`);
  for (const line of [...news, ...(await newRanges())]) say(line);
  say(news.length === 0 ? 'Nothing that we have not read.' : `\n${news.length} things that our sources do not know.`);
  if (!given.note) return;
  const versions = Object.fromEntries(packages.map((name) => [name, versionOf(name)]));
  const kept: Kept = { readOn: new Date().toISOString().slice(0, 10), versions, values: now };
  writeFileSync(readFile, `${JSON.stringify(kept, null, 2)}\n`);
  say(`Kept as read in ${readFile}.`);
}

function sourcesAt(commit: string): string {
  const archive = execFileSync('git', ['archive', commit, 'src', 'scripts'], { maxBuffer: 1e9 });
  const into = mkdtempSync(join(folder, 'sources-'));
  execFileSync('tar', ['-x', '-C', into], { input: archive });
  return into;
}

function keptIn(sources: string): Kept {
  const [file] = globSync(readFile, { cwd: sources });
  // Written by this script.
  return file === undefined
    ? { readOn: '', versions: {}, values: {} }
    : JSON.parse(readFileSync(join(sources, file), 'utf8'));
}

function versionOf(name: string): string {
  return JSON.parse(readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8')).version;
}

/** Models of ours that their vendor's package marks as ended, or does not name. */
function endedModels(ours: string, now: Record<string, string[]>): string[] {
  const data = join(folder, 'node_modules/@anthropic-ai/sdk/internal/data/deprecated-models.js');
  const deprecated = [...readFileSync(data, 'utf8').matchAll(/'([\w.-]+)': '([^']+)'/g)]
    .filter(([, model = '']) => isMentioned(model, ours))
    .map(([, model, on]) => `@anthropic-ai/sdk: ${model} is deprecated and ends on ${on}`);
  const asked = [...ours.matchAll(/models: \[([^\]]+)\]/g)].flatMap(
    ([, list = '']) => list.match(/[\w.-]+(?=')/g) ?? [],
  );
  const listed = Object.entries(now).flatMap(([name, values]) => (/Model/.test(name) ? values : []));
  const gone = asked.filter((model) => /^(?:gpt|claude|grok)-/.test(model) && !listed.includes(model));
  return [...deprecated, ...gone.map((model) => `${model}: is in no package any more`)];
}

/** Crawlers of AI that a public list names and we do not. */
function newCrawlers(ours: string, before: ReadBefore, now: Record<string, string[]>): string[] {
  const text = readFileSync(join(folder, 'node_modules', crawlerList, 'crawler-user-agents.json'), 'utf8');
  const list: { pattern: string; tags?: string[] }[] = JSON.parse(text);
  const tokens = list
    .filter(({ tags = [] }) => tags.includes('ai-crawler'))
    .map(({ pattern }) => pattern.replace(/\[(\w)\w\]/g, '$1').replace(/\\(?=\.)|\\?\/$/g, ''));
  const name = `${crawlerList} ai-crawler`;
  now[name] = tokens;
  return tokens
    .filter((token) => !isMentioned(token, ours) && !(before[name] ?? []).includes(token))
    .map((token) => `${name}: ${token}`);
}

/** Prefixes that operators publish now and the package does not have, and the other way round. A list that cannot be read is said to be so. */
async function newRanges(): Promise<string[]> {
  const lines = await Promise.all(
    rangeLists.map(async ({ file, url }) => {
      try {
        const response = await fetch(url, { signal: AbortSignal.timeout(20_000) });
        const published = new Set(readRanges(await response.text()).prefixes);
        const packaged = new Set(packagedRanges.get(file)?.prefixes ?? []);
        const added = [...published].filter((prefix) => !packaged.has(prefix)).length;
        const gone = [...packaged].filter((prefix) => !published.has(prefix)).length;
        return added + gone === 0 ? [] : [`${file}: ${added} ranges are new, ${gone} are gone (${url})`];
      } catch {
        return [`${file}: could not be read (${url})`];
      }
    }),
  );
  return lines.flat();
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
