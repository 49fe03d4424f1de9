import type { Analysis } from '#engine/contract.ts';
import { withoutNotices } from '#engine/wording.ts';
import { momentText } from './dates.ts';
import { FindingView } from './finding-view.tsx';
import { LinedList, ReportSection, SubSection } from './report-section.tsx';
import { SafeLink } from './safe-link.tsx';

/** What was read, what could not be seen, and what was noticed beside the rubric. */
export function ScopeSection({ analysis, seenAt }: { analysis: Analysis; seenAt: Map<string, string> }) {
  const { scope } = analysis;
  const observations = withoutNotices(analysis);
  return (
    <ReportSection id="scope" title="What was read" lead={scope.headline}>
      {scope.pagesRead.length > 0 && (
        <details className="max-w-prose">
          <summary className="inline-flex min-h-11 items-center text-sm font-medium text-accent underline underline-offset-4">
            {scope.pagesRead.length === 1 ? 'The page' : `All ${scope.pagesRead.length} pages`} we read
          </summary>
          <ul className="mt-2 text-sm">
            {scope.pagesRead.map((page) => (
              <li key={page.url} className="border-t border-line py-2">
                <SafeLink url={page.url} />
                <span className="block text-xs text-muted">
                  {page.kind}, status {page.status}, {momentText(page.seenAt)}
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
      {scope.notSeen.length > 0 && (
        <SubSection title="What could not be seen">
          <LinedList items={scope.notSeen} />
        </SubSection>
      )}
      {observations.length > 0 && (
        <SubSection title="Seen, and worth no points">
          <div className="space-y-4">
            {observations.map((finding) => (
              <FindingView key={JSON.stringify(finding)} finding={finding} seenAt={seenAt} />
            ))}
          </div>
        </SubSection>
      )}
    </ReportSection>
  );
}
