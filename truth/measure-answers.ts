import { isSameDomain } from '#engine/base/addresses/registrable-domain.ts';
import { placesOfBrand } from '#engine/ask/answers/mentions.ts';
import { makeBrand } from '#engine/ask/names/brand.ts';
import type { LabelledAnswer } from './answers.ts';

/** `precision`, `recall`: 0..1. */
export type LiteralNames = { precision: number; recall: number };

/** What counting every whole name and every own address would give: the reason why no rate is made without a model. */
export function measureLiteralNames(labelled: readonly LabelledAnswer[]): LiteralNames {
  const found = labelled.filter(isNamedHere);
  const both = found.filter(({ isCounted }) => isCounted).length;
  return { precision: both / found.length, recall: both / labelled.filter(({ isCounted }) => isCounted).length };
}

function isNamedHere({ text, cited, website, name, aliases }: LabelledAnswer): boolean {
  const places = placesOfBrand({ text, cited: [] }, makeBrand({ name, aliases, website }));
  return places.length > 0 || cited.some((url) => isSameDomain(url, website));
}
