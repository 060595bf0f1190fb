import { FileText, X } from 'lucide';
import { Icon } from '#components/ui/Icon.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { RESUME_NAME_MAXIMUM, RESUME_TEXT_MAXIMUM, resumes } from '#contracts/resumes.ts';
import type { BaseResumeDetails } from '#contracts/resume-views.ts';
import { FormDialog } from '#components/ui/FormDialog.tsx';
import { ProgressBar } from '#components/ui/ProgressBar.tsx';
import { Tabs } from '#components/ui/Tabs.tsx';
import { TextArea } from '#components/ui/TextArea.tsx';
import { TextField } from '#components/ui/TextField.tsx';
import { IconButton } from '#components/ui/Button.tsx';
import { FileDropZone } from '#components/ui/FileDropZone.tsx';
import { FieldError } from '#components/ui/FormField.tsx';
import { fieldErrorsOf } from '#lib/api/api-request.ts';
import { useMissedDrops } from '#lib/owner/use-outside-files.ts';
import { api } from '#lib/api/api.ts';
import { sendForm } from '#lib/api/send-form.ts';
import { showToast } from '#lib/page/toast.ts';

import {
  ACCEPTED,
  fileProblem,
  megabytes,
  nameOf,
  uploadedToast,
  uploadFailure,
  type UploadStart,
} from './upload-rules.ts';

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
          <ChosenFile file={form.file} error={problem ?? errors['resume']} onFile={form.choose} />
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

type ChosenProps = {
  file: File | undefined;
  error: string | undefined;
  onFile: (file: File | undefined) => void;
};

/** R-6 the document, with its size in MB. */
function ChosenFile({ file, error, onFile }: ChosenProps) {
  useMissedDrops();
  return (
    <div className="grid grid-cols-1 gap-2">
      <FileDropZone
        label="Drop your resume here"
        hint={`${ACCEPTED}, at most 4 MB. The document is kept as it is.`}
        accept={ACCEPTED}
        isMultiple={false}
        onFiles={([first]) => onFile(first)}
      />
      {file && (
        <p className="flex max-w-full items-center gap-2.5 rounded-control border border-line bg-raised pl-3">
          <Icon shape={FileText} size={16} strokeWidth={1.5} className="shrink-0 text-muted" />
          <span className="min-w-0 flex-1 truncate">{file.name}</span>
          <span className="shrink-0 text-xs text-muted tabular-nums">{megabytes(file.size)}</span>
          <IconButton icon={X} label={`Remove ${file.name}`} onPress={() => onFile(undefined)} />
        </p>
      )}
      <FieldError id="resume-file-error" error={error} />
    </div>
  );
}

type UploadRequest = { name: string } & ({ file: File } | { text: string });

/** Sends a base resume as a file or as text, and tells how far it is. */
function useUpload(onDone: () => void) {
  const [sent, setSent] = useState(0);
  const upload = useMutation({
    mutationFn: async (request: UploadRequest): Promise<BaseResumeDetails> => {
      setSent(0);
      if ('text' in request) return api.resumes.addBaseText.call(request);
      const form = new FormData();
      form.append('name', request.name);
      form.append('resume', request.file);
      return (await sendForm(resumes.uploadBase, form, { onSent: setSent })).data;
    },
    meta: { refreshes: [api.resumes.key()] },
    onSuccess: (base) => {
      showToast(uploadedToast(base));
      onDone();
    },
    onError: (error) => showToast(uploadFailure(error)),
  });
  return { upload, sent };
}

/** What is typed and chosen in the dialog; R-6 it can be sent once there is a name and a file, or a text. */
function useUploadForm(start: UploadStart) {
  const [way, setWay] = useState(start.way);
  const [name, setName] = useState(start.name);
  const [file, setFile] = useState<File>();
  const [text, setText] = useState('');
  const trimmed = name.trim();
  const request: UploadRequest | undefined =
    trimmed === ''
      ? undefined
      : way === 'text'
        ? text.trim() === ''
          ? undefined
          : { name: trimmed, text }
        : file && { name: trimmed, file };
  const choose = (chosen: File | undefined) => {
    setFile(chosen);
    if (chosen && trimmed === '') setName(nameOf(chosen));
  };
  return { way, setWay, name, setName, file, choose, text, setText, request };
}
