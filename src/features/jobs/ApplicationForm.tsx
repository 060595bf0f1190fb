import type { JobApplicationDetails } from '#contracts/jobs.ts';
import { EditingDialog } from '#components/owner/EditingDialog.tsx';

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
