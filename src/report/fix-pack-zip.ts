import { strToU8, zipSync } from 'fflate';
import type { FixPack } from '#engine/contract.ts';
import { confirmWords, isOnRequest, needsConfirmation, secondReadingWords } from '#engine/wording.ts';
import type { ReportDocument } from './contract.ts';

/** The archive: each file, its diff beside it, and a README for the web developer. Same pack, same bytes. */
export function fixPackZip(pack: FixPack, report: Pick<ReportDocument, 'createdAt' | 'company'>): Buffer {
  const files = pack.files
    .filter((file) => !isOnRequest(file))
    .flatMap((file): [string, string][] => [
      [file.path, file.text],
      ...(file.diff === null ? [] : [[`${file.path}.diff`, `${file.diff}\n`] satisfies [string, string]]),
    ]);
  const entries = [['README.md', readme(pack, report)], ...files].map(([path = '', text = '']) => [
    path,
    strToU8(text),
  ]);
  return Buffer.from(zipSync(Object.fromEntries(entries), { mtime: new Date(report.createdAt) }));
}

function readme(pack: FixPack, { company, createdAt }: Pick<ReportDocument, 'createdAt' | 'company'>): string {
  return [
    `# Fix pack for ${company.name}`,
    '',
    `Made on ${createdAt.slice(0, 10)} from what the website and the quiz say. Each file was applied to a copy of the pages we read and judged again; it is here because something was better and nothing was worse.`,
    '',
    ...pack.files
      .filter((file) => !isOnRequest(file))
      .flatMap((file, index) => [
        `## ${index + 1}. ${file.path}${file.optional ? ' (optional)' : ''}`,
        '',
        `${file.title}. ${file.place}`,
        '',
        ...file.fixes.map(({ checkId, note }) => `- Removes (${checkId}): ${note}`),
        ...file.improves.map(({ checkId, note }) => `- Better (${checkId}): ${note}`),
        ...(file.secondReading === undefined ? [] : [`- ${secondReadingWords(file.secondReading)}`]),
        ...(needsConfirmation(file) ? [`- ${confirmWords}`] : []),
        '',
      ]),
    '## How to check',
    '',
    'Structured data: https://validator.schema.org. robots.txt: open it in a browser, it must be plain text with status 200. Then measure again.',
    '',
    ...(pack.leftOut.length === 0
      ? []
      : ['## Left out', '', ...pack.leftOut.map(({ path, reason }) => `- ${path}: ${reason}`), '']),
  ].join('\n');
}
