import type { ToolbarProps } from '#components/list/ListToolbar.tsx';

import { ApplicationFilters, ExportLink } from './ApplicationFilters.tsx';
import type { Applications } from './use-applications.ts';

/** Search, filters and export above each view of the applications. */
export const findApplications = (applications: Applications): ToolbarProps => ({
  label: 'Find applications',
  searchLabel: 'Search applications',
  filters: <ApplicationFilters applications={applications} />,
  actions: <ExportLink applications={applications} />,
});
