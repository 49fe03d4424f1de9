import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

const slices = ['quiz', 'payment', 'report', 'delivery', 'accounts', 'site'];
// The engine's words for outcomes and people are part of what it promises.
const contracts = [...[...slices, 'assistant', 'operators', 'agencies', 'board', 'engine'].map((slice) => `src/${slice}/contract.ts`), 'src/engine/wording.ts'];
const verbs = slices.map((slice) => `src/${slice}/`);
const base = 'src/base/';
const forTests = [
  'src/base/testing/',
  'src/engine/testing/',
  'src/report/testing/',
  'fakes/',
  'e2e/find-browser.ts',
  'scripts/find-node.mjs',
  'scripts/server-flags.mjs',
];

/** Folder (or file) -> what its files may import besides their own folder. The longest matching row counts; a file in no row may not exist. */
const may: Record<string, string[]> = {
  'src/engine/': [],
  // What words, addresses, and the pages of a site tell without a reader: no check, no network.
  'src/engine/text/': ['src/engine/contract.ts'],
  'src/engine/addresses/': ['src/engine/contract.ts', 'src/engine/text/'],
  'src/engine/site/': [
    'src/engine/evidence.ts',
    'src/engine/contract.ts',
    'src/engine/define-check.ts',
    'src/engine/findings.ts',
    'src/engine/statistics.ts',
    'src/engine/robots.ts',
    'src/engine/addresses/',
    'src/engine/text/',
    'src/engine/reader/plain/hours.ts',
    'src/engine/reader/plain/money.ts',
  ],
  'src/engine/answers/': [
    'src/engine/evidence.ts',
    'src/engine/contract.ts',
    'src/engine/statistics.ts',
    'src/engine/addresses/',
    'src/engine/mentions/',
    'src/engine/platforms/',
    'src/engine/text/',
  ],
  'src/engine/findings.ts': ['src/engine/contract.ts', 'src/engine/evidence.ts', 'src/engine/text/'],
  'src/engine/statistics.ts': ['src/engine/contract.ts'],
  'src/engine/owners-lists.ts': ['src/engine/contract.ts', 'src/engine/text/'],
  'src/engine/reader/': [
    'src/engine/evidence.ts',
    'src/engine/contract.ts',
    'src/engine/owners-lists.ts',
    'src/engine/addresses/',
    'src/engine/site/',
    'src/engine/text/',
    'src/engine/page/',
    'src/engine/limit.ts',
    'src/engine/platforms/',
  ],
  'src/engine/mentions/': [
    'src/engine/evidence.ts',
    'src/engine/contract.ts',
    'src/engine/addresses/',
    'src/engine/text/',
    'src/engine/reader/verify-quote.ts',
    'src/engine/reader/detect-language.ts',
    'src/engine/page/orders-to-models.ts',
  ],
  'src/engine/checks/': [
    'src/engine/evidence.ts',
    'src/engine/define-check.ts',
    'src/engine/contract.ts',
    'src/engine/findings.ts',
    'src/engine/statistics.ts',
    'src/engine/owners-lists.ts',
    'src/engine/addresses/',
    'src/engine/site/',
    'src/engine/text/',
    'src/engine/answers/answer-rates.ts',
    'src/engine/answers/answer-scales.ts',
    'src/engine/reader/statements.ts',
    'src/engine/reader/verify-quote.ts',
  ],
  // The command line, and the package that is published of engine and command.
  'packages/citable/': ['src/engine/', 'src/logs/', 'src/mcp/', 'scripts/third-party-notices.ts'],
  'src/mcp/': ['src/engine/'],
  'src/logs/': ['src/engine/crawlers.ts'],
  'src/base/': [],
  ...Object.fromEntries(slices.map((slice) => [`src/${slice}/`, [base, 'db/', ...contracts]])),
  'src/journey/': [base, 'db/', 'src/engine/', 'src/logs/', ...verbs, ...contracts],
  'src/operators/': [base, 'db/', 'src/journey/', 'src/engine/', ...verbs, ...contracts],
  // A test key gets the public sample.
  'src/agencies/': [base, 'db/', 'src/engine/', 'src/mcp/', ...verbs, ...contracts, 'web/report/demo-report.json'],
  'src/board/': [base, 'db/', 'src/engine/', 'src/journey/', ...verbs, ...contracts],
  'src/assistant/': [base, 'db/', 'src/engine/platforms/', 'src/engine/reader/detect-language.ts', ...verbs, ...contracts],
  // Says what the pages say, so it reads the data they are drawn from (plain modules, no components).
  'src/assistant/knowledge/': [
    'src/quiz/steps.ts',
    'web/content/',
    'web/blog/articles.ts',
    ...['privacy-policy', 'refund-policy', 'terms-of-service'].map((page) => `web/legal/${page}.ts`),
    ...contracts,
  ],
  'src/server/': [base, 'db/', 'src/engine/', 'src/agencies/', 'src/board/', 'src/journey/', 'src/operators/', 'src/assistant/', ...verbs],
  // Tables stand with who uses them or here; either way they know only types of the contracts.
  'db/': [
    'src/base/schema.ts',
    'src/base/db.ts',
    'src/engine/evidence.ts',
    'src/engine/compare.ts',
    'src/engine/contest.ts',
    'src/engine/reader/statements.ts',
    ...contracts,
  ],
  'web/': [...contracts, 'src/quiz/steps.ts', 'src/quiz/web-address.ts', 'src/quiz/look-view.ts', 'src/report/scenes/'],
  'fakes/': ['src/', 'web/', 'db/'],
  'bench/': ['src/', 'packages/', 'db/', 'fakes/', 'e2e/find-browser.ts', 'scripts/separate-postgres.ts', 'truth/site-files.ts'],
  // What the engine says, compared with what people labelled.
  'truth/': ['src/engine/'],
  'e2e/': ['src/', 'web/', 'db/', 'fakes/', 'scripts/separate-postgres.ts'],
  'scripts/': ['src/engine/', 'src/base/', 'src/logs/agents.ts', 'src/assistant/', 'src/payment/contract.ts'],
  'site.ts': ['web/', 'scripts/third-party-notices.ts'],
  'vite.config.ts': ['site.ts', ...contracts],
  'vitest.config.ts': ['src/base/testing/'],
  'playwright.config.ts': ['e2e/', 'src/base/testing/'],
  'drizzle.config.ts': [],
  'architecture.test.ts': [],
  'commands.slow.test.ts': [],
  'documents.test.ts': ['packages/citable/src/usage.ts'],
  'repository.test.ts': [],
};

const files = globSync('{src,packages,web,db,fakes,bench,truth,e2e,scripts}/**/*.{ts,tsx}', { exclude: ['**/node_modules/**'] }).concat(globSync('*.ts'));

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
      const others = may[`src/${slice}/`]?.filter((allowed) => slices.some((other) => allowed.startsWith(`src/${other}/`)));
      expect(others).toEqual(slices.map((other) => `src/${other}/contract.ts`));
    }
  });

  it.each([
    ['src/quiz/store.ts', 'src/payment/settle-order.ts', false],
    ['src/quiz/store.ts', 'src/payment/contract.ts', true],
    ['src/engine/checks/x/y.ts', 'src/engine/fetcher.ts', false],
    ['src/base/db.ts', 'src/quiz/contract.ts', false],
    ['web/app.tsx', 'src/journey/journey.ts', false],
    ['src/journey/journey.ts', 'src/payment/settle-order.ts', true],
    ['src/server/start.ts', 'fakes/stripe.ts', false],
    ['src/quiz/store.test.ts', 'fakes/stripe.ts', true],
  ])('%s importing %s: %s', (file, target, allowed) => {
    expect(mayImport(file, target)).toBe(allowed);
  });
});

describe('the engine’s checks', () => {
  it('use no network, clock or randomness', () => {
    const impure = /\bfetch\(|Date\.now\(|new Date\(\)|Math\.random\(|from 'node:(http|https|net|fs|dns|crypto)'/;
    const pure = [
      '{addresses,answers,checks,mentions,site,text}/**/*.ts',
      'reader/plain/*.ts',
      'reader/{leftovers,stand-ins}.ts',
      '{findings,owners-lists,statistics}.ts',
    ];
    // The form for a model stands between random lines.
    const judging = globSync(pure.map((pattern) => `src/engine/${pattern}`)).filter((file) => !isTest(file) && !file.endsWith('answers/answer-form.ts'));
    const broken = judging.filter((file) => impure.test(readFileSync(file, 'utf8')));
    expect(broken).toEqual([]);
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
