import type { Finding } from '#engine/contract.ts';
import { leftOver } from '#engine/wording.ts';
import { FindingView } from './finding-view.tsx';

/** What a template left is said before the score is explained: no fact inside it counts. */
export function LeftOverNotice({ notices, seenAt }: { notices: Finding[]; seenAt: Map<string, string> }) {
  if (notices.length === 0) return null;
  return (
    <aside aria-label={leftOver.label} className="mb-10 border-y border-ink py-6">
      <p className="text-sm font-semibold">{leftOver.headline}</p>
      <div className="mt-3 max-w-prose space-y-4">
        {notices.map((notice) => (
          <FindingView key={JSON.stringify(notice)} finding={notice} seenAt={seenAt} />
        ))}
      </div>
    </aside>
  );
}
