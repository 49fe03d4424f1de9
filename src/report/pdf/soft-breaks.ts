/**
 * Lets a long unbroken run (an address, a hash, a word without end) break at the line's end: Typst would let it run
 * over the margin. Chinese and Japanese break by themselves. Breaks come after the marks of an address, else every 12 characters, between whole graphemes.
 */
export function softBreaks(text: string): string {
  if (!/\S{31}/.test(text)) return text; // nearly every text, told without asking for the script of each letter
  return text.replaceAll(/[^\s\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]{31,}/gu, (run) => {
    let sinceBreak = 0;
    return graphemes(run)
      .map((grapheme) => {
        sinceBreak += 1;
        const breaks = sinceBreak >= 12 || (sinceBreak >= 4 && /[/?&=._\-,;:]/.test(grapheme));
        if (breaks) sinceBreak = 0;
        return breaks ? `${grapheme}\u200b` : grapheme;
      })
      .join('');
  });
}

const ascii = /^[\x21-\x7e]*$/;
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

function graphemes(text: string): string[] {
  return ascii.test(text) ? text.split('') : Array.from(segmenter.segment(text), (part) => part.segment);
}
