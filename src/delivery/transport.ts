import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import type { SendMailOptions } from 'nodemailer';
import { z } from 'zod';
import type { Mail } from './mail.ts';

export type MailerConfig = {
  /** smtp:// or smtps://; null: mails are kept as files. */
  smtpUrl: string | null;
  /** "Citable <reports@example.com>" or a plain address. */
  mailFrom: string;
  /** Where mails are kept when there is no mail server. */
  outboxDir: string;
};

/** `retry`: the same mail may be accepted later. `failed`: it never will be. */
export type MailResult =
  | { accepted: true; place: 'smtp' | 'outbox'; detail: string }
  | { retry: true; reason: string }
  | { failed: true; reason: string };

export type Mailer = { send: (mail: Mail) => Promise<MailResult>; close: () => void };

/** Sends through the mail server, or, without one, writes each mail as an .eml file that any mail program opens. */
export function createMailer({ smtpUrl, mailFrom, outboxDir }: MailerConfig): Mailer {
  const from = readSender(mailFrom);
  const hand = smtpUrl === null ? outbox(outboxDir) : smtp(smtpUrl, from.address);
  return {
    send: async (mail) => {
      // A second address or a line break in here would send the report to somebody else.
      if (!oneAddress.test(mail.to)) return { failed: true, reason: 'the address is not one plain e-mail address' };
      return hand.send(message(mail, from), mail);
    },
    close: () => hand.close(),
  };
}

type Hand = { send: (message: SendMailOptions, mail: Mail) => Promise<MailResult>; close: () => void };

const oneAddress = /^[^\s@<>(),;:"\\[\]]{1,64}@[^\s@<>(),;:"\\[\]]{1,255}$/u;

function message(mail: Mail, from: { name: string; address: string }): SendMailOptions {
  return {
    from: mail.sender ? { name: mail.sender.name, address: from.address } : from,
    ...(mail.sender?.replyTo && { replyTo: { name: '', address: mail.sender.replyTo } }),
    to: { name: '', address: mail.to },
    subject: mail.subject.replaceAll(/\s+/g, ' '),
    html: mail.html,
    text: mail.text,
    messageId: mail.messageId,
    headers: mail.headers,
    attachments: mail.attachments.map(({ filename, contentType, content, contentId }) => ({
      filename,
      contentType,
      content,
      ...(contentId === undefined ? {} : { cid: contentId, contentDisposition: 'inline' as const }),
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function smtp(url: string, sender: string): Hand {
  const connection = { url, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 60_000 };
  const transport = nodemailer.createTransport({ ...connection, pool: true, maxConnections: 3 });
  return {
    send: async (outgoing, { to }) => {
      try {
        const isPlain = [to, sender].every((address) => isAscii(mailboxOf(address)));
        if (!isPlain && !(await takesEveryLetter(connection)))
          return isAscii(mailboxOf(sender))
            ? { failed: true, reason: `${noSuchLetters}, so no mail can go to ${to}` }
            : { retry: true, reason: `${noSuchLetters}, so no mail can come from MAIL_FROM (${sender})` };
        const { response } = await transport.sendMail(outgoing);
        return { accepted: true, place: 'smtp', detail: response };
      } catch (error) {
        return refusal(error);
      }
    },
    close: () => transport.close(),
  };
}

const noSuchLetters = 'our mail server takes no address with letters outside ASCII before the @ (SMTPUTF8)';

/** Whether the server offers SMTPUTF8. Asked first, because the library sends such an address in any case. */
async function takesEveryLetter(connection: { url: string }): Promise<boolean> {
  let offered = '';
  const hear = (entry: { tnx?: string }, said: string) => {
    if (entry.tnx === 'server' && said.startsWith('250-')) offered = said; // the last list of extensions counts: after STARTTLS it comes anew
  };
  const quiet = () => {};
  const logger = { level: quiet, trace: quiet, debug: hear, info: quiet, warn: quiet, error: quiet, fatal: quiet };
  const transport = nodemailer.createTransport({ ...connection, logger, debug: true });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
  return /^250[- ]SMTPUTF8\b/im.test(offered);
}

function mailboxOf(address: string): string {
  return address.slice(0, address.lastIndexOf('@'));
}

function isAscii(text: string): boolean {
  return /^\p{ASCII}*$/u.test(text);
}

const smtpError = z.object({
  message: z.string(),
  code: z.string().optional(),
  responseCode: z.number().optional(),
  command: z.string().optional(),
});

/**
 * Only a 5xx about this recipient or this message is final. A refused login, sender or connection is ours to repair, and the
 * mail can still go out afterwards.
 */
function refusal(error: unknown): MailResult {
  const { message: said, responseCode, command } = smtpError.parse(error);
  const isFinal = responseCode !== undefined && responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA');
  return isFinal ? { failed: true, reason: said } : { retry: true, reason: said };
}

function outbox(directory: string): Hand {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    send: async (outgoing, mail) => {
      const { message: eml } = await transport.sendMail(outgoing);
      if (!Buffer.isBuffer(eml)) throw new Error('the stream transport was asked for a buffer');
      const time = new Date().toISOString().replaceAll(/[:.]/g, '-');
      const file = join(directory, `${time}-${mail.deliveryId.replaceAll(/[^\w-]/g, '')}.eml`);
      try {
        await mkdir(directory, { recursive: true });
        // Written beside and moved into place: whoever lists the outbox never sees half a mail.
        await writeFile(`${file}.part`, eml, { mode: 0o600 });
        await rename(`${file}.part`, file);
      } catch (error) {
        return {
          retry: true,
          reason: `the outbox cannot be written: ${error instanceof Error ? error.message : String(error)}`,
        };
      }
      return { accepted: true, place: 'outbox', detail: file };
    },
    close: () => transport.close(),
  };
}

function readSender(mailFrom: string): { name: string; address: string } {
  const { name = '', address = mailFrom } = /^(?<name>[^<]*)<(?<address>[^>]*)>$/.exec(mailFrom.trim())?.groups ?? {};
  if (!oneAddress.test(address.trim())) throw new Error(`MAIL_FROM is not a sender: ${mailFrom}`);
  return { name: name.replaceAll(/["\r\n]/g, '').trim(), address: address.trim() };
}
