/** T-2: a tab is one slice. It stands here because a page may know all features, and a feature no other one. */
import { lazyPanel } from '#components/lazy-panel.tsx';
import { OwnerApp } from '#components/owner/OwnerApp.tsx';
import { AdminTools, type AdminTab } from '#features/tools/AdminTools.tsx';

const TABS: readonly [AdminTab, ...AdminTab[]] = [
  {
    id: 'dashboard',
    label: 'Dashboard',
    Panel: lazyPanel(async () => (await import('#features/tools/DashboardTab.tsx')).DashboardTab),
  },
  {
    id: 'certificates',
    label: 'Certificates',
    Panel: lazyPanel(
      async () => (await import('#features/certificates/CertificatesTab.tsx')).CertificatesTab,
    ),
  },
  {
    id: 'screenshots',
    label: 'Screenshots',
    Panel: lazyPanel(async () => (await import('#features/screenshots/ScreenshotsTab.tsx')).ScreenshotsTab),
  },
  {
    id: 'files',
    label: 'Files',
    Panel: lazyPanel(async () => (await import('#features/files/FilesTab.tsx')).FilesTab),
  },
  {
    id: 'database',
    label: 'Database',
    Panel: lazyPanel(async () => (await import('#features/database/DatabaseTab.tsx')).DatabaseTab),
  },
  {
    id: 'activity',
    label: 'Activity',
    Panel: lazyPanel(async () => (await import('#features/activity/ActivityTab.tsx')).ActivityTab),
  },
];

/** The admin tools; also the only login form (D11). */
export function AdminIsland() {
  return (
    <OwnerApp
      entrance={{
        kind: 'login',
        toast: 'Authentication required: Please log in to access the admin tools.', // AU-5
      }}
    >
      <AdminTools tabs={TABS} />
    </OwnerApp>
  );
}
