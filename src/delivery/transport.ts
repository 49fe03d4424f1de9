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
  const hand = smtpUrl === null ? outbox(outboxDir) : smtp(smtpUrl);
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

function smtp(url: string): Hand {
  const transport = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 60_000,
  });
  return {
    send: async (outgoing) => {
      try {
        const { response } = await transport.sendMail(outgoing);
        return { accepted: true, place: 'smtp', detail: response };
      } catch (error) {
        return refusal(error);
      }
    },
    close: () => transport.close(),
  };
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
