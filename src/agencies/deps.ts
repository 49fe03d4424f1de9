import type { FastifyRequest } from 'fastify';
import type { Session } from '#accounts/session.ts';
import type { Deps } from '#base/deps.ts';
import type { Mail } from '#delivery/mail.ts';
import type { Analysis, Answers, FixPack } from '#engine/contract.ts';
import type { Evidence } from '#engine/evidence/evidence.ts';
import type { PdfTurn, ReportDocument } from '#report/contract.ts';

type AssessOrder = {
  website: string;
  answers: Answers | null;
  pageLimit: number;
  signal: AbortSignal;
  withFixPack: boolean;
};

export type Assessed = { evidence: Evidence; analysis: Analysis; fixPack: FixPack | null };

export type AgencyDeps = Pick<Deps, 'database' | 'queue' | 'log' | 'publicUrl' | 'secretKey'> & {
  now: () => Date;
  /** @throws AppError 401 when nobody is signed in. */
  signedIn: (request: FastifyRequest) => Promise<Session>;
  networkOf: (request: FastifyRequest) => string;
  /** Reads and judges a website within all bounds; the fix pack is null where no page was read. Rejects when `signal` is aborted. */
  assess: (order: AssessOrder) => Promise<Assessed>;
  /** The same at once or not at all: null while somebody else reads this website. */
  assessIfFree: (order: AssessOrder) => Promise<Assessed | null>;
  /** What robots.txt of a website says; null while somebody else reads this website. */
  readRobotsIfFree: (
    website: string,
    signal: AbortSignal,
  ) => Promise<{ robots: Evidence['robots']; homeUrl: string } | null>;
  /** @throws AppError 429 when this actor waits for too many PDFs already */
  renderPdf: (report: ReportDocument, turn: PdfTurn) => Promise<Buffer>;
  /** Whether an address that somebody typed is public by its name and by what the name leads to. */
  leadsToPublic: (url: string) => Promise<boolean>;
  /** Posts to an address that somebody typed: public addresses only, bounded. null: no answer, with the reason. */
  post: (
    url: string,
    body: string,
    headers: Record<string, string>,
  ) => Promise<{ status: number } | { problem: string }>;
  /** What stands at an https address that an agent gave: public addresses only, bounded, no redirect; null for anything but one JSON document. */
  fetchClient: (url: string) => Promise<{ text: string; cacheControl: string } | null>;
  /** TXT records of a name; empty where there are none. */
  resolveTxt: (name: string) => Promise<string[]>;
  /** Rejects when the mail may be accepted later. */
  sendMail: (mail: Mail) => Promise<void>;
};
