import type { Analysis, Finding } from '#engine/contract.ts';

const plural =
  'pages|words|addresses|answers|questions|items|things|offers|topics|titles|days|redirects|probes|files|headings|clicks|characters|entries|values|sources|publications|profiles|claims|pictures|points|steps|numbers|terms|places|kinds|audiences';
const verbs =
  'are|were|have|hold|open|link|name|stand|give|need|set|lie|carry|show|agree|mention|bear|ask|do|speak|compare|repeat|forbid';

/** How a sentence must not read, whatever is in its quotations. */
const faults: [name: string, pattern: RegExp][] = [
  ['no end', /[^.!?…”’")]$|[^.!?…]["”’)]$/],
  ['two colons', /:\s(?:(?![.!?;]\s).)*:\s/],
  ['two ends', /[.!?]\.|[,;:]\.|\.”\.|\?”\.$|\s[.,;]/],
  ['an empty quotation', /“\s*”/],
  ['one of many', new RegExp(String.raw`(?<![\d.,])1 (?:(?!of\b)[a-z-]+ ){0,2}(?:${plural})\b`)],
  ['one that are', new RegExp(String.raw`(?<![\d.,])1 of \d+ (?:[a-z’-]+ ){1,3}(?:${verbs})\b`)],
  ['none that are', /(?<![\d.,])0 (?:of \d+ (?!points)[a-z]|pages|others?)/],
  ['straight quotation marks', /(?<![=\w…"])"[^"=<>]*"/],
  ['no word', /\b(?:undefined|null|NaN)\b|\[object/],
];

/** The names of what is wrong with a sentence that a customer reads. */
export function proseFaults(sentence: string): string[] {
  const plain = sentence
    .replaceAll(/https?:\/\/[^\s,;)”]+[^\s,;)”.]/g, 'ADDRESS')
    .replaceAll(/“[^”]*[^”.?!\s][^”]*”/g, (quoted) => `“Q${/[.?!…]”$/.test(quoted) ? quoted.at(-2) : ''}”`);
  return faults
    .filter(([name, pattern]) => pattern.test(name === 'an empty quotation' ? sentence : plain))
    .map(([name]) => `${name}: ${sentence}`);
}

/** Every text of a judgement that a customer reads: titles and phrases, then sentences. */
export function textsOfAnalysis(analysis: Analysis): string[] {
  const { checks, contradictions, personalizedPlan: plan, questions = [], remarks = [], scope } = analysis;
  const items = [...plan.immediate, ...plan.shortTerm, ...plan.longTerm];
  const { week1, week2, week3, week4 } = plan.customActionPlan;
  return [
    ...checks.map(({ title }) => title),
    ...remarks.map(({ title }) => title),
    ...items.flatMap((item) => [
      item.title,
      ...item.metrics,
      ...(item.tools ?? []),
      ...(item.prerequisites ?? []),
      ...(item.commonMistakes ?? []),
    ]),
    ...contradictions.map(({ said, saw }) => `${said.place}. ${saw.place}`),
    ...questions.map(({ question }) => question),
    plan.estimatedROI,
    plan.implementationTimeline,
    ...(plan.competitivePriority ?? []),
    ...[week1, week2, week3, week4].flat(),
    ...analysis.topRecommendations,
    ...analysis.strengths,
    ...analysis.weaknesses,
    ...analysis.industryInsights.competitorAnalysis,
    scope.headline,
    ...scope.notSeen,
    ...sentencesOfAnalysis(analysis),
  ];
}

/** Every sentence of a judgement, as the report prints it. */
export function sentencesOfAnalysis(analysis: Analysis): string[] {
  const { checks, observations, gates, contradictions, personalizedPlan: plan, platforms, categories } = analysis;
  const notes = (findings: readonly Finding[]) => findings.map(({ note }) => note);
  return [
    ...checks.flatMap(({ why, reason, findings }) => [why, reason, ...notes(findings)]),
    ...notes(observations),
    ...(analysis.remarks ?? []).flatMap(({ why, todo, proof, findings }) => [why, ...todo, proof, ...notes(findings)]),
    ...gates.map(({ sentence }) => sentence),
    ...contradictions.map(({ question }) => question),
    ...analysis.industryInsights.industrySpecificRecommendations,
    ...[...plan.immediate, ...plan.shortTerm, ...plan.longTerm].flatMap(({ description, implementation, proof }) => [
      description,
      ...implementation,
      proof,
    ]),
    ...Object.values(platforms).flatMap(({ note, cap }) => [note, ...(cap ? [cap.reason] : [])]),
    ...Object.values(categories).map(({ feedback }) => feedback),
  ];
}
