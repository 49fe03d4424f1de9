import { domainOf, isPublicDomain } from './public-domain.ts';

export type Problem = { variable: string; problem: string };

type Given = Readonly<Record<string, string | undefined>>;

/**
 * Whoever may be reached by customers is production, unless told otherwise in so many words: `NODE_ENV=development` or `test`, or nothing said and only
 * this machine served. A misspelt `NODE_ENV` is production.
 */
export function isProduction({ NODE_ENV: said, HOST: host = '127.0.0.1', PUBLIC_URL: publicUrl }: Given): boolean {
  if (said === 'development' || said === 'test') return false;
  return said !== undefined || publicUrl !== undefined || !isLoopback(host);
}

/** All that keeps these settings from serving customers; each becomes a line that says which variable, why and what to do. Values are as the schema allows them. */
export function whyNotInProduction(given: Given): Problem[] {
  return [
    ...setWrongly(given),
    ...withoutTls(given),
    ...withoutMoney(given),
    ...easyCodes(given),
    ...notOurMail(given),
    ...samplesShown(given),
  ];
}

function* setWrongly(given: Given): Iterable<Problem> {
  if (given['CRAWL_ALLOW_HOSTS'] !== undefined)
    yield { variable: 'CRAWL_ALLOW_HOSTS', problem: 'is for development and tests only; unset it in production' };
  for (const [variable, problem] of Object.entries(demanded))
    if (given[variable] === undefined) yield { variable, problem };
}

const demanded = {
  SECRET_KEY: 'must be set in production; make one with: openssl rand -base64 32',
  PUBLIC_URL:
    'must be set in production, to the https address that customers open; to try Citable on this machine set NODE_ENV=development',
  SMTP_URL: 'must be set in production, or no mail leaves: the address of your mail server with user and password',
};

function* withoutTls(given: Given): Iterable<Problem> {
  for (const [variable, value] of Object.entries(given)) {
    if (/_(URL|BASE|ISSUER)$/.test(variable) && /^http:/i.test(value ?? ''))
      yield { variable, problem: 'must be an https address in production' };
  }
}

function* withoutMoney(given: Given): Iterable<Problem> {
  const paysBy = given['PAYMENTS'] ?? (given['STRIPE_SECRET_KEY'] === undefined ? 'sandbox' : 'stripe');
  if (paysBy === 'sandbox') {
    yield {
      variable: 'PAYMENTS',
      problem:
        'would be the sandbox, where nobody pays: set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET; for a demonstration set NODE_ENV=development',
    };
  } else if (!/^[a-z]+(_[a-z]+)*_live_/.test(given['STRIPE_SECRET_KEY'] ?? '')) {
    yield {
      variable: 'STRIPE_SECRET_KEY',
      problem: 'is not a live key, so no money would move; to try it set NODE_ENV=development',
    };
  }
  if (hostOf(given['PAYPAL_API_BASE']).split('.').includes('sandbox'))
    yield { variable: 'PAYPAL_API_BASE', problem: 'is PayPal’s sandbox, where no money moves; unset it in production' };
}

function* easyCodes(given: Given): Iterable<Problem> {
  for (const variable of ['ADMIN_PASSCODE', 'SUPER_ADMIN_CODE']) {
    const code = given[variable];
    if (code !== undefined && isSimple(code))
      yield { variable, problem: 'is too simple for production; make one with: openssl rand -base64 18' };
  }
  if (given['ADMIN_PASSCODE'] !== undefined && given['ADMIN_PASSCODE'] === given['SUPER_ADMIN_CODE'])
    yield {
      variable: 'SUPER_ADMIN_CODE',
      problem: 'is the same as ADMIN_PASSCODE: the two open different doors, so choose another one',
    };
}

function* notOurMail({ CONTACT_EMAIL: contact = '', MAIL_FROM: from }: Given): Iterable<Problem> {
  if (!isPublicDomain(domainOf(contact)))
    yield {
      variable: 'CONTACT_EMAIL',
      problem: 'must be set in production to an address at a domain of yours: customers write to it',
    };
  if (from !== undefined && !isPublicDomain(domainOf(from)))
    yield { variable: 'MAIL_FROM', problem: 'must be a sender at a domain of yours in production' };
}

function* samplesShown(given: Given): Iterable<Problem> {
  for (const variable of ['OFFER', 'SPOTS', 'TESTIMONIALS'])
    if (given[variable] === 'sample')
      yield { variable, problem: 'is "sample", and customers see no samples: unset it, or set it to what is real' };
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
}

function hostOf(address: string | undefined): string {
  return address === undefined ? '' : new URL(address).hostname;
}

/** Few different characters, one piece repeated, or a row like abcdef: what is left of it to guess is short, however long it is. */
function isSimple(code: string): boolean {
  const characters = Array.from(code, (character) => character.codePointAt(0) ?? 0);
  const steps = new Set(characters.slice(1).map((to, at) => to - (characters[at] ?? 0)));
  return new Set(characters).size < 8 || steps.size < 6 || /^(.+)\1+$/su.test(code);
}
