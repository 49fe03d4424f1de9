import type { Deps } from '#base/deps.ts';
import type { Answers } from '#engine/contract.ts';
import type { Lead } from '#quiz/contract.ts';
import type { AccountMail, Browser } from './contract.ts';

export type AccountDeps = Pick<Deps, 'config' | 'database' | 'queue' | 'log' | 'publicUrl' | 'secretKey'> & {
  now: () => Date;
  sendMail: (
    mail: AccountMail,
  ) => Promise<{ accepted: true } | { retry: true; reason: string } | { failed: true; reason: string }>;
  /** Opens the checkout of another assessment with the answers of a report. Any number of clicks meet in one submission and one checkout. */
  measureAgain: (
    reportId: string,
    order: { answers: Answers; lead: Lead; userId: string | null; browser: Browser | null },
  ) => Promise<{ quizId: string; url: string }>;
  /** Ends what renews of an order at its provider, so that nothing more is charged. @throws AppError 409 or 502; nothing is changed then. */
  endRenewal: (orderId: string) => Promise<void>;
  /** Erases one report and all that was made for it. @throws AppError 404 when it is gone already. */
  eraseReport: (reportId: string, userId: string) => Promise<void>;
  /** The page where a subscription is seen and cancelled; whoever has the address may. */
  subscriptionLink: (orderId: string) => string;
  /** Removes kept mails to the address. */
  eraseMailsTo: (address: string) => Promise<void>;
};
