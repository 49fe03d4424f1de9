import { setTimeout as pause } from 'node:timers/promises';
import { aboutJourney } from '#base/log-context.ts';
import { limit } from '#engine/limit.ts';
import type { Evidence, PlatformAnswer } from '#engine/evidence.ts';
import type { AskFailure, AskResult, PlatformAdapter, PlatformId } from '#engine/platforms/contract.ts';
import { homePage } from '#engine/derived/key-pages.ts';
import { promptLanguage, promptSet } from '#engine/prompts.ts';
import { recordProgress } from './announce.ts';
import { type AskingRun, claimAsk, finishAsking, type Question, readAsks, recordLeaving, saveAsk, settleInterrupted, takenOver, takeOver } from './ask-rows.ts';
import type { JourneyDeps } from './deps.ts';
import { scheduleFill } from './schedule-fill.ts';

export type AskingDeps = {
  /** Those with a key; empty when none is configured. */
  platforms: readonly PlatformAdapter[];
  /** Unbranded questions, and how often each question is asked. */
  prompts: number;
  repeats: number;
  budgetPerReportUsd: number;
  budgetPerDayUsd: number;
};

/** After this the report goes out with the answers in hand. It is promised within a day; nobody gains by waiting longer. */
export const askingMs = 20 * 60_000;
const longestWaitMs = 60_000; // a vendor that asks for a longer pause is out for this run
const failuresInARow = 3;
const waitsPerQuestion = 2;

/**
 * Between payment and report: asks the platforms, one call at a time each, and puts what they said into the evidence.
 * Each question has a row before its call, so a killed worker's successor repeats one call at most.
 */
export async function askPlatforms(deps: JourneyDeps, assessmentId: string, job: { signal: AbortSignal; attempt: number }): Promise<void> {
  const { asking } = deps;
  if (!asking || asking.platforms.length === 0) return;
  const run = await takeOver(deps, assessmentId, job.attempt);
  if (!run) return;
  aboutJourney(run.submissionId);
  const questions = planQuestions(run.evidence, asking);
  const repeatable = await settleInterrupted(deps, run);
  const left = run.startedAt.getTime() + askingMs - deps.now().getTime();
  const deadline = AbortSignal.timeout(Math.max(0, left));
  const lane: Lane = {
    ...job,
    asking,
    run,
    questions,
    repeatable,
    deadline,
    total: questions.length * asking.platforms.length,
    done: 0,
    reasons: new Map(),
    failed: new Set(),
  };
  await Promise.all(asking.platforms.map((platform) => askOne(deps, platform, lane)));
  if (job.signal.aborted) throw new Error(`asking for ${assessmentId} was stopped; the next worker goes on`);
  await finishAsking(deps, run, await answersInHand(deps, lane), (tx) => scheduleFill(deps, tx, { assessmentId, missing: [...lane.failed], attempt: 1 }));
}

type Lane = {
  signal: AbortSignal;
  asking: AskingDeps;
  run: AskingRun;
  questions: Question[];
  repeatable: ReadonlySet<string>;
  deadline: AbortSignal;
  total: number;
  done: number;
  /** Why a platform was asked no further. */
  reasons: Map<PlatformId, string>;
  /** Those of them that may answer another day; a budget that is used up is no such reason. */
  failed: Set<PlatformId>;
};

/** Every question once, then every question again: what is cut short has still asked widely. */
export function planQuestions(evidence: Evidence, { prompts, repeats }: AskingDeps): Question[] {
  if (!evidence.answers.ok) return [];
  const language = promptLanguage(evidence.site.ok ? (homePage(evidence.site.value)?.lang ?? null) : null);
  const set = promptSet(evidence.answers.value, language, prompts);
  return Array.from({ length: repeats }, (_, run) => set.map((prompt): Question => ({ ...prompt, run }))).flat();
}

async function askOne(deps: JourneyDeps, platform: PlatformAdapter, lane: Lane): Promise<void> {
  let failures = 0;
  for (const question of lane.questions) {
    const outcome = await askQuestion(deps, platform, question, lane);
    if (outcome === 'known') continue;
    if (outcome === 'over') return;
    lane.done += 1;
    if (lane.done % 10 === 0) await tellProgress(deps, lane);
    if (outcome.ok) failures = 0;
    else {
      failures += countsAgainst(outcome.failure) ? 1 : 0;
      if (endsLane(outcome.failure) || failures >= failuresInARow) {
        lane.reasons.set(platform.id, outcome.failure.detail);
        lane.failed.add(platform.id);
        deps.log.warn({ platform: platform.id, kind: outcome.failure.kind, assessmentId: lane.run.id }, 'platform left out for this run');
        return;
      }
    }
  }
}

async function askQuestion(deps: JourneyDeps, platform: PlatformAdapter, question: Question, lane: Lane): Promise<AskResult | 'known' | 'over'> {
  for (let waits = 0; ; waits += 1) {
    if (lane.signal.aborted || lane.deadline.aborted) {
      if (lane.deadline.aborted) {
        lane.reasons.set(platform.id, `${platform.name} did not answer in time`);
        lane.failed.add(platform.id);
      }
      return 'over';
    }
    const claim = await claimAsk(deps, lane.run, platform, question, { again: waits > 0, repeatable: lane.repeatable, asking: lane.asking });
    if (claim === 'budget') lane.reasons.set(platform.id, 'the budget for asking was used up');
    if (claim === 'budget' || claim === 'lost') return 'over';
    if (claim === 'known') return 'known';
    const result = await makeCall(deps, lane.run, { platform, question, signal: lane.deadline });
    if (result === null) return 'over';
    const waitMs = result.ok ? null : shortWaitOf(result.failure, waits);
    if (waitMs === null) return result;
    const rest = limit(null, lane.signal, lane.deadline);
    await pause(waitMs, undefined, { signal: rest.signal }).catch(() => undefined);
    rest.end();
  }
}

/** Makes one claimed call and keeps what came of it. null: another worker asks by now, and nothing was sent. */
export async function makeCall(
  deps: JourneyDeps,
  run: AskingRun,
  { platform, question, signal }: { platform: PlatformAdapter; question: Question; signal: AbortSignal },
): Promise<AskResult | null> {
  const askedAt = deps.now();
  const result = await platform
    .ask(question.text, signal, () => recordLeaving(deps, run, platform, question))
    .catch((error: unknown) => {
      if (error === takenOver) return null;
      throw error;
    });
  if (result) await saveAsk(deps, run, platform, question, askedAt, result);
  return result;
}

/** How long to wait before the same question is asked again; null when it is not. */
function shortWaitOf({ kind, retryAfterMs }: AskFailure, waits: number): number | null {
  if (kind !== 'rate-limited' || waits >= waitsPerQuestion) return null;
  const wait = retryAfterMs ?? 5000 * (waits + 1);
  return wait <= longestWaitMs ? wait : null;
}

function endsLane({ kind }: AskFailure): boolean {
  return kind === 'wrong-key' || kind === 'rejected' || kind === 'rate-limited' || kind === 'stopped';
}

/** An empty answer or a refusal is about the question, not about the platform. */
function countsAgainst({ kind }: AskFailure): boolean {
  return kind !== 'empty' && kind !== 'refusal';
}

async function tellProgress(deps: JourneyDeps, lane: Lane): Promise<void> {
  const names = lane.asking.platforms.map(({ name }) => name).join(', ');
  await recordProgress(deps.database.db, lane.run, { stage: 'judge', message: `Asking ${names}`, done: lane.done, total: lane.total });
}

/** A platform that gave nothing leaves one invalid answer, so that the report can say why. */
async function answersInHand(deps: JourneyDeps, lane: Lane): Promise<PlatformAnswer[]> {
  const saved = await readAsks(deps.database.db, lane.run.id);
  const order = new Map(lane.asking.platforms.map(({ id }, at) => [String(id), at]));
  const answers = saved.toSorted(
    (a, b) => (order.get(a.platform) ?? 99) - (order.get(b.platform) ?? 99) || (a.promptId < b.promptId ? -1 : a.promptId > b.promptId ? 1 : a.run - b.run),
  );
  const missing = lane.asking.platforms.flatMap(({ id, name, model }): PlatformAnswer[] => {
    const [first] = lane.questions;
    if (!first || answers.some(({ platform }) => platform === id)) return [];
    return [
      {
        platform: id,
        model,
        promptId: first.id,
        promptKind: first.kind,
        prompt: first.text,
        run: first.run,
        askedAt: deps.now().toISOString(),
        searched: false,
        text: '',
        retrieved: [],
        cited: [],
        valid: false,
        invalidReason: lane.reasons.get(id) ?? `${name} was not reached`,
      },
    ];
  });
  return [...answers, ...missing];
}
