import type { Deps } from '#base/deps.ts';
import type { Analysis, Answers, Progress } from '#engine/contract.ts';
import type { Evidence } from '#engine/evidence.ts';
import type { DeliverDeps } from '#delivery/deliver-report.ts';
import type { AskingDeps } from './ask-platforms.ts';
import type { ReportDocument } from '#report/contract.ts';

export type JourneyDeps = Pick<Deps, 'database' | 'queue' | 'log' | 'publicUrl' | 'secretKey'> & {
  now: () => Date;
  /** Reads a website. A site that cannot be read is evidence too: it does not throw for that. */
  gather: (input: { website: string; answers: Answers; pageLimit: number; signal: AbortSignal; onProgress: (progress: Progress) => void }) => Promise<Evidence>;
  judge: (evidence: Evidence) => Analysis;
  renderPdf: (report: ReportDocument) => Promise<Buffer>;
  /** Left out when no platform has a key: the scores are estimates then. */
  asking?: AskingDeps;
  mail: Pick<DeliverDeps, 'mailer' | 'compose'>;
};
