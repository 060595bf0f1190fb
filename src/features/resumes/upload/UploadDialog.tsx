import { RESUME_NAME_MAXIMUM, RESUME_TEXT_MAXIMUM } from '#contracts/resumes.ts';
import { FormDialog } from '#components/ui/FormDialog.tsx';
import { ProgressBar } from '#components/ui/ProgressBar.tsx';
import { Tabs } from '#components/ui/Tabs.tsx';
import { TextArea } from '#components/ui/TextArea.tsx';
import { TextField } from '#components/ui/TextField.tsx';
import { fieldErrorsOf } from '#lib/api/api-request.ts';

import { ChosenFile } from './ChosenFile.tsx';
import { fileProblem, type UploadStart } from './upload-rules.ts';
import { useUpload, useUploadForm } from './use-upload.ts';

const WAYS = [
  { id: 'file', label: 'A file' },
  { id: 'text', label: 'Paste its text' },
];

/** R-6 takes in a resume that the owner has, as a document or as its text. */
export function UploadDialog({ start, onClose }: { start: UploadStart; onClose: () => void }) {
  const { way, setWay, request, ...form } = useUploadForm(start);
  const { upload, sent } = useUpload(onClose);
  const errors = fieldErrorsOf(upload.error);
  const problem = form.file && fileProblem(form.file);
  const isSendable = request !== undefined && !(way === 'file' && problem);
  return (
    <FormDialog
      title="Upload Base Resume"
      size="medium"
      onClose={onClose}
      action={upload.isPending ? 'Reading the resume' : 'Upload Resume'}
      isPending={upload.isPending}
      isDisabled={!isSendable}
      onSubmit={() => isSendable && upload.mutate(request)}
    >
      <TextField
        label="Name"
        placeholder="Such as “IT leadership, 2026”"
        autoComplete="off"
        maxLength={RESUME_NAME_MAXIMUM}
        value={form.name}
        error={errors['name']}
        onChange={({ target }) => form.setName(target.value)}
      />
      <Tabs
        label="How the resume comes"
        tabs={WAYS}
        selected={way}
        onSelect={(next) => setWay(next === 'text' ? 'text' : 'file')}
      >
        {way === 'file' ? (
          <ChosenFile file={form.file} error={problem ?? errors['resume']} onFile={form.setFile} />
        ) : (
          <TextArea
            label="Text of the resume"
            description="Headings such as Experience and Skills, each on a line of its own, help to read it."
            rows={12}
            maxLength={RESUME_TEXT_MAXIMUM}
            value={form.text}
            error={errors['text']}
            onChange={({ target }) => form.setText(target.value)}
          />
        )}
      </Tabs>
      {upload.isPending && way === 'file' && form.file && (
        <Progress sent={sent} size={form.file.size} name={form.file.name} />
      )}
    </FormDialog>
  );
}

/** While all of it has left, the server reads it. */
function Progress({ sent, size, name }: { sent: number; size: number; name: string }) {
  return sent < size ? (
    <ProgressBar label={`Uploading ${name}`} percent={(sent / size) * 100} />
  ) : (
    <ProgressBar label={`Reading ${name}`} />
  );
}
