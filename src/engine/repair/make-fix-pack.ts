import type { FixFile, FixPack } from '#engine/contract.ts';
import type { Evidence } from '#engine/evidence/evidence.ts';
import type { ReplacedText } from '#engine/evidence/statements.ts';
import { faqOutline } from './faq-outline.ts';
import { headPatches } from './head-patches.ts';
import { llmsTxtPatch } from './llms-txt-patch.ts';
import { organizationPatch } from './organization-patch.ts';
import { pageMarkupPatches } from './page-markup-patches.ts';
import { whatIsRepeated } from './fit-to-quote.ts';
import type { Patch, PatchOrReason } from './patch.ts';
import { provePatches, type Proven } from './prove.ts';
import { foundAgain, replacedTexts } from './replaced-texts.ts';
import { robotsPatch } from './robots-patch.ts';

const largestFile = 100_000;
/** Rules for crawlers repeat no word of a page. */
const robotsPath = 'robots.txt';

/**
 * Files that repair what the assessment found, made only of what the quiz or the site confirms. Each was applied to a copy of the
 * evidence and judged again; what helped nothing or brought something bad is left out, with the reason. Same evidence, same pack.
 */
export function makeFixPack(evidence: Evidence): FixPack {
  const { patches, impossible } = makePatches(evidence);
  const { proven, leftOut } = provePatches(evidence, patches);
  const outline = faqOutline(evidence);
  const files = [...Map.groupBy(proven, ({ patch }) => patch.path).values()].flatMap((parts) =>
    oneFile(parts, evidence),
  );
  return { files: [...files, ...(outline ? [outline] : [])], leftOut: [...impossible, ...leftOut] };
}

/** Texts of pages that a fix pack may replace, without a word lost: what a second reading is for. */
export function textsToReplace(evidence: Evidence): ReplacedText[] {
  const changes = makePatches(evidence).patches.flatMap((patch) => patch.changes ?? []);
  return replacedTexts(
    evidence,
    changes.filter(({ loses }) => loses.length === 0),
  );
}

function makePatches(evidence: Evidence) {
  const made = [robotsPatch, organizationPatch, pageMarkupPatches, headPatches, llmsTxtPatch].flatMap((make) =>
    make(evidence),
  );
  const repeated = whatIsRepeated(evidence);
  const judged = made.map((patch): PatchOrReason => {
    const reason = 'apply' in patch && patch.path !== robotsPath ? repeated(patch.text) : null;
    return reason === null ? patch : { path: patch.path, reason };
  });
  return {
    patches: judged.filter((patch): patch is Patch => 'apply' in patch && patch.text.length <= largestFile),
    impossible: judged.filter((patch) => 'reason' in patch),
  };
}

/** Patches with one path are one file, each under the address of its page. */
function oneFile(parts: Proven[], evidence: Evidence): FixFile[] {
  const [first] = parts;
  if (!first) return [];
  const { path, title, place, diff, optional } = first.patch;
  const byPage = Map.groupBy(parts, ({ patch }) => patch.urls[0] ?? '');
  const changes = parts.flatMap(({ patch }) => patch.changes ?? []);
  const again = foundAgain(evidence, changes);
  const text =
    parts.length === 1 && !path.startsWith('titles')
      ? first.patch.text
      : [...byPage]
          .map(([url, own]) =>
            [`<!-- ${url.replaceAll('--', '%2D%2D')} -->`, ...own.map(({ patch }) => patch.text)].join('\n'),
          )
          .join('\n\n');
  return [
    {
      path,
      title,
      place,
      urls: [...byPage.keys()],
      text: text.endsWith('\n') ? text : `${text}\n`,
      ...(changes.length > 0 && { changes }),
      ...(again && { secondReading: again.found }),
      diff,
      fixes: parts.flatMap(({ fixes }) => fixes),
      improves: parts.flatMap(({ improves }) => improves),
      optional,
    },
  ];
}
