import type { ReportDocument } from '#report/contract.ts';

/** The way to each section; those that the report does not have are left out. */
export function ReportContents({ report }: { report: ReportDocument }) {
  const sections = [
    { id: 'executive-summary', name: 'Summary', isThere: true },
    { id: 'moved', name: 'What moved', isThere: report.moved !== undefined },
    { id: 'evidence', name: 'Evidence', isThere: report.view.highlights.length > 0 },
    { id: 'contradictions', name: 'You said, we saw', isThere: report.analysis.contradictions.length > 0 },
    { id: 'plan', name: 'Plan', isThere: true },
    { id: 'fix-pack', name: 'Fix pack', isThere: (report.fixPack?.files.length ?? 0) + (report.fixPack?.leftOut.length ?? 0) > 0 },
    { id: 'platforms', name: 'AI platforms', isThere: true },
    { id: 'answers', name: 'Answers', isThere: report.answersRead !== undefined },
    { id: 'categories', name: 'Categories', isThere: true },
    { id: 'industry', name: 'Industry', isThere: true },
    { id: 'content-strategy', name: 'Content strategy', isThere: true },
    { id: 'scope', name: 'What was read', isThere: true },
    { id: 'appendix', name: 'Every check', isThere: true },
  ];
  return (
    <nav aria-label="Contents" className="mt-8 border-y border-line py-1 print:hidden">
      <ul className="flex flex-wrap gap-x-6">
        {sections
          .filter((section) => section.isThere)
          .map((section) => (
            <li key={section.id}>
              <a href={`#${section.id}`} className="inline-flex min-h-11 items-center text-sm text-muted underline-offset-4 hover:text-ink hover:underline">
                {section.name}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  );
}
