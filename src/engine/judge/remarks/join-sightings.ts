import { harms, remarkKinds } from '#engine/contract.ts';
import type { Finding, Harm, Remark } from '#engine/contract.ts';
import { samePageKey } from '#engine/base/addresses/page-name.ts';
import { folded } from '#engine/base/text/verify-quote.ts';
import { digestOf } from '#engine/base/text/digest.ts';
import { shortened } from '#engine/base/text/wording.ts';
import { remarkTexts } from '#engine/judge/remarks/texts.ts';
import type { RemarkText } from '#engine/judge/remarks/texts.ts';
import { wordsOf } from '#engine/judge/remarks/sighting.ts';
import type { Sighting } from '#engine/judge/remarks/sighting.ts';

/** Addresses of the home page, and of pages with an offer, prices or the contact. */
type Places = { home: string | null; key: readonly string[] };

/** One remark for each cause, gravest first: by harm, then what is on the home page or in a title, then by the number of pages. */
export function joinSightings(sightings: readonly Sighting[], site: Places): Remark[] {
  const causes = Map.groupBy(withoutTold(sightings), ({ text, cause }) => `${text} ${cause}`);
  return [...causes].map(([key, group]) => remarkOf(key, group, site)).toSorted(byConsequence);
}

function remarkOf(key: string, group: readonly Sighting[], site: Places): Remark {
  const [{ text, by }] = group as [Sighting, ...Sighting[]];
  const { kind, title, todo, hurts, ...told }: RemarkText = remarkTexts[text];
  const pages = new Set(
    group.flatMap(({ finding }) => ('url' in finding && finding.url ? samePageKey(finding.url) : [])),
  );
  const [one, many] = title;
  const named = group.map(nameOf);
  const names = [...new Set(named.filter((name) => name !== ''))];
  const todos = [...new Set(group.flatMap((sighting) => sighting.todo ?? []))].slice(0, mostTodos);
  const findings = [...new Map(group.map(({ finding }) => [JSON.stringify(finding), finding])).values()];
  const count = named.includes('') ? findings.length : names.length;
  return {
    id: `ED-${String(remarkKinds.indexOf(kind) + 1).padStart(2, '0')}-${digestOf(key)}`,
    kind,
    by,
    title: withNames(headlineOf(group) ?? (count === 1 ? one : many.replace('{n}', String(count))), names),
    todo: todos.length > 0 ? todos : [...todo],
    hurts: gravest(group.flatMap((sighting) => sighting.hurts ?? [])) ?? hurts,
    ...told,
    reach: {
      onHome: site.home !== null && pages.has(samePageKey(site.home)),
      inHead: group.some(({ inHead }) => inHead === true),
      ...(site.key.some((url) => pages.has(samePageKey(url))) && { onKeyPage: true as const }),
      pages: Math.max(1, pages.size),
    },
    findings: findings.slice(0, mostPlaces),
  };
}

/** Where all places are one fault. */
function headlineOf(group: readonly Sighting[]): string | null {
  const [first, ...others] = new Set(group.map(({ headline }) => headline));
  return others.length === 0 && first !== undefined ? first : null;
}

const mostPlaces = 12;
const mostNamed = 2;
const longestNames = 100;
const mostTodos = 5;

/** What a title names: what the sighting says, else the words that the page shows. */
function nameOf({ named, finding }: Sighting): string {
  const words = wordsOf(finding).replaceAll(/\s+/g, ' ').trim();
  return named ?? (isMarkup(words) ? '' : words);
}

const isMarkup = (words: string): boolean => /^[\w-]+\s?=|[<>{}]|:\/\/|^mailto:|^tel:/i.test(words);

/** "2 links do not lead where their words say: “Visit”, “View more”". */
function withNames(title: string, names: readonly string[]): string {
  if (names.length === 0) return title;
  const shown = names
    .slice(0, mostNamed)
    .map((name) => `“${shortened(name, longestNames / Math.min(names.length, mostNamed))}”`);
  return `${title}: ${shown.join(', ')}${names.length > mostNamed ? ` and ${names.length - mostNamed} more` : ''}`;
}

function gravest(hurts: readonly Harm[]): Harm | undefined {
  return harms.find((harm) => hurts.includes(harm));
}

/** Kinds that speak of the words' form: of a passage whose form a rule found at fault they say nothing new. */
const ofForm: ReadonlySet<Remark['kind']> = new Set(['leftover', 'broken-text', 'empty', 'misspelt', 'wrong-link']);

/** What a rule has told of a passage the editor's read need not tell again. */
function withoutTold(sightings: readonly Sighting[]): Sighting[] {
  const isRule = ({ text }: Sighting) => !(remarkKinds as readonly string[]).includes(text);
  const told = sightings.filter(isRule).map(({ text, finding }) => ({
    kind: remarkTexts[text].kind,
    url: urlOf(finding),
    words: folded(wordsOf(finding)),
  }));
  return sightings.filter((one) => {
    const { kind }: RemarkText = remarkTexts[one.text];
    const [url, words] = [urlOf(one.finding), folded(wordsOf(one.finding))];
    return (
      isRule(one) ||
      words === '' ||
      !told.some(
        (rule) =>
          (rule.kind === kind || ofForm.has(kind)) &&
          rule.url === url &&
          rule.words !== '' &&
          (rule.words.includes(words) || words.includes(rule.words)),
      )
    );
  });
}

function urlOf(finding: Finding): string {
  return 'url' in finding && finding.url ? samePageKey(finding.url) : '';
}

function byConsequence(one: Remark, other: Remark): number {
  const rank = ({ hurts, reach, by }: Remark) => [
    harms.indexOf(hurts),
    reach.onHome || reach.inHead ? 0 : 1,
    by === 'rule' ? 0 : 1,
    -reach.pages,
  ];
  const [a, b] = [rank(one), rank(other)];
  const at = a.findIndex((value, index) => value !== b[index]);
  return at === -1 ? (one.id < other.id ? -1 : 1) : (a[at] ?? 0) - (b[at] ?? 0);
}
