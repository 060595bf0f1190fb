import { Suspense, useMemo, type ComponentType } from 'react';

import { lazyPanel } from '#components/lazy-panel.tsx';
import { Skeleton } from '#components/ui/States.tsx';
import { Tabs } from '#components/ui/Tabs.tsx';
import { useUrlState } from '#lib/use-url-state.ts';

export type AdminTab = {
  id: string;
  label: string;
  /** Loads the tab's component when it is first chosen. */
  load: () => Promise<ComponentType>;
};

/** T-2 the tabs of the admin tools; the chosen one is in the URL. */
export function AdminTools({ tabs }: { tabs: readonly AdminTab[] }) {
  const [asked, setTab] = useUrlState('tab', { isAlone: true });
  const selected = tabs.find(({ id }) => id === asked) ?? tabs[0];
  const Panel = useMemo(() => selected && lazyPanel(selected.load), [selected]);
  if (!selected || !Panel) return null;
  return (
    <>
      <h1 className="mb-3 text-2xl">Admin Tools</h1>
      <Tabs label="Admin tools" tabs={tabs} selected={selected.id} onSelect={setTab}>
        <Suspense fallback={<Skeleton label={`Loading ${selected.label}`} />}>
          <Panel key={selected.id} />
        </Suspense>
      </Tabs>
    </>
  );
}
