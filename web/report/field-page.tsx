import type { FieldFigures } from '#board/contract.ts';
import rubric from '../content/rubric.json' with { type: 'json' };
import { LookForm } from '../look/look-form.tsx';
import { checkPath } from '../reference/check-path.ts';
import { SiteFrame } from '../site-frame.tsx';
import { dayText } from './dates.ts';
import { Ruler } from './ruler.tsx';

type Group = FieldFigures['groups'][number];
type Share = NonNullable<Group['shutOut']>;

const titles = new Map(rubric.categories.flatMap(({ checks }) => checks.map(({ id, title }) => [id, title] as const)));
const percent = (share: number) => Math.round(100 * share);
const rangeText = ({ low, high }: Share) => `likely ${percent(low)}–${percent(high)}%`;

/** How readable websites are for assistants, by industry, from the reports of this server. */
export function FieldPage({ field }: { field: { figures: FieldFigures; countedAt: string } | null }) {
  const groups = field?.figures.groups ?? [];
  const websites = groups.find(({ industry }) => industry === null)?.websites;
  return (
    <SiteFrame>
      <article className="mx-auto max-w-3xl px-5 pt-10 sm:pt-16">
        <h1 className="text-3xl">How readable is your industry for AI assistants?</h1>
        <p className="mt-6 max-w-prose text-lg">
          These figures come from websites whose reports we sold and whose owners agreed. Each website counts once, with
          its newest report.
        </p>
        <p className="mt-3 max-w-prose text-muted">
          We show an industry once we have read 30 of its websites. Fewer could give one of them away. Owners join the
          figures by a tick on their report, and leave them the same way. We leave out the websites that agencies assess
          for their clients.
        </p>
        {groups.length === 0 ? (
          <p className="mt-10 border-y border-line py-6 font-semibold">
            No industry has 30 websites yet, so there is nothing to show.
          </p>
        ) : (
          groups.map((group) => <GroupView key={group.industry ?? ''} group={group} />)
        )}
        {field && groups.length > 0 && (
          <p className="mt-10 max-w-prose text-sm text-muted">
            We counted on {dayText(field.countedAt)}
            {websites !== undefined && `, ${websites} websites in all`}. Who buys a report is no random sample of an
            industry. A range says how far chance alone may have moved a figure.
          </p>
        )}
        <section aria-labelledby="own" className="mt-12 border-t border-line pt-6">
          <h2 id="own" className="text-2xl">
            Where is your website?
          </h2>
          <div className="mt-4">
            <LookForm />
          </div>
        </section>
      </article>
    </SiteFrame>
  );
}

function GroupView({ group: { industry, websites, score, shutOut, missed } }: { group: Group }) {
  const name = industry ?? 'All industries';
  const id = name.toLowerCase().replaceAll(' ', '-');
  return (
    <section aria-labelledby={id} className="mt-12 border-t border-line pt-6">
      <h2 id={id} className="text-2xl">
        {name}
      </h2>
      <p className="mt-2">
        The middle score of {websites} websites is <strong className="tabular-nums">{score.value} of 100</strong>. Half
        of them score less.
      </p>
      <div className="mt-4">
        <Ruler
          score={score.value}
          low={score.low}
          high={score.high}
          tone="accent"
          label={`${score.value} of 100, likely ${score.low} to ${score.high}`}
        />
      </div>
      <ul className="mt-6 divide-y divide-line border-y border-line">
        {shutOut && <Row share={shutOut}>shut the search crawler of ChatGPT, Claude or Perplexity out of a page</Row>}
        {missed.map(({ checkId, share }) => (
          <Row key={checkId} share={share}>
            earn less than half of the points of “<a href={checkPath(checkId)}>{titles.get(checkId) ?? checkId}</a>”
          </Row>
        ))}
      </ul>
    </section>
  );
}

function Row({ share, children }: { share: Share; children: React.ReactNode }) {
  return (
    <li className="grid grid-cols-[4rem_1fr] gap-x-3 py-3">
      <span className="font-serif text-xl font-semibold tabular-nums">{percent(share.value)}%</span>
      <span>
        {children} <span className="text-sm whitespace-nowrap text-muted tabular-nums">({rangeText(share)})</span>
      </span>
    </li>
  );
}
