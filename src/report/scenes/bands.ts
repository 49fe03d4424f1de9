// The words and colours a score is shown with. The report and the results screen use different limits, as the customer specified.

export type BandTone = 'good' | 'fair' | 'poor';
export type Band = { tone: BandTone; label: string };

/** The report: colours change at 80 and 60, words at 80, 60 and 40. `percent` is 0-100. */
export function reportBand(percent: number): Band {
  if (percent >= 80) return { tone: 'good', label: 'Excellent' };
  if (percent >= 60) return { tone: 'fair', label: 'Good' };
  return { tone: 'poor', label: percent >= 40 ? 'Fair' : 'Needs Improvement' };
}

/** The results screen: 70 and 50. `percent` is 0-100. */
export function resultsBand(percent: number): Band {
  if (percent >= 70) return { tone: 'good', label: 'Excellent' };
  if (percent >= 50) return { tone: 'fair', label: 'Good' };
  return { tone: 'poor', label: 'Needs Improvement' };
}
