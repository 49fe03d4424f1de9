export type Sentence = { text: string; offset: number };

/** Sentences of a text with their offsets. A line break ends one, and so does a stop with the marks of its sources, "tea.[1][2]"; "Dr. Weber", "e.g. tea" and "3.5 kg" do not. */
export function sentencesOf(text: string): Sentence[] {
  const found: Sentence[] = [];
  let from = 0;
  const add = (to: number) => {
    const raw = text.slice(from, to);
    const trimmed = raw.trim();
    if (trimmed !== '') found.push({ text: trimmed, offset: from + raw.indexOf(trimmed) });
    from = to;
  };
  for (const end of text.matchAll(/\n|[.!?…]{1,20}["”’»)\]]{0,2}(?:\[\d{1,3}\]){0,9}(?=\s)|[。！？]/g)) {
    const to = end.index + end[0].length;
    if (end[0] === '\n' || isEnd(text, end.index, to)) add(to);
  }
  add(text.length);
  return found;
}

/** The sentence around a place in a text, word for word; of a longer one, what is about the place, cut between words. */
export function sentenceAt(text: string, at: number, longest = 240): string {
  const from = Math.max(text.lastIndexOf('\n', at - 1) + 1, at - 1000);
  const lineEnd = text.indexOf('\n', at);
  const line = text.slice(from, Math.min(lineEnd === -1 ? text.length : lineEnd, at + 1000));
  const place = at - from;
  const sentence = sentencesOf(line).findLast(({ offset }) => offset <= place) ?? { text: line.trim(), offset: 0 };
  if (sentence.text.length <= longest) return sentence.text;
  const before = Math.max(0, Math.min(place - sentence.offset - 80, sentence.text.length - longest));
  const start = before === 0 ? 0 : sentence.text.indexOf(' ', before) + 1;
  const cut = sentence.text.slice(start, start + longest);
  return start + longest >= sentence.text.length || !cut.includes(' ') ? cut : cut.slice(0, cut.lastIndexOf(' '));
}

const abbreviations = new Set(
  'dr mr mrs ms prof st sr jr inc ltd co corp vs etc e.g i.e eg ie no nr approx ca bzw z.b d.h u.a usw str tel abs art fig vol ed dept est min max mio mrd m mme av bd'.split(
    ' ',
  ),
);

function isEnd(text: string, at: number, to: number): boolean {
  if (text[at] !== '.') return true;
  const word = /[\p{L}.]{1,12}$/u.exec(text.slice(Math.max(0, at - 12), at))?.[0] ?? '';
  const next = /\S/.exec(text.slice(to, to + 3))?.[0] ?? '';
  if (/^\p{Ll}$/u.test(next)) return false;
  // "No." before a number and initials ("J. Weber", "U.S.") are no ends; after a short word, "no" among them, a capital may start a new sentence.
  if (/^no$/i.test(word) && /^\p{Lu}$/u.test(next)) return true;
  return !abbreviations.has(word.toLowerCase()) && !/^(?:\p{Lu}|(?:\p{Lu}\.)+\p{Lu})$/u.test(word);
}
