import { mailHtml, mailText, type MailBody } from './mail-body.ts';
import type { Mail } from './mail.ts';

type AutomaticMail = Omit<Mail, 'html' | 'text' | 'headers' | 'attachments'> &
  MailBody &
  Partial<Pick<Mail, 'headers' | 'attachments'>>;

/** A mail that nobody wrote by hand: both parts drawn from one body, marked so that no machine answers it (RFC 3834). */
export function automaticMail({ title, preview, blocks, headers, attachments = [], ...mail }: AutomaticMail): Mail {
  const body = { title, preview, blocks };
  return {
    ...mail,
    html: mailHtml(body),
    text: mailText(body),
    headers: { 'Auto-Submitted': 'auto-generated', ...headers },
    attachments,
  };
}

/** The Message-ID that goes with this id for ever, so that a repeated mail is recognised. */
export function messageIdOf(id: string, publicUrl: string): string {
  return `<${id}@${new URL(publicUrl).hostname.replaceAll(/[[\]:]/g, '') || 'localhost'}>`;
}
