import type { FastifyReply, FastifyRequest } from 'fastify';
import { and, eq, like, sql } from 'drizzle-orm';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import type { App } from '#base/app.ts';
import type { Config } from '#base/config.ts';
import type { Db } from '#base/db.ts';
import { renewOperatorCodes, type FreshCode } from '#base/operator-codes.ts';
import { settings } from '#base/schema.ts';
import { deriveKey, tokenHash } from '#base/secrets.ts';
import { cookie } from '#accounts/cookies.ts';
import { automaticMail } from '#delivery/automatic-mail.ts';
import { createMailer, type MailResult } from '#delivery/transport.ts';
import { blankAnswers } from '#engine/contract.ts';
import { hostedPage, hostedPageStyles } from '#payment/hosted-page.ts';
import type { Result } from './doctor/check.ts';
import { setupPage, setupStyles, type Notice } from './setup-page.ts';

export type SetupDeps = {
  db: Db;
  config: Config;
  publicUrl: string;
  secretKey: string;
  /** Those made at this start, if any: kept until the page is closed. */
  freshCodes: FreshCode[];
  examine: () => Promise<Result[]>;
  /** Whether a setting has a value; never which. */
  isSet: (setting: string) => boolean;
  outboxDir: string;
};

const key = 'setup';
const path = '/setup';
/** Plain http, as this machine is called. */
const opened = cookie('http:', 'setup');
const monthSeconds = 30 * 24 * 60 * 60;

/** Where the page is, with the key that opens it: the same at each start, and told nowhere but in the start message. */
export function setupAddress(ownAddress: string, secretKey: string): string {
  return `${ownAddress}${path}?key=${setupKey(secretKey)}`;
}

const setupKey = (secretKey: string) => deriveKey(secretKey, 'setup page').toString('base64url');

/** Opens the first-run page of an installation that nobody has started before. To be called before it gets its codes. */
export async function openSetup(db: Db): Promise<void> {
  const known = await db.$count(settings, like(settings.key, 'operator-code.%'));
  if (known === 0)
    await db
      .insert(settings)
      .values({ key, value: { isOpen: true } })
      .onConflictDoNothing();
}

export async function isSetupOpen(db: Db): Promise<boolean> {
  const open = and(eq(settings.key, key), sql`${settings.value} ->> 'isOpen' = 'true'`);
  return (await db.$count(settings, open)) > 0;
}

/**
 * `GET /setup` and its forms, for a browser on this machine that has opened the address of the start message, until
 * somebody closes the page; then it never opens again. Whoever comes over a network, through a proxy or by another name
 * of this machine is told that there is nothing. A proxy on this machine may look like a browser on it: hence the key.
 */
export function setupRoutes(app: App, deps: SetupDeps): void {
  const { db, config, publicUrl, secretKey } = deps;
  const hash = tokenHash(setupKey(secretKey));
  const isKey = (given: unknown) => typeof given === 'string' && tokenHash(given) === hash;
  let codes = deps.freshCodes;
  const show = async (reply: FastifyReply, notice: Notice | null = null) =>
    reply.send(
      setupPage({
        publicUrl,
        contactEmail: config.contactEmail,
        dataDir: config.dataDir,
        codes,
        results: await deps.examine(),
        refusals: config.refusals,
        isSet: deps.isSet,
        notice,
      }),
    );
  app.register(async (scope: App) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 16 * 1024 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
    );
    scope.addHook('onRequest', async (request, reply) => {
      if (!isOnThisMachine(request) || !(await isSetupOpen(db))) return reply.callNotFound();
      const { key: given } = Object(request.query) as { key?: unknown };
      reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('referrer-policy', 'same-origin');
      if (isKey(given)) {
        reply.header('set-cookie', opened.write(setupKey(secretKey), monthSeconds));
        return reply.redirect(path, 303);
      }
      return isKey(opened.read(request.headers.cookie)) ? undefined : reply.code(403).send(closedPage);
    });
    const route = { config: { needs: 'holder' as const }, schema: { hide: true } };
    scope.get('/setup.css', route, (_request, reply) =>
      reply.type('text/css; charset=utf-8').send(`${hostedPageStyles}${setupStyles}`),
    );
    scope.get('/setup', route, (_request, reply) => show(reply));
    scope.post('/setup/codes', route, async (_request, reply) => {
      codes = await renewOperatorCodes(db, config, secretKey);
      return reply.redirect('/setup', 303);
    });
    scope.post('/setup/mail', route, async ({ body }, reply) => {
      const to = z.object({ to: z.email().max(254) }).safeParse(body).data?.to;
      if (to === undefined)
        return show(reply.code(422), { tone: 'bad', text: 'Enter one e-mail address for the test mail.' });
      const notice = told(await sendTestMail(deps, to), to, deps.outboxDir);
      return show(reply, notice);
    });
    scope.post('/setup/order', route, async ({ body }, reply) => {
      const answer = await app.inject({
        method: 'POST',
        url: '/api/quiz',
        payload: sampleAnswers(body, config.contactEmail),
      });
      const { id, details } = quizAnswer.parse(answer.json());
      if (id === undefined)
        return show(reply.code(422), {
          tone: 'bad',
          text: Object.values(details ?? {})[0] ?? 'The order could not be opened.',
        });
      for (const cookie of [answer.headers['set-cookie'] ?? []].flat()) reply.header('set-cookie', cookie);
      return reply.redirect(`/quiz?quiz=${encodeURIComponent(id)}`, 303);
    });
    scope.post('/setup/close', route, async (_request, reply) => {
      await db
        .update(settings)
        .set({ value: { isOpen: false } })
        .where(eq(settings.key, key));
      codes = [];
      return reply.redirect('/', 303);
    });
  });
}

const closedPage = hostedPage({
  title: 'Set up Citable',
  stylesheet: '/subscription.css',
  banner: null,
  content:
    '<h1>Set up Citable</h1><p>Open the address that Citable prints when it starts: it has the key to this page.</p>',
});

/** The other end of the connection is this machine, and so is the name by which we were called: a website that lets its own name lead here is not. */
function isOnThisMachine({ socket, headers, hostname, raw }: FastifyRequest): boolean {
  const from = socket.remoteAddress ?? '';
  // No browser speaks HTTP/1.0; a proxy may, and name neither itself nor for whom it asks.
  const isPassedOn =
    raw.httpVersion === '1.0' ||
    ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'].some(
      (name) => headers[name] !== undefined,
    );
  return !isPassedOn && isLoopback(from) && (hostname === 'localhost' || isLoopback(hostname.replace(/^\[|\]$/g, '')));
}

const isLoopback = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';

async function sendTestMail({ config, outboxDir, publicUrl }: SetupDeps, to: string): Promise<MailResult> {
  const mailer = createMailer({ smtpUrl: config.mail.smtpUrl, mailFrom: config.mail.from, outboxDir });
  const id = `setup-${Date.now()}`;
  try {
    return await mailer.send(
      automaticMail({
        to,
        subject: 'Test mail of your installation',
        title: 'Mail arrives',
        preview: 'Your installation of Citable sends mail.',
        blocks: [
          { kind: 'heading', text: 'Mail arrives' },
          { kind: 'paragraph', text: `The installation at ${publicUrl} sent this mail from its setup page.` },
        ],
        messageId: `<${id}@citable>`,
        deliveryId: id,
        headers: {},
      }),
    );
  } finally {
    mailer.close();
  }
}

function told(result: MailResult, to: string, outboxDir: string): Notice {
  if ('accepted' in result)
    return result.place === 'smtp'
      ? {
          tone: 'good',
          text: `The mail server took the mail to ${to}. Look into that mailbox, and into its spam folder.`,
        }
      : { tone: 'good', text: `No mail server is set. The mail to ${to} is a file in ${outboxDir}.` };
  return { tone: 'bad', text: `The mail to ${to} was not sent: ${result.reason}. Check SMTP_URL and MAIL_FROM.` };
}

const quizAnswer = z.object({ id: z.string().optional(), details: z.record(z.string(), z.string()).optional() });
const orderForm = z.object({ website: z.string().max(2000) });

/** An invented owner of a real website, which alone matters: who gets the report is asked beside the plans. */
function sampleAnswers(body: unknown, contactEmail: string) {
  const { website } = orderForm.catch({ website: '' }).parse(body);
  return {
    ...blankAnswers,
    companyName: 'Sample order',
    companyDescription: 'An order by which the owner of this installation tries it.',
    industry: 'other',
    products: ['Sample'],
    yearEstablished: new Date().getUTCFullYear(),
    locations: 'Worldwide',
    targetAudience: 'The owner of this installation',
    website,
    publicationsMentioned: 'no',
    wikipediaPage: 'no',
    contentFrequency: 'weekly',
    keywords: ['sample'],
    customerQuestions: 'What do you sell?',
    structuredData: 'no',
    contentTone: 'professional',
    faqUsage: 'no',
    uniqueSellingProps: 'None: this is a sample.',
    problemsSolved: 'None: this is a sample.',
    mobileFriendly: 'yes',
    loadingSpeed: 'average',
    httpsUsage: 'yes',
    previousLlmSearches: 'no',
    llmOptimizationStrategies: 'no',
    businessGoals: 'To see a report',
    email: contactEmail,
  };
}
