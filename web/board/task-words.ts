import type { Doer, TaskState } from '#board/contract.ts';
import { minutesText, whoLabels } from '#engine/wording.ts';

/** "Developer · 5 minutes · up to +2". */
export function taskMeta({ who, minutes, gain }: { who: Doer; minutes: number; gain: number }): string {
  return [whoLabels[who], minutesText(minutes), gain > 0 && `up to ${signed(gain)}`].filter(Boolean).join(' · ');
}

export const signed = (points: number): string => `${points < 0 ? '−' : '+'}${oneDecimal(Math.abs(points))}`;
export const oneDecimal = (points: number): string => String(Math.round(points * 10) / 10);

/** How the state is named where there is nothing more to say of it; null for what needs no word. */
export const stateNames: Record<TaskState, string | null> = {
  open: null,
  claimed: 'You say done',
  checking: 'Checking now',
  partly: 'Partly there',
  verified: 'Verified',
  regressed: 'It was there. Now it is not',
  skipped: 'You decided against it',
  contested: 'Under review',
  corrected: 'You were right',
  stays: 'We looked again: it stays',
};
export const stateTones: Record<TaskState, 'plain' | 'accent' | 'good' | 'fair' | 'poor'> = {
  open: 'plain',
  claimed: 'accent',
  checking: 'accent',
  partly: 'fair',
  verified: 'good',
  regressed: 'poor',
  skipped: 'plain',
  contested: 'plain',
  corrected: 'good',
  stays: 'plain',
};
