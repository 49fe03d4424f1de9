// docs/rubric.md, and web/content/rubric.json for the pages that publish it, from the checks themselves.
import { rangeLists } from '#logs/agents.ts';
import { readFileSync } from 'node:fs';
import {
  categories,
  categoryMaximums,
  categoryNames,
  platformNames,
  platforms,
  platformsInWords,
} from '#engine/contract.ts';
import { say } from '#engine/base/text/say.ts';
import type { Category } from '#engine/contract.ts';
import type { Check } from '#engine/judge/checks/define-check.ts';
import { crawlers } from '#engine/base/crawlers.ts';
import { checks, RUBRIC_VERSION } from '#engine/judge/checks/rubric.ts';
import { whoNames } from '#engine/wording.ts';

/** The rubric as a page: every check with its points, what it reads, how well its claim is supported, and by whom. */
export function rubricDocument(): string {
  return [
    '# The rubric',
    '',
    `Version ${RUBRIC_VERSION}. It is written from the checks in \`src/engine/judge/checks\`. [rubric-changelog.md](rubric-changelog.md) tells what changed.`,
    '',
    'Strength says how well a claim is supported. *Strong*: a documented mechanism, a standard or direct observation. *Moderate*: a controlled but contested experiment, or a large',
    'correlation with a mechanism. *Weak*: a small or confounded correlation. *Convention*: good practice without evidence from AI search. *Refuted*: tested, without effect.',
    '',
    composition(),
    '',
    ...categories.flatMap(categorySection),
  ].join('\n');
}

/** The same for the page: what a reader needs of each check. */
export function rubricData(): string {
  const cases: unknown[] = JSON.parse(
    readFileSync(new URL('../src/engine/evidence/robots-cases.json', import.meta.url), 'utf8'),
  );
  const data = {
    version: RUBRIC_VERSION,
    robotsCases: cases.length,
    categories: categories.map((category) => ({
      name: categoryNames[category],
      points: categoryMaximums[category],
      checks: checks
        .filter((check) => check.category === category)
        .map(({ id, title, neutral, why, ownTest, points, strength, who, platformWeights, sources }) => ({
          id,
          title: title.pass,
          neutral,
          why,
          ownTest: ownTest.map((step) => say(step, { assistants: platformsInWords('or') })),
          points,
          strength,
          who: whoNames[who],
          weighedBy: platforms
            .filter((platform) => platformWeights[platform] > 0)
            .map((platform) => platformNames[platform]),
          sources: sources.map(({ label, url }) => ({ label, url })),
        })),
    })),
  };
  return `${JSON.stringify(data, null, 1)}\n`;
}

/** web/content/crawlers.json, for the pages about crawlers. */
export function crawlerData(): string {
  const data = crawlers.map(({ platform, steersAnswers = false, ...crawler }) => ({
    ...crawler,
    steersAnswers,
    assistant: platform && platformNames[platform],
    ranges: rangeLists.find(({ tokens }) => tokens.includes(crawler.token))?.url ?? null,
  }));
  return `${JSON.stringify(data, null, 1)}\n`;
}

const strengths = ['strong', 'moderate', 'weak', 'convention', 'refuted'] as const;

function composition(): string {
  const parts = strengths.map((strength) => {
    const own = checks.filter((check) => check.strength === strength);
    return `${strength} ${own.length} ${own.length === 1 ? 'check' : 'checks'}, ${own.reduce((sum, check) => sum + check.points, 0)} points`;
  });
  return `By strength: ${parts.join('; ')}.`;
}

function categorySection(category: Category): string[] {
  const own = checks.filter((check) => check.category === category);
  return [
    `## ${categoryNames[category]} (${categoryMaximums[category]} points)`,
    '',
    `| check | points | what must be true | reads | weight: ${platforms.map((platform) => platformNames[platform]).join(' / ')} | strength | sources |`,
    '|---|---|---|---|---|---|---|',
    ...own.map(row),
    '',
  ];
}

function row(check: Check): string {
  const reads = [
    ...check.reads,
    ...(check.alsoReads ?? []).map((key) => `(${key})`),
    ...(check.reported ? ['your word, discounted'] : []),
  ];
  const sources = check.sources
    .map((source) => (source.url === '' ? source.label : `[${source.label}](${source.url})`))
    .join('; ');
  const cells = [
    check.id,
    String(check.points),
    `${check.title.pass}. ${check.why}`,
    reads.join(', '),
    platforms.map((platform) => check.platformWeights[platform]).join(' / '),
    check.strength,
    sources || 'none',
  ];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}
