import { describe, expect, it } from 'vitest';
import { blankAnswers } from '#engine/contract.ts';
import { answersSchema, fieldMessages, idempotencyKeySchema, leadSchema } from './contract.ts';
import { steps } from './steps.ts';

const complete = {
  companyName: ' Harbour Street Bakery ',
  companyDescription: 'We bake bread.',
  industry: 'retail',
  products: ['Sourdough', '  ', 'Rye'],
  yearEstablished: 2009,
  locations: 'Bristol',
  targetAudience: 'Restaurants',
  website: 'harbour.example',
  socialMedia: { linkedin: 'linkedin.com/company/harbour' },
  publicationsMentioned: 'no',
  wikipediaPage: 'unsure',
  contentFrequency: 'monthly',
  keywords: ['sourdough bristol'],
  customerQuestions: 'Do you deliver?',
  structuredData: 'yes',
  contentTone: 'casual',
  faqUsage: 'basic',
  uniqueSellingProps: 'Own mill',
  problemsSolved: 'Late bread',
  mobileFriendly: 'partial',
  loadingSpeed: 'fast',
  httpsUsage: 'yes',
  previousLlmSearches: 'no',
  llmOptimizationStrategies: 'planning',
  businessGoals: 'Growth',
  email: 'me@harbour.example',
};

const refusal = (body: unknown) => {
  const parsed = answersSchema.safeParse(body);
  return parsed.success ? {} : fieldMessages(parsed.error);
};

describe('answersSchema', () => {
  it('lets complete answers in: trimmed, blank entries dropped, addresses completed, optional ones blank', () => {
    expect(answersSchema.parse(complete)).toEqual({
      ...blankAnswers,
      ...complete,
      companyName: 'Harbour Street Bakery',
      products: ['Sourdough', 'Rye'],
      website: 'https://harbour.example',
      socialMedia: { linkedin: 'https://linkedin.com/company/harbour', twitter: '', facebook: '', instagram: '' },
    });
  });

  it('has one entry for each field of the steps and no other', () => {
    expect(Object.keys(answersSchema.shape).sort()).toEqual(
      steps.flatMap((step) => step.fields.map((field) => field.key)).sort(),
    );
  });

  it('offers in its lists what the steps offer', () => {
    for (const field of steps.flatMap((step) => step.fields)) {
      for (const option of field.type === 'select' || field.type === 'radio' ? (field.options ?? []) : []) {
        expect(refusal({ ...complete, [field.key]: option.value })).toEqual({});
      }
    }
  });

  it('names every required field when the body is empty', () => {
    const required = steps.flatMap((step) => step.fields).filter((field) => field.required);
    expect(refusal({})).toEqual(Object.fromEntries(required.map((field) => [field.key, field.missing])));
  });

  it.each([
    ['companyName', '  ', { companyName: 'Enter the name of your company.' }],
    ['companyName', 7, { companyName: 'Company name must be text.' }],
    ['companyDescription', 'x'.repeat(2001), { companyDescription: 'This is too long: at most 2000 characters.' }],
    ['industry', 'piracy', { industry: 'Choose one of the options.' }],
    ['industry', '', { industry: 'Choose your industry.' }],
    ['locations', ' ', { locations: 'Enter at least one location.' }],
    ['products', ['', ' '], { products: 'Enter at least one product or service.' }],
    ['products', ['1', '2', '3', '4', '5', '6'], { products: 'At most 5 entries.' }],
    ['products', ['a', 'x'.repeat(121)], { 'products.1': 'This is too long: at most 120 characters.' }],
    ['yearEstablished', 1500, { yearEstablished: `Enter a year from 1600 to ${new Date().getFullYear()}.` }],
    ['yearEstablished', 2000.5, { yearEstablished: `Enter a year from 1600 to ${new Date().getFullYear()}.` }],
    ['yearEstablished', null, { yearEstablished: 'Enter the year in which you began.' }],
    ['website', 'ftp://example.com', { website: 'Enter a web address such as https://example.com.' }],
    [
      'socialMedia',
      { twitter: 'not an address' },
      { 'socialMedia.twitter': 'Enter a web address such as https://example.com.' },
    ],
    ['email', 'nobody', { email: 'Enter an email address such as you@company.com.' }],
  ])('refuses %s = %j', (key, value, messages) => {
    expect(refusal({ ...complete, [key]: value })).toEqual(messages);
  });

  it('reads a year that was sent as text', () => {
    expect(answersSchema.parse({ ...complete, yearEstablished: ' 1999 ' }).yearEstablished).toBe(1999);
  });

  it('removes what a database cannot store', () => {
    expect(answersSchema.parse({ ...complete, companyName: 'Har\0bour \ud800' }).companyName).toBe('Harbour \ufffd');
  });

  it('drops what it does not know', () => {
    expect(answersSchema.parse({ ...complete, isAdmin: true })).not.toHaveProperty('isAdmin');
  });
});

describe('leadSchema', () => {
  it('needs only an email', () => {
    expect(leadSchema.parse({ email: ' me@harbour.example ' })).toEqual({
      contactName: '',
      companyName: '',
      companySize: '',
      email: 'me@harbour.example',
      contactPhone: '',
      website: '',
    });
  });

  it.each([
    [{}, { email: 'Enter your email address.' }],
    [
      { email: 'a@b.co', contactPhone: '1'.repeat(51) },
      { contactPhone: 'The phone number is too long: at most 50 characters.' },
    ],
  ])('refuses %j', (body, messages) => {
    const parsed = leadSchema.safeParse(body);
    expect(parsed.success ? {} : fieldMessages(parsed.error)).toEqual(messages);
  });
});

describe('idempotencyKeySchema', () => {
  it.each([
    ['2f1c9a7e-6d0b-4a55-9a7e-1f2e3d4c5b6a', true],
    ['short', false],
    ['with space in it', false],
    ['x'.repeat(129), false],
  ])('%j: %s', (key, ok) => {
    expect(idempotencyKeySchema.safeParse(key).success).toBe(ok);
  });
});
