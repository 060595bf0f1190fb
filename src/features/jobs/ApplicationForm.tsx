import { useId } from 'react';

import type { JobApplicationDetails } from '#contracts/jobs.ts';
import { DraftNotice } from '#components/owner/DraftNotice.tsx';
import { NotSaved } from '#components/owner/NotSaved.tsx';
import { Button } from '#components/ui/Button.tsx';
import { Dialog } from '#components/ui/Dialog.tsx';

import { ApplicationFields } from './ApplicationFields.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import type { Incoming } from './incoming.ts';
import { opening } from './opening.ts';
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
  const id = useId();
  const session = useJobForm(stored, onClose);
  const { form, base, saving, submit, rival, leave } = session;
  return (
    <Dialog
      title={stored ? `Edit ${stored.position} at ${stored.company}` : 'Add application'}
      size="large"
      isOpen
      onClose={leave}
      footer={
        <>
          <Button onPress={leave}>Close</Button>
          <Button type="submit" form={id} variant="primary" isPending={saving.isPending}>
            {saving.isPending ? 'Saving' : stored ? 'Save changes' : 'Add application'}
          </Button>
        </>
      }
    >
      <form id={id} noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
        <DraftNotice
          restoredAt={session.start.restoredAt}
          current={() => ({ values: form.getValues(), base })}
          fresh={() => opening(stored, undefined, new Date())}
          goOn={(version) => session.goOn(version.values, version.base)}
          freshLabel={stored ? 'Show what is stored' : 'Start afresh'}
        />
        {saving.isError && !rival && <NotSaved error={saving.error} />}
        <SimilarNotice form={form} except={stored?.id} />
        <ApplicationFields session={session} isNew={stored === undefined} incoming={incoming} />
      </form>
      {rival && (
        <ConflictDialog
          base={base.values}
          mine={form.getValues()}
          theirs={rival.values}
          onChoose={(values) => session.goOn(values, rival)}
          onClose={session.leaveRival}
        />
      )}
    </Dialog>
  );
}
