import type { Deps } from '#base/deps.ts';
import type { Mail } from '#delivery/mail.ts';
import type { MailResult } from '#delivery/transport.ts';
import type { Analysis, Progress } from '#engine/contract.ts';
import type { Evidence } from '#engine/evidence/evidence.ts';
import type { JourneyDeps } from '#journey/deps.ts';
import type { SettleDeps } from '#payment/settle-order.ts';
import type { ReportDocument } from '#report/contract.ts';

export type OperatorDeps = Pick<Deps, 'config' | 'database' | 'queue' | 'log' | 'publicUrl' | 'secretKey'> & {
  now: () => Date;
  journey: Pick<JourneyDeps, 'queue' | 'now'>;
  /** For refunds. */
  payments: SettleDeps;
  /** Reads a website without any answers of its owner. */
  gather: (input: {
    website: string;
    pageLimit: number;
    signal: AbortSignal;
    onProgress: (progress: Progress) => void;
  }) => Promise<Evidence>;
  judge: (evidence: Evidence) => Promise<Analysis>;
  renderPdf: (report: ReportDocument) => Promise<Buffer>;
  mailer: { send(mail: Mail): Promise<MailResult> };
  /** Where mails are kept when there is no mail server. */
  outboxDir: string;
};
