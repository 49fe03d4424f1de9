import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

const slices = ['quiz', 'payment', 'report', 'delivery', 'accounts', 'site'];
// The engine's words for outcomes and people are part of what it promises.
const contracts = [
  ...[...slices, 'assistant', 'operators', 'agencies', 'board', 'server', 'engine'].map(
    (slice) => `src/${slice}/contract.ts`,
  ),
  'src/engine/wording.ts',
  'src/engine/ask/answers-read-schema.ts',
];
const verbs = slices.map((slice) => `src/${slice}/`);
const base = 'src/base/';
const forTests = [
  'src/base/testing/',
  'src/engine/testing/',
  'src/report/testing/',
  'fakes/',
  'truth/answers.ts',
  'e2e/find-browser.ts',
  'scripts/find-node.mjs',
  'scripts/server-flags.mjs',
];

/** What the judgement may know of the answers: how often, on which scale, whom else they name, and the words without marks. */
const rates = [
  'src/engine/ask/answers/answer-rates.ts',
  'src/engine/ask/answers/answer-scales.ts',
  'src/engine/ask/answers/rivals-named.ts',
  'src/engine/ask/names/place-of-quote.ts',
];

/** What others than the engine may know of each of its houses: its faces. The rest of a house is its own. */
const faces = Object.entries({
  base: [''],
  evidence: ['evidence.ts', 'statements.ts', 'corrections.ts', 'robots.ts', 'site/key-pages.ts'],
  platforms: ['contract.ts', 'connect-platforms.ts', 'fill-form.ts', 'compatible-filler.ts', 'model-state.ts'],
  read: [
    'gather.ts',
    'reread.ts',
    'merge-reading.ts',
    'reader-from-environment.ts',
    'readers-of.ts',
    'visit/fetcher.ts',
    'visit/fetcher-guard.ts',
    'visit/open-home.ts',
    'visit/read-sitemap.ts',
    'visit/sign-request.ts',
    'statements/model/read-pages.ts',
    'statements/model/reads-pages.ts',
    'editor/read-as-editor.ts',
  ],
  ask: ['answers-read.ts', 'answers-read-schema.ts', 'answers-moved.ts', 'answer-gap.ts', 'prompts/', 'names/'].concat(
    ['read-answer.ts', 'mentions.ts', 'answer-facts.ts'].map((file) => `answers/${file}`),
  ),
  judge: ['judge.ts', 'look-at.ts', 'compare.ts', 'contest.ts', 'diff.ts', 'scope.ts', 'score/score.ts'].concat(
    ['rubric.ts', 'define-check.ts'].map((file) => `checks/${file}`),
  ),
  repair: ['with-second-reading.ts'],
  pool: ['judge-within.ts', 'task-pool.ts'],
}).flatMap(([house, files]) => files.map((file) => `src/engine/${house}/${file}`));
/** The engine as the rest of the product sees it. */
const engine = [...contracts, 'src/engine/assess.ts', ...faces];

/** Folder (or file) -> what its files may import besides their own folder. The longest matching row counts; a file in no row may not exist. */
const may: Record<string, string[]> = {
  // The roof: its contract, the whole in one call, the processes that run it. Beneath are the houses; each may use those that it names.
  'src/engine/': [],
  'src/engine/contract.ts': ['src/engine/answer-fields.ts', 'src/engine/finding-ids.ts'],
  'src/engine/finding-ids.ts': [],
  'src/engine/answer-fields.ts': [],
  'src/engine/wording.ts': ['src/engine/contract.ts'],
  // What words, numbers and addresses tell, whoever wrote them.
  'src/engine/base/': ['src/engine/contract.ts'],
  // The document that passes between the houses, and what can be looked up in it.
  'src/engine/evidence/': ['src/engine/contract.ts', 'src/engine/base/'],
  // The wires to the vendors of AI.
  'src/engine/platforms/': ['src/engine/base/'],
  // From an address to evidence.
  'src/engine/read/': ['src/engine/contract.ts', 'src/engine/base/', 'src/engine/evidence/', 'src/engine/platforms/'],
  // From questions to measured rates.
  'src/engine/ask/': [
    'src/engine/contract.ts',
    'src/engine/wording.ts',
    'src/engine/base/',
    'src/engine/evidence/',
    'src/engine/platforms/',
  ],
  // From evidence to analysis. Who settles a contest or compares sites reads again.
  'src/engine/judge/': [
    'src/engine/contract.ts',
    'src/engine/wording.ts',
    'src/engine/base/',
    'src/engine/evidence/',
    ...rates,
    'src/engine/read/merge-reading.ts',
    'src/engine/read/read-site.ts',
    'src/engine/read/visit/link-depth.ts',
    'src/engine/read/visit/telling-pages.ts',
    'src/engine/read/statements/given.ts',
    'src/engine/read/statements/leftovers.ts',
    'src/engine/read/statements/owners-statement.ts',
    'src/engine/read/statements/plain/hours.ts',
  ],
  'src/engine/judge/checks/': [
    'src/engine/contract.ts',
    'src/engine/base/',
    'src/engine/evidence/',
    'src/engine/judge/findings.ts',
    ...rates,
    'src/engine/read/statements/plain/hours.ts',
  ],
  // The files that mend what was found, each proven by judging again.
  'src/engine/repair/': [
    'src/engine/contract.ts',
    'src/engine/base/',
    'src/engine/evidence/',
    'src/engine/platforms/',
    'src/engine/read/',
    'src/engine/judge/',
  ],
  // The command line, and the package that is published of engine and command.
  'packages/citable/': [...engine, 'src/logs/', 'src/mcp/', 'scripts/third-party-notices.ts'],
  'src/mcp/': engine,
  'src/logs/': ['src/engine/base/crawlers.ts'],
  'src/base/': [],
  ...Object.fromEntries(slices.map((slice) => [`src/${slice}/`, [base, 'db/', ...contracts]])),
  // The document is the report's; what happens to it is the board's.
  'src/report/': [base, 'db/', ...contracts.filter((contract) => !/board|server/.test(contract))],
  'src/journey/': [base, 'db/', ...engine, 'src/logs/', ...verbs],
  'src/operators/': [base, 'db/', 'src/journey/', ...engine, ...verbs],
  // A test key gets the public sample.
  'src/agencies/': [base, 'db/', ...engine, 'src/mcp/', ...verbs, 'web/report/demo-report.json'],
  'src/board/': [base, 'db/', ...engine, 'src/journey/', ...verbs],
  'src/assistant/': [base, 'db/', ...engine, ...verbs],
  // What answers are filled in from, some of it as the pages have it (plain modules, no components).
  'src/assistant/facts.ts': [base, 'src/quiz/steps.ts', 'web/content/', ...contracts],
  'src/server/': [
    base,
    'db/',
    ...engine,
    'src/agencies/',
    'src/board/',
    'src/journey/',
    'src/operators/',
    'src/assistant/',
    ...verbs,
  ],
  // Tables stand with who uses them or here; either way they know only types of the contracts.
  'db/': ['src/base/schema.ts', 'src/base/db.ts', ...engine],
  'web/': [
    ...contracts,
    'src/base/json-or-null.ts',
    'src/base/owners-choice.ts',
    'src/quiz/steps.ts',
    'src/quiz/web-address.ts',
    'src/quiz/look-view.ts',
    'src/report/scenes/',
  ],
  'fakes/': ['src/', 'web/', 'db/'],
  'bench/': ['src/', 'packages/', 'db/', 'fakes/', 'e2e/find-browser.ts', 'scripts/separate-postgres.ts', 'truth/'],
  // What the engine says, compared with what people labelled.
  'truth/': ['src/engine/'],
  'e2e/': ['src/', 'web/', 'db/', 'fakes/', 'scripts/separate-postgres.ts'],
  'scripts/': [
    ...engine,
    'src/base/',
    'src/logs/agents.ts',
    'src/logs/address-ranges.ts',
    'src/payment/contract.ts',
    'web/report/testing/sample-report.ts',
  ],
  'site.ts': [
    'web/',
    'scripts/third-party-notices.ts',
    'src/base/owners-choice.ts',
    'src/server/built-assets.ts',
    'src/server/draw-pages.ts',
  ],
  'vite.config.ts': ['site.ts', ...contracts],
  'vitest.config.ts': ['src/base/testing/', 'scripts/ensure-derived.mjs'],
  'playwright.config.ts': ['e2e/', 'src/base/testing/'],
  'drizzle.config.ts': [],
  'architecture.test.ts': [],
  'commands.slow.test.ts': [],
  'documents.test.ts': ['packages/citable/src/usage.ts'],
  'repository.test.ts': [],
  'recipe.slow.test.ts': ['src/engine/judge/checks/'],
};

const files = globSync('{src,packages,web,db,fakes,bench,truth,e2e,scripts}/**/*.{ts,tsx}', {
  exclude: ['**/node_modules/**'],
}).concat(globSync('*.ts'));

describe('the dependency table', () => {
  it('covers every file', () => {
    expect(files.filter((file) => rowOf(file) === undefined)).toEqual([]);
  });

  it('is followed by every import', () => {
    const broken = files.flatMap((file) =>
      importsOf(file)
        .filter((target) => !mayImport(file, target))
        .map((target) => `${file} imports ${target}`),
    );
    expect(broken).toEqual([]);
  });

  it('is not quietly widened: a slice reaches another slice only through its contract', () => {
    for (const slice of slices) {
      const others = may[`src/${slice}/`]?.filter((allowed) =>
        slices.some((other) => allowed.startsWith(`src/${other}/`)),
      );
      expect(others).toEqual(slices.map((other) => `src/${other}/contract.ts`));
    }
  });

  it.each([
    ['src/quiz/store.ts', 'src/payment/settle-order.ts', false],
    ['src/quiz/store.ts', 'src/payment/contract.ts', true],
    ['src/engine/judge/checks/x/y.ts', 'src/engine/read/visit/fetcher.ts', false],
    ['src/base/db.ts', 'src/quiz/contract.ts', false],
    ['web/app.tsx', 'src/journey/journey.ts', false],
    ['src/journey/journey.ts', 'src/payment/settle-order.ts', true],
    ['src/server/start.ts', 'fakes/stripe.ts', false],
    ['src/quiz/store.test.ts', 'fakes/stripe.ts', true],
    ['src/board/comparison.ts', 'src/engine/judge/compare.ts', true],
    ['src/board/comparison.ts', 'src/engine/judge/gates.ts', false],
    ['src/engine/judge/checks/x/y.ts', 'src/engine/ask/answers/read-answer.ts', false],
    ['src/engine/ask/answers/x.ts', 'src/engine/read/gather.ts', false],
    ['src/engine/read/gather.ts', 'src/engine/ask/answers-read.ts', false],
    ['src/report/build-report.ts', 'src/board/versions.ts', false],
  ])('%s importing %s: %s', (file, target, allowed) => {
    expect(mayImport(file, target)).toBe(allowed);
  });
});

describe('the engine’s checks', () => {
  it('use no network, clock or randomness', () => {
    const impure = /\bfetch\(|Date\.now\(|new Date\(\)|Math\.random\(|from 'node:(http|https|net|fs|dns|crypto)'/;
    const pure = [
      'base/{text,addresses}/**/*.ts',
      'base/statistics.ts',
      '{evidence,ask,judge,repair}/**/*.ts',
      'read/statements/plain/*.ts',
      'read/statements/leftovers.ts',
    ];
    const judging = globSync(pure.map((pattern) => `src/engine/${pattern}`)).filter((file) => !isTest(file));
    const broken = judging.filter((file) => impure.test(readFileSync(file, 'utf8')));
    expect(broken).toEqual([]);
  });
});

describe('the role of a business in an answer', () => {
  it('is decided by no list of words: no pattern there has an alternation of them', () => {
    // The forms of names, and the facts that answers state, decide no role.
    const others = /(?:names\/brand|answers\/answer-facts)\.ts$/;
    const deciding = globSync('src/engine/ask/{answers,names}/*.ts').filter(
      (file) => !isTest(file) && !others.test(file),
    );
    expect(deciding.length).toBeGreaterThan(10);
    const withoutComments = (file: string) => readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
    const alternation = /\p{L}{2,}\)?\|(?:\(\?:)?\p{L}{2,}/u;
    expect(deciding.filter((file) => alternation.test(withoutComments(file)))).toEqual([]);
  });
});

describe('the sentences of findings', () => {
  it('are for people: no program reads them back, what it asks is `about`', () => {
    const reading = /\bnote\.(?:includes|match|matchAll|search|startsWith|endsWith|split|indexOf)\(/;
    expect(files.filter((file) => !isTest(file) && reading.test(readFileSync(file, 'utf8')))).toEqual([]);
  });
});

describe('server code', () => {
  it('runs without a build: no .tsx outside web', () => {
    expect(globSync('{src,db,scripts}/**/*.tsx')).toEqual([]);
  });
});

function rowOf(file: string): string | undefined {
  return Object.keys(may)
    .filter((row) => (row.endsWith('/') ? file.startsWith(row) : file === row))
    .sort((a, b) => b.length - a.length)[0];
}

function mayImport(file: string, target: string): boolean {
  const row = rowOf(file);
  if (row === undefined) return false;
  if (row.endsWith('/') && target.startsWith(row)) return true;
  // A test may also use the far sides and builders, its whole slice, and what the slice is wired to.
  const allowed = isTest(file) ? [...(may[row] ?? []), ...forTests, 'src/', 'db/'] : (may[row] ?? []);
  return allowed.some((start) => (start.endsWith('/') ? target.startsWith(start) : target === start));
}

function isTest(file: string): boolean {
  return /\.test\.tsx?$|\/testing\/|\.setup\.ts$/.test(file);
}

/** The files of ours that a file imports, as paths from the root; packages do not count. */
function importsOf(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  return [...source.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'([#.][^']+)'/g)].map(([, target = '']) => {
    if (target.startsWith('.')) return normalize(join(dirname(file), target));
    return target.replace(/^#(db|fakes)\//, '$1/').replace(/^#/, 'src/');
  });
}
