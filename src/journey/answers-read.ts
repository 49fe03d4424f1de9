import type { Answers } from '#engine/contract.ts';
import { factNames, type KnownFacts, knownFacts, statedFacts } from '#engine/derived/answer-facts.ts';
import { enoughAnswers, listedNames, sentimentOf } from '#engine/derived/answer-rates.ts';
import { effectiveAnswers, wilsonInterval } from '#engine/derived/answer-statistics.ts';
import { citesOwnDomain, findMentions, isMention, type Mention } from '#engine/derived/brand-mentions.ts';
import { listPosition, type ListPosition } from '#engine/derived/list-position.ts';
import { isSameDomain } from '#engine/derived/registrable-domain.ts';
import type { Evidence, PlatformAnswer } from '#engine/evidence.ts';
import { vendors } from '#engine/platforms/connect-platforms.ts';
import { PROMPT_SET_VERSION } from '#engine/prompts.ts';
import type { AnswersRead } from '#report/contract.ts';

const longestText = 2500; // characters of one answer in the report; the whole stands in the evidence
const mostSources = 30;
const mostWrong = 10; // statements of one fact

/** The answers as the report shows them; null when nobody was asked. */
export function answersRead({ platformAnswers, answers: given, site }: Evidence): AnswersRead | null {
  if (!platformAnswers.ok || platformAnswers.value.length === 0 || !given.ok) return null;
  const customer = given.value;
  const read = platformAnswers.value.map((answer) => ({ answer, mentions: findMentions(answer, customer) }));
  const prompts = [...Map.groupBy(read, ({ answer }) => answer.promptId)].toSorted(([a], [b]) =>
    isUnbranded(a) === isUnbranded(b) ? (a < b ? -1 : 1) : isUnbranded(a) ? -1 : 1,
  );
  return {
    promptSetVersion: PROMPT_SET_VERSION,
    platforms: [...Map.groupBy(read, ({ answer }) => answer.platform)].map(([id, own]) => platformRow(id, own, customer)),
    questions: prompts.flatMap(([id, own]) => {
      const [first] = own;
      if (!first) return [];
      const valid = own.filter(({ answer }) => answer.valid);
      const named = valid.filter(({ mentions }) => mentions.some(isMention)).length;
      return [{ id, kind: first.answer.promptKind, text: first.answer.prompt, named, valid: valid.length, answers: own.map(answerRow) }];
    }),
    facts: factsOf(read, knownFacts(customer, site.ok ? site.value : null)),
    sources: sourcesOf(read, customer),
  };
}

type Read = { answer: PlatformAnswer; mentions: Mention[] };

function isUnbranded(promptId: string): boolean {
  return promptId.startsWith('u');
}

function nameOf(platform: string): string {
  return vendors.find(({ id }) => id === platform)?.name ?? platform;
}

function platformRow(id: string, own: readonly Read[], customer: Answers): AnswersRead['platforms'][number] {
  const valid = own.filter(({ answer }) => answer.valid);
  const unbranded = valid.filter(({ answer }) => answer.promptKind === 'unbranded');
  const named = unbranded.filter(({ mentions }) => mentions.some(isMention)).length;
  const runs = Math.max(1, ...[...Map.groupBy(unbranded, ({ answer }) => answer.promptId).values()].map((list) => list.length));
  const reasons = own.flatMap(({ answer }) => (answer.valid ? [] : (answer.invalidReason ?? [])));
  return {
    id,
    name: nameOf(id),
    model: valid[0]?.answer.model ?? own[0]?.answer.model ?? '',
    askedAt: own.map(({ answer }) => answer.askedAt).toSorted()[0] ?? '',
    asked: own.length,
    valid: valid.length,
    searched: valid.filter(({ answer }) => answer.searched).length,
    unbranded: unbranded.length,
    named,
    citedOwn: unbranded.filter(({ answer }) => citesOwnDomain(answer, customer.website)).length,
    position: middlePlace(unbranded),
    tone: toneOf(valid),
    interval: unbranded.length < enoughAnswers ? null : wilsonInterval(named / unbranded.length, effectiveAnswers(unbranded.length, runs)),
    missing: reasons[0] ?? null,
  };
}

function answerRow({ answer, mentions }: Read): AnswersRead['questions'][number]['answers'][number] {
  return {
    platform: nameOf(answer.platform),
    model: answer.model,
    askedAt: answer.askedAt,
    searched: answer.searched,
    problem: answer.valid ? null : (answer.invalidReason ?? 'No answer'),
    parts: partsOf(answer.text, mentions),
    cited: [...new Set(answer.cited.map(({ url }) => url))],
    position: answer.promptKind === 'unbranded' ? placeIn({ answer, mentions }) : null,
  };
}

/** The first list that names the customer counts. */
function placeIn({ answer, mentions }: Read): ListPosition | null {
  for (const mention of mentions.filter(isMention)) {
    const position = listPosition(answer.text, mention.start, mention.end);
    if (position) return position;
  }
  return null;
}

function middlePlace(list: readonly Read[]): { middle: number; lists: number } | null {
  const places = list.flatMap((own) => placeIn(own)?.place ?? []).toSorted((a, b) => a - b);
  const middle = places[Math.floor((places.length - 1) / 2)];
  return middle === undefined ? null : { middle, lists: places.length };
}

function toneOf(list: readonly Read[]): 'favourable' | 'neutral' | 'critical' | null {
  const net = sentimentOf(list.flatMap(({ mentions }) => mentions.filter(isMention).map(({ quote }) => quote)));
  if (net === null) return null;
  return net > 0.2 ? 'favourable' : net < -0.2 ? 'critical' : 'neutral';
}

function factsOf(read: readonly Read[], known: KnownFacts): AnswersRead['facts'] {
  const stated = read
    .filter(({ answer, mentions }) => answer.valid && answer.promptKind === 'branded' && mentions.some(isMention))
    .flatMap(({ answer, mentions }) =>
      statedFacts(answer.text, known, (sentence) => mentions.some(({ quote }) => quote === sentence)).map((fact) => ({ ...fact, answer })),
    );
  return factNames.flatMap((fact) => {
    const own = stated.filter((one) => one.fact === fact);
    if (own.length === 0) return [];
    const wrong = own.filter(({ isRight }) => !isRight).map(({ answer, stated: what }) => ({ platform: nameOf(answer.platform), stated: what }));
    const distinct = [...new Map(wrong.map((one) => [`${one.platform} ${one.stated}`, one])).values()];
    return [{ fact, right: new Set(own.filter(({ isRight }) => isRight).map(({ answer }) => answer)).size, wrong: distinct.slice(0, mostWrong) }];
  });
}

function partsOf(text: string, mentions: readonly Mention[]): { text: string; role: Mention['role'] | null }[] {
  const parts: { text: string; role: Mention['role'] | null }[] = [];
  let from = 0;
  for (const { start, end, role } of mentions) {
    if (start >= longestText) break;
    parts.push({ text: text.slice(from, start), role: null }, { text: text.slice(start, end), role });
    from = end;
  }
  const rest = text.slice(from, Math.max(from, longestText));
  parts.push({ text: rest.length + from < text.length ? `${rest}…` : rest, role: null });
  return parts.filter((part) => part.text !== '');
}

/** Which pages feed the answers, and who stands in the lines that credit them: the list to work through. */
function sourcesOf(read: readonly Read[], customer: Answers): AnswersRead['sources'] {
  const pages = new Map<string, { answers: Set<PlatformAnswer>; names: Set<string>; hasUs: boolean }>();
  for (const { answer, mentions } of read) {
    if (!answer.valid || answer.promptKind !== 'unbranded') continue;
    for (const { url, start, end } of answer.cited) {
      const key = withoutTracking(url);
      const page = pages.get(key) ?? { answers: new Set(), names: new Set(), hasUs: false };
      pages.set(key, page);
      page.answers.add(answer);
      if (start === null || end === null) continue;
      for (const name of listedNames(linesAround(answer.text, start, end))) page.names.add(name);
      page.hasUs ||= mentions.some((mention) => isMention(mention) && mention.start < end + 1 && mention.end > start);
    }
  }
  return [...pages]
    .map(([url, page]) => {
      const isOwn = isSameDomain(url, customer.website);
      return { url, answers: page.answers.size, names: [...page.names].toSorted().slice(0, 10), hasUs: page.hasUs || isOwn, isOwn };
    })
    .toSorted((a, b) => b.answers - a.answers || (a.url < b.url ? -1 : 1))
    .slice(0, mostSources);
}

function linesAround(text: string, start: number, end: number): string {
  const from = text.lastIndexOf('\n', Math.max(0, start - 1)) + 1;
  const to = text.indexOf('\n', end);
  return text.slice(from, to < 0 ? text.length : to);
}

function withoutTracking(url: string): string {
  if (!URL.canParse(url)) return url;
  const parsed = new URL(url);
  const tracking = [...parsed.searchParams.keys()].filter((key) => /^utm_|^(?:gclid|fbclid|ref|source)$/i.test(key));
  for (const key of tracking) parsed.searchParams.delete(key);
  parsed.hash = '';
  return parsed.href;
}
