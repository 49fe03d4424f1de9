import check from '#engine/judge/checks/content-quality/cq-09-readable-prose.ts';
import { checkTable } from '#engine/testing/check-table.ts';
import { evidence, pageFromHtml, site } from '#engine/testing/evidence-builder.ts';

const prose = (sentence: string, times: number, lang = 'en') =>
  evidence({
    site: site([
      pageFromHtml(`<html lang="${lang}"><main><h1>Bread</h1><p>${sentence.repeat(times)}</p></main></html>`),
    ]),
  });

checkTable(check, {
  'clear business prose': {
    evidence: prose('Our bakery delivers fresh organic bread to cafés and homes before the working day begins. ', 8),
    ratio: 1,
    findings: [],
  },
  'tangled words': {
    evidence: prose(
      'Organizational interoperability necessitates comprehensive reconceptualization of institutional responsibilities. ',
      10,
    ),
    ratio: 0,
    findings: ['prose-hard-to-read'],
  },
  'sentences without end': {
    evidence: prose(
      `The baker takes the dough from the table and ${'then he puts it in the oven for a while and '.repeat(3)}then it is bread for all of us. `,
      4,
    ),
    ratio: 0.7,
    findings: ['prose-hard-to-read'],
  },
  'German is not measured by an English rule': {
    evidence: prose('Wir backen jede Nacht Brot für die ganze Stadt. ', 10, 'de'),
    ratio: null,
    outcome: 'not-applicable',
  },
  'too little prose': { evidence: prose('We bake bread. ', 2), ratio: null, outcome: 'not-measured' },
});
