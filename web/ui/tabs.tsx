import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

type Tab = {
  value: string;
  label: ReactNode;
  content: ReactNode;
  /** Keeps its content while another tab is shown. */
  isKept?: boolean;
};

/** Tabs for app pages: arrow keys move, panels are named by their tab. */
export function Tabs({ label, tabs, defaultValue }: { label: string; tabs: Tab[]; defaultValue?: string }) {
  return (
    <Radix.Root defaultValue={defaultValue ?? tabs[0]?.value}>
      <Radix.List aria-label={label} className="flex flex-wrap gap-x-1 max-sm:gap-x-0 border-b border-line">
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className="-mb-px min-h-11 border-b-2 border-transparent px-3 py-2 max-sm:px-1.5 text-sm font-medium text-muted hover:text-ink data-[state=active]:border-accent data-[state=active]:text-ink"
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content
          key={tab.value}
          value={tab.value}
          {...(tab.isKept ? { forceMount: true } : {})}
          className="pt-6 data-[state=inactive]:hidden"
        >
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
