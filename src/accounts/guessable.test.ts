import { describe, expect, it } from 'vitest';
import { whyGuessable } from './guessable.ts';

const owner = { email: 'olive.harbour@pier-nine.example', firstName: 'Olive', lastName: 'Harbour' };
const isRefused = (passcode: string) => whyGuessable(passcode, owner) !== null;

describe('a passcode is refused as guessable', () => {
  it.each([
    ['one character repeated', '7777'],
    ['two characters', '1212'],
    ['a run of digits', '3456'],
    ['a run backwards', '9876'],
    ['a run past the end', '8901'],
    ['every second digit', '1357'],
    ['a run of letters', 'efgh'],
    ['every second letter', 'acegi'],
    ['a row of keys', 'asdf'],
    ['a column of keys', '1qaz'],
    ['keys there and back', 'qwewq'],
    ['a German row of keys', 'qwertz'],
    ['a way over the keypad', '2589'],
    ['the corners of the keypad', '1397'],
    ['a piece repeated', 'abcabc'],
    ['a year', '1984'],
    ['a birthday, day first', '2412'],
    ['a birthday, month first', '1224'],
    ['a date in six digits', '240385'],
    ['a date with separators', '24.03.1985'],
    ['a date, year first', '1985-03-24'],
    ['a common PIN', '2580'],
    ['a common password', 'Dragon'],
    ['a common password with digits behind', 'monkey12'],
    ['a short word with a digit', 'cat7'],
    ['a short word behind digits', '12dog'],
    ['a word in digits', 'l0v3'],
    ['a word in signs', 'p@$$word'],
    ['full-width digits', '３４５６'],
    ['the name', 'olive'],
    ['the name in digits', '0l1v3'],
    ['the name with a year', 'harbour1984'],
    ['a piece of the address', 'pier'],
  ])('%s: %s', (_, passcode) => {
    expect(whyGuessable(passcode, owner)).toMatch(/passcode/);
  });
});

describe('a passcode is accepted', () => {
  it.each([
    ['w7kq'],
    ['4829'],
    ['7305'],
    ['ruvo'],
    ['9941'],
    ['tea and biscuits'],
    ['Übung!'],
    ['aaaaaaaaaaaaaaab'],
    ['9f3k'],
    ['kx92'],
  ])('%s', (passcode) => {
    expect(whyGuessable(passcode, owner)).toBeNull();
  });
});

/** What a guesser who knows people would try first, four characters at a time. */
function firstGuesses(): Set<string> {
  const digits = Array.from('0123456789');
  const two = (n: number) => String(n).padStart(2, '0');
  const guesses = new Set<string>([
    '1234',
    '1111',
    '0000',
    '1212',
    '7777',
    '1004',
    '2000',
    '4444',
    '2222',
    '6969',
    '9999',
    '3333',
    '5555',
    '6666',
    '1122',
    '1313',
    '8888',
    '4321',
    '2001',
    '1010',
  ]);
  for (let year = 1900; year < 2100; year += 1) guesses.add(String(year));
  for (let month = 1; month <= 12; month += 1) {
    for (let day = 1; day <= 31; day += 1) guesses.add(two(day) + two(month)).add(two(month) + two(day));
  }
  const signs = [...digits, ...'abcdefghijklmnopqrstuvwxyz'.split('')];
  for (const a of signs) {
    for (const b of signs) for (const shape of [a + a + b + b, a + b + a + b, a + b + b + a]) guesses.add(shape);
  }
  for (const ring of ['0123456789', 'abcdefghijklmnopqrstuvwxyz']) {
    for (let at = 0; at < ring.length; at += 1) {
      for (const step of [1, 2, -1, -2])
        guesses.add([0, 1, 2, 3].map((n) => ring[(at + n * step + 4 * ring.length) % ring.length]).join(''));
    }
  }
  for (const line of ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', '147', '258', '369', '159', '357']) {
    const there = Array.from(line);
    for (let at = 0; at + 4 <= there.length; at += 1) {
      const four = there.slice(at, at + 4);
      guesses.add(four.join('')).add(four.toReversed().join(''));
    }
    if (there.length === 3) for (const end of there) guesses.add(line + end).add(there.toReversed().join('') + end);
  }
  for (const word of [
    'love',
    'pass',
    'test',
    'king',
    'baby',
    'home',
    'star',
    'gold',
    'fuck',
    'sexy',
    'blue',
    'wolf',
    'jack',
    'john',
    'anna',
    'mike',
    'open',
    'cool',
    'hero',
    'root',
    'user',
  ]) {
    guesses.add(word).add(word.replaceAll('o', '0')).add(word.replaceAll('e', '3')).add(word.replaceAll('a', '4'));
  }
  for (const word of ['cat', 'dog', 'sex', 'god', 'joe', 'sam', 'abc', 'bob', 'max', 'leo', 'mum', 'dad', 'car', 'sun'])
    for (const digit of digits) guesses.add(word + digit);
  return guesses;
}

describe('the first guesses of four characters', () => {
  it('are more than 3 000, and every one is refused', () => {
    const guesses = [...firstGuesses()];
    expect(guesses.length).toBeGreaterThan(3000);
    expect(guesses.filter((guess) => !isRefused(guess))).toEqual([]);
  });

  it('leave most codes of four digits to choose from', () => {
    const refused = Array.from({ length: 10_000 }, (_, n) => String(n).padStart(4, '0')).filter(isRefused).length;
    expect(refused).toBeGreaterThan(2000);
    expect(refused).toBeLessThan(4000);
  });
});
