import type { Answers } from '#engine/contract.ts';
import { factNames, isStatedIn, type KnownFacts, knownFacts, statedFacts } from './answers/answer-facts.ts';
import { enoughAnswers, toneRead, tooUnclear } from './answers/answer-rates.ts';
import { effectiveAnswers, wilsonInterval } from '#engine/base/statistics.ts';
import { clusterWilson } from './answers/movement.ts';
import { citesOwnDomain, isMention, type Mention, settle } from './answers/mentions.ts';
import { rivalsNamed } from './answers/rivals-named.ts';
import { listPosition, type ListPosition } from './answers/list-position.ts';
import { isSameDomain } from '#engine/base/addresses/registrable-domain.ts';
import type { Evidence, PlatformAnswer } from '#engine/evidence/evidence.ts';
import { vendors } from '#engine/platforms/connect-platforms.ts';
import { PROMPT_SET_VERSION } from './prompts/prompts.ts';
import type { AnswersRead } from './answers-read-schema.ts';
import { answerGap, followedGaps, isRead, type Read } from './answer-gap.ts';
import { queriesTyped } from './answers/queries-typed.ts';

const longestText = 2500; // characters of one answer in the report; the whole is in the evidence
const mostSources = 30;
const mostWrong = 10; // statements of one fact

/** The answers as the report shows them; null when nobody was asked. `before`: those of the previous report. */
export function answersRead(evidence: Evidence, before: AnswersRead | null = null): AnswersRead | null {
  const { platformAnswers, answers: given, site, sourcesRead = [] } = evidence;
  if (!platformAnswers.ok || platformAnswers.value.length === 0 || !given.ok) return null;
  const customer = given.value;
  const read = readAll(platformAnswers.value, customer);
  const prompts = [...Map.groupBy(read, ({ answer }) => answer.promptId)].toSorted(([a], [b]) =>
    isUnbranded(a) === isUnbranded(b) ? (a < b ? -1 : 1) : isUnbranded(a) ? -1 : 1,
  );
  return {
    promptSetVersion: PROMPT_SET_VERSION,
    reader: readerOf(platformAnswers.value),
    platforms: [...Map.groupBy(read, ({ answer }) => answer.platform)].map(([id, own]) =>
      platformRow(id, own, customer),
    ),
    questions: prompts.flatMap(([id, own]) => {
      const [first] = own;
      if (!first) return [];
      const valid = own.filter(isRead);
      const named = valid.filter(({ mentions }) => mentions.some(isMention)).length;
      return [
        {
          id,
          kind: first.answer.promptKind,
          text: first.answer.prompt,
          named,
          valid: valid.length,
          answers: own.map(answerRow),
        },
      ];
    }),
    voice: voiceOf(read),
    gap: answerGap(read, customer, nameOf, sourcesRead),
    followed: followedGaps(before, read, sourcesRead),
    queries: queriesTyped(read, evidence),
    moved: null,
    facts: factsOf(read, knownFacts(customer, site.ok ? site.value : null)),
    sources: sourcesOf(read, customer),
  };
}

/** Each answer with whom it names. */
export function readAll(all: readonly PlatformAnswer[], customer: Answers): Read[] {
  const rivals = rivalsNamed(all);
  return all.map((answer) => ({ ...settle(answer, customer), rivals: rivals.get(answer) ?? [] }));
}

function readerOf(all: readonly PlatformAnswer[]): AnswersRead['reader'] {
  const read = all.flatMap(({ reading }) => (reading && reading.state !== 'noted' ? [reading] : []));
  const [first] = read;
  return first ? { model: first.model, read: read.length, of: all.filter(({ text }) => text !== '').length } : null;
}

function isUnbranded(promptId: string): boolean {
  return promptId.startsWith('u');
}

function nameOf(platform: string): string {
  return vendors.find(({ id }) => id === platform)?.name ?? platform;
}

function platformRow(id: string, own: readonly Read[], customer: Answers): AnswersRead['platforms'][number] {
  const valid = own.filter(({ answer }) => answer.valid);
  const toBuyers = valid.filter(({ answer }) => answer.promptKind === 'unbranded');
  const unbranded = toBuyers.filter(isRead);
  const unread = toBuyers.filter((answer) => !isRead(answer));
  const unclear = own.filter(({ answer }) => answer.reading?.state === 'unclear');
  const isTooUnclear = tooUnclear(
    unclear.filter(({ answer }) => answer.promptKind === 'unbranded').length,
    unbranded.length,
  );
  const named = unbranded.filter(({ mentions }) => mentions.some(isMention)).length;
  const runs = Math.max(
    1,
    ...[...Map.groupBy(unbranded, ({ answer }) => answer.promptId).values()].map((list) => list.length),
  );
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
    unclear: unclear.length,
    unread: unread.length,
    namedUnread: unread.filter(({ mentions }) => mentions.length > 0).length,
    interval:
      unbranded.length < enoughAnswers || isTooUnclear
        ? null
        : wilsonInterval(named / unbranded.length, effectiveAnswers(unbranded.length, runs)),
    missing: reasons[0] ?? null,
  };
}

function answerRow({ answer, mentions, isNamed, rivals }: Read): AnswersRead['questions'][number]['answers'][number] {
  return {
    platform: nameOf(answer.platform),
    model: answer.model,
    askedAt: answer.askedAt,
    searched: answer.searched,
    problem: answer.valid ? (isNamed === null ? notRead(mentions) : null) : (answer.invalidReason ?? 'No answer'),
    parts: partsOf(answer.text, mentions),
    cited: [...new Set(answer.cited.map(({ url }) => url))],
    position: answer.promptKind === 'unbranded' ? placeIn({ answer, mentions }) : null,
    rivals: [...rivals],
    queries: answer.queries ?? [],
  };
}

function notRead(mentions: readonly Mention[]): string {
  return mentions.length > 0
    ? 'Your name is in this answer, and no model read what it says of you. It is in no rate'
    : 'No model read this answer. It is in no rate';
}

/** Of all times that an answer names somebody, how often it is the customer; pooled over the platforms, with the range that the questions' own spread gives. */
function voiceOf(read: readonly Read[]): AnswersRead['voice'] {
  const unbranded = read.filter((own) => isRead(own) && own.answer.promptKind === 'unbranded');
  if (unbranded.length < enoughAnswers) return null;
  const questions = [...Map.groupBy(unbranded, ({ answer }) => answer.promptId).values()].map((own) => {
    const named = own.filter(({ mentions }) => mentions.some(isMention)).length;
    return { named, asked: named + own.reduce((sum, { rivals }) => sum + rivals.length, 0) };
  });
  const ours = questions.reduce((sum, { named }) => sum + named, 0);
  const all = questions.reduce((sum, { asked }) => sum + asked, 0);
  /** How many answers do what is asked, and the range by how much the questions differ. */
  const counted = (does: (answer: Read) => boolean) => {
    const byQuestion = [...Map.groupBy(unbranded, ({ answer }) => answer.promptId).values()].map((own) => ({
      named: own.filter(does).length,
      asked: own.length,
    }));
    return { answers: byQuestion.reduce((sum, { named }) => sum + named, 0), interval: clusterWilson(byQuestion) };
  };
  const names = new Set(unbranded.flatMap(({ rivals }) => rivals));
  return {
    ours,
    all,
    interval: all === 0 ? null : clusterWilson(questions),
    answers: unbranded.length,
    named: counted(({ mentions }) => mentions.some(isMention)),
    rivals: [...names]
      .map((name) => ({ name, ...counted(({ rivals }) => rivals.includes(name)) }))
      .toSorted((a, b) => b.answers - a.answers || (a.name < b.name ? -1 : 1))
      .slice(0, mostRivals),
  };
}

const mostRivals = 10;

/** The first list that names the customer counts. */
function placeIn({ answer, mentions }: Pick<Read, 'answer' | 'mentions'>): ListPosition | null {
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
  const net = toneRead(list.map(({ answer }) => answer));
  if (net === null) return null;
  return net > 0.2 ? 'favourable' : net < -0.2 ? 'critical' : 'neutral';
}

function factsOf(read: readonly Read[], known: KnownFacts): AnswersRead['facts'] {
  const stated = read
    .filter((own) => isRead(own) && own.answer.promptKind === 'branded' && own.mentions.some(isMention))
    .flatMap(({ answer, mentions }) =>
      statedFacts(answer.text, known, isStatedIn(mentions)).map((fact) => ({ ...fact, answer })),
    );
  return factNames.flatMap((fact) => {
    const own = stated.filter((one) => one.fact === fact);
    if (own.length === 0) return [];
    const wrong = own
      .filter(({ isRight }) => !isRight)
      .map(({ answer, stated: what }) => ({ platform: nameOf(answer.platform), stated: what }));
    const distinct = [...new Map(wrong.map((one) => [`${one.platform} ${one.stated}`, one])).values()];
    return [
      {
        fact,
        right: new Set(own.filter(({ isRight }) => isRight).map(({ answer }) => answer)).size,
        wrong: distinct.slice(0, mostWrong),
      },
    ];
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

/** Which pages feed the answers, and who is in the lines that credit them: the list to work through. */
function sourcesOf(read: readonly Read[], customer: Answers): AnswersRead['sources'] {
  const pages = new Map<string, { answers: Set<PlatformAnswer>; names: Set<string>; hasUs: boolean }>();
  for (const { answer, mentions, rivals } of read) {
    if (!answer.valid || answer.promptKind !== 'unbranded') continue;
    for (const { url, start, end } of answer.cited) {
      const key = withoutTracking(url);
      const page = pages.get(key) ?? { answers: new Set(), names: new Set(), hasUs: false };
      pages.set(key, page);
      page.answers.add(answer);
      if (start === null || end === null) continue;
      const line = linesAround(answer.text, start, end);
      for (const name of rivals) if (line.includes(name)) page.names.add(name);
      page.hasUs ||= mentions.some((mention) => isMention(mention) && mention.start < end + 1 && mention.end > start);
    }
  }
  return [...pages]
    .map(([url, page]) => {
      const isOwn = isSameDomain(url, customer.website);
      return {
        url,
        answers: page.answers.size,
        names: [...page.names].toSorted().slice(0, 10),
        hasUs: page.hasUs || isOwn,
        isOwn,
      };
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
