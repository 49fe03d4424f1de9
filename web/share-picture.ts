// The picture that a shared link shows: the page's title in the type of the site, 1200 x 630. Drawn at build time; no browser takes part.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { brandName } from './content/brand.ts';

const require = createRequire(import.meta.url);
const fontFiles = [
  join(
    dirname(require.resolve('@expo-google-fonts/source-serif-4/package.json')),
    '600SemiBold',
    'SourceSerif4_600SemiBold.ttf',
  ),
  join(dirname(require.resolve('@expo-google-fonts/inter/package.json')), '400Regular', 'Inter_400Regular.ttf'),
];

/** PNG. A title of more than five lines is cut at a word, with an ellipsis. */
export function sharePicture(title: string): Uint8Array {
  const words = title.replace(` | ${brandName}`, '');
  const size = words.length > 60 ? 62 : 76;
  const lines = wrap(words, Math.floor(1900 / size), 5);
  const top = 300 - ((lines.length - 1) * size * 1.15) / 2;
  const text = lines
    .map(
      (line, index) =>
        `<text x="90" y="${top + index * size * 1.15}" font-family="Source Serif 4" font-weight="600" font-size="${size}" fill="#1b1916">${escape(line)}</text>`,
    )
    .join('');
  return png(`<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="1200" height="630" fill="#fbf9f4"/><rect x="0" y="0" width="24" height="630" fill="#1c3f94"/>${text}
<line x1="90" x2="1110" y1="530" y2="530" stroke="#1b1916" stroke-width="2"/>
<text x="90" y="582" font-family="Source Serif 4" font-weight="600" font-size="36" fill="#1b1916">${brandName}<tspan fill="#1c3f94">.</tspan></text>
<text x="1110" y="580" text-anchor="end" font-family="Inter" font-size="26" fill="#5d574c">AI search visibility, with the proof</text></svg>`);
}

/** PNG, 512 x 512: the mark for structured data. */
export function logoPicture(): Uint8Array {
  return png(
    '<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512"><rect width="512" height="512" rx="64" fill="#1c3f94"/><text x="256" y="384" font-family="Source Serif 4" font-weight="600" font-size="380" text-anchor="middle" fill="#fff">C</text></svg>',
  );
}

/** For whoever asks for /favicon.ico without reading the page: an icon file around one PNG of 32 x 32. */
export function favicon(): Uint8Array {
  const picture = png(
    '<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32"><rect width="32" height="32" rx="4" fill="#1c3f94"/><text x="16" y="24" font-family="Source Serif 4" font-weight="600" font-size="24" text-anchor="middle" fill="#fff">C</text></svg>',
  );
  // Six bytes of header, sixteen about the one picture in it: width, height, colours, planes, bits, length, offset.
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(32, 6);
  head.writeUInt8(32, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
}

function png(svg: string): Uint8Array {
  return new Resvg(svg, { font: { fontFiles, loadSystemFonts: false, defaultFontFamily: 'Inter' } }).render().asPng();
}

function wrap(text: string, longest: number, mostLines: number): string[] {
  const lines: string[] = [''];
  for (const word of text.split(/\s+/)) {
    const line = lines.at(-1) ?? '';
    if (line !== '' && `${line} ${word}`.length > longest) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines.length <= mostLines ? lines : [...lines.slice(0, mostLines - 1), `${lines[mostLines - 1]}…`];
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
