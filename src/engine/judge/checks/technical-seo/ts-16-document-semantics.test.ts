import check from '#engine/judge/checks/technical-seo/ts-16-document-semantics.ts';
import { checkTable } from '#engine/testing/check-table.ts';
import { evidence, pageFromHtml, site } from '#engine/testing/evidence-builder.ts';

const of = (html: string | Buffer, contentType = 'text/html; charset=utf-8') =>
  evidence({ site: site([pageFromHtml(html, { headers: { 'content-type': contentType } })]) });
const sentences = [
  'Wir backen jede Nacht Brot aus Sauerteig und liefern es vor sieben Uhr morgens in die ganze Stadt und in die Dörfer rundherum.',
  'Unser Teig ruht sechsunddreißig Stunden, bevor die Bäckerin jeden Laib von Hand formt und in den Steinofen schiebt.',
  'Wer bis sechs Uhr abends bestellt, findet das frische Brot am nächsten Morgen vor der Tür, auch an Samstagen im Winter.',
  'Die Mühle am Bach mahlt unser Korn, das von Bauern aus der Gegend kommt, die wir seit vielen Jahren kennen und besuchen.',
];
const inGerman = (lang: string, times = 4) =>
  `<!doctype html><html lang="${lang}"><body><main><h1>Brot</h1>${sentences
    .slice(0, times)
    .map((sentence) => `<p>${sentence} ${times > 1 ? sentence.replace('und', 'oder') : ''}</p>`)
    .join('')}</main></body></html>`;
const body = (inside: string) =>
  `<!doctype html><html lang="en"><body><main><h1>Bread</h1>${inside}</main></body></html>`;

checkTable(check, {
  'all said': { evidence: of(body('<img src="a.jpg" alt="A loaf of rye">')), ratio: 1, findings: [] },
  'decoration needs no words': {
    evidence: of(
      body(
        '<img src="line.svg" alt=""><img src="dots.svg" role="presentation"><img src="/px.gif" width="1" height="1">',
      ),
    ),
    ratio: 1,
    findings: [],
  },
  'a picture without alternative text': {
    evidence: of(body('<img src="a.jpg" alt="Rye">\n<img src="b.jpg">')),
    ratio: 0.875,
    findings: ['alt-missing'],
    quotes: /b\.jpg/,
  },
  'no language': {
    evidence: of('<!doctype html><body><main><h1>Bread</h1></main>'),
    ratio: 0.75,
    findings: ['lang-missing'],
  },
  'a language in words': {
    evidence: of('<!doctype html><html lang="our language"><body><main><h1>Bread</h1></main>'),
    ratio: 0.75,
    findings: ['lang-invalid'],
  },
  'another language than the one it names': {
    evidence: of(inGerman('en')),
    ratio: 0.75,
    findings: ['lang-differs'],
    quotes: /is in German/,
    title: /^1 key page names another language than its text is in$/,
  },
  'the language that it names': { evidence: of(inGerman('de-CH')), ratio: 1, findings: [] },
  'a few words of another language decide nothing': {
    evidence: of(inGerman('en', 1)),
    ratio: 1,
    findings: [],
  },
  'a language that nobody here can tell': { evidence: of(inGerman('gsw')), ratio: 1, findings: [] },
  'no main part': {
    evidence: of('<!doctype html><html lang="en"><body><h1>Bread</h1>'),
    ratio: 0.65,
    findings: ['main-landmark-missing'],
  },
  'a main part by its role': {
    evidence: of('<!doctype html><html lang="en"><body><div role="main"><h1>Bread</h1></div>'),
    ratio: 1,
    findings: [],
  },
  'no encoding': { evidence: of(body(''), 'text/html'), ratio: 0.85, findings: ['charset-missing'] },
  'another encoding': {
    evidence: of(body(''), 'text/html; charset=iso-8859-1'),
    ratio: 0.85,
    findings: ['charset-not-utf-8'],
    quotes: /"iso-8859-1, read as utf-8"/,
  },
  'an encoding that is the one it is read in': {
    evidence: of(Buffer.from(body('caf\u00e9'), 'latin1'), 'text/html; charset=windows-1252'),
    ratio: 0.85,
    findings: ['charset-not-utf-8'],
    quotes: /"value":"windows-1252"/,
  },
  'a mark of another encoding than the one declared': {
    evidence: of(Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(body(''), 'utf16le')])),
    ratio: 0.85,
    findings: ['charset-not-utf-8'],
    quotes: /declares UTF-8 and is written in utf-16le\./,
  },
  'no page': { evidence: evidence({ site: site([]) }), ratio: null, outcome: 'not-measured' },
});
