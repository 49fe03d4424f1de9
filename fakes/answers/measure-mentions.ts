import { isSameDomain } from '#engine/base/addresses/registrable-domain.ts';
import { makeBrand } from '#engine/ask/mentions/brand.ts';
import { findMentions, isMention, type MentionRole } from '#engine/ask/mentions/find-mentions.ts';
import type { LabelledAnswer } from './labelled-answers.ts';

export type MentionQuality = {
  answers: number;
  traps: number;
  /** Of the answers counted as mentions, the share that are; 0..1. */
  precision: number;
  /** Of the answers that mention, the share that was counted; 0..1. */
  recall: number;
  errors: { id: string; text: string; expected: LabelledAnswer['role']; got: LabelledAnswer['role'] }[];
};

/** How well mentions are found: an answer counts when a mention in it is recommended, listed or cited. */
export function measureMentions(labelled: readonly LabelledAnswer[]): MentionQuality {
  const read = labelled.map((own) => {
    const cited = (own.cited ?? []).map((url) => ({ url, start: null, end: null }));
    const roles = findMentions({ text: own.text, prompt: own.prompt ?? '', cited }, makeBrand(own)).map(
      ({ role }) => role,
    );
    if (cited.some(({ url }) => isSameDomain(url, own.website))) roles.push('cited');
    return { own, got: strongest(roles) };
  });
  const counts = (role: LabelledAnswer['role']) => role !== 'none' && isMention({ role });
  const right = read.filter(({ own, got }) => counts(own.role) && counts(got)).length;
  const counted = read.filter(({ got }) => counts(got)).length;
  const real = labelled.filter(({ role }) => counts(role)).length;
  return {
    answers: labelled.length,
    traps: labelled.length - real,
    precision: counted === 0 ? 1 : right / counted,
    recall: real === 0 ? 1 : right / real,
    errors: read
      .filter(({ own, got }) => counts(own.role) !== counts(got))
      .map(({ own, got }) => ({ id: own.id, text: own.text, expected: own.role, got })),
  };
}

const byStrength: readonly MentionRole[] = ['recommended', 'cited', 'listed', 'denied', 'echoed', 'other-entity'];

function strongest(roles: readonly MentionRole[]): MentionRole | 'none' {
  return byStrength.find((role) => roles.includes(role)) ?? 'none';
}
