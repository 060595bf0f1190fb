import { useQuery } from '@tanstack/react-query';
import { FileSearch, SearchX } from 'lucide';
import { Suspense, useMemo } from 'react';

import type { TailoredResume } from '#contracts/resume-views.ts';
import { List } from '#components/list/List.tsx';
import { Button } from '#components/ui/Button.tsx';
import { EmptyState } from '#components/ui/States.tsx';
import { lazyPanel } from '#components/lazy-panel.tsx';
import { ConfirmDialog } from '#components/ui/Dialog.tsx';
import { api, useChange } from '#lib/api/api.ts';
import { formatCount } from '#lib/owner/format.ts';
import { useWholeList } from '#lib/owner/use-whole-list.ts';

import { open } from '../opened.ts';
import { useApplications } from '../use-applications.ts';
import { RESUMES } from './shown-resumes.ts';
import { tailoredColumns } from './tailored-columns.tsx';
import { type Asked, useRowActions } from './use-row-actions.ts';
import { deletionQuestion } from '../deletion-question.ts';

/** R-4 what was made for each application. */
export function TailoredList() {
  const query = useQuery(api.resumes.list.queryOptions());
  const { address, rows } = useWholeList(query.data, RESUMES);
  const { data: applications } = useApplications();
  const { onAction, ...dialogs } = useRowActions(applications);
  const columns = useMemo(() => tailoredColumns(onAction), [onAction]);
  return (
    <section aria-labelledby="tailored-resumes">
      <h2 id="tailored-resumes" className="mb-3 text-lg">
        Tailored Resumes
      </h2>
      <List
        what="tailored resumes"
        address={address}
        toolbar={{ searchLabel: 'Search resumes' }}
        query={query}
        rows={rows}
        columns={columns}
        count={rows && rows.length > 0 ? formatCount(rows.length, 'resume') : undefined}
        empty={
          query.data?.length === 0 ? (
            <NoResumes canCreate={(applications?.length ?? 0) > 0} />
          ) : (
            <EmptyState icon={SearchX} title="No resume found">
              <p>No title and no file name has “{address.typed.trim()}”.</p>
              <Button onPress={address.clear}>Clear search</Button>
            </EmptyState>
          )
        }
      />
      <RowDialogs {...dialogs} />
    </section>
  );
}

function NoResumes({ canCreate }: { canCreate: boolean }) {
  return (
    <EmptyState icon={FileSearch} title="No tailored resume yet">
      <p>
        A tailored resume picks and orders what an application asks for, in the words of your base resume.
        What does not stand there does not get in.
      </p>
      {canCreate ? (
        <Button onPress={() => open({ kind: 'job', id: undefined })}>Make the first one</Button>
      ) : (
        <a href="/tools/job" className="link">
          Write down an application first
        </a>
      )}
    </EmptyState>
  );
}

const PinDialog = lazyPanel(async () => (await import('../sent/PinDialog.tsx')).PinDialog);

type Props = { asked: Asked | undefined; onClose: () => void };

function RowDialogs({ asked, onClose }: Props) {
  return (
    <>
      {asked?.action === 'delete' && <DeleteDialog resume={asked.resume} onClose={onClose} />}
      <Suspense>{asked?.action === 'send' && <PinDialog resume={asked.resume} onClose={onClose} />}</Suspense>
    </>
  );
}

/** R-4 asks before a tailored resume goes. */
function DeleteDialog({ resume, onClose }: { resume: TailoredResume; onClose: () => void }) {
  const remove = useChange(api.resumes.remove, {
    success: 'Resume deleted',
    failure: 'Failed to delete resume', // ERR-4
    refreshes: [api.resumes.key()],
    onSuccess: async (_answer, { id }) => {
      const { editDrafts } = await import('../form/drafts.ts');
      editDrafts.remove(Number(id));
    },
  });
  return (
    <ConfirmDialog
      title="Delete resume"
      onClose={onClose}
      confirmLabel="Delete"
      onConfirm={() => remove.mutateAsync({ id: resume.id })}
    >
      <p className="wrap-anywhere">{deletionQuestion(resume.title)}</p>
      {resume.sentCount > 0 && (
        <p className="mt-2 text-muted">What was sent of it stays in the list of sent files.</p>
      )}
    </ConfirmDialog>
  );
}
