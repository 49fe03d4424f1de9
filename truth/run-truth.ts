// `npm run truth -- FOLDER [--sealed] [--site NAME] [--verbose]`: what the engine says of labelled sites, held against their labels (truth/README.md).
import { globSync } from 'node:fs';
import { gather } from '#engine/read/gather.ts';
import { modelFromEnvironment } from './model.ts';
import { answersOf, figuresOf, type SiteFigures, type Verdict } from './judge-site.ts';
import { type LabelledSite, readLabels } from './labels.ts';
import { movedRewordings } from './moved-rewordings.ts';
import { rewordings } from './rewordings.ts';
import { filesOf, serveFiles } from './site-files.ts';

const [folder, ...flags] = process.argv.slice(2).filter((part) => part !== '--');
const isVerbose = flags.includes('--verbose');
const only = flags.includes('--site') ? flags[flags.indexOf('--site') + 1] : undefined;
const print = (line: string) => void process.stdout.write(`${line}\n`);

/** Most of a crawl is waiting. */
const sitesAtOnce = 6;

const labels = globSync('truth/labels/*.jsonl')
  .toSorted()
  .map((file) => readLabels(file))
  .filter(({ site, sealed }) => sealed === flags.includes('--sealed') && (only === undefined || site === only));
const figures = labels.map((): SiteFigures[] => []);
const queue = labels.entries();
const readNext = async () => {
  for (const [at, labelled] of queue) figures[at] = await figuresFor(labelled);
};
await Promise.all(Array.from({ length: sitesAtOnce }, readNext));
const all = figures.flat();
for (const run of ['plain', 'answers', 'confirmed'] as const) printRun(run);
const moved = movedRewordings(rewordings);
print(`\nRewordings that keep the meaning and move a check: ${moved.length} of ${rewordings.length}`);
for (const { name, checks } of moved) print(`  ${name}: ${checks.join(', ')}`);

async function figuresFor(labelled: LabelledSite): Promise<SiteFigures[]> {
  const files = folder === undefined ? null : filesOf(folder, labelled);
  if (files === null) {
    print(`${labelled.site}: not in ${folder ?? 'any folder'}; ${labelled.repo} at ${labelled.commit} is left out`);
    return [];
  }
  const served = await serveFiles(files, labelled.domain);
  try {
    const answers = answersOf(labelled);
    const found: SiteFigures[] = [];
    for (const owner of answers === null ? [null] : [null, answers]) {
      const given = owner && { ...owner, website: served.url };
      const evidence = await gather(served.url, {
        allowHosts: [served.host],
        answers: given,
        ...modelFromEnvironment(),
      });
      const runs = owner === null ? (['plain'] as const) : (['answers', 'confirmed'] as const);
      found.push(...runs.map((run) => figuresOf(labelled, evidence, run)));
    }
    return found;
  } finally {
    await served.stop();
  }
}

function printRun(run: SiteFigures['run']): void {
  const figures = all.filter((one) => one.run === run);
  if (figures.length === 0) return;
  print(
    `\n${{ plain: 'Without answers', answers: 'With quiz answers', confirmed: 'With answers and confirmed candidates' }[run]}`,
  );
  print('site                     pages  accusations  untrue  credits  untrue  recall');
  for (const one of figures) {
    const [accused, credited] = [sum(one.accusations), sum(one.credits)];
    const { found, labelled } = recallOf([one]);
    print(
      `${one.site.slice(0, 24).padEnd(24)} ${cell(one.pages, 5)} ${cell(accused.claims, 12)} ${cell(accused.untrue.length, 7)} ${cell(credited.claims, 8)} ${cell(credited.untrue.length, 7)}  ${found}/${labelled}`,
    );
  }
  const whole = figures.flatMap((one) => [...Object.values(one.accusations), ...Object.values(one.credits)]);
  const claims = whole.reduce((total, verdict) => total + verdict.claims - verdict.notLabelled.length, 0);
  const untrue = whole.reduce((total, verdict) => total + verdict.untrue.length, 0);
  const { found, labelled } = recallOf(figures);
  print(
    `untrue: ${untrue} of ${claims} claims judged (${percent(untrue, claims)}); recall ${found} of ${labelled} (${percent(found, labelled)})`,
  );
  for (const key of [
    ...new Set(
      figures.flatMap((one) => [
        ...Object.keys(one.accusations),
        ...Object.keys(one.credits),
        ...Object.keys(one.recall),
      ]),
    ),
  ].toSorted()) {
    const verdicts = figures.flatMap((one) => [one.accusations[key] ?? [], one.credits[key] ?? []].flat());
    const own = recallOf(figures, key);
    const total = verdicts.reduce(
      (sums, { claims: more, untrue: wrong, notLabelled }) =>
        [sums[0] + more, sums[1] + wrong.length, sums[2] + notLabelled.length] as const,
      [0, 0, 0] as readonly [number, number, number],
    );
    print(
      `  ${key.padEnd(12)} ${cell(total[0], 4)} claims, ${total[1]} untrue, ${total[2]} not labelled${own.labelled > 0 ? `; recall ${own.found} of ${own.labelled}` : ''}`,
    );
  }
  for (const one of figures) {
    for (const fault of one.faults) print(`  ${one.site}: label: ${fault}`);
    const verdicts = Object.values({ ...one.accusations, ...one.credits });
    for (const line of verdicts.flatMap((verdict) => verdict.untrue)) print(`  ${one.site}: UNTRUE ${line}`);
    if (!isVerbose) continue;
    for (const line of verdicts.flatMap(({ notLabelled }) => notLabelled))
      print(`  ${one.site}: not labelled: ${line}`);
    for (const [kind, { missed }] of Object.entries(one.recall))
      for (const line of missed) print(`  ${one.site}: not found: ${kind} ${line}`);
    if (one.notRead.length > 0) print(`  ${one.site}: not read: ${one.notRead.join(', ')}`);
  }
}

function sum(verdicts: Record<string, Verdict>): Verdict {
  const own = Object.values(verdicts);
  return {
    claims: own.reduce((total, { claims }) => total + claims, 0),
    untrue: own.flatMap(({ untrue }) => untrue),
    notLabelled: own.flatMap(({ notLabelled }) => notLabelled),
  };
}

function recallOf(figures: readonly SiteFigures[], key?: string): { found: number; labelled: number } {
  const own = figures.flatMap(({ recall }) => (key === undefined ? Object.values(recall) : (recall[key] ?? [])));
  return {
    found: own.reduce((total, { found }) => total + found, 0),
    labelled: own.reduce((total, { labelled }) => total + labelled, 0),
  };
}

function cell(value: number, width: number): string {
  return String(value).padStart(width);
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} %`;
}
