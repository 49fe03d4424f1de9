import type { FixFile } from '#engine/contract.ts';
import { confirmWords, isOnRequest, needsConfirmation, secondReadingWords } from '#engine/wording.ts';
import type { ReportDocument } from '#report/contract.ts';
import { buttonClass } from '../ui/button.tsx';
import { LinedList, ReportSection, SubSection } from './report-section.tsx';

/** The files for the web developer, each with what it was proven to remove. `zipUrl` is absent in a sample report. */
export function FixPackSection({
  pack,
  zipUrl,
}: {
  pack: NonNullable<ReportDocument['fixPack']>;
  zipUrl: string | null;
}) {
  if (pack.files.length + pack.leftOut.length === 0) return null;
  const [onRequest, files] = [pack.files.filter(isOnRequest), pack.files.filter((file) => !isOnRequest(file))];
  return (
    <ReportSection
      id="fix-pack"
      title="Fix pack"
      lead="Files ready for your web developer, made only of what your site and your answers confirm. We put each into a copy of your pages and judged them again before we delivered it."
    >
      {zipUrl && files.length > 0 && (
        <a href={zipUrl} download className={`${buttonClass('secondary')} print:hidden`}>
          Download all files (ZIP)
        </a>
      )}
      {files.map((file) => (
        <FixFileView key={file.path} file={file} />
      ))}
      {onRequest.length > 0 && (
        <details>
          <summary className="inline-flex min-h-11 items-center text-sm font-medium text-accent underline underline-offset-4">
            Show llms.txt, which you do not need
          </summary>
          {onRequest.map((file) => (
            <FixFileView key={file.path} file={file} />
          ))}
        </details>
      )}
      {pack.leftOut.length > 0 && (
        <SubSection title="Changes only you can make">
          <LinedList items={[...new Set(pack.leftOut.map(({ path, reason }) => `${path}: ${reason}`))]} />
        </SubSection>
      )}
    </ReportSection>
  );
}

function FixFileView({ file }: { file: FixFile }) {
  return (
    <article className="border-t border-line pt-4">
      <h3 className="text-lg">{file.title}</h3>
      <p className="font-mono text-xs wrap-anywhere text-muted">{file.path}</p>
      <p dir="auto" className="mt-2 max-w-prose wrap-anywhere">
        {file.place}
      </p>
      {file.fixes.length > 0 && <Effects title="Removes" effects={file.fixes} />}
      {file.improves.length > 0 && <Effects title="Improves" effects={file.improves} />}
      {file.secondReading !== undefined && (
        <p className="mt-3 max-w-prose text-sm">{secondReadingWords(file.secondReading)}</p>
      )}
      {needsConfirmation(file) && <p className="mt-3 max-w-prose text-sm">{confirmWords}</p>}
      <div className="mt-3 flex flex-wrap items-center gap-x-3 print:hidden">
        <button
          type="button"
          data-copy
          aria-label={`Copy ${file.path}`}
          className={`${buttonClass('secondary')} noscript:hidden`}
        >
          Copy
        </button>
        <p role="status" className="text-sm text-muted" />
      </div>
      <Code summary="Show the file" text={file.text} />
      {file.diff !== null && <Code summary="Show what changes" text={file.diff} />}
      {file.diff === null && file.changes && (
        <Code summary="Show before and after" text={file.changes.map(beforeAndAfter).join('\n\n')} />
      )}
    </article>
  );
}

function beforeAndAfter({ url, before, after, adds }: NonNullable<FixFile['changes']>[number]): string {
  return [url, `Before: ${before ?? 'nothing'}`, `After: ${after}`, `Adds: ${adds.join(', ')}`].join('\n');
}

function Effects({ title, effects }: { title: string; effects: FixFile['fixes'] }) {
  return (
    <div className="mt-3 max-w-prose text-sm">
      <p className="font-semibold">{title}</p>
      <ul className="mt-1 space-y-1">
        {effects.map(({ checkId, note }) => (
          <li key={checkId + note} dir="auto" className="wrap-anywhere">
            <a href={`#${checkId}`} className="font-mono text-xs text-accent underline underline-offset-2">
              {checkId}
            </a>{' '}
            {note}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Code({ summary, text }: { summary: string; text: string }) {
  return (
    <details className="mt-1">
      <summary className="inline-flex min-h-11 items-center text-sm font-medium text-accent underline underline-offset-4">
        {summary}
      </summary>
      <pre className="mt-1 border border-line bg-sunken p-3 font-mono text-xs wrap-anywhere whitespace-pre-wrap">
        {text}
      </pre>
    </details>
  );
}
