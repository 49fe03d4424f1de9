import { proofId } from '#engine/judge/findings.ts';
import { categoryNames } from '#engine/contract.ts';
import type { Answers, Category, Finding, Harm, PlanItem, Remark, RemarkKind } from '#engine/contract.ts';
import { samePageKey } from '#engine/base/addresses/page-name.ts';
import { networkNames } from '#engine/base/addresses/network-names.ts';
import { say } from '#engine/base/text/say.ts';
import { listed } from '#engine/base/text/wording.ts';
import type { OrganisationKind } from '#engine/evidence/site/organisation-kind.ts';
import { consequences } from '#engine/judge/checks/define-check.ts';
import type { Check, Consequence } from '#engine/judge/checks/define-check.ts';
import type { Advice } from '#engine/judge/checks/texts.ts';
import type { FoundGate } from '#engine/judge/gates.ts';
import type { JudgedCheck } from '#engine/judge/checks/run-check.ts';
import { isAdvisedTo, isAskedFor } from '#engine/judge/plan/advised.ts';
import { countedChecks } from '#engine/judge/plan/counted.ts';
import { lowerFirst } from '#engine/judge/plan/feedback.ts';
import { missing, type Ranked } from '#engine/judge/plan/order.ts';
import { planTexts } from '#engine/judge/plan/texts.ts';
import { gainOf } from '#engine/judge/score/score.ts';

export type PlanContext = {
  answers: Answers;
  kind: OrganisationKind | null;
  homeUrl: string | null;
  /** Pages that were read. */
  pages: number;
  /** Categories without a score: no figure of theirs is said. */
  unscored: readonly Category[];
};

/** What there is to do, where a finding of this site asks for it: one item for each cause, with what it wins where that can be counted. */
export function planItems(
  judged: readonly JudgedCheck[],
  gates: readonly FoundGate[],
  remarks: readonly Remark[],
  context: PlanContext,
): Ranked[] {
  const results = judged.map(({ result }) => result);
  const open = judged.flatMap((one): Open[] => {
    const gate = gates.find(({ checkId }) => checkId === one.check.id);
    const isOpen = gate !== undefined || (one.lostPoints >= leastLost && isAskedFor(one));
    return one.check.advice && isOpen ? [{ ...one, gate, told: toldOf(one, gate) }] : [];
  });
  const onSite = open.filter((one) => one.check.consequence !== 'elsewhere' && !isToldByRemarks(one, remarks));
  const elsewhere = open.filter((one) => one.check.consequence === 'elsewhere' && isAdvisedTo(one, context.kind));
  return [
    ...byCause(onSite).map((group) => itemOf(group, context, gain)),
    ...(elsewhere.length > 0 ? [elsewhereItem(elsewhere, context, gain)] : []),
    ...remarks.map(itemOfRemark),
  ];

  function gain(group: readonly Open[]): number {
    // What a script has still to write nobody can judge.
    if (group.some(({ comesFirst }) => comesFirst) || !group.every(({ check }) => countedChecks.has(check.id)))
      return 0;
    const lifted = gates.filter((gate) => group.some((one) => one.gate === gate)).length;
    const before = lifted > 0;
    return gainOf(
      group.map(({ check }) => check.id),
      results,
      { before, after: before && gates.length > lifted },
    );
  }
}

/** A check that has something to do. `told`: its findings without examples of what is right. */
type Open = JudgedCheck & { gate: FoundGate | undefined; told: Finding[] };
type Gain = (group: readonly Open[]) => number;

/** Each place that it charges stands in a remark, which says what to do there. */
function isToldByRemarks({ gate, told }: Open, remarks: readonly Remark[]): boolean {
  const charged = told.filter(({ tone }) => tone === 'bad');
  if (gate || charged.length === 0) return false;
  const places = remarks.flatMap(({ findings }) => findings);
  return charged.every(
    (one) =>
      one.kind === 'quote' &&
      one.quote.length >= 8 &&
      places.some((place) => place.kind === 'line' && place.url === one.url && place.text.includes(one.quote)),
  );
}

/** Below this an item is dust. */
const leastLost = 0.05;

function toldOf({ result }: JudgedCheck, gate: FoundGate | undefined): Finding[] {
  const told = result.findings.filter((finding) => finding.id !== proofId); // an example of what is right asks for nothing
  return told.length > 0 || !gate ? told : [gate.finding];
}

/** A page without markup is repaired by one block of it, whatever asks for it. */
const noMarkup = 'no-markup';
const ofMarkup: ReadonlySet<string> = new Set([
  'organization-schema-missing',
  'organization-by-script',
  'structured-data-not-seen',
  'structured-data-by-script',
]);

/** A page that does not load, and the links to it. */
const deadPages = 'dead-pages';
const ofDeadPages: ReadonlySet<string> = new Set(['broken-link', 'page-not-loading']);

/** What one line of a file or of a page makes fail is repaired by one act. */
function byCause(open: readonly Open[]): Open[][] {
  return [...Map.groupBy(open, (one) => causeOf(one)).values()].map((group) =>
    group.toSorted(
      (a, b) => Number(b.gate !== undefined) - Number(a.gate !== undefined) || b.lostPoints - a.lostPoints,
    ),
  );
}

function causeOf({ check, gate, told }: Open): string {
  if (!gate && told.some(({ id }) => ofMarkup.has(id))) return noMarkup;
  const bad = gate ? [gate.finding] : told.filter(({ tone }) => tone === 'bad');
  if (bad.length > 0 && bad.every(({ id }) => ofDeadPages.has(id))) return deadPages;
  const places = new Set(bad.map((one) => (one.kind === 'line' ? `${one.url} ${one.line} ${one.text}` : '')));
  const [place = ''] = places;
  return places.size === 1 && place !== '' ? place : check.id;
}

function itemOf(group: readonly Open[], context: PlanContext, gain: Gain): Ranked {
  const [{ check, result, gate, told, comesFirst }, ...others] = group as [Open, ...Open[]];
  const advice = gate?.advice ?? check.advice?.(told, context.answers);
  if (!advice) throw new Error(`${check.id} is in the plan and advises nothing.`);
  const isFirst = gate ? 'fatal' : comesFirst ? 'waited-for' : null;
  const isOpen = !gate && told.length > 0 && told.every(({ tone }) => tone !== 'bad');
  const reach = reachOf(
    group.flatMap((one) => one.told),
    context.homeUrl,
  );
  const isRare = !gate && isOfFewPages(check.id, reach, context.pages);
  return {
    first: isFirst,
    // What the owner says and nobody saw comes last, and what was only not seen after what was seen to be wrong.
    consequence:
      result.state === 'reported' || isRare
        ? 'hygiene'
        : isOpen && isBefore(check.consequence, 'blur')
          ? 'blur'
          : check.consequence,
    kind: check.consequence === 'question' ? missing : (kindLikeRemark[check.id] ?? check.id),
    reach,
    ...((gate || shutsOut.has(check.id)) && { isReach: true as const }),
    isProved: told.some(({ tone }) => tone === 'bad'),
    item: {
      ...itemOfCheck(check, withOthers(advice, others), told, gain(group)),
      timeframe: planTexts.timeframes[isFirst ? 'immediate' : check.timeframe],
    },
  };
}

/** A sign of form that a few pages lack misleads hardly anybody; from one page in three on it is the site’s. */
function isOfFewPages(checkId: string, reach: Remark['reach'], pages: number): boolean {
  return pageByPage.has(checkId) && !reach.onHome && reach.pages * rareShare <= pages;
}

const rareShare = 3;
/** Checks of titles and viewports. */
const pageByPage: ReadonlySet<string> = new Set(['TS-07', 'TS-15']);

/** Checks of whether a page can be had at all. */
const shutsOut: ReadonlySet<string> = new Set(['AO-01', 'AO-02', 'AO-03', 'AO-04', 'AO-06', 'TS-01', 'TS-04', 'TS-05']);

const isBefore = (one: Consequence, other: Consequence): boolean =>
  consequences.indexOf(one) < consequences.indexOf(other);

/** Checks that find the same sort of fault as an editor does. */
const kindLikeRemark: Partial<Record<string, RemarkKind>> = {
  'TS-14': 'wrong-link',
  'TS-01': 'wrong-link',
  'AO-10': 'contradiction',
};

function withOthers(advice: Advice, others: readonly Open[]): Advice {
  if (others.length === 0) return advice;
  const faults = listed(others.map(({ result }) => lowerFirst(result.title)));
  return {
    ...advice,
    description: say(planTexts.sameCause.description, {
      description: advice.description,
      count: others.length,
      faults,
    }),
  };
}

function itemOfCheck(check: Check, advice: Advice, findings: readonly Finding[], gainPoints: number): PlanItem {
  const { title, description, steps, resources = [], metrics, proof, ...rest } = advice;
  const toDo = steps.filter((step) => !findings.some(({ note }) => note === step)); // what was seen is shown beside the steps, and stands for them where there are none
  return {
    checkId: check.id,
    category: categoryNames[check.category],
    title,
    description,
    implementation: toDo.length > 0 ? toDo : steps,
    timeframe: planTexts.timeframes[check.timeframe],
    difficulty: check.difficulty,
    impact: check.impact,
    resources,
    metrics,
    gainPoints,
    who: check.who,
    minutes: minutesFor(check.minutes, findings),
    concerns: check.concerns,
    proof,
    ...rest,
  };
}

/** What was well done asks for no time. */
function minutesFor(minutes: Check['minutes'], findings: readonly Finding[]): number {
  if (typeof minutes === 'number') return minutes;
  return minutes.whole + minutes.each * Math.max(1, findings.filter(({ tone }) => tone !== 'good').length);
}

function reachOf(findings: readonly Finding[], homeUrl: string | null): Remark['reach'] {
  const charged = findings.filter(({ tone }) => tone !== 'good');
  const pages = new Set(charged.flatMap((one) => ('url' in one && one.url ? samePageKey(one.url) : [])));
  return { onHome: homeUrl !== null && pages.has(samePageKey(homeUrl)), inHead: false, pages: Math.max(1, pages.size) };
}

/** All that is elsewhere is one item, and the last. */
function elsewhereItem(group: readonly Open[], { answers }: PlanContext, gain: Gain): Ranked {
  const sorted = group.toSorted((a, b) => b.lostPoints - a.lostPoints);
  const [{ check }] = sorted as [Open, ...Open[]];
  const { places, more, title, description, begun, proof } = planTexts.elsewhere;
  const advised = sorted.flatMap((one) => one.check.advice?.(one.told, answers) ?? []);
  const isBegun = (one: Open) => one.told.some(({ tone }) => tone === 'good');
  const names = sorted.flatMap((one): readonly string[] => {
    const networks = one.told.flatMap(({ id, about = [] }) =>
      id.startsWith('profile-') && id !== 'profile-linked' ? about : [],
    );
    if (networks.length > 0) return networks.map((key) => networkNames[key as keyof typeof networkNames]);
    const id = one.check.id as keyof typeof places;
    return isBegun(one) ? more[id] : places[id];
  });
  return {
    first: null,
    consequence: 'elsewhere',
    kind: 'elsewhere',
    reach: { onHome: false, inHead: false, pages: 1 },
    isProved: false,
    item: {
      ...itemOfCheck(
        check,
        {
          title: say(title, { places: listed(names) }),
          description: sorted.some(isBegun) ? begun : description,
          steps: advised.flatMap(({ steps }) => steps.slice(0, 2)),
          metrics: [...new Set(advised.flatMap(({ metrics }) => metrics.slice(0, 1)))],
          resources: [...new Set(advised.flatMap(({ resources = [] }) => resources))],
          proof,
        },
        [],
        gain(group),
      ),
      minutes: sorted.reduce((sum, one) => sum + minutesFor(one.check.minutes, one.told), 0),
    },
  };
}

function itemOfRemark(remark: Remark): Ranked {
  const { id, kind, by, hurts, title, why, todo, proof, who, minutes, reach } = remark;
  return {
    first: null,
    consequence: consequenceOfRemark(remark),
    kind: kind === 'missing-fact' ? missing : isContact(remark) ? 'contact' : kind,
    reach,
    ...(isContact(remark) && { isReach: true as const }),
    isProved: by === 'rule',
    ...(hurts === 'neat' && { isNeat: true as const }),
    item: {
      checkId: id,
      category: planTexts.remarkCategory,
      title,
      description: why,
      implementation: todo,
      timeframe: planTexts.timeframes[hurts === 'neat' ? 'short' : 'immediate'],
      difficulty: minutes <= 20 ? 'Easy' : 'Medium',
      impact: impactOf[hurts],
      resources: [],
      metrics: [],
      gainPoints: 0,
      who,
      minutes,
      concerns: 'found-pages',
      proof,
    },
  };
}

/** Whoever writes or calls does not reach the owner. */
function isContact({ kind, hurts, by, findings }: Remark): boolean {
  return (
    findings.some(({ id }) => ofContact.has(id)) ||
    (by === 'rule' && kind === 'leftover' && hurts === 'chosen') ||
    (kind === 'wrong-link' &&
      findings.some((one) => one.kind === 'line' && /^(?:href=")?(?:mailto|tel|sms):/i.test(one.text)))
  );
}

const ofContact: ReadonlySet<Finding['id']> = new Set([
  'form-sends-nothing',
  'form-by-mail',
  'form-to-other-mail',
  'form-target-gone',
  'mail-differs',
  'number-differs',
  'almost-one-number',
  'almost-one-mail',
]);

const impactOf: Record<Harm, PlanItem['impact']> = {
  found: 'High',
  chosen: 'High',
  understood: 'Medium',
  trusted: 'Medium',
  neat: 'Low',
};

/** What is over misleads where many meet it, and costs trust elsewhere; what keeps nobody from you weighs less. */
function consequenceOfRemark({ kind, hurts, reach, findings }: Remark): Consequence {
  const isMet = reach.onHome || reach.inHead || reach.pages > 2;
  if (kind === 'stale') return isMet || reach.onKeyPage || findings.length > 2 ? 'way' : 'trust';
  if (kind === 'misspelt') return isMet ? 'trust' : 'blur';
  if (kind === 'unclear' && reach.onKeyPage) return 'question';
  const isInTheWay = (hurts === 'found' || hurts === 'chosen') && (kind !== 'off-topic' || reach.inHead);
  return (isInTheWay ? inTheWay[kind] : undefined) ?? consequenceOfKind[kind];
}

const inTheWay: Partial<Record<RemarkKind, Consequence>> = {
  contradiction: 'way',
  leftover: 'way',
  'broken-text': 'way',
  'wrong-link': 'way',
  'off-topic': 'way',
  unclear: 'question',
};

const consequenceOfKind: Record<Exclude<RemarkKind, 'stale' | 'misspelt'>, Consequence> = {
  'foreign-name': 'way',
  empty: 'question',
  'missing-fact': 'question',
  contradiction: 'trust',
  leftover: 'trust',
  'broken-text': 'trust',
  'wrong-link': 'trust',
  'unsupported-claim': 'trust',
  duplicate: 'blur',
  'off-topic': 'blur',
  unclear: 'blur',
};
