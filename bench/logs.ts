// `npm run bench -- logs`: megabytes of a log for each second of processor time, beside grep and, where it is installed, goaccess, on the same file.
import { execFileSync, spawnSync } from 'node:child_process';
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { agents, referrers } from '#logs/agents.ts';
import { fileBlocks } from '#logs/file-blocks.ts';
import { logReader } from '#logs/read-logs.ts';

const megabytes = Number(process.env['LOG_MEGABYTES'] ?? 200);

if (process.argv[2] === 'read') await measure(process.argv[3] ?? '');
else await compare();

/** In a process of its own, whose memory nothing else has touched. */
async function measure(file: string): Promise<void> {
  const before = process.cpuUsage();
  const reader = logReader();
  await reader.read(fileBlocks(file));
  const { bytes, lines, crawlers } = reader.report();
  const { user, system } = process.cpuUsage(before);
  const peak = Math.round(process.resourceUsage().maxRSS / 1024);
  const visits = crawlers.reduce((sum, crawler) => sum + crawler.visits, 0);
  process.stdout.write(
    `${Math.round(bytes / (user + system))} MB per CPU second, ${lines} lines, ${visits} visits by crawlers, ${peak} MB at its peak (goal 200, 256)\n`,
  );
}

async function compare(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'citable-bench-logs-'));
  try {
    const file = join(folder, 'access.log');
    await generate(file);
    const own = execFileSync(process.execPath, [import.meta.filename, 'read', file]).toString();
    process.stdout.write(`citable logs: ${own}`);
    process.stdout.write(
      `grep -c GPTBot: ${megabytesPerSecond(`grep -c GPTBot ${file}`).toFixed(0)} MB per CPU second\n`,
    );
    if (spawnSync('goaccess', ['--version']).status !== 0)
      return void process.stdout.write('goaccess: not installed\n');
    const other = megabytesPerSecond(`goaccess ${file} --log-format=COMBINED -o ${join(folder, 'goaccess.json')}`);
    const times = (Number.parseInt(own, 10) / other).toFixed(1);
    process.stdout.write(
      `goaccess: ${other.toFixed(1)} MB per CPU second, of which ours are ${times} times (goal 20)\n`,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Through a pipe: grep stops at its first match when nobody can see its count. */
function megabytesPerSecond(command: string): number {
  const { stderr } = spawnSync(
    'bash',
    ['-c', `TIMEFORMAT='%U %S'; { time ${command} 2> /dev/null | cat > /dev/null; }`],
    { encoding: 'utf8' },
  );
  const seconds = (stderr.trim().split('\n').at(-1) ?? '').split(' ').reduce((sum, part) => sum + Number(part), 0);
  return megabytes / Math.max(seconds, 0.001);
}

/** An invented log, the same each time: 6 % crawlers of assistants, 0.4 % readers that assistants sent, the rest readers and other bots. */
async function generate(file: string): Promise<void> {
  let seed = 42;
  const random = () => (seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const systems = [
    'Windows NT 10.0; Win64; x64',
    'Macintosh; Intel Mac OS X 10_15_7',
    'X11; Linux x86_64',
    'iPhone; CPU iPhone OS 18_1 like Mac OS X',
  ];
  const paths = [
    '/',
    '/about',
    '/pricing',
    ...Array.from({ length: 800 }, (_, index) => `/articles/how-to-choose-part-${index}`),
  ];
  const out = createWriteStream(file);
  let written = 0;
  while (written < megabytes * 1e6) {
    let block = '';
    while (block.length < 1 << 20) {
      const kind = random();
      const agent =
        kind < 0.06
          ? `Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; ${pick(agents).token}/1.2; +https://example.org/bot)`
          : `Mozilla/5.0 (${pick(systems)}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${100 + Math.floor(random() * 40)}.0.0.0 Safari/537.36`;
      const referrer =
        kind >= 0.06 && kind < 0.064
          ? `https://${pick(Object.keys(referrers))}/`
          : random() < 0.4
            ? 'https://www.google.com/'
            : '-';
      const address = [20, 15, 240, 7].map((part) => Math.floor(random() * part)).join('.');
      block += `${address} - - [${10 + Math.floor(random() * 18)}/Nov/2026:10:00:07 +0000] "GET ${pick(paths)} HTTP/1.1" ${random() < 0.02 ? 500 : 200} ${Math.floor(random() * 60_000)} "${referrer}" "${agent}"\n`;
    }
    written += block.length;
    if (!out.write(block)) await once(out, 'drain');
  }
  out.end();
  await once(out, 'finish');
}
