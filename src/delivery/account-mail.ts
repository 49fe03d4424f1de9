import { createHash } from 'node:crypto';
import type { AccountMail, ProofPurpose } from '#accounts/contract.ts';
import { productName } from '#report/contract.ts';
import { automaticMail, messageIdOf } from './automatic-mail.ts';
import type { Block } from './mail-body.ts';
import { type Mail, secretMailHeader } from './mail.ts';

/** The mails around signing in. Each says why it came and what to do when nobody asked for it. */
export function accountMail(mail: AccountMail, publicUrl: string): Mail {
  const { subject, before, button, after } = texts[mail.purpose];
  const secret = createHash('sha256')
    .update(mail.link ?? mail.code ?? mail.id)
    .update(mail.id)
    .digest('base64url');
  return automaticMail({
    to: mail.to,
    subject,
    title: subject,
    preview: before,
    blocks: [
      { kind: 'heading', text: subject },
      { kind: 'paragraph', text: mail.firstName === '' ? 'Hello,' : `Hello ${mail.firstName},` },
      { kind: 'paragraph', text: before },
      ...(mail.link === null ? [] : [{ kind: 'button', text: button, url: mail.link } satisfies Block]),
      ...(mail.code === null ? [] : [{ kind: 'heading', text: mail.code } satisfies Block]),
      { kind: 'paragraph', text: after },
      { kind: 'small', text: `You receive this because this address was entered at ${new URL(publicUrl).host}.` },
    ] satisfies Block[],
    // A repeated mail bears a new secret, so it is a new mail.
    messageId: messageIdOf(secret, publicUrl),
    deliveryId: mail.id,
    headers: { [secretMailHeader]: 'yes' },
  });
}

const texts: Record<ProofPurpose, { subject: string; before: string; button: string; after: string }> = {
  welcome: {
    subject: `Confirm your e-mail address for ${productName}`,
    before:
      'Your account has been created. Confirm your e-mail address, and the reports that were bought with it appear in your dashboard.',
    button: 'Confirm the address',
    after:
      'The link works once, for 24 hours, and signs you in. If you did not create this account, ignore this mail: nobody can see your reports without it.',
  },
  confirm: {
    subject: `Confirm your e-mail address for ${productName}`,
    before: 'Confirm your e-mail address, and the reports that were bought with it appear in your dashboard.',
    button: 'Confirm the address',
    after:
      'The link works once, for 24 hours, and signs you in. If you did not ask for it, ignore this mail: nobody can see your reports without it.',
  },
  known: {
    subject: `You already have an account at ${productName}`,
    before:
      'Somebody, probably you, wanted to create an account with this address. There is one already, and nothing about it was changed. This link signs you in.',
    button: 'Sign in',
    after: 'The link works once, for 30 minutes. If this was not you, ignore this mail.',
  },
  'sign-in': {
    subject: `Your sign-in link for ${productName}`,
    before: 'This link signs you in without your passcode. For half an hour after that you may choose a new one.',
    button: 'Sign in',
    after:
      'The link works once, for 30 minutes. If you did not ask for it, ignore this mail: without it nobody gets in.',
  },
  buyer: {
    subject: `Your sign-in link for ${productName}`,
    before:
      'A report was bought with this address. This link opens your dashboard with your reports, payments and subscriptions. You need no passcode.',
    button: 'Sign in',
    after:
      'The link works once, for 30 minutes. If you did not ask for it, ignore this mail: without it nobody gets in.',
  },
  'device-code': {
    subject: `Your sign-in code for ${productName}`,
    before:
      'Your passcode was entered in a browser that we have not seen you in before. To go on, enter this code there:',
    button: '',
    after: 'The code works for 10 minutes. If this was not you, somebody knows your passcode: sign in and change it.',
  },
};
