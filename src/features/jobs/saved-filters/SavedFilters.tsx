import { useQuery } from '@tanstack/react-query';
import { Bookmark, BookmarkPlus, Check, Settings2 } from 'lucide';
import { Suspense, useState } from 'react';

import { JobListState } from '#contracts/job-saved-filters.ts';
import { lazyPanel } from '#components/lazy-panel.tsx';
import { Icon } from '#components/ui/Icon.tsx';
import { Menu, type MenuEntry } from '#components/ui/Menu.tsx';
import { linkButton } from '#components/ui/owner-styles.ts';
import { goTo, useAddress } from '#lib/owner/address.ts';
import { api } from '#lib/api/api.ts';

const SaveDialog = lazyPanel(async () => (await import('./SaveFilterDialog.tsx')).SaveFilterDialog);
const ManageDialog = lazyPanel(async () => (await import('./ManageFiltersDialog.tsx')).ManageFiltersDialog);

/** Views with a name: shown by one press, saved as the list is now, renamed and forgotten. */
export function SavedFilters() {
  const state = listStateOf(useAddress());
  const [opened, setOpened] = useState<'save' | 'manage'>();
  const { data = [], isError } = useQuery(api.jobs.savedFilters.list.queryOptions());
  const shown = data.find((filter) => isSameState(filter.state, state));
  const entries: MenuEntry[] = [
    ...data.map((filter) => ({
      id: String(filter.id),
      label: filter.name,
      icon: filter === shown ? Check : Bookmark,
      onAction: () => showListState(filter.state),
    })),
    {
      id: 'save',
      label: 'Save this view…',
      icon: BookmarkPlus,
      isDisabled: shown !== undefined,
      onAction: () => setOpened('save'),
    },
    ...(data.length > 0 || isError
      ? [
          {
            id: 'manage',
            label: 'Rename or delete…',
            icon: Settings2,
            onAction: () => setOpened('manage'),
          },
        ]
      : []),
  ];
  return (
    <>
      <Menu label="Saved filters" entries={entries} className={linkButton}>
        <Icon shape={Bookmark} size={15} />
        <span className={`max-w-24 truncate sm:max-w-40 ${shown ? '' : 'max-sm:sr-only'}`}>
          {shown?.name ?? 'Saved filters'}
        </span>
      </Menu>
      <Suspense>
        {opened === 'save' && <SaveDialog state={state} onClose={() => setOpened(undefined)} />}
        {opened === 'manage' && <ManageDialog onClose={() => setOpened(undefined)} />}
      </Suspense>
    </>
  );
}

/** What the address of the list says, as a filter keeps it. */
const NAMES = ['search', 'status', 'priority', 'sort', 'view'] as const;

/** What the list would not understand is left out. */
export function listStateOf(address: URLSearchParams): JobListState {
  const known = NAMES.filter((name) => {
    const value = address.get(name);
    return value !== null && JobListState.shape[name].safeParse(value).data !== undefined;
  });
  return JobListState.parse(Object.fromEntries(known.map((name) => [name, address.get(name)])));
}

/** Shows it; what the filter does not name is taken away. */
export function showListState(state: JobListState): void {
  goTo({ ...Object.fromEntries(NAMES.map((name) => [name, state[name]])), page: undefined });
}

export const isSameState = (a: JobListState, b: JobListState): boolean =>
  NAMES.every((name) => a[name] === b[name]);
