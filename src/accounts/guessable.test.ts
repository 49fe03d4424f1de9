import { describe, expect, it } from 'vitest';
import { whyGuessable } from './guessable.ts';

const owner = { email: 'olive.harbour@pier-nine.example', firstName: 'Olive', lastName: 'Harbour' };

describe('a passcode is refused as guessable', () => {
  it.each([
    ['one character repeated', '7777'],
    ['two characters', '1212'],
    ['a run of digits', '3456'],
    ['a run backwards', '9876'],
    ['a run of letters', 'efgh'],
    ['a row of keys', 'asdf'],
    ['a column of keys', '1qaz'],
    ['a German row of keys', 'qwertz'],
    ['a piece repeated', 'abcabc'],
    ['a year', '1984'],
    ['a date in six digits', '240385'],
    ['a date with separators', '24.03.1985'],
    ['a date, year first', '1985-03-24'],
    ['a common PIN', '2580'],
    ['a common password', 'Dragon'],
    ['a common password with digits behind', 'monkey12'],
    ['full-width digits', '３４５６'],
    ['the name', 'olive'],
    ['the name with a year', 'harbour1984'],
    ['a piece of the address', 'pier'],
  ])('%s: %s', (_, passcode) => {
    expect(whyGuessable(passcode, owner)).toMatch(/passcode/);
  });
});

describe('a passcode is accepted', () => {
  it.each([['w7kq'], ['4829'], ['7305'], ['boat'], ['9941'], ['tea and biscuits'], ['Übung!'], ['aaaaaaaaaaaaaaab']])('%s', (passcode) => {
    expect(whyGuessable(passcode, owner)).toBeNull();
  });
});
