import type { Task } from '#board/contract.ts';
import type { Remark } from '#engine/contract.ts';
import { buyerMeets, minutesText, whoNames } from '#engine/wording.ts';
import { Proof } from './finding-view.tsx';
import { Fold, ReportSection } from './report-section.tsx';

const shownAtOnce = 5;
const placesAtOnce = 2;

/** What misleads a buyer, turns one away or leaves one without an answer: the page's own words, why they matter, what to do and who can. */
export function RemarksSection({
  remarks,
  lead,
  tasks,
  taskUrl,
  seenAt,
}: {
  remarks: Remark[];
  lead: string;
  tasks: Task[];
  taskUrl: (task: Task) => string;
  seenAt: Map<string, string>;
}) {
  if (remarks.length === 0) return null;
  const list = (some: Remark[]) => (
    <ol>
      {some.map((remark) => {
        const task = tasks.find(({ checkId }) => checkId === remark.id);
        return <One key={remark.id} remark={remark} url={task ? taskUrl(task) : null} seenAt={seenAt} />;
      })}
    </ol>
  );
  const more = remarks.slice(shownAtOnce);
  return (
    <ReportSection id="buyer-meets" title={buyerMeets.title} lead={lead}>
      {list(remarks.slice(0, shownAtOnce))}
      {more.length > 0 && <Fold title={`${more.length} more`}>{list(more)}</Fold>}
    </ReportSection>
  );
}

function One({ remark, url, seenAt }: { remark: Remark; url: string | null; seenAt: Map<string, string> }) {
  const { id, title, why, todo, who, minutes, findings } = remark;
  const [first, more] = [findings.slice(0, placesAtOnce), findings.slice(placesAtOnce)];
  const place = (finding: Remark['findings'][number]) => (
    <div key={JSON.stringify(finding)} className="break-inside-avoid">
      <p dir="auto" className="text-sm">
        {finding.note}
      </p>
      <Proof finding={finding} seenAt={seenAt} />
    </div>
  );
  return (
    <li id={id} className="grid gap-x-14 gap-y-4 border-t border-line py-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="min-w-0 space-y-4">
        <h3 dir="auto" className="text-lg">
          {title}
        </h3>
        {first.map(place)}
        {more.length > 0 && (
          <Fold title={more.length === 1 ? '1 more place' : `${more.length} more places`}>
            <div className="space-y-4">{more.map(place)}</div>
          </Fold>
        )}
      </div>
      <dl className="min-w-0 space-y-3 text-sm lg:pt-1">
        <div>
          <dt className="text-xs text-muted">Why it matters</dt>
          <dd dir="auto">{why}</dd>
        </div>
        <div>
          <dt className="text-xs text-muted">What to do</dt>
          <dd dir="auto">{todo.join(' ')}</dd>
        </div>
        <div>
          <dt className="text-xs text-muted">Who can</dt>
          <dd>
            {whoNames[who]}, {minutesText(minutes)}
            {url && (
              <a
                href={url}
                aria-label={`Open the task: ${title}`}
                className="ml-3 inline-flex min-h-11 items-center text-accent underline underline-offset-4 print:hidden"
              >
                Open the task
              </a>
            )}
          </dd>
        </div>
      </dl>
    </li>
  );
}
