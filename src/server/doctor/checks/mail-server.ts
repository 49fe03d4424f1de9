import nodemailer from 'nodemailer';
import { amber, green, red, type Check, type Seen } from '../check.ts';

/** Logs in at the mail server as the mailer does, and sends nothing. */
export const mailServer: Check = {
  id: 'mail-server',
  looksAt: 'Log-in at the mail server',
  atStart: true,
  async look({ config: { mail, dataDir } }) {
    if (mail.smtpUrl === null)
      return amber(
        `Mail is not sent but kept in ${dataDir}/outbox.`,
        'Set SMTP_URL to the address of your mail server, with user and password.',
      );
    const url = new URL(mail.smtpUrl);
    const isLocal = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(url.hostname);
    if (url.protocol === 'smtps:' || isLocal)
      return logIn(mail.smtpUrl, {}, green(`${url.hostname} takes our log-in.`));
    const encrypted = await logIn(
      mail.smtpUrl,
      { requireTLS: true },
      green(`${url.hostname} takes our log-in, encrypted.`),
    );
    if (encrypted.tone === 'green') return encrypted;
    return logIn(
      mail.smtpUrl,
      {},
      amber(
        `${url.hostname} takes our log-in, but without encryption.`,
        'Write smtps:// in SMTP_URL, or use a mail server that speaks STARTTLS.',
      ),
    );
  },
};

async function logIn(url: string, options: { requireTLS?: boolean }, seen: Seen): Promise<Seen> {
  const transport = nodemailer.createTransport({
    url,
    connectionTimeout: 8000,
    greetingTimeout: 8000,
    socketTimeout: 8000,
    ...options,
  });
  try {
    await transport.verify();
    return seen;
  } catch (error) {
    const said = (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
    return red(
      `The mail server refused: ${said.replace(/\.$/, '')}.`,
      'Check user, password, host and port in SMTP_URL: until then mails wait, for five days at most.',
    );
  } finally {
    transport.close();
  }
}
