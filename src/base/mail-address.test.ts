import { describe, expect, it } from 'vitest';
import { foldMailAddress, mailboxOf } from './mail-address.ts';

describe('one spelling for a mailbox', () => {
  it.each([
    ['a full-width letter in the domain', 'victim@ｅxample.com'],
    ['full-width letters in the name', 'ｖictim@example.com'],
    ['a full-width at sign', 'victim＠example.com'],
    ['an ideographic full stop', 'victim@example。com'],
    ['a soft hyphen', 'victim@exam\u00ADple.com'],
    ['a zero-width space in the name', 'vic\u200Btim@example.com'],
    ['capitals in the domain', 'victim@EXAMPLE.Com'],
    ['the full stop of a complete name', 'victim@example.com.'],
    ['blanks around it', '  victim@example.com\n'],
    ['mathematical letters', '𝓿ictim@example.com'],
  ])('%s', (_name, typed) => {
    expect(foldMailAddress(typed)).toBe('victim@example.com');
  });

  it('writes a domain of another script as it is looked up', () => {
    expect(foldMailAddress('Info@Bücher.example')).toBe('Info@xn--bcher-kva.example');
    expect(foldMailAddress('info@xn--bcher-kva.example')).toBe('info@xn--bcher-kva.example');
    expect(foldMailAddress('ｉnfo@ＢÜCHER.example')).toBe('info@xn--bcher-kva.example');
  });

  it.each([
    '',
    'nobody',
    'a@b@',
    '@example.com',
    'a@exa mple.com',
    'a@b/c',
    'a@b?c',
    'a@b#c',
    'a@b:80',
    'a@[127.0.0.1]',
    'a@%65xample.com',
    'a@xn--a',
  ])('leaves %j, which is none, to who judges it', (typed) => {
    expect(foldMailAddress(typed)).toBe(typed);
  });

  it('is the same when folded again', () => {
    for (const typed of ['ｖ@ｅxample.com', 'a+b@Bücher.example', 'x@1.2', 'nobody'])
      expect(foldMailAddress(foldMailAddress(typed))).toBe(foldMailAddress(typed));
  });
});

it.each([
  ['Victim+shop@example.com', 'victim@example.com'],
  ['victim+a+b@example.com', 'victim@example.com'],
  ['+victim@example.com', '+victim@example.com'],
  ['victim@example.com', 'victim@example.com'],
])('%s leads to the mailbox %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});
