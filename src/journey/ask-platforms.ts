import { setTimeout as pause } from 'node:timers/promises';
import { aboutJourney } from '#base/log-context.ts';
import type { PlatformAnswer } from '#engine/evidence/evidence.ts';
import { detectLanguage } from '#engine/base/language/detect-language.ts';
import { limit } from '#engine/base/limit.ts';
import {
  type AskFailure,
  type AskResult,
  type PlatformAdapter,
  type PlatformId,
  type Place,
  usualCap,
} from '#engine/platforms/contract.ts';
import { raiseAlert, type Alert } from '#db/alerts.ts';
import { recordProgress } from './announce.ts';
import {
  type Ask,
  type AskingRun,
  claimAsk,
  finishAsking,
  keyOf,
  type Question,
  readAsks,
  recordLeaving,
  saveAsk,
  settleInterrupted,
  takenOver,
  takeOver,
} from './ask-rows.ts';
import { dayLeftMicros } from './books.ts';
import type { AskingDeps, JourneyDeps } from './deps.ts';
import { backOffMs, enough, type Goal, nextStep, type Tally } from './plan-asking.ts';
import { planQuestions } from './plan-questions.ts';
import { readAll } from '#engine/ask/answers-read.ts';
import { readSources } from './read-sources.ts';
import { readByModel } from './read-by-model.ts';
import { scheduleFill } from './schedule-fill.ts';

/** After this the report goes out with the answers in hand. It is promised within a day; nobody gains by waiting longer. */
export const askingMs = 20 * 60_000;
const longOutageMs = 60_000; // after a longer one, what was missed is asked two at a time
const usualCallMs = 14_000;
const strikesPerPlatform = 3;

/**
 * Between payment and report: asks the platforms and puts what they said into the evidence. Whole platforms or none, cheapest first (plan-asking.ts); a platform that is
 * overloaded is waited for until the report's end. Each question has a row before its call, so a killed worker's successor repeats one call at most.
 */
export async function askPlatforms(
  deps: JourneyDeps,
  assessmentId: string,
  job: { signal: AbortSignal; attempt: number },
): Promise<void> {
  const { asking } = deps;
  if (!asking || asking.platforms.length === 0) return;
  const run = await takeOver(deps, assessmentId, job.attempt);
  if (!run) return;
  aboutJourney(run.submissionId);
  const { questions, place, models, sourcesBefore } = await planQuestions(deps, run, asking.prompts);
  const repeatable = await settleInterrupted(deps, run);
  const rows = await readAsks(deps.database.db, run.id);
  const endsAt = run.startedAt.getTime() + (asking.longestMs ?? askingMs);
  const deadline = limit(Math.max(0, endsAt - deps.now().getTime()), job.signal);
  const round: Round = {
    deps,
    asking,
    run,
    questions,
    place,
    models: new Map(models),
    repeatable,
    known: new Set(
      rows
        .filter((row) => row.status !== 'claimed' && !repeatable.has(keyOf(row.platform, row)))
        .map((row) => keyOf(row.platform, row)),
    ),
    tallies: asking.platforms.map((platform) => tallyOf(platform, rows)),
    goal: {
      unbranded: questions.filter(({ kind }) => kind === 'unbranded').length,
      branded: questions.filter(({ kind }) => kind === 'branded').length,
    },
    dayLeftUsd: (await dayLeftMicros(deps.database.db, deps.now(), asking)) / 1e6,
    endsAt,
    signal: deadline.signal,
    failed: new Set(),
    reasons: new Map(),
    isDayOver: false,
    alerts: [],
    change: newChange(),
    done: 0,
  };
  await Promise.all(asking.platforms.map((platform) => askPlatform(round, platform)));
  deadline.end();
  const early = earlyAlert(round);
  for (const alert of early ? [...round.alerts, early] : round.alerts)
    await raiseAlert(deps.database.db, alert, deps.now());
  await readByModel(deps, run, job.signal);
  if (job.signal.aborted) throw new Error(`asking for ${assessmentId} was stopped; the next worker goes on`);
  const missing = [...round.failed];
  const answers = await answersInHand(round);
  const read = run.evidence.answers.ok ? readAll(answers, run.evidence.answers.value) : [];
  const sourcesRead = await readSources(deps, {
    evidence: run.evidence,
    read,
    before: sourcesBefore,
    signal: job.signal,
  });
  await finishAsking(deps, run, { answers, sourcesRead }, (tx) =>
    scheduleFill(deps, tx, { assessmentId, missing, attempt: 1 }, { isDayOver: round.isDayOver }),
  );
}

type Round = {
  deps: JourneyDeps;
  asking: AskingDeps;
  run: AskingRun;
  questions: readonly Question[];
  place: Place | null;
  /** Models that this order was asked with before; one that the vendor has ended is forgotten. */
  models: Map<string, string>;
  repeatable: ReadonlySet<string>;
  /** Questions that were claimed in this or an earlier attempt, by platform. */
  known: Set<string>;
  tallies: Tally[];
  goal: Goal;
  dayLeftUsd: number;
  endsAt: number;
  signal: AbortSignal;
  /** Platforms that may answer another day; a report's budget that is used up is no such reason. */
  failed: Set<PlatformId>;
  /** Why a platform was asked no further before it had its answers. */
  reasons: Map<PlatformId, string>;
  isDayOver: boolean;
  /** What operators are told. */
  alerts: Alert[];
  change: { happened: Promise<void>; tell: () => void };
  done: number;
};

function tallyOf({ id, typicalCostUsd }: PlatformAdapter, rows: readonly Ask[]): Tally {
  const own = rows.filter(({ platform, status }) => platform === id && status !== 'claimed');
  return {
    id,
    listUsd: typicalCostUsd,
    asked: own.length,
    valid: own.filter(({ answer }) => answer?.valid === true && answer.promptKind === 'unbranded').length,
    branded: own.filter(({ answer }) => answer?.promptKind === 'branded').length,
    calls: own.reduce((sum, { calls }) => sum + calls, 0),
    spentUsd: own.reduce((sum, { spentMicros }) => sum + spentMicros, 0) / 1e6,
    inFlight: 0,
    reservedUsd: 0,
    isDown: false,
    isOver: false,
  };
}

/** One platform's part of a round. */
type Part = {
  round: Round;
  platform: PlatformAdapter;
  tally: Tally;
  /** A second lane, once a long outage is over. */
  extra: Promise<void>[];
  /** Passing failures that are no overload, since the last answer. */
  strikes: number;
};

/** Goes on with one platform until its plan is done, its money is out, or it fails. */
async function askPlatform(round: Round, platform: PlatformAdapter): Promise<void> {
  const tally = round.tallies.find(({ id }) => id === platform.id);
  if (!tally) return;
  const part: Part = { round, platform, tally, extra: [], strikes: 0 };
  await lane(part);
  await Promise.all(part.extra);
  if (!tally.isOver && isTimeUp(round)) end(part, 'time');
  tally.isOver = true;
  tellChange(round);
}

async function lane(part: Part): Promise<void> {
  const { round, platform, tally } = part;
  let idle = 0;
  while (!tally.isOver && !isTimeUp(round)) {
    const step = nextStep(
      round.tallies,
      platform.id,
      {
        reportUsd: round.asking.budgetPerReportUsd - (round.asking.reader?.budgetUsd ?? 0),
        dayLeftUsd: round.dayLeftUsd,
      },
      round.goal,
    );
    if (step === 'wait') {
      // Nobody is at work, so nothing will change: what is promised to others is not called for.
      idle = round.tallies.some(({ inFlight, isDown }) => inFlight > 0 || isDown) ? 0 : idle + 1;
      if (idle > round.tallies.length) return end(part, 'budget');
      await Promise.race([
        round.change.happened,
        idle > 0
          ? nextTurn()
          : new Promise<void>((resolve) => round.signal.addEventListener('abort', () => resolve(), { once: true })),
      ]);
      continue;
    }
    idle = 0;
    if ('over' in step) return step.over === 'done' ? undefined : end(part, step.over);
    const question = round.questions.find(
      (own) => own.kind === step.ask && !round.known.has(keyOf(platform.id, { promptId: own.id, run: own.run })),
    );
    if (!question) return;
    round.known.add(keyOf(platform.id, { promptId: question.id, run: question.run }));
    tally.inFlight += 1;
    tally.reservedUsd += step.priceUsd;
    let isOver = false;
    try {
      isOver = await askQuestion(part, question, step.priceUsd);
    } finally {
      tally.inFlight -= 1;
      tally.reservedUsd -= step.priceUsd;
      tellChange(round);
    }
    if (isOver) return;
  }
}

/** One question on its way. `cap`: how long its answer may be. `downSince`: since when it waits for an overloaded platform. */
type Attempts = { cap: number; tries: number; downSince: number | null };

/** Whether the lane is over. */
async function askQuestion(part: Part, question: Question, priceUsd: number): Promise<boolean> {
  const { round, platform } = part;
  const { deps, run, asking } = round;
  const attempts: Attempts = { cap: usualCap, tries: 0, downSince: null };
  for (;;) {
    if (round.signal.aborted) return true;
    const { cap } = attempts;
    const again = attempts.tries > 0 || cap > usualCap;
    const claim = await claimAsk(deps, run, platform, question, {
      again,
      repeatable: round.repeatable,
      priceUsd,
      budgets: asking,
    });
    if (claim === 'known') return false;
    if (claim === 'budget' || claim === 'day' || claim === 'lost') return (end(part, claim), true);
    const model = round.models.get(platform.id);
    const made = await makeCall(deps, run, {
      platform,
      question: { ...question, model },
      place: round.place,
      cap,
      signal: round.signal,
    });
    if (made === null) return (end(part, 'lost'), true);
    const { result, answer } = made;
    const isCut = !result.ok && result.failure.kind === 'incomplete' && cap === usualCap;
    book(part, result, answer, !isCut);
    if (result.ok) return (backAtWork(part, attempts), false);
    if (isCut) attempts.cap *= 2;
    else if (isAboutTheQuestion(result.failure)) return false;
    else if (await isLeftOut(part, result.failure, attempts)) return true;
  }
}

function backAtWork(part: Part, { downSince }: Attempts): void {
  part.strikes = 0;
  if (downSince !== null && nowIn(part.round) - downSince > longOutageMs && part.extra.length === 0)
    part.extra.push(lane(part));
  setDown(part, false);
}

/** After a failure of the platform: whether it is asked no further. If it is, the wait before the next try is over. */
async function isLeftOut(part: Part, failure: AskFailure, attempts: Attempts): Promise<boolean> {
  const { round, platform, tally } = part;
  if (failure.kind === 'unknown-model' && round.models.delete(platform.id)) {
    attempts.tries += 1;
    return false;
  }
  if (failure.kind === 'stopped') return (end(part, 'time'), true);
  if (isOverload(failure)) attempts.downSince ??= nowIn(round);
  else if (!isPassing(failure) || ++part.strikes >= strikesPerPlatform) return (end(part, 'failed', failure), true);
  const waitMs = backOffMs(failure, attempts.tries++, (round.asking.random ?? Math.random)());
  setDown(part, true);
  const callsLeft = Math.max(0, enough - tally.valid);
  if (nowIn(round) + waitMs + callsLeft * (usualCallMs / 2) > round.endsAt) return (end(part, 'failed', failure), true);
  await (round.asking.pause ?? rest)(waitMs, round.signal);
  return false;
}

/** `isSettled`: the question is not sent again in this run, whatever came. */
function book({ round, tally }: Part, result: AskResult, answer: PlatformAnswer, isSettled: boolean): void {
  const cost = result.ok ? result.reply.costUsd : result.failure.costUsd;
  tally.spentUsd += cost;
  tally.calls += result.ok || cost > 0 ? 1 : 0;
  round.dayLeftUsd -= cost;
  if (isSettled && (result.ok || isAboutTheQuestion(result.failure))) {
    tally.asked += 1;
    if (answer.promptKind === 'branded') tally.branded += 1;
    else if (result.ok) tally.valid += 1;
    round.done += 1;
    if (round.done % 10 === 0) void tellProgress(round);
  }
}

function end(
  { round, platform, tally }: Part,
  why: 'budget' | 'day' | 'time' | 'lost' | 'failed',
  failure?: AskFailure,
): void {
  if (tally.isOver) return;
  tally.isOver = true;
  tally.isDown = false;
  if (tally.valid < enough) round.reasons.set(platform.id, reasons(platform.name, failure)[why]);
  if (tally.valid < enough && (why === 'day' || why === 'time' || why === 'failed')) round.failed.add(platform.id);
  if (why === 'day') round.isDayOver = true;
  const alert = alertOf(platform, why, failure);
  if (alert) round.alerts.push(alert);
  if (failure)
    round.deps.log.warn(
      { platform: platform.id, kind: failure.kind, assessmentId: round.run.id },
      'platform left out for this run',
    );
  tellChange(round);
}

function setDown({ round, tally }: Part, isDown: boolean): void {
  if (tally.isDown === isDown) return;
  tally.isDown = isDown;
  tellChange(round);
}

function isTimeUp(round: Round): boolean {
  return round.signal.aborted || nowIn(round) >= round.endsAt;
}

function nowIn({ deps }: Round): number {
  return deps.now().getTime();
}

const reasons = (name: string, failure?: AskFailure) => ({
  budget: `${name} was not asked further: the budget of this report was used up`,
  day: `${name} was not asked today: the budget of the day was used up, and it is asked later`,
  time: `${name} did not answer in time`,
  lost: `${name} was asked by another process`,
  failed: failure?.detail ?? `${name} could not be asked`,
});

function alertOf({ id }: PlatformAdapter, why: string, failure?: AskFailure): Alert | null {
  if (why === 'day' || why === 'budget') {
    const text = `A report was made with fewer answers: ${why === 'day' ? 'AI_BUDGET_PER_DAY_USD' : 'AI_BUDGET_PER_REPORT_USD or AI_BUDGET_PER_ORDER_USD'} is used up. Raise it, or accept that.`;
    return { kind: 'budget-spent', subjectId: why, text };
  }
  if (failure?.kind === 'unknown-model')
    return {
      kind: 'platform-refuses',
      subjectId: id,
      text: `${failure.detail}. Reports are made without it until another model is set: citable doctor names one.`,
    };
  if (failure?.kind !== 'wrong-key' && failure?.kind !== 'out-of-credit') return null;
  return {
    kind: 'platform-refuses',
    subjectId: id,
    text: `${failure.detail}. Reports are made without it until its key or its credit is put right.`,
  };
}

/** Told before the day's money is gone, so that somebody can still raise it. */
function earlyAlert({ dayLeftUsd, asking, isDayOver }: Round): Alert | null {
  if (isDayOver || asking.budgetPerDayUsd === 0 || dayLeftUsd > asking.budgetPerDayUsd * (1 - alarmShare)) return null;
  const spent = (asking.budgetPerDayUsd - dayLeftUsd).toFixed(2);
  return {
    kind: 'budget-spent',
    subjectId: 'day-soon',
    text: `$${spent} of today’s $${asking.budgetPerDayUsd} for the AI platforms is spent. Raise AI_BUDGET_PER_DAY_USD, or later reports are filled tomorrow.`,
  };
}

const alarmShare = 0.8;

/** Makes one claimed call and keeps what came of it. null: another worker asks by now, and nothing was sent. */
export async function makeCall(
  deps: JourneyDeps,
  run: AskingRun,
  {
    platform,
    question,
    place,
    cap,
    signal,
  }: { platform: PlatformAdapter; question: Question; place: Place | null; cap: number; signal: AbortSignal },
): Promise<{ result: AskResult; answer: PlatformAnswer } | null> {
  const askedAt = deps.now();
  const { text } = question;
  const result = await platform
    .ask({ text, language: detectLanguage(text), place, cap, model: question.model }, signal, () =>
      recordLeaving(deps, run, platform, question),
    )
    .catch((error: unknown) => {
      if (error === takenOver) return null;
      throw error;
    });
  return result && { result, answer: await saveAsk(deps, run, platform, question, askedAt, result) };
}

/** And not about the platform, which may answer the next one. */
function isAboutTheQuestion({ kind }: AskFailure): boolean {
  return kind === 'incomplete' || kind === 'refusal' || kind === 'empty';
}

function isOverload({ kind }: AskFailure): boolean {
  return kind === 'rate-limited' || kind === 'server-error' || kind === 'unreachable';
}

/** May be over in a moment. A wrong key, an account without credit or a model that is gone is not. */
function isPassing(failure: AskFailure): boolean {
  return isOverload(failure) || ['timeout', 'bad-reply', 'failed-inside'].includes(failure.kind);
}

function newChange(): Round['change'] {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { happened: promise, tell: resolve };
}

function tellChange(round: Round): void {
  const { tell } = round.change;
  round.change = newChange();
  tell();
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

function rest(ms: number, signal: AbortSignal): Promise<void> {
  return pause(ms, undefined, { signal }).catch(() => undefined);
}

async function tellProgress({ deps, run, asking, done, questions }: Round): Promise<void> {
  const names = asking.platforms.map(({ name }) => name).join(', ');
  await recordProgress(deps.database.db, run, {
    stage: 'judge',
    message: `Asking ${names}`,
    done,
    total: questions.length * asking.platforms.length,
  });
}

/** A platform that gave too little leaves one invalid answer, so that the report can say why. */
async function answersInHand({ deps, run, asking, reasons: whys, questions }: Round): Promise<PlatformAnswer[]> {
  const saved = (await readAsks(deps.database.db, run.id)).flatMap(({ answer }) => answer ?? []);
  const order = new Map(asking.platforms.map(({ id }, at) => [String(id), at]));
  const answers = saved.toSorted(
    (a, b) =>
      (order.get(a.platform) ?? 99) - (order.get(b.platform) ?? 99) ||
      (a.promptId < b.promptId ? -1 : a.promptId > b.promptId ? 1 : a.run - b.run),
  );
  const missing = asking.platforms.flatMap(({ id, name, model }): PlatformAnswer[] => {
    const [first] = questions;
    const own = answers.filter(({ platform }) => platform === id);
    const why = whys.get(id) ?? (own.length === 0 ? `${name} was not reached` : null);
    if (!first || why === null || own.some(({ invalidReason }) => invalidReason === why)) return [];
    return [
      {
        platform: id,
        model,
        promptId: first.id,
        promptKind: first.kind,
        prompt: first.text,
        run: -1,
        askedAt: deps.now().toISOString(),
        searched: false,
        text: '',
        retrieved: [],
        cited: [],
        valid: false,
        invalidReason: why,
      },
    ];
  });
  return [...answers, ...missing];
}
