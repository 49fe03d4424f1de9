import { isCounted } from '#engine/base/text/contact-words.ts';
import { isOrganization } from '#engine/evidence/site/organization-nodes.ts';
import { isName } from '#engine/read/statements/plain/people.ts';
import type { PlainFact, PlainInput } from '#engine/read/statements/plain/plain-input.ts';

/** Facts of the company that its markup types: founding, registration, address, opening hours, people with roles, and what it offers. They count where the page shows them, too. */
export function readLinkedData({ schema }: PlainInput): PlainFact[] {
  // A rating is often hung on a “Product” that has the firm's own name.
  const named = new Set(schema.filter(isOrganization).flatMap(({ properties }) => textsOf(properties['name'])));
  return schema.slice(0, 300).flatMap((node): PlainFact[] => {
    const fact = (
      kind: PlainFact['kind'],
      quote: string | undefined,
      value: string | null = null,
      subject: string | null = null,
    ): PlainFact[] =>
      quote
        ? [
            {
              kind,
              quote: quote.slice(0, 300),
              line: node.line,
              subject,
              value: value ?? quote.slice(0, 300),
              proof: 'markup',
            },
          ]
        : [];
    const { properties } = node;
    if (node.types.includes('Person') && !severalPeople.test(textsOf(properties['name'])[0] ?? ''))
      return fact('person', textsOf(properties['name'])[0], textsOf(properties['jobTitle'])[0] ?? '').filter(
        ({ value }) => value !== '',
      );
    if (node.types.includes('PostalAddress')) {
      return fact('place', textsOf(properties['streetAddress'])[0] ?? textsOf(properties['addressLocality'])[0]);
    }
    if (node.types.includes('Service') || node.types.includes('Product')) {
      const [name] = textsOf(properties['name']);
      return name === undefined || named.has(name) ? [] : fact('offer', name, name, name);
    }
    if (!isOrganization(node)) return [];
    return [
      ...['founder', 'founders', 'employee', 'employees'].flatMap((role) =>
        textsOf(properties[role]).flatMap((name) =>
          isName(name) && !severalPeople.test(name) ? fact('person', name, role, name) : [],
        ),
      ),
      ...fact('founding', textsOf(properties['foundingDate'])[0]?.slice(0, 4)),
      ...['vatID', 'taxID', 'duns', 'leiCode'].flatMap((name) => fact('registration', textsOf(properties[name])[0])),
      ...fact(
        'contact',
        textsOf(properties['telephone']).find((number) => !isCounted(number)),
      ),
      ...fact('contact', textsOf(properties['email'])[0]?.replace(/^mailto:/, '')),
      // A country's code is no name that a page shows.
      ...textsOf(properties['areaServed']).flatMap((place) => (/^[A-Z]{2}$/.test(place) ? [] : fact('place', place))),
      ...textsOf(properties['openingHours'])
        .slice(0, 1)
        .flatMap((hours) => fact('hours', hours)),
    ];
  });
}

/** "The Weber family": nobody alone has an article. */
export const severalPeople = /^(?:the|die|les|los|las|i|gli|os)\s/i;

/** The texts of a property: a string, the name or text of an item, or each of a list. Tags of HTML inside are left out. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'number') return [String(value)];
  if (typeof value === 'string') {
    const text = value
      .slice(0, 5_000)
      .replaceAll(/<[^<>]{0,500}>/g, ' ')
      .replaceAll(/\s{2,}/g, ' ')
      .trim();
    return text === '' ? [] : [text];
  }
  if (Array.isArray(value)) return value.slice(0, 50).flatMap(textsOf);
  if (typeof value !== 'object' || value === null) return [];
  const item =
    'properties' in value && typeof value.properties === 'object' && value.properties !== null
      ? value.properties
      : value;
  const record: Record<string, unknown> = { ...item };
  return textsOf(record['@value'] ?? record['text'] ?? record['name'] ?? record['streetAddress']);
}
