import type { Finding, Harm, Remark } from '#engine/contract.ts';
import type { RemarkTextId } from '#engine/judge/remarks/texts.ts';

/** One place where something was seen. Those of one `cause` are one remark: what one act repairs. */
export type Sighting = {
  text: RemarkTextId;
  /** Tells causes with the same text apart: the address, the product. Empty where all places are one cause. */
  cause: string;
  finding: Finding;
  by: Remark['by'];
  /** What the title names, so that an owner knows which it is: “Half a day”. Absent where the text's own title says enough. */
  named?: string;
  /** The fault in a sentence, where that says more than the text's own title. */
  headline?: string;
  /** What to do about it here, where that is more than the text's own steps. */
  todo?: string;
  /** What suffers at this place, where it differs from case to case. */
  hurts?: Harm;
  /** In a title or description. */
  inHead?: true;
};

export function proven(text: RemarkTextId, finding: Finding, more: { cause?: string; inHead?: true } = {}): Sighting {
  return { text, cause: '', by: 'rule', finding, ...more };
}

/** The site's own words in a finding; empty where it quotes none. */
export function wordsOf(finding: Finding): string {
  return finding.kind === 'line' ? finding.text : finding.kind === 'quote' ? finding.quote : '';
}
