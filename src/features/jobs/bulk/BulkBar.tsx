import { Trash2 } from 'lucide';
import { useState } from 'react';

import { JobPriority } from '#contracts/job-application-input.ts';
import { JobStatus } from '#contracts/job-status.ts';
import type { JobBatch, JobBulkInput } from '#contracts/job-transfer.ts';
import { Button } from '#components/ui/Button.tsx';
import { ConfirmDialog } from '#components/ui/Dialog.tsx';
import { optionsOf, SelectField } from '#components/ui/SelectField.tsx';
import { api, useChange } from '#lib/api/api.ts';
import { formatCount } from '#lib/owner/format.ts';

import { PRIORITY_LABELS, STATUS_LABELS } from '../labels.ts';

type Props = {
  ids: readonly number[];
  onDone: (batch: JobBatch | undefined) => void;
  /** Leaves choosing. */
  onClose: () => void;
};

/** What can be done to all that are chosen; each can be taken back. */
export function BulkBar({ ids, onDone, onClose }: Props) {
  const [isAsking, setAsking] = useState(false);
  const change = useChange(api.jobs.batches.change, {
    failure: 'Update failed: The applications could not be changed. Please try again.',
    refreshes: [api.jobs.key()],
    onSuccess: ({ batch }) => onDone(batch ?? undefined),
  });
  const isIdle = ids.length === 0 || change.isPending;
  const apply = (to: JobBulkInput['change']) => change.mutate({ ids: [...ids], change: to });
  return (
    <div
      role="group"
      aria-label="Change the selected applications"
      className="mb-3 flex flex-wrap items-center gap-2 rounded-card border border-line bg-raised/60 px-3 py-2 text-sm"
    >
      <p className="mr-1 tabular-nums">{`${formatCount(ids.length, 'application')} selected`}</p>
      <SelectField
        label="Set the status"
        isLabelHidden
        disabled={isIdle}
        value=""
        options={[{ value: '', label: 'Set status…' }, ...optionsOf(STATUS_LABELS)]}
        onChange={({ target }) => apply({ status: JobStatus.parse(target.value) })}
      />
      <SelectField
        label="Set the priority"
        isLabelHidden
        disabled={isIdle}
        value=""
        options={[{ value: '', label: 'Set priority…' }, ...optionsOf(PRIORITY_LABELS)]}
        onChange={({ target }) => apply({ priority: JobPriority.parse(target.value) })}
      />
      <Button icon={Trash2} variant="danger" isDisabled={isIdle} onPress={() => setAsking(true)}>
        Delete…
      </Button>
      <span className="sm:ml-auto">
        <Button variant="quiet" onPress={onClose}>
          Done
        </Button>
      </span>
      {isAsking && (
        <ConfirmDialog
          title="Delete applications"
          onClose={() => setAsking(false)}
          confirmLabel={`Delete ${formatCount(ids.length, 'application')}`}
          onConfirm={() => change.mutateAsync({ ids: [...ids], change: { isDeleted: true } })}
        >
          {`${formatCount(ids.length, 'application')} with notes and history. This can be undone for 30 days.`}
        </ConfirmDialog>
      )}
    </div>
  );
}
