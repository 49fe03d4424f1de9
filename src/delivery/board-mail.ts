import { automaticMail, messageIdOf } from './automatic-mail.ts';
import type { Block } from './mail-body.ts';
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
  return automaticMail({
    to,
    subject: title,
    title,
    preview,
    blocks: [{ kind: 'heading', text: title }, ...blocks],
    messageId: messageIdOf(id, publicUrl),
    deliveryId: id,
    ...(stopUrl !== undefined && {
      headers: { 'List-Unsubscribe': `<${stopUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    }),
  });
}
