import dns from 'node:dns';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { assistantQueues, workAssistant } from '#assistant/order-state.ts';
import { assistantRoutes } from '#assistant/routes.ts';
import type { App } from '#base/app.ts';
import { deriveKey } from '#base/secrets.ts';
import { AppError } from '#base/errors.ts';
import type { Deps } from '#base/deps.ts';
import type { AccountDeps } from '#accounts/deps.ts';
import type { PdfTurn, ReportDocument } from '#report/contract.ts';
import { accountsRoutes } from '#accounts/routes.ts';
import { type Buyers, createBuyers } from '#accounts/buyer.ts';
import { createVisitors } from '#accounts/visitor.ts';
import type { AgencyDeps, Assessed } from '#agencies/deps.ts';
import { postWebhook } from '#agencies/post-webhook.ts';
import { agenciesRoutes } from '#agencies/routes.ts';
import { agencyQueues, workAgencies } from '#agencies/work.ts';
import type { Comparison } from '#report/contract.ts';
import { checkCompetitors } from '#board/competitors.ts';
import type { BoardDeps } from '#board/deps.ts';
import { boardQueues } from '#board/queues.ts';
import { boardRoutes } from '#board/routes.ts';
import { withSettled } from '#board/settled.ts';
import { workBoards } from '#board/work.ts';
import { websiteHost } from '#base/website-host.ts';
import { sharedNetwork } from '#base/client-network.ts';
import { accountQueues, workAccounts } from '#accounts/work.ts';
import { accountMail } from '#delivery/account-mail.ts';
import { eraseMailsTo } from '#delivery/erase-mails.ts';
import { quizLinkMail } from '#delivery/quiz-link-mail.ts';
import { createReportMail } from '#delivery/report-mail.ts';
import { createMailer } from '#delivery/transport.ts';
import type { Config } from '#base/config.ts';
import { type FormFiller, formFiller } from '#engine/platforms/fill-form.ts';
import { compatibleFiller } from '#engine/platforms/compatible-filler.ts';
import { readersOf } from '#engine/read/readers-of.ts';
import { withSecondReading } from '#engine/repair/with-second-reading.ts';
import { connectPlatforms } from '#engine/platforms/connect-platforms.ts';
import type { Published } from '#journey/analytics-proof.ts';
import { keptAnswers } from '#journey/kept-answers.ts';
import type { AskingDeps } from '#journey/deps.ts';
import type { Evidence } from '#engine/evidence/evidence.ts';
import { crawlers } from '#engine/base/crawlers.ts';
import { type Bot, safeFetch } from '#engine/read/visit/fetcher.ts';
import { botKey, requestSigner } from '#engine/read/visit/sign-request.ts';
import { isPublicWebsite, leadsToPublic } from '#engine/read/visit/fetcher-guard.ts';
import {
  citableUserAgent,
  gather,
  gatherPage,
  gatherRobots,
  type GatherOptions,
  renderingWith,
} from '#engine/read/gather.ts';
import { judgeWithin } from '#engine/pool/judge-within.ts';
import { createTaskPool } from '#engine/pool/task-pool.ts';
import { reread } from '#engine/read/reread.ts';
import { describeScope } from '#engine/judge/scope.ts';
import type { Money } from '#engine/platforms/contract.ts';
import { domainOfSite, readIfFree, readInTurn } from '#journey/host-turn.ts';
import { moneyForReading } from '#journey/reading-money.ts';
import { createPurchaseFlow } from '#journey/purchase.ts';
import { journeyQueues } from '#journey/queues.ts';
import { eraseReport } from '#operators/erase-report.ts';
import { retentionQueues, workRetention } from '#operators/retention.ts';
import { remindQueues, workReminders } from '#operators/remind-who-left.ts';
import { digestQueues, workDigest } from '#operators/mail-digest.ts';
import { operatorRoutes } from '#operators/routes.ts';
import { alertQueues, workAlerts } from '#operators/tell-alerts.ts';
import { operatorQueues, workOperators } from '#operators/erase-from-disk.ts';
import { catalogue } from '#payment/contract.ts';
import { followOffer, offerOf, type OfferWatch } from '#payment/offer.ts';
import { endRenewal } from '#payment/end-renewal.ts';
import { openCheckout } from '#payment/open-checkout.ts';
import { subscriptionLink } from '#payment/subscription-routes.ts';
import { createSubmitQuiz } from '#quiz/submit-quiz.ts';
import { lookRoutes } from '#quiz/look-routes.ts';
import { mailQuizRoutes, quizQueues, workQuizLinks } from '#quiz/mail-quiz.ts';
import { prefillRoutes } from '#quiz/prefill-routes.ts';
import { createPdfPool } from '#report/pdf/pdf-pool.ts';
import { scorePicture } from '#report/score-picture.ts';
import { countSteps } from '#site/count-steps.ts';
import { siteRoutes } from '#site/routes.ts';
import { sheetTemplate } from '#site/sheet.ts';
import type { Metrics } from './metrics.ts';
import { comparisonOf } from './report-board.ts';
import { botKeys } from './bot-keys.ts';
import { builtLookPage } from './built-look-page.ts';
import { watchQueues, workWatch } from './watch-installation.ts';

export const queues = {
  ...journeyQueues,
  ...accountQueues,
  ...assistantQueues,
  ...quizQueues,
  ...operatorQueues,
  ...retentionQueues,
  ...agencyQueues,
  ...boardQueues,
  ...alertQueues,
  ...digestQueues,
  ...watchQueues,
  ...remindQueues,
};

export type Slices = {
  offer: OfferWatch;
  isBuyer: Buyers['isBuyer'];
  addRoutes(app: App): void;
  /** Starts to run jobs. */
  startWork(): Promise<void>;
  /** Lets go of processes and connections; jobs must have ended before. */
  close(): Promise<void>;
};

/** Puts the slices together: each gets what it needs handed down, so that none has to know the others. `pagesDir` has the drawn pages; null: none are. */
export function assemble(given: Deps, ownAddress: string, metrics: Metrics, pagesDir: string | null = null): Slices {
  let isEnding = false;
  const deps = { ...given, queue: metrics.observeQueue(given.queue, given.log, () => isEnding) };
  const shared = openShared(deps, metrics);
  const { now, pdfPool, taskPool, outboxDir, mailer, offer } = shared;
  const board = boardDeps(shared);
  const flow = purchaseFlow(shared, board, ownAddress, metrics);
  const accounts = accountDeps(shared, flow);
  const agencies = agencyDeps(shared);
  return {
    offer,
    isBuyer: shared.buyers.isBuyer,
    addRoutes: (app) => addRoutes(app, shared, { board, flow, accounts, agencies, pagesDir }),
    async startWork() {
      await flow.startWork();
      await workAccounts(accounts);
      await workAgencies(agencies);
      await workBoards(board);
      await workOperators({ ...deps, now });
      const telling = { ...deps, now, mailer, to: deps.config.alertEmail };
      await workAlerts(telling);
      await workDigest(telling);
      await workWatch({ ...deps, now });
      await workRetention({ ...deps, now, outboxDir });
      await workReminders({ ...deps, now, mailer });
      await workAssistant({ ...deps, now, mailer });
      await workQuizLinks({
        queue: deps.queue,
        async send(link) {
          const result = await mailer.send(quizLinkMail({ ...link, publicUrl: deps.publicUrl }));
          if ('retry' in result) throw new Error('The mail server did not take the link to a quiz; it is tried again.');
        },
      });
    },
    async close() {
      isEnding = true;
      await flow.close();
      await pdfPool.close();
      await taskPool.close();
      mailer.close();
    },
  };
}

type Shared = ReturnType<typeof openShared>;

/** What several slices use: pools, mail, who visits, and the ways to read a website. */
function openShared(deps: Deps, metrics: Metrics) {
  const { config, publicUrl, log } = deps;
  const now = () => new Date();
  const poolOptions = {
    size: Math.max(1, Math.min(4, availableParallelism() - 1)),
    notice: (message: string) => log.warn(message),
  };
  const pdfPool = createPdfPool(poolOptions);
  const taskPool = createTaskPool(poolOptions); // whatever reads or judges what a stranger wrote: never this process
  const outboxDir = join(config.dataDir, 'outbox');
  const mailer = metrics.observeMailer(
    createMailer({ smtpUrl: config.mail.smtpUrl, mailFrom: config.mail.from, outboxDir }),
  );
  const { refund, tax } = config.shop.company;
  const offer = followOffer({ db: deps.database.db, now }, offerOf(config.shop));
  // Without an address that others reach securely, nobody could look up the key.
  const signingKey = publicUrl.startsWith('https:') ? botKey(deriveKey(deps.secretKey, 'bot signatures')) : null;
  const bot: Bot = {
    userAgent: citableUserAgent(publicUrl),
    sign: signingKey ? requestSigner(signingKey, publicUrl, now) : undefined,
  };
  const rendering = renderingWith(config.chromiumPath, bot.userAgent, config.crawlAllowHosts);
  const { readsPages, budgetUsd } = config.reader;
  const filler = fillerOf(config);
  const pageReader = readsPages ? filler : null;
  const cache = keptAnswers(deps.database.db, now);
  const nobodys = () => moneyForReading({ database: deps.database, now }, config.ai, null);
  const readers = (money: Money) => {
    const own = readersOf(pageReader, { cache, money, budgetUsd });
    return { ...metrics.observeReading(own, log), ...metrics.observeEditing(own, log) };
  };
  const readAgain = (evidence: Evidence, money = nobodys()) =>
    pageReader
      ? withSecondReading(evidence, (before) => taskPool.lane()('textsToReplace', before), {
          filler: pageReader,
          cache,
          budgetUsd,
          money,
        })
      : Promise.resolve(evidence);
  const read = ({ website, money = nobodys(), ...options }: { website: string; money?: Money } & GatherOptions) =>
    gather(website, {
      ...options,
      ...rendering,
      ...readers(money),
      run: taskPool.lane(),
      allowHosts: config.crawlAllowHosts,
      ...bot,
    });
  const { pool } = deps.database;
  const readWhenFree = (options: { website: string; signal: AbortSignal } & GatherOptions) =>
    readInTurn(pool, options.website, options.signal, () => read(options));
  const readPage = (url: string, signal: AbortSignal) =>
    readInTurn(pool, url, signal, () =>
      gatherPage(url, {
        run: taskPool.lane(),
        allowHosts: config.crawlAllowHosts,
        ...bot,
        signal,
        deadlineMs: 10_000,
      }),
    );
  const renderPdf = (report: ReportDocument, comparison: Comparison | null = null, turn?: PdfTurn) =>
    pdfPool.render(report, comparison, turn);
  const visitors = createVisitors({ ...deps, now });
  const composeReport = createReportMail({ scorePicture, refund });
  const buyers = createBuyers({
    database: deps.database,
    secretKey: deps.secretKey,
    publicUrl,
    now,
    userOf: (request) => visitors.signedIn(request).then(({ user }) => user, unlessSignedOut),
  });
  return {
    deps,
    now,
    pdfPool,
    taskPool,
    outboxDir,
    mailer,
    refund,
    tax,
    offer,
    bot,
    signingKey,
    rendering,
    filler,
    readers,
    readAgain,
    read,
    readWhenFree,
    readPage,
    renderPdf,
    visitors,
    composeReport,
    buyers,
  };
}

function boardDeps({
  deps,
  now,
  taskPool,
  mailer,
  bot,
  rendering,
  readers,
  read,
  readPage,
  buyers,
}: Shared): BoardDeps {
  const { config } = deps;
  return {
    ...deps,
    now,
    buyers,
    budgets: config.ai,
    reread: (evidence, wanted, { money, ...options }) =>
      reread(evidence, wanted, {
        ...rendering,
        ...readers(money),
        ...options,
        run: taskPool.lane(),
        allowHosts: config.crawlAllowHosts,
        ...bot,
      }),
    readCompetitor: ({ website, pageLimit, nearest, signal, money }) =>
      read({
        website,
        money,
        pageLimit,
        nearest,
        signal,
        onlyPages: true,
        alsoSitemap: true,
        readTogether: true,
        pace: competitorPace,
        deadlineMs: 45_000 + 5_000 * pageLimit,
        maxBytes: 20_000_000,
      }),
    judgeAlone: (evidence, choice) => taskPool.lane()('judgeAlone', evidence, choice),
    isPublic: (website) => isPublicWebsite(website, config.crawlAllowHosts),
    resolveTxt,
    readFile: async (url) => {
      const answer = await safeFetch(url, {
        ...bot,
        accept: 'text/plain',
        maxBytes: 4096,
        totalMs: 8000,
        guard: { allowHosts: config.crawlAllowHosts },
      });
      const isThere = answer.ok && answer.status === 200 && domainOfSite(answer.url) === domainOfSite(url);
      return isThere ? answer.body.toString('utf8') : null;
    },
    merge: (evidence, again) => taskPool.lane()('mergeReading', evidence, again),
    judge: (evidence) => judgeWithin(taskPool.lane(), evidence),
    readHome: readPage,
    settle: (evidence, contest) => taskPool.lane()('settleContest', evidence, contest),
    sendMail: (mail) => mailer.send(mail),
  };
}

function purchaseFlow(
  {
    deps,
    now,
    pdfPool,
    taskPool,
    mailer,
    refund,
    offer,
    filler,
    read,
    readAgain,
    readPage,
    renderPdf,
    visitors,
    buyers,
    composeReport,
    bot,
  }: Shared,
  board: BoardDeps,
  ownAddress: string,
  metrics: Metrics,
): PurchaseFlow {
  return createPurchaseFlow({
    ...deps,
    settled: (evidence, assessmentId) => withSettled(board, evidence, assessmentId),
    buyerOf: (request) => visitors.confirmedUser(request),
    buyers,
    published: (home) => publishedOf(home, bot, deps.config.crawlAllowHosts),
    checkCompetitors: (submissionId, typed) => checkCompetitors(board, submissionId, typed),
    comparisonOf: (orderId) => comparisonOf(deps.database.db, orderId, now()),
    ownAddress,
    now,
    refund,
    offer,
    typesetReceipt: (sheet, asked) =>
      pdfPool.typeset({ name: sheet.title, template: sheetTemplate, data: sheet }, { lane: 'asked', ...asked }),
    gather: read,
    judge: async (evidence) => metrics.observeScore(await judgeWithin(taskPool.lane(), evidence)),
    fetchText: async (url, signal) => {
      const answer = await safeFetch(url, { ...bot, accept: 'application/json', totalMs: 30_000, signal });
      return answer.ok && answer.status === 200 ? answer.body.toString('utf8') : null;
    },
    makeFixPack: (evidence) => taskPool.lane()('makeFixPack', evidence),
    readAgain,
    asking: {
      ...askingDeps(deps.config, metrics, filler),
      readPage,
    },
    renderPdf,
    // The link in this mail opens what is the buyer’s alone.
    mail: {
      mailer,
      compose: (report) =>
        composeReport({
          ...report,
          link: buyers.link(report.link.split('/').at(-1) ?? '', report.to),
        }),
    },
  });
}

type PurchaseFlow = ReturnType<typeof createPurchaseFlow>;

function accountDeps({ deps, now, mailer, outboxDir }: Shared, flow: PurchaseFlow): AccountDeps {
  const submitQuiz = createSubmitQuiz(deps.database.pool);
  return {
    ...deps,
    now,
    sendMail: (mail) => mailer.send(accountMail(mail, deps.publicUrl)),
    measureAgain: async (reportId, { answers, lead, userId, browser }) => {
      // One submission per report, however often the button is pressed.
      const submissionId = await submitQuiz({ answers, tier: 'assessment', idempotencyKey: `again-${reportId}` });
      const amount = catalogue.assessment.amountCents / 100;
      return {
        quizId: submissionId,
        url: (await openCheckout(flow.payments, { submissionId, tier: 'assessment', amount, lead, userId, browser }))
          .url,
      };
    },
    eraseReport: (id, userId) =>
      eraseReport({ database: deps.database, now, outboxDir, payments: flow.payments }, id, {
        role: 'customer',
        id: userId,
      }),
    endRenewal: (orderId) => endRenewal(flow.payments, orderId, 'customer'),
    subscriptionLink: (orderId) => subscriptionLink(deps, orderId),
    eraseMailsTo: (address) => eraseMailsTo(outboxDir, address),
  };
}

function agencyDeps({
  deps,
  now,
  taskPool,
  mailer,
  bot,
  read,
  readAgain,
  readWhenFree,
  renderPdf,
  visitors,
}: Shared): AgencyDeps {
  const { config, log } = deps;
  const assessed = async (evidence: Evidence, withFixPack: boolean): Promise<Assessed> => {
    const lane = taskPool.lane();
    const analysis = await judgeWithin(lane, evidence);
    return {
      evidence,
      analysis,
      fixPack:
        withFixPack && analysis.scope.pagesRead.length > 0
          ? await lane('makeFixPack', await readAgain(evidence))
          : null,
    };
  };
  return {
    ...deps,
    now,
    signedIn: (request) => visitors.signedIn(request),
    networkOf: (request) => sharedNetwork(request.ip),
    assess: async ({ withFixPack, ...order }) => assessed(await readWhenFree(order), withFixPack),
    assessIfFree: async ({ withFixPack, ...order }) => {
      const reading = await readIfFree(deps.database.pool, order.website, () => read(order));
      return reading && assessed(reading.value, withFixPack);
    },
    readRobotsIfFree: async (website, signal) => {
      const options = { run: taskPool.lane(), ...bot, allowHosts: config.crawlAllowHosts, signal };
      const reading = await readIfFree(deps.database.pool, website, () => gatherRobots(website, options));
      return reading && reading.value;
    },
    renderPdf: (report, turn) => renderPdf(report, null, turn),
    leadsToPublic: (url) => leadsToPublic(url, config.crawlAllowHosts),
    fetchClient: async (url) => {
      const signal = AbortSignal.timeout(8_000); // a person waits for the page
      const answer = await readInTurn(deps.database.pool, url, signal, () =>
        safeFetch(url, {
          ...bot,
          accept: 'application/json',
          types: /^application\/([\w.-]+\+)?json\b/i,
          maxBytes: 10_000,
          maxRedirects: 0,
          totalMs: 5_000,
          guard: { allowHosts: config.crawlAllowHosts },
        }),
      ).catch((error: unknown) => {
        if (signal.aborted) return null;
        throw error;
      });
      if (!answer?.ok || answer.status !== 200 || answer.truncated) return null;
      return { text: answer.body.toString('utf8'), cacheControl: answer.headers['cache-control'] ?? '' };
    },
    post: (url, body, headers) => postWebhook(url, body, headers, config.crawlAllowHosts),
    resolveTxt,
    sendMail: async (mail) => {
      const result = await mailer.send(mail);
      if ('retry' in result) throw new Error(`The mail server did not take the mail: ${result.reason}`);
      if ('failed' in result)
        log.error(
          {
            reason: result.reason,
            assessmentId: mail.deliveryId,
            next: 'have the agency correct the client’s address',
          },
          'an agency’s client could not be told',
        );
    },
  };
}

type Served = {
  board: BoardDeps;
  flow: PurchaseFlow;
  accounts: AccountDeps;
  agencies: AgencyDeps;
  pagesDir: string | null;
};

function addRoutes(app: App, shared: Shared, { board, flow, accounts, agencies, pagesDir }: Served): void {
  const { deps, now, pdfPool, taskPool, outboxDir, mailer, offer, read, readWhenFree, renderPdf } = shared;
  const { config, publicUrl } = deps;
  const { pool } = deps.database;
  if (shared.signingKey) botKeys(app, shared.signingKey, publicUrl, now);
  flow.addRoutes(app);
  accountsRoutes(app, accounts);
  agenciesRoutes(app, agencies);
  boardRoutes(app, { ...board, measureAgain: accounts.measureAgain });
  assistantRoutes(app, { ...deps, now });
  mailQuizRoutes(app, { ...deps, now });
  prefillRoutes(app, {
    database: deps.database,
    now,
    scan: async (website) => {
      const look = await readIfFree(pool, website, () =>
        read({ website, pageLimit: 3, onlyPages: true, deadlineMs: 6000 }),
      );
      return (
        look && {
          proposals: await taskPool.lane()('proposeAnswers', look.value),
          unread: describeScope(look.value).unread ?? null,
        }
      );
    },
    domainOf: domainOfSite,
  });
  lookRoutes(app, {
    database: deps.database,
    now,
    read: async (website) => {
      const options = {
        website,
        pageLimit: 1,
        onlyPages: true,
        alsoSitemap: true,
        deadlineMs: 6000,
        maxBytes: 2_000_000,
      };
      const seen = await readIfFree(pool, website, () => read(options));
      if (seen === null) return null;
      const [look, proposals] = await Promise.all([
        taskPool.lane()('lookAt', seen.value),
        taskPool.lane()('proposeAnswers', seen.value),
      ]);
      return { look, proposals, unread: describeScope(seen.value).unread ?? null };
    },
    domainOf: domainOfSite,
    isPublic: (website) => isPublicWebsite(website, config.crawlAllowHosts),
    page: builtLookPage({
      pagesDir,
      isAfterOffer: offer.isOver,
      publicUrl,
      contactEmail: config.contactEmail,
      keep: config.keep,
      asksAssistants: Object.values(config.platforms).some((own) => own !== null),
    }),
  });
  countSteps(app, { ...deps, now });
  siteRoutes(app, {
    crawlers,
    typeset: (sheet) => pdfPool.typeset({ name: sheet.title, template: sheetTemplate, data: sheet }),
  });
  operatorRoutes(app, {
    ...deps,
    now,
    payments: flow.payments,
    journey: flow.journey,
    gather: readWhenFree,
    judge: (evidence) => judgeWithin(taskPool.lane(), evidence),
    renderPdf,
    mailer,
    outboxDir,
  });
}

/** Redirects to another site are another's word. */
async function publishedOf(home: URL, bot: Bot, allowHosts: readonly string[]): Promise<Published> {
  const [records, page] = await Promise.all([
    resolveTxt(home.hostname),
    safeFetch(home.href, { ...bot, accept: 'text/html', maxBytes: 500_000, totalMs: 8000, guard: { allowHosts } }),
  ]);
  const isOwn = page.ok && page.status === 200 && websiteHost(page.url) === home.host;
  return { records, home: isOwn ? page.body.toString('utf8') : null };
}

async function resolveTxt(name: string): Promise<string[]> {
  return (await dns.promises.resolveTxt(name).catch(() => [])).map((parts) => parts.join(''));
}

/** Who did not ask to be read is asked for one thing in two seconds. */
const competitorPace = { parallel: 1, pauseMs: 2000 };

/** Who is not signed in is nobody; whatever else went wrong is told. */
function unlessSignedOut(error: unknown): null {
  if (error instanceof AppError && error.status === 401) return null;
  throw error;
}

/** Platforms with a key are asked after the payment; without any, the report says "Estimated". */
function askingDeps({ platforms, ai }: Config, metrics: Metrics, filler: FormFiller | null): AskingDeps {
  const { openai, anthropic, perplexity, xai, gemini } = platforms;
  const connected = connectPlatforms(
    { chatgpt: openai, claude: anthropic, perplexity, grok: xai, gemini },
    { prices: ai.prices },
  );
  const reader = filler !== null && ai.readingUsd !== null ? { filler, budgetUsd: ai.readingUsd } : undefined;
  return { ...ai, platforms: connected.map(metrics.observePlatform), reader };
}

/** The model that fills in forms: a server of one's own, else that of the cheapest platform with a key. */
function fillerOf({ reader, platforms: { openai, anthropic, perplexity, xai } }: Config): FormFiller | null {
  return reader.own
    ? compatibleFiller(reader.own)
    : formFiller({ chatgpt: openai, claude: anthropic, perplexity, grok: xai });
}
