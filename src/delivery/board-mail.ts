import { mailHtml, mailText, type Block } from './mail-body.ts';
import type { Mail } from './mail.ts';

type BoardMail = {
  to: string;
  title: string;
  preview: string;
  blocks: Block[];
  /** Names the mail for ever: a repeated one is recognised. */ id: string;
  publicUrl: string;
  /** RFC 8058: one click stops what was asked for. */ stopUrl?: string;
};

/** A mail about what happened to a report after it was read. */
export function boardMail({ to, title, preview, blocks, id, publicUrl, stopUrl }: BoardMail): Mail {
  const body = { title, preview, blocks: [{ kind: 'heading' as const, text: title }, ...blocks] };
  return {
    to,
    subject: title,
    html: mailHtml(body),
    text: mailText(body),
    messageId: `<${id}@${new URL(publicUrl).hostname.replace(/[[\]:]/g, '') || 'localhost'}>`,
    deliveryId: id,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(stopUrl !== undefined && { 'List-Unsubscribe': `<${stopUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
    },
    attachments: [],
  };
}
