/**
 * What happens to a report after it was read: tasks, checks of one task, contests, shares, reminders, history, competitors. `{id}` of each address is what a
 * customer holds of a purchase, as in `GET /api/report/{id}`; it opens the board of the newest report of the same website and owner. Times are ISO in UTC.
 *
 * | Call | Answers |
 * |---|---|
 * | `GET /api/report/{id}/tasks` | `boardSchema` |
 * | `PUT /api/report/{id}/tasks/{key}` with `taskChangeSchema` | `taskSchema`; 409 with `details: {task}` where somebody else was faster |
 * | `POST /api/report/{id}/tasks/{key}/check` | 202 `checkStartedSchema`; progress by `GET /api/journey/{id}/events` |
 * | `GET /api/report/{id}/checks/{checkId}` | `recheckSchema` |
 * | `POST /api/report/{id}/contests` with `newContestSchema` | 202 `contestStartedSchema` |
 * | `GET /api/report/{id}/contests/{contestId}` | `contestSchema` |
 * | `POST /api/report/{id}/contests/{contestId}/person` | `contestSchema`: a person looks, once |
 * | `POST /api/report/{id}/answers` with `ownerAnswerSchema` | 202 `contestStartedSchema`: a yes or no to a question of `analysis.questions` |
 * | `GET /api/report/{id}/versions` | `versionsSchema` |
 * | `GET /api/report/{id}/versions/{version}` | the report document of that version |
 * | `GET /api/report/{id}/tasks.csv`, `.md`, `.txt` `?who&state` | a file |
 * | `POST /api/report/{id}/tasks/send` | 202 `sentSchema`: the open tasks by mail to the order's address |
 * | `GET /api/report/{id}/shares`, `POST` with `newShareSchema`, `DELETE …/shares/{shareId}` | `sharesSchema`, 201 `createdShareSchema`, 204 |
 * | `GET`, `PUT /api/report/{id}/reminder` with `reminderChangeSchema` | `reminderSchema` |
 * | `GET`, `PUT /api/report/{id}/competitors` with `competitorsChangeSchema` | `comparisonSchema` |
 * | `GET`, `PUT /api/report/{id}/badge` with `badgeChangeSchema` | `badgeSchema` |
 * | `GET`, `PUT /api/report/{id}/field` with `fieldChoiceSchema` | `fieldChoiceSchema`: whether the website counts in the public figures |
 * | `POST /api/report/{id}/measure-again` | 201 `{ url }`: the checkout of another assessment with the same answers; 409 `measured-already` where a plan includes it |
 * | `GET /api/badges/{badgeId}` | `publicSummarySchema`; 410 once it is withdrawn |
 * | `GET /api/report/{id}/competitors.csv` | a file |
 * | `GET /api/tasks/{token}` | `sharedTasksSchema`; 410 after its end |
 * | `PUT /api/tasks/{token}/{key}`, `POST /api/tasks/{token}/{key}/check`, `GET /api/tasks/{token}/checks/{checkId}` | as above, without score |
 * | `POST /api/competitors/opt-out`, `…/opt-out/prove`, `…/opt-in`, `…/opt-in/prove` | `optOutSchema` |
 * | `GET /api/rubric/changes` | `ruleChangesSchema` |
 * | `GET`, `POST /api/admin/contests`, `POST /api/admin/checks/{checkId}` | `ledgerSchema` |
 *
 * Anybody with the report's link ticks, checks and contests. Shares, reminders, competitors, badge and public figures need the buyer's session or the link that was mailed to the order's
 * address (`?access=`): 403 `buyer-only` otherwise.
 */
import { z } from 'zod';
import { storable } from '#base/storable.ts';
import { concerns, doers } from '#engine/contract.ts';

export type { Who as Doer } from '#engine/contract.ts';

const time = z.iso.datetime();
const nullableTime = time.nullable();
const id = z.string();

const doer = z.enum(doers);

/**
 * `open`: costs points. `claimed`: somebody says that it is done. `checking`: a reading is under way. `partly`, `verified`: what a reading saw.
 * `regressed`: a reading had seen it done, and a later one did not. `skipped`: the owner decided against it. `contested`: somebody says that the finding is
 * wrong and the look or the person is not done yet. `corrected`: the finding was wrong. `stays`: it was looked at again and is right.
 */
export const taskStates = [
  'open',
  'claimed',
  'checking',
  'partly',
  'verified',
  'regressed',
  'skipped',
  'contested',
  'corrected',
  'stays',
] as const;
export type TaskState = (typeof taskStates)[number];

/** Of a report: 0-100, with its likely range. */
const scoreSchema = z.object({ value: z.number(), low: z.number(), high: z.number() });

/** One proof, as it is drawn beside a task: what was seen, where, when. `isMet`: it earns (✓), costs (✗), or only informs (null). */
const proofSchema = z.object({
  sentence: z.string(),
  /** The page's own words; null where nothing is quoted. */
  quote: z.string().nullable(),
  url: z.string().nullable(),
  /** 1-based, of the file or the raw HTML. */
  line: z.number().nullable(),
  seenAt: nullableTime,
  isMet: z.boolean().nullable(),
});
export type Proof = z.infer<typeof proofSchema>;

/** What the reading of one task brought. Null in `after` fields: not read again. */
const outcomeSchema = z.object({
  checkId: id,
  at: time,
  before: z.array(proofSchema),
  after: z.array(proofSchema),
  /** Of the whole report. */
  score: z.object({ before: z.number(), after: z.number(), low: z.number(), high: z.number() }),
  /** The version of the report that came of it; null where nothing changed. */
  version: z.number().nullable(),
  /** "The score rose by 2: all 3 key pages may be read." */
  sentence: z.string(),
  /** "We were given a copy that is 12 minutes old." One sentence for each page that came from a store. */
  notices: z.array(z.string()),
});
export type CheckOutcome = z.infer<typeof outcomeSchema>;

const contestOutcomes = ['corrected', 'stays', 'not-found', 'under-review', 'rejected'] as const;
export type ContestOutcome = (typeof contestOutcomes)[number];

export const taskSchema = z.object({
  /** Check, kind of finding, place and words of what was found: another finding of the same check is another key. Goes into addresses. */
  key: z.string(),
  /** For `/results/{id}/tasks/{slug}`: its first part is the check, so that it opens after the title changed. */
  slug: z.string(),
  checkId: z.string(),
  title: z.string(),
  /** One sentence of what was seen. */
  description: z.string(),
  horizon: z.enum(['immediate', 'shortTerm', 'longTerm']),
  who: doer,
  minutes: z.number(),
  /** Points it can win at most; 0 once it is verified or corrected. */
  gain: z.number(),
  /** Points it can win, by the report that first showed it. */
  worth: z.number(),
  state: z.enum(taskStates),
  /** "you", or the label of the share that ticked it; null: the engine. */
  by: z.string().nullable(),
  at: nullableTime,
  /** Of `skipped`; else null. */
  reason: z.string().nullable(),
  /** One sentence for the state: "It was there on Nov 29. On Dec 22 it was not." Empty where the state's name says it all. */
  note: z.string(),
  /** What of the website it concerns, and so what "Check now" reads again. `whole-site`, `answers` and `assistants` wait for the next full measurement. */
  concerns: z.enum(concerns),
  /** Whether "Check now" is offered, and if not why: "Checked at your next full measurement." */
  check: z.object({ isOffered: z.boolean(), sentence: z.string(), notBefore: nullableTime }),
  /** How many of the task's parts are met: "3 of 4". Null where there are no parts. */
  parts: z.object({ met: z.number(), of: z.number() }).nullable(),
  proofs: z.array(proofSchema),
  /** The last finished reading of this task. */
  outcome: outcomeSchema.nullable(),
  /** The reading under way; its progress comes as events. */
  checking: z.object({ checkId: id, sentence: z.string(), done: z.number(), of: z.number() }).nullable(),
  contest: z
    .object({
      contestId: id,
      outcome: z.enum(contestOutcomes).nullable(),
      sentence: z.string(),
      at: time,
      left: z.number(),
      mayAskPerson: z.boolean(),
    })
    .nullable(),
  /** The owner's plan has it in this week; null: in none. */
  week: z.enum(['week1', 'week2', 'week3', 'week4']).nullable(),
  /** Grows with each change; goes back with `PUT`. */
  revision: z.number(),
});
export type Task = z.infer<typeof taskSchema>;

/** A box of the 4-Week Plan. With a `taskKey` it is that task's own box; the others are ticked by `key` through the same call. */
const weekItemSchema = z.object({
  key: z.string(),
  taskKey: z.string().nullable(),
  text: z.string(),
  isDone: z.boolean(),
  revision: z.number(),
});

export const boardSchema = z.object({
  /** Grows with whatever changes on the board. */
  revision: z.number(),
  /** The report of the board, which may be newer than the one that was asked about. */
  orderId: id,
  version: z.number(),
  company: z.string(),
  domain: z.string(),
  score: scoreSchema,
  tasks: z.array(taskSchema),
  weeks: z.array(
    z.object({
      key: z.enum(['week1', 'week2', 'week3', 'week4']),
      name: z.string(),
      theme: z.string(),
      items: z.array(weekItemSchema),
    }),
  ),
  /** "1 verified on your site, +2 points", "3 you say done", "25 to do, up to +37 points". */
  tally: z.object({
    verified: z.object({ tasks: z.number(), points: z.number() }),
    claimed: z.object({ tasks: z.number(), points: z.number() }),
    open: z.object({ tasks: z.number(), points: z.number() }),
  }),
  checksLeft: z.object({ left: z.number(), of: z.number(), renewsAt: nullableTime }),
  /** Whether this visitor may share, be reminded and name competitors. */
  isBuyer: z.boolean(),
  /** "One rule is under review. Without it this score would be 47." Null: none of this version is. */
  underReview: z.string().nullable(),
  /** What measuring again costs and does: "Measure again for $99. …", "Included. Next on Dec 22." */
  measureAgain: z.object({ sentence: z.string(), priceCents: z.number().nullable(), nextAt: nullableTime }),
  /** What may still be repeated at all: "What you paid for still includes 60 checks of tasks, …" */
  leftInAll: z.string(),
});
export type Board = z.infer<typeof boardSchema>;

const line = (longest: number, what: string) =>
  z.string().overwrite(storable).max(longest, `${what} is too long: at most ${longest} characters.`);

/** `open` takes a tick or a decision back, within 10 seconds or later. */
export const taskChangeSchema = z.object({
  state: z.enum(['open', 'claimed', 'skipped'], 'A task can be open, claimed or skipped.'),
  reason: line(300, 'The reason').optional(),
  revision: z.number().int().min(0),
});

export const checkStartedSchema = z.object({ checkId: id });

/** One reading of one task. `failed` was given back and changed nothing. */
export const recheckSchema = z.object({
  checkId: id,
  taskKey: z.string(),
  state: z.enum(['waiting', 'reading', 'done', 'failed']),
  /** "Reading page 2 of 3: /implants" */
  sentence: z.string(),
  pages: z.array(
    z.object({ url: z.string(), state: z.enum(['waiting', 'read', 'not-read']), ageSeconds: z.number().nullable() }),
  ),
  outcome: outcomeSchema.nullable(),
  task: taskSchema.nullable(),
});
export type Recheck = z.infer<typeof recheckSchema>;

const contestReasons = ['it-is-there', 'wrong-page', 'not-us', 'not-needed', 'misread', 'other'] as const;
export type ContestReason = (typeof contestReasons)[number];

export const newContestSchema = z.object({
  taskKey: z.string().max(100),
  reason: z.enum(contestReasons, 'Please say what is not right.'),
  /** The page where it is: an address, or a path of the site. */
  url: line(2_000, 'The address').optional(),
  /** Words on that page, 3 to 300 characters. */
  words: line(300, 'What you copied').optional(),
  note: line(500, 'The note').optional(),
});
export const contestStartedSchema = z.object({ contestId: id });
export const contestSchema = z.object({
  contestId: id,
  taskKey: z.string(),
  reason: z.enum(contestReasons),
  /** null: still looking. */
  outcome: z.enum(contestOutcomes).nullable(),
  /** "We found “our friendly team” on /about. It names nobody, and this check asks for a name with a role." */
  sentence: z.string(),
  /** The passage nearest to the words, where these were not seen. */
  nearest: z.string().nullable(),
  /** "A script builds this page." and the like. */
  hint: z.string().nullable(),
  version: z.number().nullable(),
  at: time,
  decidedAt: nullableTime,
  mayAskPerson: z.boolean(),
});
export type Contest = z.infer<typeof contestSchema>;

/** One tap on a question of the report; `candidate` of that question is what a yes confirms. `url` and `words` where the owner shows another place. */
export const ownerAnswerSchema = z.object({
  checkId: z.string().max(20),
  kind: z.string().max(40),
  subject: z.string().max(500).nullable().default(null),
  answer: z.enum(['yes', 'no']),
  url: line(2_000, 'The address').optional(),
  words: line(300, 'What you copied').optional(),
});

const causes = ['first', 'check', 'correction', 'measured-again', 'monitoring'] as const;
export type Cause = (typeof causes)[number];

/** A version of a report, over all orders of the website. Newest first. */
export const versionsSchema = z.object({
  versions: z.array(
    z.object({
      version: z.number(),
      /** The version it was made from; null: the website was read again. */
      parent: z.number().nullable(),
      at: time,
      cause: z.enum(causes),
      /** "Checked: PerplexityBot allowed" */
      title: z.string(),
      score: z.number(),
      low: z.number(),
      high: z.number(),
      rubric: z.string(),
      /** Against the version before it; null for the first. `byRules`: points that come from new rules; `isClear` false: inside both ranges. */
      change: z
        .object({ points: z.number(), byRules: z.number(), isClear: z.boolean(), sentence: z.string() })
        .nullable(),
    }),
  ),
});
export type Versions = z.infer<typeof versionsSchema>;

export const shareRoles = ['developer', 'writer'] as const;
export const newShareSchema = z.object({
  role: z.enum(shareRoles),
  /** Which tasks; left out: all that this role does. */
  keys: z.array(z.string().max(100)).max(100).optional(),
  label: line(40, 'The label').default(''),
});
const shareSchema = z.object({
  id,
  role: z.enum(shareRoles),
  label: z.string(),
  tasks: z.number(),
  createdAt: time,
  endsAt: time,
});
export const sharesSchema = z.object({ shares: z.array(shareSchema) });
/** `url` is shown this once. */
export const createdShareSchema = shareSchema.extend({ url: z.string() });

/** What a developer or writer sees. Closed on purpose: no score, price, mail address, quiz answer, answer of an assistant, order or report link. */
const sharedTaskSchema = z.object({
  key: z.string(),
  title: z.string(),
  description: z.string(),
  steps: z.array(z.string()),
  /** A file of the fix pack, to copy. */
  copy: z.object({ title: z.string(), place: z.string(), text: z.string() }).nullable(),
  howToSee: z.string(),
  who: doer,
  minutes: z.number(),
  proofs: z.array(proofSchema),
  state: z.enum(['open', 'claimed', 'checking', 'partly', 'verified', 'regressed', 'stays']),
  note: z.string(),
  by: z.string().nullable(),
  at: nullableTime,
  check: taskSchema.shape.check,
  checking: taskSchema.shape.checking,
  revision: z.number(),
});
export const sharedTasksSchema = z.object({
  company: z.string(),
  domain: z.string(),
  role: z.enum(shareRoles),
  label: z.string(),
  endsAt: time,
  checksLeft: z.number(),
  tasks: z.array(sharedTaskSchema),
});
export type SharedTasks = z.infer<typeof sharedTasksSchema>;
export const sharedRecheckSchema = recheckSchema
  .omit({ outcome: true, task: true, taskKey: true })
  .extend({ task: sharedTaskSchema.nullable() });

/** Mails on Mondays. They end after 12 weeks, when nothing is open, or by one click. */
export const reminderSchema = z.object({
  weekly: z.boolean(),
  endsAt: nullableTime,
  ended: z.enum(['stopped', 'over', 'nothing-open']).nullable(),
});
export const reminderChangeSchema = z.object({ weekly: z.boolean() });
export const sentSchema = z.object({ to: z.string() });

/** The whole list: who is left out is compared no more. */
export const competitorsChangeSchema = z.object({
  websites: z.array(line(2_000, 'The address')).max(3, 'You can name up to three competitors.'),
});

export const optOutRequestSchema = z.object({ website: line(2_000, 'The address') });
/** What to put where, so that we know whose wish it is. Either of the two is enough. */
export const optOutSchema = z.object({
  domain: z.string(),
  /** The domain is as its owner wishes: out of all comparisons, or in them again. */
  isDone: z.boolean(),
  dns: z.object({ name: z.string(), text: z.string() }),
  file: z.object({ url: z.string(), text: z.string() }),
});

/** `waiting`: neither its code on the home page nor its record in the name server was seen yet, so nothing is public. `unread`: the newest report read no page, so there is no score to show. */
const badgeStates = ['off', 'waiting', 'public', 'unread'] as const;
export const badgeSchema = z.object({
  state: z.enum(badgeStates),
  /** What came of it, for the owner. */
  sentence: z.string(),
  /** HTML for the owner's site, and what it leads to; null: none was asked for. */
  embed: z
    .object({
      html: z.string(),
      summaryUrl: z.string(),
      imageUrl: z.string(),
      /** The TXT record that proves a website which cannot be edited. */
      record: z.object({ name: z.string(), text: z.string() }),
    })
    .nullable(),
});
export type BadgeView = z.infer<typeof badgeSchema>;
export const badgeChangeSchema = z.object({ isPublic: z.boolean() });

/** All that a public summary shows, of the newest version of the report. Field by field: nothing that the owner typed is among them. */
export const summaryFactsSchema = z.object({
  domain: z.string(),
  /** 0-100, whole, like the range. */
  score: z.number(),
  low: z.number(),
  high: z.number(),
  grade: z.string(),
  categories: z.array(z.object({ name: z.string(), score: z.number(), most: z.number() })),
  checks: z.object({ measured: z.number(), all: z.number() }),
  pagesRead: z.number(),
  rubric: z.string(),
  checkedAt: time,
});
export type SummaryFacts = z.infer<typeof summaryFactsSchema>;
/** `statement` is signed by Ed25519; `signature` and `publicKey` (SPKI) are base64. */
export const publicSummarySchema = summaryFactsSchema.extend({
  id,
  statement: z.string(),
  signature: z.string(),
  publicKey: z.string(),
});
export type PublicSummary = z.infer<typeof publicSummarySchema>;

/** Whether a website counts in the figures of its industry at `/field`. */
export const fieldChoiceSchema = z.object({ isCounted: z.boolean() });

/** A share of websites, 0-1, with its 95% range. */
const rateSchema = z.object({ value: z.number(), low: z.number(), high: z.number() });
/** The public figures: one group for each industry with enough websites, and one of all where nobody can work out the others from it. */
export const fieldFiguresSchema = z.object({
  groups: z.array(
    z.object({
      /** An industry's name; null: all websites together. */
      industry: z.string().nullable(),
      websites: z.number(),
      /** The middle score, 0-100, with the range in which 95% of repeated samples lie. */
      score: scoreSchema,
      /** Websites that close the search crawler of ChatGPT, Claude or Perplexity out; null: too few were measured. */
      shutOut: rateSchema.nullable(),
      /** What most websites miss: those that earn less than half of a check's points, most first. */
      missed: z.array(z.object({ checkId: z.string(), websites: z.number(), share: rateSchema })),
    }),
  ),
});
export type FieldFigures = z.infer<typeof fieldFiguresSchema>;

/** For operators: how often each check was shown, contested and wrong in the last 90 days, and what waits for a person. */
export const ledgerSchema = z.object({
  checks: z.array(
    z.object({
      checkId: z.string(),
      title: z.string(),
      standing: z.enum(['scored', 'demoted', 'marked']),
      note: z.string(),
      since: nullableTime,
      shown: z.number(),
      contested: z.number(),
      decided: z.number(),
      upheld: z.number(),
      hosts: z.number(),
      /** U/D; null: nothing decided. */
      upheldOfDecided: z.number().nullable(),
      /** U/S with its 95% range; null: nothing shown. */
      upheldOfShown: z.object({ value: z.number(), low: z.number(), high: z.number() }).nullable(),
    }),
  ),
  cases: z.array(
    z.object({
      contestId: id,
      checkId: z.string(),
      title: z.string(),
      host: z.string(),
      reason: z.enum(contestReasons),
      url: z.string().nullable(),
      words: z.string().nullable(),
      note: z.string().nullable(),
      outcome: z.enum(contestOutcomes).nullable(),
      sentence: z.string(),
      /** What the report showed when it was contested. */
      proofs: z.array(proofSchema),
      at: time,
      /** By when a person answers; null: decided, or a machine looks. */
      dueAt: nullableTime,
      decidedAt: nullableTime,
      decidedBy: z.enum(['machine', 'operator']).nullable(),
      version: z.number(),
    }),
  ),
});
export type Ledger = z.infer<typeof ledgerSchema>;
/** `GET /api/rubric/changes`: what operators and the count of contests did to checks, newest first. */
export const ruleChangesSchema = z.object({
  changes: z.array(
    z.object({
      checkId: z.string(),
      title: z.string(),
      change: z.enum(['under-review', 'restored']),
      note: z.string(),
      at: time,
    }),
  ),
});
/** `POST /api/admin/contests`. `version` is the case's, so that a second operator notices the first: 409 `decided-already`. */
export const decisionSchema = z.object({
  contestId: z.string().max(100),
  decision: z.enum(['uphold', 'reject']),
  sentence: line(300, 'The answer').default(''),
  version: z.number().int(),
});
/** `POST /api/admin/checks/{checkId}`: `mark` shows that somebody looks at it, `demote` takes its points away, `restore` gives them back. */
export const standingChangeSchema = z.object({
  action: z.enum(['mark', 'demote', 'restore']),
  note: line(500, 'The note').min(1, 'Please say why.'),
});
