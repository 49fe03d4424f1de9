import type { Finding, FindingId } from '#engine/contract.ts';
import { effectiveAnswers, wilsonInterval } from '#engine/base/statistics.ts';
import type { AnswerRates } from '#engine/ask/answers/answer-rates.ts';

/** A rate with its number of answers and 95% interval. Bad at zero, since then nothing was found in any answer. */
export function rateFinding(id: FindingId, label: string, rate: number, rates: AnswerRates): Finding {
  const { low, high } = wilsonInterval(rate, effectiveAnswers(rates.answers, rates.runsPerPrompt));
  const value = `${Math.round(rate * rates.answers)} of ${rates.answers} (95% interval ${percent(low)} to ${percent(high)})`;
  return { id, tone: rate === 0 ? 'bad' : 'info', note: `${label}: ${value}.`, kind: 'value', label, value };
}

function percent(share: number): string {
  return `${Math.round(100 * share)}%`;
}
