import type { ToolbarProps } from '#components/list/ListToolbar.tsx';

import { ApplicationFilters, ExportLink, type OrderedBy } from './ApplicationFilters.tsx';
import { SavedFilters } from './saved-filters/SavedFilters.tsx';
import { MoreMenu, type ListDialog } from './transfer/MoreMenu.tsx';
import type { Applications } from './use-applications.ts';

type Actions = { onOpen: (dialog: ListDialog) => void; onSelect?: () => void };

/** Search, filters, export and what is done to all above each view of the applications. */
export const findApplications = (
  applications: Applications,
  orderedBy: OrderedBy,
  actions: Actions,
): ToolbarProps => ({
  label: 'Find applications',
  searchLabel: 'Search applications',
  filters: <ApplicationFilters {...{ applications, orderedBy }} />,
  actions: (
    <>
      <SavedFilters />
      <ExportLink applications={applications} />
      <MoreMenu {...actions} />
    </>
  ),
});
