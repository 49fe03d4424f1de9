import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';

type Props = {
  label: string;
  /** What the pause button stops, as a screen reader hears it: "the rotation". */
  what: string;
  /** enhance.ts turns it this often. */
  intervalMs: number;
  note?: string;
  /** The level below what is above. */
  heading: 'h2' | 'h3';
  className?: string;
  panels: { title: string; body: ReactNode }[];
};

/** Panels in a row that scrolls by hand; with a script it also turns by itself and can be paused. */
export function Gallery({ label, what, intervalMs, note, heading: Heading, className, panels }: Props) {
  return (
    <figure data-gallery={intervalMs} className={classNames('min-w-0', className)}>
      <div
        data-row
        role="group"
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard
        tabIndex={0}
        className="flex snap-x snap-mandatory overflow-x-auto rounded-md border border-edge bg-surface [scrollbar-width:none]"
      >
        {panels.map((panel) => (
          <section
            key={panel.title}
            aria-label={panel.title}
            className="flex w-full shrink-0 snap-start flex-col p-5 sm:p-7"
          >
            <Heading className="font-sans text-sm font-semibold text-muted">{panel.title}</Heading>
            {panel.body}
          </section>
        ))}
      </div>
      <figcaption className="mt-2 flex flex-wrap items-center justify-between gap-x-4 text-xs text-muted">
        <span>{note}</span>
        <span className="flex noscript:hidden">
          {panels.map((panel, index) => (
            <button
              key={panel.title}
              type="button"
              data-show
              aria-pressed={index === 0}
              aria-label={`Show ${panel.title}`}
              className="group grid size-11 place-items-center"
            >
              <span className="size-2.5 rounded-full border border-edge group-aria-pressed:border-accent group-aria-pressed:bg-accent" />
            </button>
          ))}
          <PauseButton what={what} />
        </span>
      </figcaption>
    </figure>
  );
}

/** enhance.ts changes its word to Play and back. */
export function PauseButton({ what, className }: { what: string; className?: string }) {
  return (
    <button
      type="button"
      data-pause
      className={classNames('min-h-11 px-2 text-xs text-muted underline underline-offset-4 hover:text-ink', className)}
    >
      <span data-word className="inline-block min-w-11 text-left">
        Pause
      </span>
      <span className="sr-only"> {what}</span>
    </button>
  );
}
