import { Suspense, type ComponentType } from 'react';

import { Skeleton } from '#components/ui/States.tsx';
import { Tabs } from '#components/ui/Tabs.tsx';
import { useUrlState } from '#lib/owner/address.ts';

export type AdminTab = {
  id: string;
  label: string;
  /** Loaded when the tab is first chosen: see `lazyPanel`. */
  Panel: ComponentType;
};

type Props = { tabs: readonly [AdminTab, ...AdminTab[]] };

/** T-2 the tabs of the admin tools; the chosen one is in the URL. */
export function AdminTools({ tabs }: Props) {
  const [asked, setTab] = useUrlState('tab', { isAlone: true });
  const { id, label, Panel } = tabs.find((tab) => tab.id === asked) ?? tabs[0];
  return (
    <>
      <h1 className="mb-3 text-2xl">Admin Tools</h1>
      <Tabs label="Admin tools" tabs={tabs} selected={id} onSelect={setTab}>
        <Suspense fallback={<Skeleton label={`Loading ${label}`} />}>
          <Panel key={id} />
        </Suspense>
      </Tabs>
    </>
  );
}
