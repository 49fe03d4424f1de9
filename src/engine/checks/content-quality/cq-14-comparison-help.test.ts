import check from '#engine/checks/content-quality/cq-14-comparison-help.ts';
import { checkTable } from '#engine/testing/check-table.ts';
import { evidence, page, site } from '#engine/testing/evidence-builder.ts';
import type { PageFacts } from '#engine/evidence.ts';

const titled = (text: string, index: number): PageFacts => page({ url: `/p${index}`, kind: 'product', canonicals: [], titles: [{ text, line: 4 }] });
const pages = (...titles: string[]) => evidence({ site: site([page(), ...titles.map(titled)]) });
const table = (rows: number, columns: number, header = ['Bread', 'Price', 'Weight']) =>
  evidence({ site: site([page({ tables: [{ rows, columns, inMain: true, header: header.slice(0, columns) }] })]) });

checkTable(check, {
  'three pages': {
    evidence: pages('Rye vs wheat', 'How to choose a bread', 'Alternatives to yeast'),
    ratio: 1,
    findings: ['comparison-seen', 'comparison-seen', 'comparison-seen'],
  },
  'one page': { evidence: pages('Rye versus wheat: which keeps longer'), ratio: 0.6 },
  none: { evidence: pages('Our breads and their stories'), ratio: 0, findings: ['comparison-not-seen'] },
  'a table of three by three': { evidence: table(3, 3), ratio: 0.6 },
  'a table of opening hours compares nothing': { evidence: table(7, 3, ['Day', 'Opens', 'Closes']), ratio: 0, findings: ['comparison-not-seen'] },
  'praise of oneself compares nothing': { evidence: pages('The best plumber in Leeds'), ratio: 0, findings: ['comparison-not-seen'] },
  'a list of the best': { evidence: pages('The 7 best breads for toast'), ratio: 0.6 },
  'a table of two columns': { evidence: table(9, 2), ratio: 0 },
  'nothing to read': { evidence: evidence({ site: site([]) }), ratio: null, outcome: 'not-measured' },
});
