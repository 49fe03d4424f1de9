import { Resvg } from '@resvg/resvg-js';
import type { ReportDocument } from './contract.ts';
import { pictureFontFiles } from './pdf/fonts.ts';
import { reportScenes } from './scenes/report-scenes.ts';
import { sceneToSvg } from './scenes/scene-to-svg.ts';

export type ScorePicture = {
  png: Buffer;
  /** CSS pixels; the file holds twice as many. */ width: number;
  height: number;
  alt: string;
};

/** The gauge as a PNG on white paper, sharp on dense screens: the one picture a mail program shows without asking the network. */
export function scorePicture(report: ReportDocument): ScorePicture {
  const { gauge } = reportScenes(report);
  const svg = sceneToSvg(gauge, { theme: 'print', fontFamily: 'Inter', serifFamily: 'Source Serif 4' });
  const png = new Resvg(svg, {
    fitTo: { mode: 'zoom', value: 2 },
    background: '#ffffff',
    font: { fontFiles: pictureFontFiles, loadSystemFonts: false, defaultFontFamily: 'Inter' },
  })
    .render()
    .asPng();
  return { png, width: gauge.width, height: gauge.height, alt: gauge.description };
}
