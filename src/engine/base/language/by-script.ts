/** Scripts that tell the language. Han and kana are told apart below; Cyrillic, Arabic, Devanagari and Latin serve many languages. */
const scripts: [tag: string, script: RegExp][] = [
  ['ko', /\p{Script=Hangul}/gu],
  ['th', /\p{Script=Thai}/gu],
  ['lo', /\p{Script=Lao}/gu],
  ['km', /\p{Script=Khmer}/gu],
  ['my', /\p{Script=Myanmar}/gu],
  ['el', /\p{Script=Greek}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['ka', /\p{Script=Georgian}/gu],
  ['hy', /\p{Script=Armenian}/gu],
  ['bn', /\p{Script=Bengali}/gu],
  ['gu', /\p{Script=Gujarati}/gu],
  ['pa', /\p{Script=Gurmukhi}/gu],
  ['or', /\p{Script=Oriya}/gu],
  ['ta', /\p{Script=Tamil}/gu],
  ['te', /\p{Script=Telugu}/gu],
  ['kn', /\p{Script=Kannada}/gu],
  ['ml', /\p{Script=Malayalam}/gu],
  ['si', /\p{Script=Sinhala}/gu],
  ['am', /\p{Script=Ethiopic}/gu],
];

/** Languages that need no look at their words. */
export const tagsByScript: ReadonlySet<string> = new Set(['ja', 'zh', ...scripts.map(([tag]) => tag)]);

/** The language that most letters can only be of: "ja" for Han with a tenth of kana, "zh" for Han alone; null where the script serves several. */
export function languageByScript(text: string): string | null {
  const half = count(text, /\p{L}/gu) / 2;
  const [kana, han] = [count(text, /[\p{Script=Hiragana}\p{Script=Katakana}]/gu), count(text, /\p{Script=Han}/gu)];
  if (kana + han > half) return kana > (kana + han) / 10 ? 'ja' : 'zh';
  return scripts.find(([, script]) => count(text, script) > half)?.[0] ?? null;
}

function count(text: string, sign: RegExp): number {
  return text.match(sign)?.length ?? 0;
}
