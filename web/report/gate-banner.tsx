import type { Gate } from '#engine/contract.ts';
import { Proof } from './finding-view.tsx';

/** A fatal defect comes before everything else, with its proof. The first one's sentence is the report's headline, and is not said again. */
export function GateBanner({ gates, seenAt }: { gates: Gate[]; seenAt: Map<string, string> }) {
  if (gates.length === 0) return null;
  return (
    <aside aria-label="Fix this first" className="mb-10 border-y-4 border-ink py-6">
      <p className="text-sm font-semibold">Fix this first: until then the score is 39 at most</p>
      {gates.map((gate, index) => (
        <div key={gate.id} className="mt-3 max-w-prose space-y-3">
          {index > 0 && (
            <p dir="auto" className="font-serif text-xl font-semibold text-balance">
              {gate.sentence}
            </p>
          )}
          <Proof finding={gate.finding} seenAt={seenAt} />
        </div>
      ))}
    </aside>
  );
}
