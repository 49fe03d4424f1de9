import { useEffect, useState } from 'react';
import { parseProgress } from './report-api.ts';
import type { ProgressStep } from './report-api.ts';

const reopenAfterMs = 5000;

/**
 * Listens to a running journey while `isOpen`. `onChange` is called when it has ended, and each time the stream opens,
 * because the end may have come while nobody listened; it must be stable. Returns the steps pushed so far.
 */
export function useJourneyEvents(id: string, isOpen: boolean, onChange: () => void): ProgressStep[] {
  const [pushed, setPushed] = useState<ProgressStep[]>([]);

  useEffect(() => {
    if (!isOpen) return;
    let source: EventSource;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const open = () => {
      source = new EventSource(`/api/journey/${encodeURIComponent(id)}/events`, { withCredentials: true });
      source.addEventListener('open', onChange);
      source.addEventListener('ready', onChange);
      source.addEventListener('failed', onChange);
      source.addEventListener('progress', (event) => {
        const step = parseProgress(event.data);
        if (step) setPushed((steps) => [...steps.slice(-99), step]);
      });
      source.addEventListener('error', () => {
        // The browser reconnects by itself unless the server refused; then we try again, and ask in the meantime.
        if (source.readyState !== EventSource.CLOSED) return;
        onChange();
        timer = setTimeout(open, reopenAfterMs);
      });
    };
    open();
    return () => {
      clearTimeout(timer);
      source.close();
    };
  }, [id, isOpen, onChange]);

  return pushed;
}

/** The newest step of each stage, in the order in which the stages run. */
export function latestSteps(known: ProgressStep[], pushed: ProgressStep[]): ProgressStep[] {
  const byStage = new Map([...known, ...pushed].map((step) => [step.stage, step]));
  return (['gather', 'judge', 'publish', 'deliver'] as const).flatMap((stage) => byStage.get(stage) ?? []);
}
