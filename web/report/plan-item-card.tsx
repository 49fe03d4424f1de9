import type { Difficulty, Impact, PlanItem } from '#engine/contract.ts';
import { Badge } from '../ui/badge.tsx';
import type { Observation } from '#report/contract.ts';
import { SafeLink } from './safe-link.tsx';

const doers: Record<PlanItem['doer'], string> = { owner: 'You', writer: 'A writer', developer: 'A web developer' };

/** One recommendation with all that belongs to it, what was seen first. Steps, resources and metrics fold away unless `isOpen`. */
export function PlanItemCard({ item, seen = null, isOpen = false }: { item: PlanItem; seen?: Observation | null; isOpen?: boolean }) {
  return (
    <article className="border-t border-edge py-5">
      <p className="text-xs text-muted">
        {item.category} · {item.timeframe}
      </p>
      <h4 dir="auto" className="mt-1 max-w-prose font-serif text-lg font-semibold text-balance">
        {item.title}
      </h4>
      <p className="mt-2 flex flex-wrap gap-2">
        <Badge>{difficultyWords[item.difficulty]}</Badge>
        <Badge tone={item.impact === 'High' ? 'accent' : 'plain'}>{impactWords[item.impact]}</Badge>
        {item.gainPoints > 0 && <Badge>Up to +{pointsText(item.gainPoints)}</Badge>}
      </p>
      {seen && (
        <p dir="auto" className="mt-3 max-w-prose border-l-2 border-line pl-3 wrap-anywhere">
          <span className="text-muted">{seen.by}:</span> {seen.text}
        </p>
      )}
      <p dir="auto" className="mt-3 max-w-prose wrap-anywhere">
        {item.description}
      </p>
      <details open={isOpen} className="group mt-2">
        <summary className="inline-flex min-h-11 items-center gap-2 text-sm font-medium text-accent underline underline-offset-4 print:hidden">
          Steps, resources and metrics
        </summary>
        <div className="mt-1 grid max-w-4xl gap-x-10 gap-y-5 pb-2 text-sm md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] print:grid-cols-[3fr_2fr]">
          <div className="space-y-5">
            <Detail title="Implementation steps" items={item.implementation} isOrdered />
            <Detail title="How to see that it worked" items={[item.proof]} />
            <Detail title="Common mistakes" items={item.commonMistakes} />
          </div>
          <div className="space-y-5">
            <Detail title="Success metrics" items={item.metrics} />
            <Detail title="Success indicators" items={item.successIndicators} />
            <Detail title="Who does it" items={[doers[item.doer]]} />
            <Detail title="Estimated cost" items={item.estimatedCost ? [item.estimatedCost] : []} />
            <Detail title="Prerequisites" items={item.prerequisites} />
            <Detail title="Tools" items={item.tools} />
            <Detail title="Resources" items={item.resources} />
          </div>
        </div>
      </details>
    </article>
  );
}

const difficultyWords: Record<Difficulty, string> = { Easy: 'Difficulty: Easy', Medium: 'Difficulty: Medium', Hard: 'Difficulty: Hard' };
const impactWords: Record<Impact, string> = { High: 'Impact: High', Medium: 'Impact: Medium', Low: 'Impact: Low' };

const pointsText = (points: number): string => `${Math.round(points * 10) / 10} ${points === 1 ? 'point' : 'points'}`;

function Detail({ title, items = [], isOrdered = false }: { title: string; items?: string[]; isOrdered?: boolean }) {
  const filled = items.filter((item) => item.trim() !== '');
  if (filled.length === 0) return null;
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <div>
      <h5 className="font-semibold">{title}</h5>
      <List className={isOrdered ? 'mt-1 list-decimal space-y-1 pl-5 marker:text-muted' : 'mt-1 space-y-1'}>
        {filled.map((item) => (
          <li key={item} dir="auto" className="wrap-anywhere">
            <Linked text={item} />
          </li>
        ))}
      </List>
    </div>
  );
}

/** "Google on AI features: https://…" with its address as a link; other texts as they are. */
function Linked({ text }: { text: string }) {
  const [, label, url] = /^(?:(.+?):\s+)?(https:\/\/\S+)$/s.exec(text) ?? [];
  return url ? <SafeLink url={url} text={label} /> : text;
}
