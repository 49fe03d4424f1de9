import { blankAnswers, categories, perPlatform, platformNames, platforms } from '#engine/contract.ts';
import type { Analysis, Answers, Platform, PlatformScore, Finding } from '#engine/contract.ts';
import { industryBenchmarks, type MeasuredBenchmark } from '#engine/judge/score/benchmarks.ts';
import { findContradictions, reportedFactorFrom } from '#engine/judge/contradictions/contradictions.ts';
import { effectiveAnswers, wilsonInterval } from '#engine/base/statistics.ts';
import { enoughAnswers, hasRate, ratesOf, type AnswerRates } from '#engine/ask/answers/answer-rates.ts';
import { rivalsNamed } from '#engine/ask/answers/rivals-named.ts';
import { namedNotRead } from '#engine/wording.ts';
import type { Evidence } from '#engine/evidence/evidence.ts';
import { homePage } from '#engine/evidence/site/key-pages.ts';
import { withDoubts } from '#engine/judge/doubted.ts';
import { kindQuestion } from '#engine/judge/kind-question.ts';
import { organisationKind, withKindGiven } from '#engine/evidence/site/organisation-kind.ts';
import { corrected, withoutContested } from '#engine/judge/corrections/corrected.ts';
import { isGateLifted, underReview } from '#engine/judge/corrections/under-review.ts';
import { categoryScores, strengthsOf, weaknessesOf } from '#engine/judge/plan/feedback.ts';
import { findGates, findPlatformCaps } from '#engine/judge/gates.ts';
import { asFarAsRead, withPagesOnce, confirmable, ofPagesRead, reachOfEvidence } from '#engine/judge/as-far-as-read.ts';
import { industryAdvice } from '#engine/judge/plan/industry-advice.ts';
import { observe } from '#engine/judge/observations.ts';
import { findNotices } from '#engine/judge/notices.ts';
import { makePlan } from '#engine/judge/plan/plan.ts';
import { findRemarks } from '#engine/judge/remarks/find-remarks.ts';
import { platformScores, type PlatformNumbers, type PlatformRates } from '#engine/judge/score/platform-scores.ts';
import { checks, RUBRIC_VERSION } from '#engine/judge/checks/rubric.ts';
import {
  notReached,
  runCheck,
  withoutOwnWord,
  withoutWebsite,
  type JudgedCheck,
} from '#engine/judge/checks/run-check.ts';
import { gainOfAnswer, roundTo, scoreFromResults } from '#engine/judge/score/score.ts';
import { scoreTexts } from '#engine/judge/score/texts.ts';
import { whyNotRead } from '#engine/judge/score/not-read.ts';
import { whyTooLittleIsRead, whyUnscored } from '#engine/judge/score/too-little.ts';
import { describeScope } from '#engine/judge/scope.ts';
import { subjectOf } from '#engine/wording.ts';

/**
 * The judgement: evidence in, analysis out. Pure: the clock is `evidence.now`, the network was used before, and the same
 * evidence gives the same bytes. `measured` is our own distribution for the customer's industry, where there is one.
 */
export function judge(given: Evidence, measured: MeasuredBenchmark | null = null): Analysis {
  const evidence = withKindGiven(given);
  const answers = evidence.answers.ok ? evidence.answers.value : blankAnswers;
  const { corrections = [], underReview: reviewed = [] } = evidence;
  const reach = reachOfEvidence(evidence);
  const contradictions = withoutContested(confirmable(findContradictions(evidence), reach), corrections);
  const tooLittle = whyTooLittleIsRead(evidence, reach);
  const wasRead = evidence.site.ok && evidence.site.value.pages.length > 0;
  const remarks = findRemarks(evidence);
  const judged = judgeChecks(
    withDoubts(asFarAsRead(withPagesOnce(evidence), reach), remarks),
    reportedFactorFrom(contradictions),
  )
    .map((one) => ofPagesRead(one, reach))
    .map((one) => underReview(corrected(one, corrections), reviewed))
    .map((one) => (wasRead ? withoutOwnWord(one) : one))
    .map((one) => (tooLittle !== null && one.check.category === 'contentQuality' ? notReached(one, tooLittle) : one));
  const results = judged.map(({ result }) => result);
  const gates = findGates(evidence).filter((gate) => !isGateLifted(gate, reviewed, corrections));
  const notices = findNotices(evidence);
  const scorecard = scoreFromResults(results, gates.length > 0);
  const rates = ratesByPlatform(evidence, answers);
  const numbers = platformScores(
    judged.map(({ check, result }) => ({ ...result, platformWeights: check.platformWeights })),
    findPlatformCaps(evidence),
    usableRates(rates),
  );
  const notRead = whyNotRead(results, evidence, reach);
  const kind = organisationKind(evidence);
  const unscored = whyUnscored(scorecard, tooLittle);
  const plan = makePlan(judged, gates, remarks, scorecard, {
    answers,
    kind,
    unscored: categories.filter((category) => unscored[category] !== null),
    pages: evidence.site.ok ? evidence.site.value.pages.length : 0,
    homeUrl: evidence.site.ok ? (homePage(evidence.site.value)?.url ?? null) : null,
  });
  const planItems = [...plan.immediate, ...plan.shortTerm, ...plan.longTerm];
  const rivals = rivalsOf(evidence);
  const open = results
    .flatMap(({ asks = [] }) => asks)
    // Whether anybody buys there decides whether it has customers.
    .filter((ask) => kind !== null || ask.kind !== 'review')
    .toSorted((a, b) => b.points - a.points)
    .map((ask) => ({ ...ask, points: gainOfAnswer(ask, results, gates.length > 0) }))
    .toSorted((a, b) => b.points - a.points || Number(a.candidate === null) - Number(b.candidate === null));
  const questions = [...(wasRead && kind === null ? [kindQuestion()] : []), ...open].slice(0, mostQuestions);
  return {
    rubricVersion: RUBRIC_VERSION,
    assessedAt: evidence.now.ok ? evidence.now.value : evidence.gatheredAt,
    ...(!wasRead && isBlank(answers) && { unscored: scoreTexts.unscored }),
    overallScore: scorecard.overallScore,
    interval: scorecard.interval,
    coverage: scorecard.coverage,
    confidence: scorecard.confidence,
    grade: scorecard.grade,
    gates: gates.map(({ id, sentence, finding }) => ({ id, sentence, finding })),
    platformScores: perPlatform((platform) => numbers[platform].score),
    platforms: perPlatform((platform) => platformScore(platform, numbers[platform], rates[platform], evidence)),
    categories: categoryScores(scorecard, judged, planItems, unscored),
    topRecommendations: planItems
      .slice(0, 5)
      .map(
        (item) =>
          `${item.title}. ${isOfGate(item.checkId) ? item.description : (deciding(item.checkId)?.note ?? item.description)}`,
      ),
    strengths: strengthsOf(judged, kind),
    weaknesses: weaknessesOf(judged, gates, kind),
    industryInsights: {
      industrySpecificRecommendations: industryAdvice(judged, kind),
      competitorAnalysis: competitorLines(rivals),
      industryBenchmarks: industryBenchmarks(
        answers.industry,
        rivals.map(({ name }) => name),
        measured,
        kind,
      ),
      priorityActions: planItems.slice(0, 3).map((item) => item.title),
    },
    personalizedPlan: plan,
    checks: results,
    contradictions,
    ...(notRead !== null && { notRead }),
    ...(questions.length > 0 && { questions }),
    observations: observe(evidence),
    ...(notices.length > 0 && { notices }),
    remarks,
    ...(kind !== null && { organisation: kind }),
    scope: describeScope(evidence, reach),
  };

  /** A fatal defect is said as the report's first sentence, and there alone. */
  function isOfGate(checkId: string): boolean {
    return gates.some((gate) => gate.checkId === checkId);
  }

  /** The recommendation carries its proof: what costs the points, else what we did not see. What was merely reported has a label for a note. */
  function deciding(checkId: string): Finding | undefined {
    const findings = subjectOf({ checks: results, remarks }, checkId)?.findings ?? [];
    return (
      findings.find(({ tone }) => tone === 'bad') ??
      findings.find(({ tone, id }) => tone === 'info' && !id.endsWith('-reported'))
    );
  }
}

/** Nobody answered anything but who and where the business is. */
function isBlank({ companyName: _name, website: _website, email: _email, ...said }: Answers): boolean {
  return JSON.stringify({ ...blankAnswers, ...said }) === JSON.stringify(blankAnswers);
}

function judgeChecks(evidence: Evidence, reportedFactor: number): JudgedCheck[] {
  const hasWebsite = evidence.website.trim() !== '';
  return checks.map((check) => {
    const looksAtSite = check.reads.some((key) => key !== 'now' && key !== 'answers' && key !== 'platformAnswers');
    return !hasWebsite && looksAtSite ? withoutWebsite(check) : runCheck(check, evidence, reportedFactor);
  });
}

type RatesByPlatform = Record<Platform, AnswerRates | null>;

function ratesByPlatform(evidence: Evidence, answers: Answers): RatesByPlatform {
  const all = evidence.platformAnswers.ok ? evidence.platformAnswers.value : [];
  return perPlatform((platform) => ratesOf(platform, all, answers));
}

function usableRates(rates: RatesByPlatform): Partial<Record<Platform, PlatformRates>> {
  const usable: Partial<Record<Platform, PlatformRates>> = {};
  for (const platform of platforms) {
    const own = rates[platform];
    if (!own || !hasRate(own)) continue;
    usable[platform] = { ...own, recognised: own.recognised ?? 0, accuracy: own.accuracy ?? 0 };
  }
  return usable;
}

function platformScore(
  platform: Platform,
  numbers: PlatformNumbers,
  rates: AnswerRates | null,
  evidence: Evidence,
): PlatformScore {
  const base = { platform, score: numbers.score, interval: numbers.interval, cap: numbers.cap };
  const readiness = 'The score is readiness: what your site and your answers let us expect.';
  if (rates && numbers.blended)
    return { ...base, basis: 'observed', note: observedNote(rates), observed: observedFigures(rates) };
  if (rates) {
    const why = whyInvalid(platform, evidence);
    const note =
      rates.answers === 0 && why !== null
        ? `${platformNames[platform]} could not be asked: ${why}. ${readiness}`
        : rates.unread > 0 && rates.answers < enoughAnswers
          ? `${namedNotRead(rates.namedUnread, rates.unread)} (${platformNames[platform]}). ${readiness}`
          : rates.isTooUnclear
            ? `${rates.unclear} answers of ${platformNames[platform]} could be understood in two ways, too many for a rate. ${readiness}`
            : `${platformNames[platform]} gave ${rates.answers} valid answers, fewer than the ${enoughAnswers} that a rate needs${why === null ? '' : ` (${why})`}. ${readiness}`;
    return { ...base, basis: 'not-measured', note, observed: null };
  }
  const { platformAnswers } = evidence;
  if (!platformAnswers.ok && platformAnswers.reason !== 'not-asked') {
    return {
      ...base,
      basis: 'not-measured',
      note: `${platformNames[platform]} could not be asked: ${platformAnswers.detail || platformAnswers.reason}. ${readiness}`,
      observed: null,
    };
  }
  return {
    ...base,
    basis: 'estimated',
    note: `Estimated from your site and your quiz answers. ${readiness}`,
    observed: null,
  };
}

/** The reason that most of the platform's calls without an answer have. */
function whyInvalid(platform: Platform, { platformAnswers }: Evidence): string | null {
  if (!platformAnswers.ok) return null;
  const counts = new Map<string, number>();
  for (const { platform: own, valid, invalidReason } of platformAnswers.value)
    if (own === platform && !valid && invalidReason !== null)
      counts.set(invalidReason, (counts.get(invalidReason) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0]?.[0] ?? null;
}

function observedNote(rates: AnswerRates): string {
  return `${rates.answers} answers, ${rates.observedAt.slice(0, 10)}, ${rates.model}, read through the platform’s programming interface`;
}

function observedFigures(rates: AnswerRates): NonNullable<PlatformScore['observed']> {
  const effective = effectiveAnswers(rates.answers, rates.runsPerPrompt);
  const rate = (value: number) => {
    const { low, high } = wilsonInterval(value, effective);
    return { value: roundTo(value, 3), interval: { low: roundTo(low, 3), high: roundTo(high, 3) } };
  };
  return {
    model: rates.model,
    observedAt: rates.observedAt,
    answers: rates.answers,
    effectiveAnswers: roundTo(effective, 1),
    mentionRate: rate(rates.mention),
    citationRate: rate(rates.citation),
  };
}

/** More would be a second quiz. */
const mostQuestions = 7;

type Rival = { name: string; answers: number };

/** Of all answers, whichever platform gave them: the report counts a rival once. */
function rivalsOf({ platformAnswers }: Evidence): Rival[] {
  const counts = new Map<string, number>();
  for (const name of platformAnswers.ok ? [...rivalsNamed(platformAnswers.value).values()].flat() : [])
    counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .map(([name, answers]) => ({ name, answers }))
    .toSorted((a, b) => b.answers - a.answers || (a.name < b.name ? -1 : 1));
}

function competitorLines(rivals: Rival[]): string[] {
  if (rivals.length === 0) return [scoreTexts.noRivals];
  return rivals
    .slice(0, 5)
    .map(
      ({ name, answers: count }) =>
        `${name} was named in ${count} ${count === 1 ? 'answer' : 'answers'} to questions that do not name you.`,
    );
}
