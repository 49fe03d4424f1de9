import { describe, expect, it } from 'vitest';
import { answersSchema } from '#quiz/contract.ts';
import { steps } from '#quiz/steps.ts';
import { answersFrom, inputsOf, problemsIn, type Draft } from './draft.ts';
import { completeDraft } from './testing/complete-draft.ts';

const stepWith = (key: string) => {
  const step = steps.find((candidate) => candidate.fields.some((field) => field.key === key));
  if (!step) throw new Error(`no step asks for ${key}`);
  return step;
};

describe('problemsIn', () => {
  const cases: [key: string, draft: Draft, problems: Record<string, string>][] = [
    ['companyName', {}, { companyName: 'Enter the name of your company.' }],
    ['companyName', { companyName: '  ' }, { companyName: 'Enter the name of your company.' }],
    ['companyName', { companyName: 'Harbour' }, {}],
    ['products', { 'products.2': 'Rye' }, { 'products.1': 'Enter at least one product or service.' }],
    ['products', { 'products.1': 'Rye' }, {}],
    ['socialMedia', {}, {}],
    ['socialMedia', { 'socialMedia.linkedin.active': true }, {}],
    [
      'socialMedia',
      { 'socialMedia.linkedin.active': true, 'socialMedia.linkedin.url': 'no address' },
      { 'socialMedia.linkedin.url': 'Enter a web address such as https://example.com.' },
    ],
    ['socialMedia', { 'socialMedia.linkedin.active': false, 'socialMedia.linkedin.url': 'no address' }, {}],
    [
      'publicationsMentioned',
      { publicationsExamples: 'The Guardian' },
      { publicationsMentioned: 'Say whether publications have mentioned you.' },
    ],
    ['publicationsMentioned', { publicationsMentioned: 'unsure' }, {}],
    ['brandTerminology', {}, {}],
    ['otherInformation', {}, {}],
    ['email', {}, { email: 'Enter your email address.' }],
  ];
  it.each(cases)('at the step of %s with %j says %j', (key, draft, problems) => {
    expect(problemsIn(stepWith(key), draft)).toEqual(problems);
  });
});

describe('inputsOf', () => {
  it('numbers the lines of a multi-text from 1 and requires only the first', () => {
    const products = stepWith('products').fields[0];
    expect(products && inputsOf(products).map(({ path, rule }) => [path, rule.required])).toEqual([
      ['products.1', true],
      ['products.2', false],
      ['products.3', false],
      ['products.4', false],
      ['products.5', false],
    ]);
  });
});

describe('answersFrom', () => {
  it('makes of a complete draft what the server lets in unchanged', () => {
    const answers = answersFrom(completeDraft);
    expect(answersSchema.parse(answers)).toEqual(answers);
  });

  it('drops blank list entries, unticked addresses, and completes what lacks a scheme', () => {
    expect(answersFrom(completeDraft)).toMatchObject({
      products: ['Sourdough', 'Rye'],
      yearEstablished: 2009,
      website: 'https://harbour.example',
      socialMedia: { linkedin: 'https://linkedin.com/company/harbour', twitter: '', facebook: '', instagram: '' },
      brandTerminology: '',
      misconceptions: '',
    });
  });

  it('is empty texts, empty lists and no year for an empty draft', () => {
    expect(answersFrom({})).toMatchObject({ companyName: '', products: [], yearEstablished: null, website: '' });
  });
});
