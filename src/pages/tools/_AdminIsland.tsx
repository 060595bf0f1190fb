/** T-2: a tab is one slice. It stands here because a page may know all features, and a feature no other one. */
import { Suspense, type ComponentType } from 'react';

import { lazyPanel } from '#components/lazy-panel.tsx';
import { OwnerApp } from '#components/owner/OwnerApp.tsx';
import { Skeleton } from '#components/ui/States.tsx';
import { Tabs } from '#components/ui/Tabs.tsx';
import { useUrlState } from '#lib/owner/address.ts';

/** By their labels, which the address has in lower case. */
const PANELS: { Dashboard: ComponentType } & Record<string, ComponentType> = {
  Dashboard: lazyPanel(async () => (await import('#features/tools/DashboardTab.tsx')).DashboardTab),
  Certificates: lazyPanel(
    async () => (await import('#features/certificates/CertificatesTab.tsx')).CertificatesTab,
  ),
  Screenshots: lazyPanel(
    async () => (await import('#features/screenshots/ScreenshotsTab.tsx')).ScreenshotsTab,
  ),
  Files: lazyPanel(async () => (await import('#features/files/FilesTab.tsx')).FilesTab),
  Database: lazyPanel(async () => (await import('#features/database/DatabaseTab.tsx')).DatabaseTab),
  Activity: lazyPanel(async () => (await import('#features/activity/ActivityTab.tsx')).ActivityTab),
};

/** The admin tools; also the only login form (D11). */
export function AdminIsland() {
  return (
    <OwnerApp
      entrance={{
        kind: 'login',
        toast: 'Authentication required: Please log in to access the admin tools.', // AU-5
      }}
    >
      <AdminTools />
    </OwnerApp>
  );
}

const TABS = Object.keys(PANELS).map((label) => ({ id: label.toLowerCase(), label }));

function AdminTools() {
  const [asked, setTab] = useUrlState('tab', { isAlone: true });
  const shown = TABS.find(({ id }) => id === asked)?.label ?? 'Dashboard';
  const Panel = PANELS[shown] ?? PANELS.Dashboard;
  return (
    <>
      <h1 className="mb-3 text-2xl">Admin Tools</h1>
      <Tabs label="Admin tools" tabs={TABS} selected={shown.toLowerCase()} onSelect={setTab}>
        <Suspense fallback={<Skeleton label={`Loading ${shown}`} />}>
          <Panel key={shown} />
        </Suspense>
      </Tabs>
    </>
  );
}
