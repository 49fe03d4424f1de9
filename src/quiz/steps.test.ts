import { describe, expect, it } from 'vitest';
import { completeAddress, problemWith, steps } from './steps.ts';

const fields = steps.flatMap((step) => step.fields);
const field = (key: string) => {
  const found = fields.find((candidate) => candidate.key === key);
  if (!found) throw new Error(`no field ${key}`);
  return found;
};

describe('the steps', () => {
  it('are 28, in the order the customer gave', () => {
    expect(steps.map((step) => step.fields.map((each) => each.key).join('+'))).toEqual([
      'companyName',
      'companyDescription',
      'industry',
      'products',
      'yearEstablished',
      'locations',
      'targetAudience',
      'website',
      'socialMedia',
      'publicationsMentioned+publicationsExamples',
      'wikipediaPage',
      'contentFrequency',
      'keywords',
      'customerQuestions',
      'structuredData',
      'contentTone',
      'faqUsage',
      'uniqueSellingProps',
      'problemsSolved',
      'brandTerminology',
      'mobileFriendly',
      'loadingSpeed',
      'httpsUsage',
      'previousLlmSearches',
      'llmOptimizationStrategies',
      'otherInformation+misconceptions',
      'businessGoals',
      'email',
    ]);
  });

  it('leave exactly these fields optional', () => {
    expect(fields.filter((each) => !each.required).map((each) => each.key)).toEqual([
      'socialMedia',
      'publicationsExamples',
      'brandTerminology',
      'otherInformation',
      'misconceptions',
    ]);
  });

  it('use all nine field types', () => {
    expect(new Set(fields.map((each) => each.type))).toEqual(
      new Set(['text', 'url', 'email', 'number', 'textarea', 'select', 'radio', 'checkbox-group', 'multi-text']),
    );
  });

  it('ask for up to five products and five keywords', () => {
    expect(fields.filter((each) => each.type === 'multi-text').map((each) => [each.key, each.count])).toEqual([
      ['products', 5],
      ['keywords', 5],
    ]);
  });
});

describe('problemWith', () => {
  it.each([
    ['companyName', '   ', 'Enter the name of your company.'],
    ['companyName', 'Harbour Bakery', null],
    ['companyName', 'x'.repeat(201), 'This is too long: at most 200 characters.'],
    ['brandTerminology', '', null],
    ['website', 'example.com', null],
    ['website', 'http://127.0.0.1:8101', null],
    ['website', 'not a site', 'Enter a web address such as https://example.com.'],
    ['website', 'javascript:alert(1)', 'Enter a web address such as https://example.com.'],
    ['website', 'https://user:secret@example.com', 'Enter a web address such as https://example.com.'],
    ['email', 'a@b.co', null],
    ['email', 'a@b', 'Enter an email address such as you@company.com.'],
    ['yearEstablished', '1600', null],
    ['yearEstablished', '1599', `Enter a year from 1600 to ${new Date().getFullYear()}.`],
    ['yearEstablished', '2e3', `Enter a year from 1600 to ${new Date().getFullYear()}.`],
    ['yearEstablished', String(new Date().getFullYear()), null],
    ['yearEstablished', String(new Date().getFullYear() + 1), `Enter a year from 1600 to ${new Date().getFullYear()}.`],
    ['industry', 'retail', null],
    ['industry', 'piracy', 'Choose one of the options.'],
  ])('for %s given %j says %j', (key, value, expected) => {
    expect(problemWith(field(key), value)).toBe(expected);
  });
});

describe('completeAddress', () => {
  it.each([
    ['example.com', 'https://example.com'],
    ['example.com:8080/a', 'https://example.com:8080/a'],
    ['localhost:8101', 'https://localhost:8101'],
    ['http://example.com', 'http://example.com'],
    ['mailto:me@example.com', 'mailto:me@example.com'],
    ['  example.com ', 'https://example.com'],
    ['', ''],
  ])('%j becomes %j', (typed, completed) => {
    expect(completeAddress(typed)).toBe(completed);
  });
});
