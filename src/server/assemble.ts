import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { assistantRoutes } from '#assistant/routes.ts';
import type { App } from '#base/app.ts';
import type { Deps } from '#base/deps.ts';
import type { ReportDocument } from '#report/contract.ts';
import { createReportMail } from '#delivery/report-mail.ts';
import { createMailer } from '#delivery/transport.ts';
import { crawlers } from '#engine/crawlers.ts';
import { citableUserAgent, gather, type GatherOptions } from '#engine/gather.ts';
import { judge } from '#engine/judge.ts';
import { createPurchaseFlow } from '#journey/purchase.ts';
import { journeyQueues } from '#journey/queues.ts';
import { operatorRoutes } from '#operators/routes.ts';
import { createPdfPool } from '#report/pdf/pdf-pool.ts';
import { scorePicture } from '#report/score-picture.ts';
import { siteRoutes } from '#site/routes.ts';
import { sheetTemplate } from '#site/sheet.ts';

export const queues = journeyQueues;

export type Slices = {
  addRoutes(app: App): void;
  /** Starts to run jobs. */
  startWork(): Promise<void>;
  /** Lets go of processes and connections; jobs must have ended before. */
  close(): Promise<void>;
};

/** Puts the slices together: each gets what it needs handed down, so that none has to know the others. */
export function assemble(deps: Deps, ownAddress: string): Slices {
  const { config, publicUrl, log } = deps;
  const pdfPool = createPdfPool({ size: Math.max(1, Math.min(4, availableParallelism() - 1)), notice: (message) => log.warn(message) });
  const outboxDir = join(config.dataDir, 'outbox');
  const mailer = createMailer({ smtpUrl: config.mail.smtpUrl, mailFrom: config.mail.from, outboxDir });
  const now = () => new Date();
  const read = ({ website, ...options }: { website: string } & GatherOptions) =>
    gather(website, { ...options, allowHosts: config.crawlAllowHosts, userAgent: citableUserAgent(publicUrl) });
  const renderPdf = (report: ReportDocument) => pdfPool.render(report);
  const flow = createPurchaseFlow({
    ...deps,
    ownAddress,
    now,
    gather: read,
    judge: (evidence) => judge(evidence),
    renderPdf,
    mail: { mailer, compose: createReportMail({ scorePicture }) },
  });
  return {
    addRoutes(app) {
      flow.addRoutes(app);
      assistantRoutes(app, { ...deps, now });
      siteRoutes(app, { crawlers, typeset: (sheet) => pdfPool.typeset({ name: sheet.title, template: sheetTemplate, data: sheet }) });
      operatorRoutes(app, { ...deps, now, journey: flow.journey, gather: read, judge: (evidence) => judge(evidence), renderPdf, mailer, outboxDir });
    },
    startWork: () => flow.startWork(),
    async close() {
      await flow.close();
      await pdfPool.close();
      mailer.close();
    },
  };
}
