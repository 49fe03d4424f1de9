import { Resolver } from 'node:dns/promises';
import type { Config } from '#base/config.ts';
import { databaseErrorCode } from '#base/errors.ts';
import { domainOf, isPublicDomain } from '#base/public-domain.ts';
import { amber, green, red, type Check, type Seen } from '../check.ts';

/** What the mail servers of our customers look up before they believe a mail of ours. */
export const senderDomain: readonly Check[] = [
  record('mx', 'Replies to our mails (MX)', async (domain, { resolver }) => {
    const servers = await ifAny(resolver.resolveMx(domain));
    const named = servers?.filter(({ exchange }) => exchange !== '') ?? [];
    if (named.length > 0) return green(`${domain} takes mail at ${named[0]?.exchange}.`);
    return red(
      `${domain} takes no mail, and many servers refuse a sender who cannot be answered.`,
      `Add an MX record to ${domain}, or set MAIL_FROM to an address that can be answered.`,
    );
  }),
  record('spf', 'Who may send for us (SPF)', async (domain, { resolver }) => {
    const policies = (await texts(resolver, domain)).filter((text) => /^v=spf1( |$)/i.test(text));
    if (policies.length === 1) return green(`${domain} says “${policies[0]}”.`);
    if (policies.length > 1)
      return red(`${domain} has ${policies.length} SPF records, so none counts.`, 'Make one of them.');
    return red(
      `${domain} has no SPF record.`,
      `Add the TXT record that your mail provider names to ${domain}; it begins with v=spf1.`,
    );
  }),
  record('dkim', 'The signature of our mails (DKIM)', async (domain, { resolver, config }) => {
    const selector = config.mail.dkimSelector;
    const missing = 'Set up DKIM at your mail provider and add the record that it names.';
    if (selector !== null) {
      const name = `${selector}._domainkey.${domain}`;
      const key = (await texts(resolver, name)).find((text) => /(^|;)\s*p=/i.test(text));
      if (key === undefined)
        return red(`There is no DKIM key at ${name}.`, `${missing} Or correct MAIL_DKIM_SELECTOR.`);
      return /(^|;)\s*p=\s*(;|$)/i.test(key)
        ? red(`The DKIM key at ${name} is revoked.`, missing)
        : green(`There is a DKIM key at ${name}.`);
    }
    // A name that does not exist has nothing below it either (RFC 8020); which selector ours is, only its owner knows.
    if ((await below(resolver, `_domainkey.${domain}`)) === 'nothing')
      return red(`${domain} has no DKIM key.`, missing);
    return amber(
      `${domain} has DKIM keys; which one signs our mails is not known here.`,
      'Set MAIL_DKIM_SELECTOR to the selector that your mail provider names.',
    );
  }),
  record('dmarc', 'What becomes of forged mails (DMARC)', async (domain, { resolver }) => {
    // Loaded here: no page waits for it. It walks up the names as RFC 9989 says, and knows what subdomains and tests come to.
    const { dmarc } = await import('mailauth/lib/dmarc/index.js');
    const found = await dmarc({
      headerFrom: [domain],
      resolver: (name: string, type: string) =>
        type === 'TXT'
          ? resolver.resolveTxt(name)
          : type === 'A'
            ? resolver.resolve4(name)
            : resolver.resolveCname(name),
    });
    if (found === false || found.error !== undefined)
      throw new Error(`the DMARC record of ${domain} could not be read: ${found ? found.error : 'no domain'}`);
    const { policy, policyDomain, rr } = found;
    if (policyDomain === undefined)
      return red(
        `${domain} has no DMARC record that counts.`,
        `Add one TXT record at _dmarc.${domain}, for a beginning v=DMARC1; p=none; rua=mailto:… of a mailbox that you read.`,
      );
    if (policy !== 'none') return green(`_dmarc.${policyDomain} says “${rr}”: forged mails are not delivered.`);
    return amber(
      `_dmarc.${policyDomain} says “${rr}”: forged mails from ${domain} are delivered.`,
      'When the reports show only mails of yours, set p=quarantine, without t=y and without sp=none.',
    );
  }),
];

type Means = { resolver: Resolver; config: Config };

function record(id: string, looksAt: string, look: (domain: string, means: Means) => Promise<Seen>): Check {
  return {
    id: `sender-${id}`,
    looksAt,
    atStart: true,
    async look({ config, signal }) {
      const domain = domainOf(config.mail.from);
      if (!isPublicDomain(domain))
        return amber(
          `Our sender is at ${domain}, which is below no public suffix.`,
          'Set MAIL_FROM to an address at a domain of yours.',
        );
      const resolver = new Resolver({ timeout: 4000, tries: 2 });
      if (config.nameServers !== null) resolver.setServers(config.nameServers);
      signal.addEventListener('abort', () => resolver.cancel(), { once: true });
      return look(domain, { resolver, config });
    },
  };
}

async function texts(resolver: Resolver, name: string): Promise<string[]> {
  return ((await ifAny(resolver.resolveTxt(name))) ?? []).map((parts) => parts.join('').trim());
}

/** Null: there is none of this kind, or no such name. Silence and failures of the name servers are thrown. */
async function ifAny<T>(asked: Promise<T>): Promise<T | null> {
  return asked.catch((error: unknown) => {
    if (['ENODATA', 'ENOTFOUND'].includes(databaseErrorCode(error) ?? '')) return null;
    throw error;
  });
}

async function below(resolver: Resolver, name: string): Promise<'something' | 'nothing'> {
  return resolver.resolveTxt(name).then(
    () => 'something',
    (error: unknown) => {
      const code = databaseErrorCode(error);
      if (code === 'ENODATA') return 'something';
      if (code === 'ENOTFOUND') return 'nothing';
      throw error;
    },
  );
}
