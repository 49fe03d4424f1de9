import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);
const weights = {
  regular: '400Regular',
  medium: '500Medium',
  semiBold: '600SemiBold',
  bold: '700Bold',
  italic: '400Regular_Italic',
};

/** Every font file the report is set in: Latin, Greek, Cyrillic, Arabic, Hebrew, Devanagari, simplified Chinese with kana, Korean, emoji. */
export const fontFiles: string[] = [
  ...(['regular', 'medium', 'semiBold', 'bold', 'italic'] as const).map((weight) =>
    expoFont('inter', 'Inter', weights[weight]),
  ),
  ...(['regular', 'semiBold', 'italic'] as const).map((weight) =>
    expoFont('source-serif-4', 'SourceSerif4', weights[weight]),
  ),
  ...(['regular', 'bold'] as const).map((weight) => expoFont('vazirmatn', 'Vazirmatn', weights[weight])),
  ...['Regular', 'Bold'].map((weight) => embedFont('hebrew', `NotoSansHebrew-${weight}.ttf`)),
  ...(['regular', 'bold'] as const).map((weight) =>
    expoFont('noto-sans-devanagari', 'NotoSansDevanagari', weights[weight]),
  ),
  ...['Regular', 'Bold'].map((weight) => embedFont('sc', `NotoSansHans-${weight}.otf`)),
  ...(['regular', 'bold'] as const).map((weight) => expoFont('nanum-gothic', 'NanumGothic', weights[weight])),
  expoFont('noto-color-emoji', 'NotoColorEmoji', weights.regular),
];

/** The fonts of a gauge drawn as a picture: digits and our own words, no customer text. */
export const pictureFontFiles: string[] = fontFiles.filter((file) => /(?:Inter|SourceSerif4)_[^/\\]*$/.test(file));

function expoFont(name: string, prefix: string, weight: string): string {
  return join(dirname(require.resolve(`@expo-google-fonts/${name}/package.json`)), weight, `${prefix}_${weight}.ttf`);
}

function embedFont(name: string, file: string): string {
  return join(dirname(require.resolve(`@embedpdf/fonts-${name}`)), '..', 'fonts', file);
}
