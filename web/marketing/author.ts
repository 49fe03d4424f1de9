import { company } from '../content/company.ts';
import { placeholders } from '../content/brand.ts';

/** Who answers for a text, in markup: the person whom the owner named first, else `otherwise`. */
export function authorOr(otherwise: object): object {
  const [person] = company.people;
  if (!person) return otherwise;
  return {
    '@type': 'Person',
    name: person.name,
    jobTitle: person.role,
    url: `${placeholders.publicUrl}/about#${slugOf(person.name)}`,
  };
}

/** Where the about page speaks of a person. */
export function slugOf(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}
