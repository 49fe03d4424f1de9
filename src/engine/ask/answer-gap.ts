// The answer gap: the pages that answers rest on where they name a rival and not the customer, and one thing to do about each.
import type { Answers } from '#engine/contract.ts';
import { isMention, type SettledAnswer } from './answers/mentions.ts';
import { isForumHost, listingPlatform } from '#engine/base/addresses/known-hosts.ts';
import { isSameDomain, registrableDomain } from '#engine/base/addresses/registrable-domain.ts';
import { isDomainOfName } from './names/name-and-domain.ts';
import type { AnswersRead } from './answers-read-schema.ts';
import type { SourceRead } from '#engine/evidence/evidence.ts';

/** An answer with the places of the customer's name, and the others that it names. */
export type Read = SettledAnswer & { rivals: readonly string[] };

/** Whether the answer counts: it is valid, and a model read it. */
export function isRead({ answer, isNamed }: Read): boolean {
  return answer.valid && isNamed !== null;
}

type Gap = AnswersRead['gap'][number];
type Source = {
  domain: string;
  pages: Map<string, number>;
  questions: Set<string>;
  platforms: Set<string>;
  rivals: Map<string, number>;
  quote: string | null;
};

const most = 12;
const mostNames = 5;
/** What an owner can do this week comes before what takes others; the product with reach is the rank. */
const effort: Record<Gap['kind'], number> = {
  own: 1,
  directory: 1,
  forum: 0.7,
  rival: 0.7,
  editorial: 0.5,
  closed: 0.2,
};

/** Gemini's sources are left out: its terms forbid following them. `nameOf`: a platform's name for people. */
export function answerGap(
  read: readonly Read[],
  customer: Answers,
  nameOf: (platform: string) => string,
  seen: readonly SourceRead[] = [],
): Gap[] {
  const prompts = new Map(read.map(({ answer }) => [answer.promptId, answer.prompt]));
  const sources = new Map<string, Source>();
  for (const { answer, mentions, rivals } of read) {
    if (
      !answer.valid ||
      answer.promptKind !== 'unbranded' ||
      answer.platform === 'gemini' ||
      rivals.length === 0 ||
      mentions.some(isMention)
    )
      continue;
    for (const { url, start, end } of answer.cited) {
      const domain = registrableDomain(url);
      if (domain === null) continue;
      const line = start === null || end === null ? null : lineAround(answer.text, start, end);
      const named = line === null ? rivals : rivals.filter((name) => line.includes(name));
      const source = sources.get(domain) ?? {
        domain,
        pages: new Map(),
        questions: new Set(),
        platforms: new Set(),
        rivals: new Map(),
        quote: null,
      };
      sources.set(domain, source);
      source.pages.set(url, (source.pages.get(url) ?? 0) + 1);
      source.questions.add(answer.promptId);
      source.platforms.add(nameOf(answer.platform));
      for (const name of named) source.rivals.set(name, (source.rivals.get(name) ?? 0) + 1);
      if (source.quote === null && named.length > 0) source.quote = line;
    }
  }
  return [...sources.values()]
    .map((source) => gapOf(source, customer, { prompts, seen }))
    .toSorted((a, b) => rankOf(b) - rankOf(a) || (a.domain < b.domain ? -1 : 1))
    .slice(0, most);
}

type Beside = { prompts: ReadonlyMap<string, string>; seen: readonly SourceRead[] };

function gapOf(
  { domain, pages, questions, platforms, rivals, quote }: Source,
  customer: Answers,
  { prompts, seen }: Beside,
): Gap {
  const names = mostOften(rivals).slice(0, mostNames);
  const page = seen.find(({ url }) => pages.has(url));
  const kind = page?.state === 'closed' ? 'closed' : kindOf(domain, [...rivals.keys()], customer);
  return {
    domain,
    kind,
    pages: mostOften(pages).slice(0, 3),
    questions: questions.size,
    asked: [...questions].flatMap((id) => prompts.get(id) ?? []).toSorted(),
    platforms: [...platforms].toSorted(),
    rivals: names,
    action: actionFor(kind, domain, names, page),
    seen: page && page.state !== 'unread' ? seenOn(page) : null,
    quote: quote === null ? null : quote.slice(0, 300),
  };
}

function kindOf(domain: string, rivals: readonly string[], { website }: Answers): Gap['kind'] {
  if (isSameDomain(domain, website)) return 'own';
  if (listingPlatform(`https://${domain}/`) !== null) return 'directory';
  if (isForumHost(domain)) return 'forum';
  return rivals.some((name) => isDomainOfName(name, domain)) ? 'rival' : 'editorial';
}

/** What the page itself says of the customer. */
function seenOn({ readAt, state, quote, linksUs, wrong }: SourceRead): NonNullable<Gap['seen']> {
  if (state === 'closed') return { at: readAt, listsUs: null, detail: 'Its robots.txt keeps our reader out.' };
  const differs = wrong.map(
    ({ fact, stated }) => `It gives your ${fact} as ${stated}, and that is not what you and your site say.`,
  );
  if (quote !== null)
    return {
      at: readAt,
      listsUs: true,
      detail: [`The page names you: “${quote.slice(0, 200)}”`, ...differs].join(' '),
    };
  return {
    at: readAt,
    listsUs: linksUs,
    detail: linksUs
      ? 'The page links to your site and does not name you.'
      : 'We read the page and did not find you on it.',
  };
}

function actionFor(kind: Gap['kind'], domain: string, names: readonly string[], page: SourceRead | undefined): string {
  // On a rival's own site, it is that rival who answers.
  const meant = kind === 'rival' ? names.filter((name) => isDomainOfName(name, domain)) : names;
  const who = meant.length === 0 ? 'other companies' : meant.slice(0, 3).join(', ');
  const isThere = page !== undefined && page.quote !== null;
  if (isThere && page.wrong.length > 0)
    return `Correct your entry on ${domain}: ${page.wrong.map(({ fact, stated }) => `your ${fact} is given as ${stated}`).join(', ')}.`;
  if (isThere && (kind === 'directory' || kind === 'editorial'))
    return `${domain} names you, and assistants still take ${who} from it. Add the offer that these questions ask for to your entry.`;
  if (kind === 'directory' && page?.state === 'read')
    return `Get listed on ${domain}: you are not on the page that names ${who}.`;
  switch (kind) {
    case 'own':
      return 'Assistants read your page and do not name you. Put your name, place and offer into the passage they cite.';
    case 'directory':
      return `Get listed on ${domain}, or correct your entry there. Assistants take ${who} from it.`;
    case 'forum':
      return `Answer the question on ${domain} as the owner, openly. Never write as a customer.`;
    case 'rival':
      return `${meant[0] ?? domain} answers this question on its own site. Write a page of yours that answers it, and check that crawlers may read it.`;
    case 'editorial':
      return `Write to ${domain}: say what you offer, for whom, and what proves it. The page names ${who}.`;
    case 'closed':
      return `We may not read ${domain}. Open the page and see whether you are on it.`;
  }
}

function rankOf({ kind, questions, platforms }: Gap): number {
  return questions * platforms.length * effort[kind];
}

function mostOften(counts: ReadonlyMap<string, number>): string[] {
  return [...counts].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([key]) => key);
}

function lineAround(text: string, start: number, end: number): string {
  const from = text.lastIndexOf('\n', Math.max(0, start - 1)) + 1;
  const to = text.indexOf('\n', end);
  return text.slice(from, to < 0 ? text.length : to).trim();
}

/** Gaps of the report before whose page names the customer by now, and how often those questions are answered with the customer since. */
export function followedGaps(
  before: AnswersRead | null,
  read: readonly Read[],
  seen: readonly SourceRead[],
): AnswersRead['followed'] {
  return (before?.gap ?? []).flatMap(({ domain, pages, asked, seen: was }) => {
    const now = seen.find(({ url, quote }) => quote !== null && pages.includes(url));
    if (was?.listsUs !== false || !now || asked.length === 0) return [];
    const answers = read.filter(
      (own) => isRead(own) && own.answer.promptKind === 'unbranded' && asked.includes(own.answer.prompt),
    );
    const questions = [...Map.groupBy(answers, ({ answer }) => answer.prompt).values()];
    const named = questions.filter((own) => own.some(({ mentions }) => mentions.some(isMention))).length;
    return [{ domain, since: now.readAt, named, of: questions.length }];
  });
}
