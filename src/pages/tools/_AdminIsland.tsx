/** T-2: a tab is one slice. It stands here because a page may know all features, and a feature no other one. */
import { OwnerApp } from '#components/owner/OwnerApp.tsx';
import { AdminTools, type AdminTab } from '#features/tools/AdminTools.tsx';

const TABS: readonly AdminTab[] = [
  {
    id: 'dashboard',
    label: 'Dashboard',
    load: async () => (await import('#features/tools/DashboardTab.tsx')).DashboardTab,
  },
  {
    id: 'files',
    label: 'Files',
    load: async () => (await import('#features/files/FilesTab.tsx')).FilesTab,
  },
  {
    id: 'activity',
    label: 'Activity',
    load: async () => (await import('#features/activity/ActivityTab.tsx')).ActivityTab,
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
