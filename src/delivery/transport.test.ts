import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Mail } from './mail.ts';
import { createMailer } from './transport.ts';
import type { Mailer } from './transport.ts';

const mail = (more: Partial<Mail> = {}): Mail => ({
  to: 'buyer@customer.example',
  subject: 'Your report for Müller & Söhne 北京 🚀',
  html: '<p>é 中文 <img src="cid:score@report" alt="score"></p>',
  text: 'é 中文\n',
  messageId: '<d1@citable.example>',
  deliveryId: 'd1',
  headers: { 'Auto-Submitted': 'auto-generated' },
  attachments: [
    { filename: 'score.png', contentType: 'image/png', content: Buffer.from('PNG'), contentId: 'score@report' },
    { filename: 'LLM-SEO-Report-2026-11-20.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF-1.7') },
  ],
  ...more,
});

const refuse = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode });

describe('the mailer with a mail server', () => {
  const received: Buffer[] = [];
  const recipients: string[] = [];
  let server: SMTPServer;
  let mailer: Mailer;

  beforeAll(async () => {
    let greylisted = 0;
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onMailFrom: (address, _session, done) =>
        address.address.startsWith('forged') ? done(refuse(550, 'sender not allowed')) : done(),
      onRcptTo: (address, _session, done) => {
        if (address.address.startsWith('nobody')) return done(refuse(550, '5.1.1 no such user'));
        if (address.address.startsWith('grey') && greylisted++ === 0) return done(refuse(451, '4.7.1 try again later'));
        recipients.push(address.address);
        return done();
      },
      onData: (stream, session, done) => {
        const to = session.envelope.rcptTo[0]?.address ?? '';
        if (to.startsWith('drop'))
          return void stream
            .on('data', () => {})
            .on('end', () => server.connections.forEach((connection) => connection.close()));
        const parts: Buffer[] = [];
        stream.on('data', (part: Buffer) => parts.push(part));
        stream.on('end', () => {
          if (to.startsWith('spam')) return done(refuse(554, '5.7.1 refused as spam'));
          if (to.startsWith('full')) return done(refuse(452, '4.2.2 mailbox full'));
          received.push(Buffer.concat(parts));
          return done(null, 'queued as 42');
        });
      },
    });
    server.on('error', () => {}); // the test drops connections on purpose
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const port = () => (server.server.address() as AddressInfo).port;

  beforeEach(() => {
    received.length = 0;
    recipients.length = 0;
    mailer = createMailer({
      smtpUrl: `smtp://127.0.0.1:${port()}`,
      mailFrom: 'Citable <reports@citable.example>',
      outboxDir: '',
    });
  });
  afterEach(() => mailer.close());

  it('delivers both parts, the picture inside and the PDF beside', async () => {
    expect(await mailer.send(mail())).toEqual({ accepted: true, place: 'smtp', detail: '250 queued as 42' });
    const parsed = await PostalMime.parse(received[0] ?? '');
    expect(parsed.subject).toBe('Your report for Müller & Söhne 北京 🚀');
    expect(parsed.from).toMatchObject({ name: 'Citable', address: 'reports@citable.example' });
    expect(parsed.to?.map((one) => one.address)).toEqual(['buyer@customer.example']);
    expect(parsed.messageId).toBe('<d1@citable.example>');
    expect(parsed.text?.trim()).toBe('é 中文');
    expect(parsed.html).toContain('é 中文');
    expect(
      parsed.attachments.map(({ filename, mimeType, disposition, contentId }) => [
        filename,
        mimeType,
        disposition,
        contentId,
      ]),
    ).toEqual([
      ['score.png', 'image/png', 'inline', '<score@report>'],
      ['LLM-SEO-Report-2026-11-20.pdf', 'application/pdf', 'attachment', undefined],
    ]);
  });

  it.each([
    ['a recipient that does not exist', 'nobody@customer.example', 'failed', /no such user/],
    ['a message refused for good', 'spam@customer.example', 'failed', /refused as spam/],
    ['a full mailbox', 'full@customer.example', 'retry', /mailbox full/],
    ['a connection dropped half-way', 'drop@customer.example', 'retry', /./],
  ])('answers %s', async (_, to, outcome, reason) => {
    expect(await mailer.send(mail({ to }))).toEqual({ [outcome]: true, reason: expect.stringMatching(reason) });
  });

  it('is told to try later by a greylisting server, and gets through the second time', async () => {
    expect(await mailer.send(mail({ to: 'grey@customer.example' }))).toEqual({
      retry: true,
      reason: expect.stringContaining('try again later'),
    });
    expect(await mailer.send(mail({ to: 'grey@customer.example' }))).toMatchObject({ accepted: true });
    expect(received.length).toBe(1);
  });

  describe('behind a relay that takes no addresses outside of ASCII', () => {
    const asked: string[] = [];
    let relay: SMTPServer;
    let relayed: Mailer;
    const mailerFrom = (mailFrom: string) => {
      const { port: at } = relay.server.address() as AddressInfo;
      return createMailer({ smtpUrl: `smtp://127.0.0.1:${at}`, mailFrom, outboxDir: '' });
    };
    beforeAll(async () => {
      relay = new SMTPServer({
        authOptional: true,
        disabledCommands: ['STARTTLS'],
        hideSMTPUTF8: true,
        onMailFrom: ({ address }, _session, done) => done(void asked.push(address)),
      });
      await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve));
      relayed = mailerFrom('reports@citable.example');
    });
    beforeEach(() => void (asked.length = 0));
    afterAll(() => {
      relayed.close();
      return new Promise<void>((resolve) => relay.close(() => resolve()));
    });

    it.each(['büro@customer.example', '事務所@kunde.example', 'büro@müller.example'])(
      'refuses a mail to %s before it is sent, and says to whom',
      async (to) => {
        expect(await relayed.send(mail({ to }))).toEqual({
          failed: true,
          reason: `our mail server takes no address with letters outside ASCII before the @ (SMTPUTF8), so no mail can go to ${to}`,
        });
        expect(asked).toEqual([]);
      },
    );
    it('still sends to a domain outside of ASCII', async () => {
      expect(await relayed.send(mail({ to: 'buero@müller.example' }))).toMatchObject({ accepted: true });
    });
    it('keeps every mail while our own sender is such an address', async () => {
      const ours = mailerFrom('büro@citable.example');
      expect(await ours.send(mail())).toEqual({
        retry: true,
        reason: expect.stringContaining('MAIL_FROM (büro@citable.example)'),
      });
      expect(asked).toEqual([]);
      ours.close();
    });
  });

  it('sends to an address outside of ASCII where the server takes such', async () => {
    expect(await mailer.send(mail({ to: 'büro@customer.example' }))).toMatchObject({ accepted: true });
    expect(recipients).toEqual(['büro@customer.example']);
  });

  it('tries again when our own sender is refused: that is ours to mend', async () => {
    const forged = createMailer({
      smtpUrl: `smtp://127.0.0.1:${port()}`,
      mailFrom: 'forged@citable.example',
      outboxDir: '',
    });
    expect(await forged.send(mail())).toEqual({ retry: true, reason: expect.stringContaining('sender not allowed') });
    forged.close();
  });

  it('tries again when nothing listens', async () => {
    const nowhere = createMailer({ smtpUrl: 'smtp://127.0.0.1:1', mailFrom: 'reports@citable.example', outboxDir: '' });
    expect(await nowhere.send(mail())).toMatchObject({ retry: true });
    nowhere.close();
  });

  it.each([
    'a@customer.example\r\nBcc: evil@x.example',
    'a@customer.example, evil@x.example',
    'a@customer.example; evil@x.example',
    '"x" <a@customer.example>',
    'a b@customer.example',
    'nobody',
    '',
  ])('sends nothing to %j', async (to) => {
    expect(await mailer.send(mail({ to }))).toEqual({
      failed: true,
      reason: 'the address is not one plain e-mail address',
    });
    expect(recipients).toEqual([]);
  });

  it('lets no header through the subject', async () => {
    await mailer.send(mail({ subject: 'Hi\r\nBcc: evil@x.example\r\n\r\nbody' }));
    const parsed = await PostalMime.parse(received[0] ?? '');
    expect(recipients).toEqual(['buyer@customer.example']);
    expect(parsed.bcc ?? []).toEqual([]);
    expect(parsed.subject).toBe('Hi Bcc: evil@x.example body');
  });
});

describe('the mailer without a mail server', () => {
  let directory: string;
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'outbox-'));
  });
  afterEach(() => rm(directory, { recursive: true }));

  it('keeps each mail as a file that a mail program can read', async () => {
    const mailer = createMailer({
      smtpUrl: null,
      mailFrom: 'reports@citable.example',
      outboxDir: join(directory, 'outbox'),
    });
    const result = await mailer.send(mail());
    const files = await readdir(join(directory, 'outbox'));
    expect(result).toMatchObject({ accepted: true, place: 'outbox' });
    expect(files).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d-]+Z-d1\.eml$/)]);
    const parsed = await PostalMime.parse(await readFile(join(directory, 'outbox', files[0] ?? '')));
    expect([parsed.subject, parsed.attachments.length, parsed.messageId]).toEqual([
      'Your report for Müller & Söhne 北京 🚀',
      2,
      '<d1@citable.example>',
    ]);
  });

  it('does not leave the outbox, whatever the delivery is called', async () => {
    const mailer = createMailer({ smtpUrl: null, mailFrom: 'reports@citable.example', outboxDir: directory });
    await mailer.send(mail({ deliveryId: '../../etc/x' }));
    expect(await readdir(directory)).toEqual([expect.stringMatching(/Z-etcx\.eml$/)]);
  });

  it('asks to try again when the outbox cannot be written', async () => {
    await writeFile(join(directory, 'taken'), '');
    const mailer = createMailer({
      smtpUrl: null,
      mailFrom: 'reports@citable.example',
      outboxDir: join(directory, 'taken'),
    });
    expect(await mailer.send(mail())).toEqual({
      retry: true,
      reason: expect.stringContaining('the outbox cannot be written'),
    });
  });
});

it.each(['', 'Citable', 'Citable <a@b.example, c@d.example>', 'a@b.example\r\nBcc: x@y.example'])(
  'refuses %j as a sender',
  (mailFrom) => {
    expect(() => createMailer({ smtpUrl: null, mailFrom, outboxDir: '' })).toThrow('MAIL_FROM is not a sender');
  },
);
