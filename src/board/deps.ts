import type { Buyers } from '#accounts/buyer.ts';
import type { Deps } from '#base/deps.ts';
import type { Mail } from '#delivery/mail.ts';
import type { MailResult } from '#delivery/transport.ts';
import type { Analysis } from '#engine/contract.ts';
import type { ComparedSite } from '#engine/judge/compare.ts';
import type { Contest, Settled } from '#engine/judge/contest.ts';
import type { Evidence, PageFacts, UnreadPage } from '#engine/evidence/evidence.ts';
import type { Money } from '#engine/platforms/contract.ts';
import type { Reread } from '#engine/read/merge-reading.ts';
import type { Wanted } from '#engine/read/reread.ts';
import type { ReadingBudgets } from '#journey/reading-money.ts';

export type BoardDeps = Pick<Deps, 'database' | 'queue' | 'log' | 'publicUrl' | 'secretKey'> & {
  now: () => Date;
  buyers: Buyers;
  /** What an order, and a day, may cost at the vendors. */
  budgets: ReadingBudgets;
  /** Reads a few places of a site again, within 20 seconds. */
  reread: (
    evidence: Evidence,
    wanted: Wanted,
    options: { signal: AbortSignal; money: Money; onPage: (url: string) => void },
  ) => Promise<Reread>;
  /** Reads a few pages of a competitor, gently. */
  readCompetitor: (wanted: {
    website: string;
    pageLimit: number;
    nearest: readonly string[];
    signal: AbortSignal;
    money: Money;
  }) => Promise<Evidence>;
  judgeAlone: (evidence: Evidence, choice: { pageLimit: number; offers: readonly string[] }) => Promise<ComparedSite>;
  /** Whether a website may be asked at all, as far as its address tells. */
  isPublic: (website: string) => boolean;
  /** What proves whose site it is: the TXT records of a name, and a file of the site; null: there is none. */
  resolveTxt: (name: string) => Promise<string[]>;
  readFile: (url: string) => Promise<string | null>;
  merge: (evidence: Evidence, reread: Reread) => Promise<Evidence>;
  judge: (evidence: Evidence) => Promise<Analysis>;
  settle: (evidence: Evidence, contest: Contest) => Promise<Settled>;
  /** A website’s home page, as a visitor finds it; null: no web address. */
  readHome: (
    website: string,
    signal: AbortSignal,
  ) => Promise<
    { page: Pick<PageFacts, 'url' | 'links' | 'images'> } | { unread: Pick<UnreadPage, 'url' | 'detail'> } | null
  >;
  sendMail: (mail: Mail) => Promise<MailResult>;
};
