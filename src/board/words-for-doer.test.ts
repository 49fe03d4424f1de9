import { expect, it } from 'vitest';
import { wordsForDoer } from './words-for-doer.ts';

it.each([
  ['Hearth & Rye', 'Your robots.txt turns it away.', 'Hearth & Rye’s robots.txt turns it away.'],
  [
    'Hearth & Rye',
    'Say what you are. Publish results that you measured yourself.',
    'Say what Hearth & Rye are. Publish results that Hearth & Rye measured themselves.',
  ],
  ['Jones Brothers', 'Make your titles yours.', 'Make Jones Brothers’ titles Jones Brothers’.'],
  ['', 'You named no author on your pages.', 'The owners named no author on the owners’ pages.'],
  ['Hearth & Rye', 'It says “Get your loaf, you!” and youth.', 'It says “Get your loaf, you!” and youth.'],
  ['$& Co', 'Your page.', '$& Co’s page.'],
])('for who works for “%s”: %s', (company, told, read) => {
  expect(wordsForDoer(company)(told)).toBe(read);
});
