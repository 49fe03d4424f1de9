/**
 * Lets a long unbroken run (an address, a hash, a word without end) break at the line's end: Typst would let it run
 * over the margin. Chinese and Japanese break by themselves. Breaks come after the marks of an address, else every 12 characters, between whole graphemes.
 */
export function softBreaks(text: string): string {
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

function graphemes(text: string): string[] {
  return Array.from(new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text), (part) => part.segment);
}
