// An analysis in the form and at the place that were asked for, and the exit code that says how it went.
import { blankAnswers } from '#engine/contract.ts';
import { z } from 'zod';
import type { Analysis } from '#engine/contract.ts';
import { withoutEmptyFigures } from '#engine/wording.ts';
import type { Evidence } from '#engine/evidence/evidence.ts';
import manifest from '../manifest.json' with { type: 'json' };
import { compareBaseline, type Comparison } from './compare-baseline.ts';
import { exitCodeOf } from './exit-code.ts';
import { junit } from './formats/junit.ts';
import { markdown } from './formats/markdown.ts';
import { sarif, type Sources } from './formats/sarif.ts';
import { htmlReport } from './html-report.ts';
import { readAnalysis, readJson } from './read-documents.ts';
import { printJson, type Terminal, write } from './terminal.ts';
import { type Output, UsageError } from './usage.ts';

type Asked = { baseline: Analysis | null; sources: Sources };

/** Reads the files that the output needs. Before the site is read: a wrong name of a file shall not cost a minute. Throws a UsageError. */
export async function readAsked(output: Output, { renderPdf }: Terminal): Promise<Asked> {
  if (output.format === 'pdf' && renderPdf === null)
    throw new UsageError('A PDF needs the whole product, not this package; --format html works');
  return {
    baseline: output.baseline === null ? null : await readAnalysis(output.baseline),
    sources: output.sources === null ? {} : await readSources(output.sources),
  };
}

/** Writes the analysis and returns the exit code. */
export async function deliver(
  output: Output,
  asked: Asked,
  judged: { evidence: Evidence; analysis: Analysis },
  terminal: Terminal,
): Promise<number> {
  const { evidence, analysis } = judged;
  const comparison = asked.baseline === null ? null : compareBaseline(asked.baseline, analysis);
  const content = await contentOf(output.format, asked, judged, comparison, terminal);
  if (output.file === null) terminal.out(content.toString());
  else {
    await write(output.file, content);
    const { unscored, overallScore, gates } = analysis;
    printJson(terminal, { file: output.file, ...(unscored === undefined ? { overallScore } : { unscored }), gates });
  }
  if (analysis.scope.unread !== undefined)
    terminal.err(`${analysis.scope.website} could not be read: ${analysis.scope.unread}.\n`);
  if (output.failUnder !== null && analysis.unscored === undefined && analysis.overallScore < output.failUnder)
    terminal.err(`The score is ${analysis.overallScore}, below ${output.failUnder}.\n`);
  if (comparison !== null) terminal.err(`${comparison.note ?? comparisonLine(comparison)}\n`);
  return exitCodeOf(evidence, analysis, { failUnder: output.failUnder, comparison });
}

async function contentOf(
  format: Output['format'],
  { sources }: Asked,
  { evidence, analysis }: { evidence: Evidence; analysis: Analysis },
  comparison: Comparison | null,
  { renderPdf }: Terminal,
): Promise<string | Uint8Array> {
  switch (format) {
    case 'json':
      return `${JSON.stringify(withoutEmptyFigures(analysis), null, 2)}\n`;
    case 'sarif':
      return sarif(analysis, { sources, version: manifest.version });
    case 'junit':
      return junit(analysis);
    case 'markdown':
      return markdown(analysis, comparison);
    case 'html':
      return htmlReport(analysis);
    case 'pdf': {
      const answers = evidence.answers.ok ? evidence.answers.value : { ...blankAnswers, website: evidence.website };
      return renderPdf === null ? '' : renderPdf({ answers, analysis });
    }
  }
}

function comparisonLine({ before, after, worse, better }: Comparison): string {
  const named = (ids: string[]) => (ids.length === 0 ? 'none' : ids.join(', '));
  return `Score ${before ?? 'none'} before, ${after ?? 'none'} now. Worse: ${named(worse)}. Better: ${named(better)}.`;
}

async function readSources(file: string): Promise<Sources> {
  const parsed = z.record(z.string().startsWith('/'), z.string().min(1)).safeParse(await readJson(file));
  if (!parsed.success)
    throw new UsageError(`${file} is not a map of paths to files, like {"/robots.txt": "public/robots.txt"}`);
  return parsed.data;
}
