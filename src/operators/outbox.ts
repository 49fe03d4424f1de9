// We wrote these mails, and the library that composes them encodes words, lines and attachments as the standards allow: postal-mime reads them all.
import { open, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Attachment, type Email } from 'postal-mime';
import { databaseErrorCode } from '#base/errors.ts';
import { secretMailHeader } from '#delivery/mail.ts';
import type { Outbox, OutboxMail } from './contract.ts';

const listed = 200;
const headBytes = 8192;

/** The newest mails of the outbox by their heads; there is no telling how large their attachments are. */
export async function listOutbox(directory: string): Promise<Outbox['mails']> {
  const names = (await mailNames(directory)).sort().toReversed().slice(0, listed);
  const mails = await Promise.all(names.map((name) => readHead(directory, name)));
  return mails.filter((mail) => mail !== null);
}

/**
 * One mail; null when there is none of that name. Addresses of ours are cut behind their path, where the keys are, and of a mail that lets its reader in nothing
 * is shown: whoever runs the shop needs to know that it was written, not what it opens.
 */
export async function readOutboxMail(directory: string, name: string, publicUrl: string): Promise<OutboxMail | null> {
  // Only names that are in the folder: no path leads out of it.
  if (!(await mailNames(directory)).includes(name)) return null;
  const mail = await PostalMime.parse(await readFile(join(directory, name)));
  const isSecret = mail.headers.some(({ key }) => key === secretMailHeader.toLowerCase());
  const shown = (text: string) => (isSecret ? '' : withoutKeys(text, publicUrl));
  const attachments = mail.attachments.filter((attachment) => attachment.disposition !== 'inline');
  return {
    from: addressOf(mail.from),
    to: (mail.to ?? []).map(addressOf).join(', '),
    subject: mail.subject ?? '',
    isSecret,
    html: shown(withPictures(mail)),
    text: shown(mail.text ?? ''),
    attachments: attachments.map((attachment) => ({
      filename: attachment.filename ?? 'attachment',
      mimeType: attachment.mimeType,
      bytes: sizeOf(attachment),
    })),
  };
}

function withoutKeys(text: string, publicUrl: string): string {
  return text
    .split(publicUrl)
    .map((part, at) => (at === 0 ? part : part.replace(/^([^?#\s"'<>]*)[?#][^\s"'<>]*/, '$1')))
    .join(publicUrl);
}

/** Removes the mails of the deliveries. */
export async function removeMailsOf(directory: string, deliveryIds: string[]): Promise<void> {
  const gone = (await mailNames(directory)).filter((name) => deliveryIds.some((id) => name.endsWith(`Z-${id}.eml`)));
  await Promise.all(gone.map((name) => rm(join(directory, name), { force: true })));
}

async function mailNames(directory: string): Promise<string[]> {
  try {
    return (await readdir(directory)).filter((name) => name.endsWith('.eml'));
  } catch (error) {
    if (databaseErrorCode(error) === 'ENOENT') return []; // no mail yet
    throw error;
  }
}

async function readHead(directory: string, name: string): Promise<Outbox['mails'][number] | null> {
  const path = join(directory, name);
  try {
    const file = await open(path);
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0);
      const source = buffer.subarray(0, bytesRead).toString('latin1');
      const mail = await PostalMime.parse(source.split(/\r?\n\r?\n/)[0] ?? '');
      const { size, mtime } = await stat(path);
      return {
        name,
        at: mtime.toISOString(),
        to: (mail.to ?? []).map(addressOf).join(', '),
        subject: mail.subject ?? '',
        bytes: size,
      };
    } finally {
      await file.close();
    }
  } catch (error) {
    if (databaseErrorCode(error) === 'ENOENT') return null; // erased while we looked
    throw error;
  }
}

/** The mail's own pictures as data, since its `cid:` addresses mean nothing to a browser; and no style sheet, which the page's policy refuses. */
function withPictures(mail: Email): string {
  let html = (mail.html ?? '').replaceAll(/<style\b[\s\S]*?<\/style>/gi, '');
  for (const picture of mail.attachments) {
    if (picture.contentId === undefined || !/^image\/(png|jpeg|gif|webp)$/.test(picture.mimeType)) continue;
    const data = `data:${picture.mimeType};base64,${bytesOf(picture).toString('base64')}`;
    html = html.replaceAll(`cid:${picture.contentId.replace(/^<|>$/g, '')}`, () => data);
  }
  return html;
}

function bytesOf({ content }: Attachment): Buffer {
  if (typeof content === 'string') return Buffer.from(content);
  return content instanceof ArrayBuffer
    ? Buffer.from(content)
    : Buffer.from(content.buffer, content.byteOffset, content.byteLength);
}

const sizeOf = (attachment: Attachment): number => bytesOf(attachment).length;

function addressOf(address: { name?: string; address?: string } | undefined): string {
  if (!address?.address) return address?.name ?? '';
  return address.name ? `${address.name} <${address.address}>` : address.address;
}
