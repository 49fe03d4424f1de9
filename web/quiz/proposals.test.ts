import { describe, expect, it } from 'vitest';
import { steps, type Step } from '#quiz/steps.ts';
import { newEntries, offersFor, proposalsIn } from './proposals.ts';

const stepWith = (key: string): Step => {
  const found = steps.find((step) => step.fields.some((field) => field.key === key));
  if (!found) throw new Error(`no step asks for ${key}`);
  return found;
};

describe('an offer', () => {
  it('for a choice carries the words of the option', () => {
    const proposals = [{ path: 'structuredData', value: 'no', seen: 'None was found.' }];
    expect(offersFor(stepWith('structuredData'), {}, proposals)).toEqual([
      { seen: 'None was found.', lines: [], label: 'Use “No”', entries: [['structuredData', 'no']] },
    ]);
  });

  it('for a profile ticks its box and fills its address', () => {
    const url = 'https://www.linkedin.com/company/harbour';
    const [offer] = offersFor(stepWith('socialMedia'), {}, [
      { path: 'socialMedia.linkedin.url', value: url, seen: 's' },
    ]);
    expect(offer).toEqual({
      seen: 's',
      lines: [],
      label: 'Use linkedin.com/company/harbour',
      entries: [
        ['socialMedia.linkedin.active', true],
        ['socialMedia.linkedin.url', url],
      ],
    });
  });

  it('of several lines shows all of them, and what they rest on without a second time quoting the first', () => {
    const value = 'Do you deliver?\nAre you open on Sundays?';
    const proposals = [{ path: 'customerQuestions', value, seen: 'From the home page: “Do you deliver?” and 1 more.' }];
    expect(offersFor(stepWith('customerQuestions'), {}, proposals)).toEqual([
      {
        seen: 'From the home page.',
        lines: ['Do you deliver?', 'Are you open on Sundays?'],
        label: 'Use all 2',
        entries: [['customerQuestions', value]],
      },
    ]);
    const [offer] = offersFor(
      stepWith('customerQuestions'),
      { customerQuestions: 'Do you bake?\nDo you deliver?' },
      proposals,
    );
    expect(offer).toMatchObject({
      label: 'Add 1 below yours',
      entries: [['customerQuestions', 'Do you bake?\nDo you deliver?\nAre you open on Sundays?']],
    });
    expect(offersFor(stepWith('customerQuestions'), { customerQuestions: value }, proposals)).toEqual([]);
  });

  it('for a profile is not made for the same address in other letters', () => {
    const proposals = [
      { path: 'socialMedia.linkedin.url', value: 'https://www.linkedin.com/company/harbour/', seen: 's' },
    ];
    expect(
      offersFor(
        stepWith('socialMedia'),
        { 'socialMedia.linkedin.active': true, 'socialMedia.linkedin.url': 'linkedin.com/company/harbour' },
        proposals,
      ),
    ).toEqual([]);
  });

  it('for a product takes the first free line, and none when it is there already', () => {
    const proposals = [{ path: 'products.1', value: 'Rye bread', seen: 's' }];
    expect(offersFor(stepWith('products'), { 'products.1': 'Cakes' }, proposals)).toEqual([
      { seen: 's', lines: [], label: 'Add “Rye bread”', entries: [['products.2', 'Rye bread']] },
    ]);
    expect(offersFor(stepWith('products'), { 'products.2': 'rye bread ' }, proposals)).toEqual([]);
  });

  it('of another founding year comes right after the website was typed', () => {
    const proposals = [{ path: 'yearEstablished', value: '1998', seen: 's' }];
    expect(offersFor(stepWith('socialMedia'), { yearEstablished: '1999' }, proposals)).toHaveLength(1);
    expect(offersFor(stepWith('socialMedia'), { yearEstablished: '1998' }, proposals)).toEqual([]);
  });

  it('that is a guess asks where nothing was typed, and “Use all” leaves it out', () => {
    const proposals = [
      { path: 'yearEstablished', value: '1998', seen: 'Is this when your business began?', isGuess: true as const },
    ];
    expect(offersFor(stepWith('yearEstablished'), {}, proposals)).toMatchObject([
      { seen: 'Is this when your business began?', label: 'Use “1998”' },
    ]);
    expect(offersFor(stepWith('yearEstablished'), { yearEstablished: '1999' }, proposals)).toEqual([]);
    expect(newEntries({}, 'brotwerk.example', proposals).map(({ path }) => path)).toEqual(['website']);
    expect(
      proposalsIn({ proposals: [{ ...proposals[0] }, { path: 'a', value: 'b', seen: 'c', isGuess: 'x' }] }),
    ).toEqual([proposals[0], { path: 'a', value: 'b', seen: 'c' }]);
  });

  it.each([
    ['is the answer already', { structuredData: 'no' }, { path: 'structuredData', value: 'no', seen: 's' }],
    ['belongs to another step', {}, { path: 'httpsUsage', value: 'yes', seen: 's' }],
    ['names no option of the field', {}, { path: 'structuredData', value: 'perhaps', seen: 's' }],
    ['names no field', {}, { path: 'constructor', value: 'x', seen: 's' }],
  ])('is not made when it %s', (_why, draft, proposal) => {
    expect(offersFor(stepWith('structuredData'), draft, [proposal])).toEqual([]);
  });
});
