import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { JOB_IMPORT_MAXIMUM, type JobBatch } from '#contracts/job-transfer.ts';
import { Button } from '#components/ui/Button.tsx';
import { Dialog } from '#components/ui/Dialog.tsx';
import { FileDropZone } from '#components/ui/FileDropZone.tsx';
import { Spinner } from '#components/ui/Spinner.tsx';
import { sentenceOf } from '#lib/api/api-request.ts';
import { api } from '#lib/api/api.ts';
import { useChange } from '#lib/api/use-change.ts';
import { formatCount } from '#lib/owner/format.ts';

import { Batches } from './Batches.tsx';
import { ImportPlan } from './ImportPlan.tsx';

type Props = { onClose: () => void; onDone: (batch: JobBatch | undefined) => void };

/** Takes a file, shows what its import would do, and does it on the owner's word. */
export function ImportDialog({ onClose, onDone }: Props) {
  const [file, setFile] = useState<{ name: string; text: string }>();
  const [problem, setProblem] = useState<string>();
  const preview = useMutation(api.jobs.transfer.preview.mutationOptions());
  const apply = useChange(api.jobs.transfer.apply, {
    success: 'Import finished',
    failure: 'Import failed: The applications could not be imported. Please try again.',
    refreshes: [api.jobs.key()],
    onSuccess: ({ batch }) => {
      onDone(batch ?? undefined);
      onClose();
    },
  });
  const take = async ([chosen]: File[]) => {
    if (!chosen) return;
    setProblem(undefined);
    setFile(undefined);
    if (chosen.size > JOB_IMPORT_MAXIMUM) return setProblem('The file is larger than 2 MB.');
    const text = await chosen.text();
    setFile({ name: chosen.name, text });
    preview.mutate({ text }, { onError: (error) => setProblem(sentenceOf(error, 'It could not be read.')) });
  };
  const plan = problem === undefined ? preview.data : undefined;
  const writes = plan ? plan.counts.new + plan.counts.changed : 0;
  return (
    <Dialog
      title="Import applications"
      size="large"
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>Close</Button>
          <Button
            variant="primary"
            isDisabled={!plan || writes === 0}
            isPending={apply.isPending}
            onPress={() => file && apply.mutate({ text: file.text })}
          >
            {writes > 0 ? `Import ${formatCount(writes, 'application')}` : 'Import'}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <FileDropZone
          label="Drop a CSV or JSON file here"
          hint="From this tracker, LinkedIn (Job Applications.csv), Huntr, Teal or JobSync; up to 5,000 applications and 2 MB."
          accept=".csv,.json,text/csv,application/json"
          isMultiple={false}
          onFiles={(files) => void take(files)}
        />
        {problem && (
          <p role="alert" className="rounded-card bg-danger-soft px-4 py-2.5 text-danger">
            {problem}
          </p>
        )}
        {preview.isPending && <Spinner label="Reading the file" />}
        {plan && file && <ImportPlan name={file.name} plan={plan} />}
        <Batches />
      </div>
    </Dialog>
  );
}
