import type { Finding } from '#engine/contract.ts';
import { pageName, pageNameFirst, samePageKey } from '#engine/derived/page-name.ts';
import { keyPages } from '#engine/derived/key-pages.ts';
import { softNotFound } from '#engine/derived/soft-not-found.ts';
import type { Evidence, PageFacts, UnreadPage } from '#engine/evidence.ts';

/** What was seen on the site, is worth knowing and is worth no points, gravest first. Each finding is proven by what it holds. */
export function observe(evidence: Evidence): Finding[] {
  if (!evidence.site.ok || !evidence.now.ok) return [];
  const { pages, unread } = evidence.site.value;
  const keyUrls = new Set(keyPages(evidence.site.value).map((page) => page.url));
  const now = evidence.now.value;
  return [
    ...pages.flatMap(wallInsteadOfPage),
    ...unread.flatMap(challengeInsteadOfPage),
    ...pages.flatMap((page) => (keyUrls.has(page.url) ? [] : (softNotFound(page) ?? []))), // those of key pages cost points in TS-01
    ...firstOfEach(pages.flatMap(hiddenText)),
    ...duplicatedPages(pages),
    ...falseFreshness(pages, now),
    ...wrongHreflangs(pages),
    ...firstOfEach(pages.flatMap(unclearLinks)),
  ].slice(0, 60);
}

/** A text in the template is hidden on every page; it is told once, where it was met first. */
function firstOfEach(findings: Finding[]): Finding[] {
  const seen = new Set<string>();
  return findings.filter((finding) => {
    const key = `${finding.id} ${finding.id === 'link-text-unclear' || finding.kind !== 'line' ? finding.note : finding.text}`;
    return seen.has(key) ? false : seen.add(key);
  });
}

const challenge =
  /^(?:just a moment|attention required|checking your browser|verify(?:ing)? you are (?:a )?human|are you a robot|security check|access denied|ddos-guard|please wait)/i;
const consent = /\b(?:cookies?|consent|einwilligung|datenschutz|akzeptieren|accept all|reject all|zustimmen|gdpr|dsgvo|tracking|partners?)\b/gi;

/** The address answered, and what it showed was a guard and not the page. */
function wallInsteadOfPage(page: PageFacts): Finding[] {
  const title = page.titles[0]?.text ?? '';
  const heading = page.headings[0]?.text ?? '';
  if (page.bodyWords < 150 && (page.headers['cf-mitigated'] !== undefined || challenge.test(title) || challenge.test(heading)))
    return [
      {
        id: 'challenge-page',
        tone: 'bad',
        note: `${pageNameFirst(page.url)} showed us a challenge for robots instead of its content.`,
        kind: 'quote',
        url: page.url,
        quote: title || heading,
      },
    ];
  const mentions = page.mainText.match(consent)?.length ?? 0;
  // A real page about cookies has more to say; a wall has little text, and a good part of it asks.
  if (
    page.kind !== 'legal' &&
    page.mainWords >= 15 &&
    page.mainWords < 200 &&
    mentions >= 4 &&
    mentions / page.mainWords > 0.04 &&
    /\b(?:accept|agree|akzeptieren|zustimmen|accepter|aceptar)/i.test(page.mainText)
  )
    return [
      {
        id: 'cookie-wall',
        tone: 'bad',
        note: `${pageNameFirst(page.url)} showed us a request for consent instead of its content.`,
        kind: 'quote',
        url: page.url,
        quote: page.mainText.slice(0, 240),
      },
    ];
  return [];
}

/** A later page answered with a challenge; the home page's is a finding of AO-06. */
function challengeInsteadOfPage({ url, reason, detail, kind }: UnreadPage): Finding[] {
  if (kind === 'home' || reason !== 'blocked' || !detail.startsWith('A bot wall ')) return [];
  return [
    {
      id: 'challenge-page',
      tone: 'bad',
      note: `${pageNameFirst(url)} showed us a challenge for robots instead of its content.`,
      kind: 'value',
      label: 'Mark of the challenge',
      value: detail,
      url,
    },
  ];
}

function hiddenText(page: PageFacts): Finding[] {
  return page.hidden.map(({ text, how, line, aimedAtModels }) =>
    aimedAtModels
      ? {
          id: 'hidden-prompt',
          tone: 'bad',
          note: `${pageNameFirst(page.url)} hides a text that speaks to AI models (${how}). Assistants may treat it as manipulation; if you did not write it, your site may have been broken into.`,
          kind: 'line',
          url: page.url,
          line,
          text,
        }
      : {
          id: 'hidden-text',
          tone: 'bad',
          note: `${pageNameFirst(page.url)} holds a text that visitors cannot see (${how}).`,
          kind: 'line',
          url: page.url,
          line,
          text,
        },
  );
}

/** The same text under two addresses that each claim to count. */
function duplicatedPages(pages: PageFacts[]): Finding[] {
  const groups = Map.groupBy(
    pages.filter((page) => page.mainWords >= 50),
    (page) => page.contentHash,
  );
  return [...groups.values()].flatMap((group) => {
    const counted = [...new Map(group.map((page) => [samePageKey(page.canonicals[0]?.url ?? page.url), page])).values()];
    const [first, second] = counted;
    if (!first || !second) return [];
    return [
      {
        id: 'duplicate-page',
        tone: 'bad',
        note: `${counted.length} addresses show the same text: ${counted
          .slice(0, 4)
          .map((page) => pageName(page.url))
          .join(', ')}.`,
        kind: 'page',
        url: second.url,
      },
    ];
  });
}

const day = 86_400_000;

function falseFreshness(pages: PageFacts[], now: string): Finding[] {
  const found = pages.flatMap((page): Finding[] => {
    const future = page.dates.find((date) => date.source !== 'last-modified' && date.kind !== 'unknown' && Date.parse(date.iso) > Date.parse(now) + 2 * day);
    if (future)
      return [
        {
          id: 'date-in-future',
          tone: 'bad',
          note: `${pageNameFirst(page.url)} says that it was ${future.kind} on ${future.iso}, which is still to come.`,
          kind: 'quote',
          url: page.url,
          quote: future.text,
        },
      ];
    const marked = newest(page, (date) => (date.source === 'json-ld' || date.source === 'meta') && date.kind === 'modified');
    const shown = newest(page, (date) => date.source === 'visible' && date.kind === 'modified');
    if (!marked || !shown || Math.abs(Date.parse(marked.iso) - Date.parse(shown.iso)) <= 30 * day) return [];
    return [
      {
        id: 'dates-disagree',
        tone: 'bad',
        note: `${pageNameFirst(page.url)} tells machines that it changed on ${marked.iso} and tells visitors “${shown.text}”.`,
        kind: 'quote',
        url: page.url,
        quote: shown.text,
      },
    ];
  });
  const dated = pages.flatMap((page) => {
    const date = newest(page, ({ source, kind }) => (source === 'json-ld' || source === 'meta') && kind === 'modified');
    return date ? [{ page, date }] : [];
  });
  const today = dated.filter(({ page, date }) => date.iso === page.seenAt.slice(0, 10));
  const [example] = today;
  // One page may have been edited today; all of them carry the date of the visit.
  if (example && today.length >= 4 && today.length === dated.length)
    found.push({
      id: 'date-always-today',
      tone: 'bad',
      note: `All ${today.length} pages with a date of change in their markup bear the day of our visit, ${example.date.iso}.`,
      kind: 'line',
      url: example.page.url,
      line: example.date.line ?? 1,
      text: example.date.text,
    });
  return found;
}

function newest(page: PageFacts, fits: (date: PageFacts['dates'][number]) => boolean): PageFacts['dates'][number] | undefined {
  return page.dates.filter(fits).toSorted((a, b) => (a.iso < b.iso ? 1 : -1))[0];
}

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
const regionNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** "en", "de-AT", "zh-Hant-TW", "x-default". "en-UK" and "english" are none. */
function isHreflang(tag: string): boolean {
  if (tag.toLowerCase() === 'x-default') return true;
  const [, language, region] = /^([a-z]{2,3})(?:-[a-z]{4})?(?:-([a-z]{2}|\d{3}))?$/i.exec(tag) ?? [];
  if (!language || languageNames.of(language.toLowerCase()) === undefined) return false;
  return region === undefined || (region.toUpperCase() !== 'UK' && regionNames.of(region.toUpperCase()) !== undefined);
}

function wrongHreflangs(pages: PageFacts[]): Finding[] {
  const byKey = new Map(pages.map((page) => [samePageKey(page.url), page]));
  const reported = new Set<string>();
  return pages.flatMap((page) =>
    page.hreflangs.flatMap(({ lang, url, line }): Finding[] => {
      const at = { tone: 'bad' as const, kind: 'line' as const, url: page.url, line, text: `hreflang="${lang}" href="${url}"`.slice(0, 200) };
      if (!isHreflang(lang)) {
        if (reported.has(lang)) return [];
        reported.add(lang);
        return [
          {
            ...at,
            id: 'hreflang-invalid',
            note: `${pageNameFirst(page.url)} names a language version “${lang.slice(0, 30)}”, which is no language code${/-uk$/i.test(lang) ? ' (Britain is GB)' : ''}.`,
          },
        ];
      }
      const target = byKey.get(samePageKey(url));
      if (!target || target === page || target.hreflangs.some((back) => samePageKey(back.url) === samePageKey(page.url))) return [];
      return [
        {
          ...at,
          id: 'hreflang-no-return',
          note: `${pageNameFirst(page.url)} names ${pageName(target.url)} as its version in “${lang}”, and that page does not name it back.`,
        },
      ];
    }),
  );
}

const unclear =
  /^(?:click here|here|click|this|this page|read more|more|learn more|more info|find out more|link|go|see more|hier|hier klicken|mehr|mehr lesen|weiterlesen|mehr erfahren|klicken sie hier|ici|cliquez ici|en savoir plus|lire la suite|aquí|haga clic aquí|leer más|más|clicca qui|leggi di più|lees meer|klik hier)[\s.…>»→]*$/i;

function unclearLinks(page: PageFacts): Finding[] {
  return page.links
    .filter((link) => link.inMain && link.internal && unclear.test(link.text))
    .map((link) => ({
      id: 'link-text-unclear',
      tone: 'bad',
      note: `On ${pageName(page.url)} a link to ${pageName(link.url ?? link.href)} is called “${link.text}”, which says nothing about its target.`,
      kind: 'line',
      url: page.url,
      line: link.line,
      text: link.text,
    }));
}
