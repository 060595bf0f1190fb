import { Suspense, useState, useSyncExternalStore } from 'react';
import { Plus, WifiOff } from 'lucide';
import { Icon } from '#components/ui/Icon.tsx';

import type { JobApplicationRow } from '#contracts/jobs.ts';
import { OwnerApp } from '#components/owner/OwnerApp.tsx';
import { PageHeader } from '#components/owner/PageHeader.tsx';
import { lazyPanel } from '#components/lazy-panel.tsx';
import { Button } from '#components/ui/Button.tsx';
import { ConfirmDialog } from '#components/ui/Dialog.tsx';
import { api, useChange } from '#lib/api/api.ts';
import { useUrlState } from '#lib/owner/address.ts';

import { catchIncoming, takeIncoming } from './incoming.ts';
import type { RowActions } from './application-columns.tsx';
import type { NextStepOf } from './NextStepDialog.tsx';
import { ApplicationViews } from './ApplicationViews.tsx';
import { StatCards } from './StatCards.tsx';

export function JobsIsland() {
  useState(catchIncoming); // before anything else reads the address
  return (
    <OwnerApp entrance={{ kind: 'notice', toast: 'Please log in to access job tools.' /* AU-5 */ }}>
      <Tracker />
    </OwnerApp>
  );
}

// What opens over the list is loaded when it is first asked for.
const AddForm = lazyPanel(async () => (await import('./ApplicationForm.tsx')).ApplicationForm);
const EditForm = lazyPanel(async () => (await import('./ApplicationForm.tsx')).EditForm);
const StepDialog = lazyPanel(async () => (await import('./NextStepDialog.tsx')).NextStepDialog);
const Details = lazyPanel(async () => (await import('./DetailsDialog.tsx')).DetailsDialog);

type Named = Pick<JobApplicationRow, 'id' | 'company' | 'position'>;

/** J-1 to J-7: the applications in numbers and as a list, each with its form and its history. */
function Tracker() {
  const [opened, setOpened] = useUrlState('application');
  const [incoming, setIncoming] = useState(takeIncoming);
  const [form, setForm] = useState<'new' | number | undefined>(incoming && 'new');
  const [doomed, setDoomed] = useState<Named>();
  const [stepping, setStepping] = useState<NextStepOf>();
  const [actions] = useState<RowActions>(() => ({
    onOpen: ({ id }) => setOpened(String(id)),
    onEdit: ({ id }) => setForm(id),
    onNextStep: setStepping,
    onDelete: setDoomed,
  }));
  const openId = /^[1-9]\d{0,9}$/u.test(opened) ? Number(opened) : undefined;
  const add = () => setForm('new');
  const closeForm = () => {
    setForm(undefined);
    setIncoming(undefined);
  };
  return (
    <>
      <PageHeader title="Job Tracker" next={{ href: '/tools/resume', label: 'Resumes' }}>
        <Button icon={Plus} variant="primary" onPress={add}>
          Add application
        </Button>
      </PageHeader>
      <OfflineNotice />
      <StatCards />
      <ApplicationViews actions={actions} onAdd={add} />
      <Suspense>
        {openId !== undefined && (
          <Details
            id={openId}
            onClose={() => setOpened('')}
            onDelete={setDoomed}
            onNextStep={setStepping}
            onEdit={(id) => {
              setOpened('');
              setForm(id);
            }}
          />
        )}
        {form === 'new' && <AddForm incoming={incoming} onClose={closeForm} />}
        {typeof form === 'number' && <EditForm id={form} onClose={closeForm} />}
        {stepping && <StepDialog application={stepping} onClose={() => setStepping(undefined)} />}
      </Suspense>
      {doomed && (
        <DeleteDialog
          application={doomed}
          onClose={() => setDoomed(undefined)}
          onDeleted={() => setOpened('')}
        />
      )}
    </>
  );
}

type DeleteProps = {
  application: Named;
  onClose: () => void;
  onDeleted: () => void;
};

/** J-3 asks before an application is deleted. */
function DeleteDialog({ application, onClose, onDeleted }: DeleteProps) {
  const remove = useChange(api.jobs.remove, {
    success: 'Application deleted',
    failure: 'Delete failed: The application could not be deleted. Please try again.',
    refreshes: [api.jobs.list.key(), api.jobs.dashboard.key()],
    onSuccess: (_answer, { id }) => {
      void forgetDrafts(Number(id));
      onDeleted();
    },
  });
  return (
    <ConfirmDialog
      title="Delete application"
      onClose={onClose}
      onConfirm={() => remove.mutateAsync({ id: application.id })}
    >
      {`“${application.position}” at ${application.company} goes with its notes and its history. This cannot be taken back.`}
    </ConfirmDialog>
  );
}

/** Loads what keeps drafts when it is needed, as the forms that write them do. */
async function forgetDrafts(id: number): Promise<void> {
  const { jobDrafts, noteDrafts } = await import('./draft.ts');
  jobDrafts.remove(id);
  noteDrafts.remove(id);
}

/** Says that nothing can be saved at the moment, and that nothing is lost by it. */
function OfflineNotice() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status" className="mb-4 empty:hidden">
      {!isOnline && (
        <p className="flex items-start gap-2 rounded-control border border-warning/40 px-3 py-2">
          <Icon shape={WifiOff} size={16} className="mt-0.5 shrink-0 text-warning" />
          You are offline. What you write in a form is kept on this device; save it when the connection is
          back.
        </p>
      )}
    </div>
  );
}

function subscribe(notify: () => void): () => void {
  addEventListener('online', notify);
  addEventListener('offline', notify);
  return () => {
    removeEventListener('online', notify);
    removeEventListener('offline', notify);
  };
}
