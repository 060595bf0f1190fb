import { useQuery } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide';

import type { JobApplicationDetails } from '#contracts/jobs.ts';
import { Button } from '#components/ui/Button.tsx';
import { Dialog } from '#components/ui/Dialog.tsx';
import { Pending } from '#components/ui/States.tsx';
import { api } from '#lib/api/api.ts';

import { ApplicationFacts, ApplicationTexts } from './ApplicationFacts.tsx';
import { ClosedNotice, KeptPosting } from './KeptPosting.tsx';
import { Contacts } from './contacts/Contacts.tsx';
import { NoteForm } from './NoteForm.tsx';
import { Resumes, SentResumes } from './Resumes.tsx';
import { SilenceHint } from './silence/SilenceHint.tsx';
import { Timeline } from './Timeline.tsx';

type Props = {
  id: number;
  onClose: () => void;
  onEdit: (id: number) => void;
  onNextStep: (application: JobApplicationDetails) => void;
  onDelete: (application: JobApplicationDetails) => void;
};

export function DetailsDialog({ id, onClose, onEdit, onNextStep, onDelete }: Props) {
  const { data, error, refetch } = useQuery(api.jobs.get.queryOptions({ input: { id } }));
  const { data: sent = [] } = useQuery(
    api.resumes.listSent.queryOptions({ input: { jobApplicationId: id } }),
  );
  const { data: resumes = [] } = useQuery(api.resumes.list.queryOptions());
  return (
    <Dialog
      title={data ? `${data.position} at ${data.company}` : 'Application'}
      size="large"
      isDismissable
      onClose={onClose}
      footer={
        data && (
          <>
            <Button icon={Trash2} variant="danger" onPress={() => onDelete(data)}>
              Delete…
            </Button>
            <Button icon={Pencil} variant="primary" onPress={() => onEdit(id)}>
              Edit
            </Button>
          </>
        )
      }
    >
      {data ? (
        <div className="grid grid-cols-1 gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:grid-rows-[auto_1fr]">
          <div className="grid content-start gap-6">
            {data.posting && <ClosedNotice posting={data.posting} />}
            <SilenceHint applicationId={id} />
            <ApplicationFacts application={data} onNextStep={() => onNextStep(data)} />
            <Contacts applicationId={id} />
          </div>
          <div className="grid content-start gap-6 lg:row-span-2">
            <Resumes applicationId={id} />
            <SentResumes sent={sent} />
            <section aria-label="History" className="grid content-start gap-4">
              <h3 className="border-b border-line pb-1.5 text-base font-medium">History</h3>
              <NoteForm applicationId={id} />
              <Timeline application={data} resumes={resumes} sent={sent} />
            </section>
          </div>
          <div className="grid content-start gap-6">
            <ApplicationTexts application={data} />
            {data.posting && <KeptPosting posting={data.posting} />}
          </div>
        </div>
      ) : (
        <Pending query={{ data, error, refetch }} what="application" lines={8} />
      )}
    </Dialog>
  );
}
