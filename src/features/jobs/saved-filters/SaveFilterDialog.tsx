import type { JobListState } from '#contracts/job-saved-filters.ts';
import { Dialog } from '#components/ui/Dialog.tsx';
import { api, useChange } from '#lib/api/api.ts';

import { PRIORITY_LABELS, STATUS_LABELS } from '../labels.ts';
import { FilterForm } from './FilterForm.tsx';

type Props = { state: JobListState; onClose: () => void };

/** Gives what the list shows now a name. */
export function SaveFilterDialog({ state, onClose }: Props) {
  const save = useChange(api.jobs.savedFilters.save, {
    success: 'Filter saved',
    failure: 'Creation failed: The filter could not be saved. Please try again.',
    refreshes: [api.jobs.savedFilters.key()],
    onSuccess: onClose,
  });
  return (
    <Dialog title="Save this view" onClose={onClose}>
      <p className="mb-4 wrap-anywhere text-muted">{sentenceOf(state)}</p>
      <FilterForm
        name=""
        action="Save"
        onCancel={onClose}
        onSave={(name) => save.mutateAsync({ name, state })}
      />
    </Dialog>
  );
}

/** What is kept, in words. */
function sentenceOf({ search, status, priority, sort, view }: JobListState): string {
  const parts = [
    search && `the words “${search}”`,
    status && `status ${STATUS_LABELS[status]}`,
    priority && `priority ${PRIORITY_LABELS[priority]}`,
    sort && 'the order of the list',
    view && `the view ${view}`,
  ].filter(Boolean);
  return parts.length > 0 ? `Keeps ${parts.join(', ')}.` : 'Keeps the whole list, newest first.';
}
