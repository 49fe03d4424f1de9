import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { assistantRoutes } from '#assistant/routes.ts';
import type { App } from '#base/app.ts';
import type { Deps } from '#base/deps.ts';
import { oneAtATime } from '#base/one-at-a-time.ts';
import type { AccountDeps } from '#accounts/deps.ts';
import type { ReportDocument } from '#report/contract.ts';
import { accountsRoutes } from '#accounts/routes.ts';
import { accountQueues, workAccounts } from '#accounts/work.ts';
import { accountMail } from '#delivery/account-mail.ts';
import { eraseMailsTo } from '#delivery/erase-mails.ts';
import { createReportMail } from '#delivery/report-mail.ts';
import { createMailer } from '#delivery/transport.ts';
import type { Config } from '#base/config.ts';
import { connectPlatforms } from '#engine/platforms/connect-platforms.ts';
import type { AskingDeps } from '#journey/ask-platforms.ts';
import { crawlers } from '#engine/crawlers.ts';
import { citableUserAgent, gather, type GatherOptions, renderingWith } from '#engine/gather.ts';
import { judge } from '#engine/judge.ts';
import { proposeAnswers } from '#engine/propose-answers.ts';
import { describeScope } from '#engine/scope.ts';
import { beginWith } from '#journey/begin.ts';
import { createPurchaseFlow } from '#journey/purchase.ts';
import { journeyQueues } from '#journey/queues.ts';
import { eraseReport } from '#operators/erase-report.ts';
import { retentionQueues, workRetention } from '#operators/retention.ts';
import { operatorRoutes } from '#operators/routes.ts';
import { operatorQueues, workOperators } from '#operators/tidy.ts';
import { subscriptionLink } from '#payment/subscription-page.ts';
import { submitQuiz } from '#quiz/submit-quiz.ts';
import { prefillRoutes } from '#quiz/prefill-routes.ts';
import { createPdfPool } from '#report/pdf/pdf-pool.ts';
import { scorePicture } from '#report/score-picture.ts';
import { siteRoutes } from '#site/routes.ts';
import { sheetTemplate } from '#site/sheet.ts';
import type { Metrics } from './metrics.ts';

export const queues = { ...journeyQueues, ...accountQueues, ...operatorQueues, ...retentionQueues };

export type Slices = {
  addRoutes(app: App): void;
  /** Starts to run jobs. */
  startWork(): Promise<void>;
  /** Lets go of processes and connections; jobs must have ended before. */
  close(): Promise<void>;
};

/** Puts the slices together: each gets what it needs handed down, so that none has to know the others. */
export function assemble(given: Deps, ownAddress: string, metrics: Metrics): Slices {
  const deps = { ...given, queue: metrics.observeQueue(given.queue, given.log) };
  const { config, publicUrl, log } = deps;
  const pdfPool = createPdfPool({ size: Math.max(1, Math.min(4, availableParallelism() - 1)), notice: (message) => log.warn(message) });
  const outboxDir = join(config.dataDir, 'outbox');
  const mailer = metrics.observeMailer(createMailer({ smtpUrl: config.mail.smtpUrl, mailFrom: config.mail.from, outboxDir }));
  const now = () => new Date();
  const userAgent = citableUserAgent(publicUrl);
  const rendering = renderingWith(config.chromiumPath, userAgent, config.crawlAllowHosts);
  const read = ({ website, ...options }: { website: string } & GatherOptions) =>
    gather(website, { ...options, ...rendering, allowHosts: config.crawlAllowHosts, userAgent });
  // Two orders for one website are read one after the other, by whichever workers: it is never asked faster than one reader asks.
  const readInTurn = (options: { website: string; signal: AbortSignal } & GatherOptions) =>
    oneAtATime(deps.database.pool, `read ${hostOf(options.website)}`, options.signal, () => read(options));
  const renderPdf = (report: ReportDocument) => pdfPool.render(report);
  const flow = createPurchaseFlow({
    ...deps,
    ownAddress,
    now,
    gather: readInTurn,
    judge: (evidence) => metrics.observeScore(judge(evidence)),
    asking: askingDeps(config, metrics),
    renderPdf,
    mail: { mailer, compose: createReportMail({ scorePicture }) },
  });
  const accounts: AccountDeps = {
    ...deps,
    now,
    sendMail: (mail) => mailer.send(accountMail(mail, publicUrl)),
    submitAnswers: (answers, tier) => submitQuiz({ pool: deps.database.pool, along: beginWith(flow.journey) }, { answers, tier, idempotencyKey: null }),
    eraseReport: (id, userId) => eraseReport({ database: deps.database, now, outboxDir }, id, { role: 'customer', id: userId }),
    subscriptionLink: (orderId) => subscriptionLink(deps, orderId),
    eraseMailsTo: (address) => eraseMailsTo(outboxDir, address),
  };
  return {
    addRoutes(app) {
      flow.addRoutes(app);
      accountsRoutes(app, accounts);
      assistantRoutes(app, { ...deps, now });
      prefillRoutes(app, {
        database: deps.database,
        now,
        scan: async (website) => {
          const evidence = await read({ website, pageLimit: 5, deadlineMs: 6000 });
          return { proposals: proposeAnswers(evidence), unread: describeScope(evidence).unread ?? null };
        },
      });
      siteRoutes(app, { crawlers, typeset: (sheet) => pdfPool.typeset({ name: sheet.title, template: sheetTemplate, data: sheet }) });
      operatorRoutes(app, { ...deps, now, journey: flow.journey, gather: readInTurn, judge: (evidence) => judge(evidence), renderPdf, mailer, outboxDir });
    },
    async startWork() {
      await flow.startWork();
      await workAccounts(accounts);
      await workOperators({ ...deps, now });
      await workRetention({ ...deps, now, outboxDir });
    },
    async close() {
      await flow.close();
      await pdfPool.close();
      mailer.close();
    },
  };
}

/** One turn for all names of a host that begin with www; an address that is none has its own. */
function hostOf(website: string): string {
  const host = (URL.parse(website) ?? URL.parse(`https://${website}`))?.host;
  return host === undefined ? website : host.replace(/^www\./, '');
}

/** Platforms with a key are asked after the payment; without any, the report says "Estimated". */
function askingDeps({ platforms, ai }: Config, metrics: Metrics): AskingDeps {
  const { openai, anthropic, perplexity, xai, gemini } = platforms;
  const connected = connectPlatforms({ chatgpt: openai, claude: anthropic, perplexity, grok: xai, gemini }, { prices: ai.prices });
  return { ...ai, platforms: connected.map(metrics.observePlatform) };
}
