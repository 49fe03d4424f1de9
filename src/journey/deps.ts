import type { Deps } from '#base/deps.ts';
import type { Comparison } from '#report/contract.ts';
import type { Analysis, Answers, FixPack, Progress } from '#engine/contract.ts';
import type { Evidence, PageFacts, UnreadPage } from '#engine/evidence/evidence.ts';
import type { DeliverDeps } from '#delivery/deliver-report.ts';
import type { FormFiller } from '#engine/platforms/fill-form.ts';
import type { Money, PlatformAdapter } from '#engine/platforms/contract.ts';
import type { RefundRule } from '#payment/contract.ts';
import type { PdfTurn, ReportDocument } from '#report/contract.ts';

export type JourneyDeps = Pick<Deps, 'database' | 'queue' | 'log' | 'publicUrl' | 'secretKey'> & {
  now: () => Date;
  /** Reads a website, at once. A site that cannot be read is evidence too: it does not throw for that. */
  gather: (input: {
    website: string;
    answers: Answers;
    pageLimit: number;
    signal: AbortSignal;
    /** What a model that reads the pages is paid from. */
    money: Money;
    onProgress: (progress: Progress) => void;
  }) => Promise<Evidence>;
  judge: (evidence: Evidence) => Promise<Analysis>;
  /** What was decided about findings of this website before, taken into the evidence of a new reading. Left out: nothing was. */
  settled?: (evidence: Evidence, assessmentId: string) => Promise<Evidence>;
  /** The text at an address that we name ourselves; null where it does not come. Left out, nothing is fetched. */
  fetchText?: (url: string, signal: AbortSignal) => Promise<string | null>;
  makeFixPack: (evidence: Evidence) => Promise<FixPack>;
  /** The evidence with a model's second reading of what the fix pack replaces. Left out when no model reads pages. */
  readAgain?: (evidence: Evidence, money: Money) => Promise<Evidence>;
  renderPdf: (report: ReportDocument, comparison?: Comparison | null, turn?: PdfTurn) => Promise<Buffer>;
  /** Left out when no platform has a key: the scores are estimates then. */
  asking?: AskingDeps;
  mail: Pick<DeliverDeps, 'mailer' | 'compose'>;
  /** What the pages promise. */
  refund: RefundRule;
};

type PageOutcome = { page: PageFacts } | { unread: UnreadPage };

export type AskingDeps = {
  /** Those with a key; empty when none is configured. */
  platforms: readonly PlatformAdapter[];
  /** Different questions that do not name the business. */
  prompts: number;
  budgetPerReportUsd: number;
  /** For each payment of an order, whatever is made again of it; left out, only the other two limit it. */
  budgetPerOrderUsd?: number;
  budgetPerDayUsd: number;
  /** A model that reads each answer, and what that may cost for one report; left out, a name in them is shown and counts in no rate. */
  reader?: { filler: FormFiller; budgetUsd: number } | undefined;
  /** Reads one page that answers rest on, politely; left out, no such page is read. */
  readPage?: (url: string, signal: AbortSignal) => Promise<PageOutcome | null>;
  /** How long a report waits for its answers; 20 minutes when it is left out. */
  longestMs?: number;
  /** Waiting, and its chance; in a test neither takes time. */
  pause?: (ms: number, signal: AbortSignal) => Promise<void>;
  random?: () => number;
};
