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
  const problems: Problem[] = [];
  const refuse = (variable: string, problem: string) => problems.push({ variable, problem });

  if (given['CRAWL_ALLOW_HOSTS'] !== undefined) refuse('CRAWL_ALLOW_HOSTS', 'is for development and tests only; unset it in production');
  if (given['SECRET_KEY'] === undefined) refuse('SECRET_KEY', 'must be set in production; make one with: openssl rand -base64 32');
  if (given['PUBLIC_URL'] === undefined) {
    refuse('PUBLIC_URL', 'must be set in production, to the https address that customers open; to try Citable on this machine set NODE_ENV=development');
  }
  if (given['SMTP_URL'] === undefined)
    refuse('SMTP_URL', 'must be set in production, or no mail leaves: the address of your mail server with user and password');

  for (const [variable, value] of Object.entries(given)) {
    if (/_(URL|BASE|ISSUER)$/.test(variable) && value?.startsWith('http:')) refuse(variable, 'must be an https address in production');
  }

  const paysBy = given['PAYMENTS'] ?? (given['STRIPE_SECRET_KEY'] === undefined ? 'sandbox' : 'stripe');
  if (paysBy === 'sandbox') {
    refuse(
      'PAYMENTS',
      'would be the sandbox, where nobody pays: set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET; for a demonstration set NODE_ENV=development',
    );
  } else if (!/^[a-z]+(_[a-z]+)*_live_/.test(given['STRIPE_SECRET_KEY'] ?? '')) {
    refuse('STRIPE_SECRET_KEY', 'is not a live key, so no money would move; to try it set NODE_ENV=development');
  }
  if (hostOf(given['PAYPAL_API_BASE']).split('.').includes('sandbox'))
    refuse('PAYPAL_API_BASE', 'is PayPal’s sandbox, where no money moves; unset it in production');

  for (const variable of ['ADMIN_PASSCODE', 'SUPER_ADMIN_CODE']) {
    const code = given[variable];
    if (code !== undefined && isSimple(code)) refuse(variable, 'is too simple for production; make one with: openssl rand -base64 18');
  }
  if (given['ADMIN_PASSCODE'] !== undefined && given['ADMIN_PASSCODE'] === given['SUPER_ADMIN_CODE']) {
    refuse('SUPER_ADMIN_CODE', 'is the same as ADMIN_PASSCODE: the two open different doors, so choose another one');
  }

  if (!isPublicDomain(domainOf(given['CONTACT_EMAIL'] ?? '')))
    refuse('CONTACT_EMAIL', 'must be set in production to an address at a domain of yours: customers write to it');
  if (given['MAIL_FROM'] !== undefined && !isPublicDomain(domainOf(given['MAIL_FROM'])))
    refuse('MAIL_FROM', 'must be a sender at a domain of yours in production');
  return problems;
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
