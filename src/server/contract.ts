// What the server draws with the built site.
import type { Board, FieldFigures, PublicSummary, SharedTasks, Versions } from '#board/contract.ts';
import type { RefundRule, RefundSheet, SubscriptionSheet } from '#payment/contract.ts';
import type { Comparison, ReportDocument } from '#report/contract.ts';

/** What a page of a bought report is drawn from. */
export type ReportPageInput = {
  report: ReportDocument;
  /** What its holder has of the purchase; for addresses. */
  id: string;
  submissionId: string;
  userEmail: string | null;
  /** A further report of this purchase is being made. */
  newerUnderWay: boolean;
  /** null: nobody did anything on it yet. */
  board: Board | null;
  versions: Versions | null;
  comparison: Comparison | null;
  /** What this server has calls for. */
  offers: Offers;
};

/** Further things to do on a board; a page draws no button that nothing answers. */
export type Offers = {
  contests: boolean;
  shares: boolean;
  exports: boolean;
  reminders: boolean;
  competitors: boolean;
  badge: boolean;
};

/** The page of a subscription: as a whole, or one step of it that is to be confirmed. */
export type SubscriptionPageInput = {
  sheet: SubscriptionSheet;
  /** What opens it, for its links. */
  pageKey: string;
  step: 'cancel' | 'refund' | 'keep' | null;
  /** The provider did not answer what was pressed before. */
  hasProblem: boolean;
};

/** The page on which a buyer asks for the money back; `rule`: of the refund policy that applies. */
export type RefundPageInput = { sheet: RefundSheet; rule: RefundRule };

export type PageAssets = { css: string[]; styles?: string; js: string[]; preload: string[]; fonts?: string[] };

/**
 * The pages that the built site draws for the server, as whole HTML with the site's placeholders in it. `task`, null for an unknown one, and the texts of all go by the check's id in lower case.
 * `summary` is what a badge leads to and `field` the public figures; null in place of figures: none were counted yet. `sharedTasks` is what a link of `POST /api/report/{id}/shares` leads to, `noSharedTasks` what is there instead when the link is unknown or has ended.
 */
export type ReportPages = {
  report: (input: ReportPageInput, assets: PageAssets) => string;
  checks: (input: ReportPageInput, assets: PageAssets) => string;
  task: (input: ReportPageInput, check: string, assets: PageAssets) => string | null;
  taskTexts: (input: ReportPageInput) => ReadonlyMap<string, string>;
  sharedTasks: (shared: SharedTasks, token: string, assets: PageAssets) => string;
  sharedText: (shared: SharedTasks, key: string) => string | null;
  noSharedTasks: (message: string, assets: PageAssets) => string;
  summary: (summary: PublicSummary, assets: PageAssets) => string;
  noSummary: (message: string, assets: PageAssets) => string;
  subscription: (input: SubscriptionPageInput, assets: PageAssets) => string;
  noSubscription: (assets: PageAssets) => string;
  refund: (input: RefundPageInput, assets: PageAssets) => string;
  field: (field: { figures: FieldFigures; countedAt: string } | null, assets: PageAssets) => string;
};
