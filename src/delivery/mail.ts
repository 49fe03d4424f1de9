/** Marks a mail whose link signs its reader in, so that nobody else sees it. */
export const secretMailHeader = 'X-Citable-Secret';

/** One mail to one person, ready to be sent. The sender is the mailer's. */
export type Mail = {
  /** One plain address. */
  to: string;
  /** Shown in place of our name, for reports that an agency hands on; the address stays ours. */
  sender?: { name: string; replyTo: string | null };
  subject: string;
  html: string;
  text: string;
  /** With angle brackets; the same for every attempt, so that a repeated mail is recognised as the same. */
  messageId: string;
  /** Names the file when there is no mail server. */
  deliveryId: string;
  headers: Record<string, string>;
  attachments: {
    filename: string;
    contentType: string;
    content: Buffer;
    /** Set: shown inside the mail. */ contentId?: string;
  }[];
};
