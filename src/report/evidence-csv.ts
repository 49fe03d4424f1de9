import { csvFileOf } from '#base/csv.ts';
import type { Finding } from '#engine/contract.ts';
import { subjectsOf } from '#engine/wording.ts';
import type { ReportDocument } from './contract.ts';

const head = [
  'check',
  'category',
  'title',
  'points',
  'earned',
  'outcome',
  'state',
  'tone',
  'finding',
  'proof',
  'where',
];

/** Every check and every finding of a report, one row each, as RFC 4180 text. Opens in a spreadsheet without running anything. */
export function evidenceCsv({ analysis }: ReportDocument): string {
  const rows = subjectsOf(analysis).flatMap((check) => {
    const start = [
      check.id,
      check.category,
      check.title,
      String(check.points),
      check.earned === null ? '' : String(check.earned),
      check.outcome,
      check.state,
    ];
    if (check.findings.length === 0) return [[...start, '', check.reason, '', '']];
    return check.findings.map((finding) => [...start, finding.tone, finding.note, ...proofCells(finding)]);
  });
  return csvFileOf([head, ...rows]);
}

function proofCells(finding: Finding): [proof: string, where: string] {
  switch (finding.kind) {
    case 'page':
      return ['', finding.url];
    case 'line':
      return [`line ${finding.line}: ${finding.text}`, finding.url];
    case 'header':
      return [`${finding.name}: ${finding.value}`, finding.url];
    case 'quote':
      return [finding.quote, finding.url];
    case 'value':
      return [`${finding.label}: ${finding.value}`, finding.url ?? ''];
    case 'answer':
      return [finding.value, `quiz: ${finding.field}`];
    case 'prompt':
      return [finding.quote, `${finding.platform}: ${finding.prompt}`];
  }
}
