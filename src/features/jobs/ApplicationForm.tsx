import { useQuery } from '@tanstack/react-query';

import type { JobApplicationDetails } from '#contracts/jobs.ts';
import { EditingDialog } from '#components/owner/EditingDialog.tsx';
import { Dialog } from '#components/ui/Dialog.tsx';
import { Pending } from '#components/ui/States.tsx';
import { api } from '#lib/api/api.ts';

import { ApplicationFields } from './ApplicationFields.tsx';
import type { Incoming } from './incoming.ts';
import { SimilarNotice } from './SimilarNotice.tsx';
import { useJobForm } from './use-job-form.ts';

type Props = {
  /** The application that is changed; nothing for a new one. */
  stored?: JobApplicationDetails;
  /** The job that the bookmark brought. */
  incoming?: Incoming | undefined;
  onClose: () => void;
};

/** Adds an application or changes one (J-3, D26). What is typed stays on this device until it is saved. */
export function ApplicationForm({ stored, incoming, onClose }: Props) {
  const { thing, ...reading } = useJobForm(stored);
  return (
    <EditingDialog
      thing={thing}
      title={stored ? `Edit ${stored.position} at ${stored.company}` : 'Add application'}
      saveLabel={stored ? 'Save changes' : 'Add application'}
      freshLabel={stored ? 'Show what is stored' : 'Start afresh'}
      onClose={onClose}
    >
      {({ form, formProps, notices }) => (
        <form {...formProps} className="grid gap-4">
          {notices}
          <SimilarNotice form={form} except={stored?.id} />
          <ApplicationFields
            session={{ form, ...reading }}
            isNew={stored === undefined}
            incoming={incoming}
          />
        </form>
      )}
    </EditingDialog>
  );
}

/** D26 a stored application in the form, with the long texts that the list does not have. */
export function EditForm({ id, onClose }: { id: number; onClose: () => void }) {
  const { data, error, refetch } = useQuery(api.jobs.get.queryOptions({ input: { id } }));
  if (data) return <ApplicationForm key={id} stored={data} onClose={onClose} />;
  return (
    <Dialog title="Edit application" size="large" isOpen onClose={onClose}>
      <Pending query={{ data, error, refetch }} what="application" lines={8} />
    </Dialog>
  );
}
