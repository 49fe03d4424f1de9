// Writes docs/rubric.md, and web/content/rubric.json for the page that publishes it, from the checks themselves: `node scripts/rubric-doc.ts`.
import { readFileSync, writeFileSync } from 'node:fs';
import { categories, categoryMaximums, categoryNames } from '#engine/contract.ts';
import type { Category } from '#engine/contract.ts';
import type { Check } from '#engine/define-check.ts';
import { checks, RUBRIC_VERSION } from '#engine/rubric.ts';

/** The rubric as a page: every check with its points, what it reads, how well its claim is supported, and by whom. */
export function rubricDocument(): string {
  return [
    '# The rubric',
    '',
    `Version ${RUBRIC_VERSION}. Generated from the checks in \`src/engine/checks\` by \`scripts/rubric-doc.ts\`; changes are told in [rubric-changelog.md](rubric-changelog.md).`,
    '',
    'How well a claim is supported: *strong* is a documented mechanism, a standard or direct observation; *moderate* a controlled but contested experiment, or a large',
    'correlation with a mechanism; *weak* a small or confounded correlation; *convention* good practice without evidence from AI search; *refuted* was tested and has no effect.',
    '',
    composition(),
    '',
    ...categories.flatMap(categorySection),
  ].join('\n');
}

/** The same for the page: what a reader needs of each check. */
export function rubricData(): string {
  const cases: unknown[] = JSON.parse(readFileSync(new URL('../src/engine/robots-cases.json', import.meta.url), 'utf8'));
  const data = {
    version: RUBRIC_VERSION,
    robotsCases: cases.length,
    categories: categories.map((category) => ({
      name: categoryNames[category],
      points: categoryMaximums[category],
      checks: checks
        .filter((check) => check.category === category)
        .map(({ id, title, why, points, strength, sources }) => ({
          id,
          title: title.pass,
          why,
          points,
          strength,
          sources: sources.map(({ label, url }) => ({ label, url })),
        })),
    })),
  };
  return `${JSON.stringify(data, null, 1)}\n`;
}

const strengths = ['strong', 'moderate', 'weak', 'convention', 'refuted'] as const;

function composition(): string {
  const parts = strengths.map((strength) => {
    const own = checks.filter((check) => check.strength === strength);
    return `${strength} ${own.length} checks, ${own.reduce((sum, check) => sum + check.points, 0)} points`;
  });
  return `By strength: ${parts.join('; ')}.`;
}

function categorySection(category: Category): string[] {
  const own = checks.filter((check) => check.category === category);
  return [
    `## ${categoryNames[category]} (${categoryMaximums[category]} points)`,
    '',
    '| check | points | what must be true | reads | weight: ChatGPT / Claude / Perplexity / Grok | strength | sources |',
    '|---|---|---|---|---|---|---|',
    ...own.map(row),
    '',
  ];
}

function row(check: Check): string {
  const { chatgpt, claude, perplexity, grok } = check.platformWeights;
  const reads = [...check.reads, ...(check.alsoReads ?? []).map((key) => `(${key})`), ...(check.reported ? ['your word, discounted'] : [])];
  const sources = check.sources.map((source) => (source.url === '' ? source.label : `[${source.label}](${source.url})`)).join('; ');
  const cells = [
    check.id,
    String(check.points),
    `${check.title.pass}. ${check.why}`,
    reads.join(', '),
    [chatgpt, claude, perplexity, grok].join(' / '),
    check.strength,
    sources || 'none',
  ];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

if (import.meta.main) {
  writeFileSync(new URL('../docs/rubric.md', import.meta.url), rubricDocument());
  writeFileSync(new URL('../web/content/rubric.json', import.meta.url), rubricData());
}
