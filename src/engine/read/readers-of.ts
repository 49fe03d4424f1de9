import type { FormFiller } from '#engine/platforms/fill-form.ts';
import { editingWith } from '#engine/read/editor/read-as-editor.ts';
import type { GatherOptions } from '#engine/read/gather.ts';
import { readingWith } from '#engine/read/statements/model/read-pages.ts';
import type { ReadPagesOptions } from '#engine/read/statements/model/reads-pages.ts';

/** How a model reads a site: its pages for what they state, and the whole once as an editor. Nothing without a model. `budgetUsd` is for both. */
export function readersOf(
  filler: FormFiller | null,
  { budgetUsd, ...options }: ReadPagesOptions = {},
): Pick<GatherOptions, 'readPages' | 'readAsEditor'> {
  const ofEach = (share: number) => ({ ...options, ...(budgetUsd !== undefined && { budgetUsd: budgetUsd * share }) });
  return { ...readingWith(filler, ofEach(1 - editorsShare)), ...editingWith(filler, ofEach(editorsShare)) };
}

/** Of the money for reading a site: the editor’s read takes three to five calls, the pages one or two each. */
const editorsShare = 0.25;
