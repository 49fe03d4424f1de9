import { Tooltip as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

/** The customer's delay before a tooltip opens under the pointer; the keyboard's focus opens it at once. */
export const tooltipDelayMs = 700;

/** Around everything that has tooltips. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return <Radix.Provider delayDuration={tooltipDelayMs}>{children}</Radix.Provider>;
}

/** Shows the whole of a text whose cell is too short for it. `children` is one element that can have the focus. */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          sideOffset={6}
          collisionPadding={16}
          className="z-40 max-w-md rounded-md border border-edge bg-surface px-3 py-2 text-sm break-words whitespace-pre-wrap text-ink shadow-lg"
        >
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
