/**
 * A sentence as it is written for readers: plain data. `{name}` is a place to fill. Forms for a count are separated by "|", in the order of the
 * language's plural categories, and `count` chooses: "{count} page has no title|{count} pages have no title".
 */
export type Text = string;

type Placeholder<T extends Text> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | Placeholder<Rest> : never;
type Counted<T extends Text> = T extends `${string}|${string}` ? 'count' : never;
/** What a text has to be given. The compiler refuses one value too few. */
export type ValuesOf<T extends Text> = string extends T
  ? Readonly<Record<string, string | number>>
  : { readonly [Name in Placeholder<T>]: string | number } & { readonly [Name in Counted<T>]: number };

/** The text with its places filled, in the form for `count`. Throws on a place without a value. */
export function say<const T extends Text>(text: T, values: ValuesOf<T>): string {
  const given: Readonly<Record<string, string | number>> = values;
  const form = typeof given['count'] === 'number' ? formFor(text, given['count']) : text;
  return form.replaceAll(/\{(\w+)\}/g, (_place, name: string) => {
    const value = given[name];
    if (value === undefined) throw new Error(`The text “${text}” was given no value for {${name}}.`);
    return String(value);
  });
}

/** "has" or "have" of "has|have". */
export function formFor(forms: Text, count: number): string {
  const all = forms.split('|');
  return all[categories.indexOf(rules.select(count))] ?? all.at(-1) ?? '';
}

const rules = new Intl.PluralRules('en');
const categories = rules.resolvedOptions().pluralCategories;
