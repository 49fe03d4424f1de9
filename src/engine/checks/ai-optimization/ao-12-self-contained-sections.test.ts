import check from '#engine/checks/ai-optimization/ao-12-self-contained-sections.ts';
import { checkTable } from '#engine/testing/check-table.ts';
import { evidence, page, pageFromHtml, site } from '#engine/testing/evidence-builder.ts';

const filler = 'It rests for a long time and then goes into a hot stone oven, where it gets the dark crust that our customers in town like so much. ';
const section = (heading: string, opening: string) => `<h2>${heading}</h2><p>${opening} ${filler.repeat(2)}</p>`;
const sections = (...parts: string[]) =>
  evidence({ site: site([pageFromHtml(`<!doctype html><title>Sourdough bread</title><main><h1>Sourdough bread</h1>${parts.join('')}</main>`)]) });

checkTable(check, {
  'each section names its subject': {
    evidence: sections(section('Sourdough', 'Sourdough bread needs time.'), section('Rye bread', 'Rye bread keeps for a week.')),
    ratio: 1,
    findings: [],
  },
  'each section leans on the one before': {
    evidence: sections(section('Sourdough', 'This needs time.'), section('Rye bread', 'It keeps for a week.')),
    ratio: 0,
    findings: ['section-leans', 'section-leans'],
  },
  'half of them': { evidence: sections(section('Sourdough', 'Sourdough bread needs time.'), section('Rye bread', 'They keep for a week.')), ratio: 0.7778 },
  'no section at all': { evidence: sections(`<p>${filler.repeat(6)}</p>`), ratio: 0, findings: ['section-not-seen'] },
  'next to no text': { evidence: sections('<p>Hello.</p>'), ratio: 0, findings: ['section-not-seen'] },
  'an answer that opens with “Yes.”': { evidence: sections(section('Do you bake rye bread?', 'Yes. Each loaf rests for a day.')), ratio: 1, findings: [] },
  'labels before the first sentence': {
    evidence: sections('<h2>Delivery</h2><ul><li>$149 per quarter</li><li>Sourdough in four payments</li></ul><p>This comes each morning before seven.</p>'),
    ratio: 0,
    findings: ['section-leans'],
    quotes: /"This comes each morning before seven\."/,
  },
  'a section of labels, with a button': {
    evidence: sections('<h2>Delivery</h2><p>Before seven each morning</p><button>Pause the rotation</button>'),
    ratio: 0,
    findings: ['section-leans'],
    quotes: /"Before seven each morning"/,
  },
  'text that only scripts bring': {
    evidence: evidence({ site: site([page({ mainWords: 3, appShell: { emptyRoot: true, moduleScripts: 1 } })]) }),
    ratio: 0,
    findings: ['no-text-without-scripts'],
  },
});
