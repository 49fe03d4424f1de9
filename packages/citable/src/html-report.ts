import type { Analysis, CheckResult, Finding } from '#engine/contract.ts';
import { categories, categoryNames, platformNames, platforms } from '#engine/contract.ts';
import {
  basisNames,
  buyerMeets,
  categoryLine,
  coverageLine,
  isUnread,
  notReadLine,
  outcomeLine,
  proofOf,
  rangeText,
} from '#engine/wording.ts';

/** The analysis as one self-contained page without scripts. Everything that was read on the site is escaped. */
export function htmlReport(analysis: Analysis): string {
  const { scope, unscored, overallScore, interval, grade } = analysis;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(`AI visibility of ${scope.website}`)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${escape(`AI visibility of ${scope.website}`)}</h1>
<p>${escape(scope.headline)}. Rubric ${escape(analysis.rubricVersion)}, ${escape(analysis.assessedAt.slice(0, 10))}.</p>
${analysis.gates.map(({ sentence, finding }) => `<p class="gate"><strong>${escape(sentence)}</strong> ${proof(finding)}</p>`).join('\n')}
<p class="score">${unscored === undefined ? `${overallScore} of 100 <small>(${rangeText(interval)}), ${escape(grade.letter)}: ${escape(grade.label)}; ${coverageLine(analysis)}</small>` : escape(unscored)}</p>
${section(
  'Categories',
  table(
    ['Category', 'Points'],
    categories.map((category) => [
      categoryNames[category],
      unscored === undefined ? categoryLine(analysis.categories[category]) : 'no score',
    ]),
  ),
)}
${section(
  'Platforms',
  table(
    ['Platform', 'Score', 'Basis'],
    platforms.map((platform) => [
      platformNames[platform],
      unscored === undefined ? String(analysis.platforms[platform].score) : 'no score',
      basisNames[analysis.platforms[platform].basis],
    ]),
  ),
)}
${section('What to do first', list(analysis.topRecommendations))}
${section(buyerMeets.title, list((analysis.remarks ?? []).map(({ title, findings, todo }) => [`${title}.`, ...findings.map(({ note }) => note), ...todo].join(' '))))}
${section('What you said and what we saw', list(analysis.contradictions.map(({ said, saw, question }) => `${said.place}: “${said.quote}”. ${saw.place}: “${saw.quote}”. ${question}`)))}
${section('Not seen', list(scope.notSeen))}
<h2>Every check</h2>
<p>${escape(notReadLine(analysis, 'operator') ?? '')}</p>
${analysis.checks
  .filter((one) => !isUnread(one))
  .map(check)
  .join('\n')}
</main>
</body>
</html>
`;
}

const style =
  'body{font:16px/1.5 system-ui,sans-serif;color:#1a1a1a;margin:0}main{max-width:46rem;margin:0 auto;padding:2rem 1rem}.score{font-size:2rem}.score small{font-size:1rem}.gate{border-left:4px solid #b00020;padding-left:1rem}table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.25rem .75rem .25rem 0;border-bottom:1px solid #ddd}li,td,p{overflow-wrap:anywhere}';

function section(title: string, content: string): string {
  return content === '' ? '' : `<h2>${escape(title)}</h2>\n${content}`;
}

function table(head: string[], rows: string[][]): string {
  const row = (cells: string[], tag: 'th' | 'td') =>
    `<tr>${cells.map((cell) => `<${tag}>${escape(cell)}</${tag}>`).join('')}</tr>`;
  return `<table><thead>${row(head, 'th')}</thead><tbody>${rows.map((cells) => row(cells, 'td')).join('')}</tbody></table>`;
}

function list(items: string[]): string {
  return items.length === 0 ? '' : `<ul>${items.map((item) => `<li>${escape(item)}</li>`).join('')}</ul>`;
}

function check(result: CheckResult): string {
  const { id, title, why, reason, findings } = result;
  return `<h3>${escape(`${id} ${title}`)} (${escape(outcomeLine(result))})</h3>\n<p>${escape(reason)} ${escape(why)}</p>${findings.length === 0 ? '' : `<ul>${findings.map((finding) => `<li>${escape(finding.note)} ${proof(finding)}</li>`).join('')}</ul>`}`;
}

function proof(finding: Finding): string {
  const { value, code: lines, quote, source } = proofOf(finding);
  const where = source && [source.text, ...(source.detail === null ? [] : [source.detail])].join(', ');
  return [where, value && `${value.label}: ${value.text}`, lines?.text, quote]
    .filter((part) => typeof part === 'string')
    .map(code)
    .join(' ');
}

function code(text: string): string {
  return `<code>${escape(text)}</code>`;
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
