const key = 'counted-steps';
const most = 200;

/** Counts a step of the way to a report, once per visit, or once in this browser for what `of` names. Nothing about the visitor is sent; what storage or network refuse is not counted. */
export function countStep(step: string, of?: string): void {
  try {
    const storage = of === undefined ? sessionStorage : localStorage;
    const counted = (storage.getItem(key) ?? '').split(' ').slice(-most);
    const entry = of === undefined ? step : `${step}:${of}`;
    if (counted.includes(entry)) return;
    storage.setItem(key, [...counted, entry].join(' ').trim());
    navigator.sendBeacon('/api/step', new Blob([JSON.stringify({ step })], { type: 'application/json' }));
  } catch {
    // a figure that is missing one visitor harms nobody
  }
}
