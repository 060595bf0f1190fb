import { CircleAlert } from 'lucide-react';
import { useId } from 'react';

import type { JobApplication } from '#contracts/jobs.ts';
import { Button } from '#components/ui/Button.tsx';
import { Dialog } from '#components/ui/Dialog.tsx';
import { sentenceOf } from '#lib/api-request.ts';

import { ApplicationFields } from './ApplicationFields.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import { DraftNotice } from './DraftNotice.tsx';
import { useJobForm } from './use-job-form.ts';

type Props = {
  /** The application that is changed; nothing for a new one. */
  stored?: JobApplication;
  onClose: () => void;
};

/** Adds an application or changes one (J-3, D26). What is typed stays on this device until it is saved. */
export function ApplicationForm({ stored, onClose }: Props) {
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
        <DraftNotice session={session} stored={stored} />
        {saving.isError && !rival && <NotSaved error={saving.error} />}
        <ApplicationFields form={form} isNew={stored === undefined} />
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

/** The toast goes, this stays until the next try. */
function NotSaved({ error }: { error: unknown }) {
  return (
    <p role="alert" className="flex items-start gap-2 rounded-control bg-danger-soft px-3 py-2 text-danger">
      <CircleAlert aria-hidden="true" size={16} className="mt-0.5 shrink-0" />
      <span>{`Not saved. ${sentenceOf(error, 'The server cannot be reached.')} What you typed is kept on this device.`}</span>
    </p>
  );
}
