import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { resumes } from '#contracts/resumes.ts';
import { type BaseResumeDetails } from '#contracts/resume-views.ts';
import { api } from '#lib/api/api.ts';
import { sendForm } from '#lib/api/send-form.ts';
import { showToast } from '#lib/page/toast.ts';

import { uploadedToast, uploadFailure, type UploadStart } from './upload-rules.ts';

export type UploadRequest = { name: string } & ({ file: File } | { text: string });

/** Sends a base resume as a file or as text, and tells how far it is. */
export function useUpload(onDone: () => void) {
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
export function useUploadForm(start: UploadStart) {
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
  return { way, setWay, name, setName, file, setFile, text, setText, request };
}
