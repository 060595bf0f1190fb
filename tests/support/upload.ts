/** Sends forms to the files function as a browser does. */
import { randomUUID } from 'node:crypto';

import { call } from './call.ts';
import type { SampleFile } from './sample-files.ts';
import filesFunction from '../../netlify/functions/files.ts';

type Fields = Record<string, string>;

/** The form of one upload. */
export function uploadForm({ name, bytes }: SampleFile, fields: Fields = {}): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append('file', new File([bytes], name));
  return form;
}

/** Sends a form; any body may be given to send what no browser sends. */
export const sendForm = (
  cookie: string,
  body: FormData | string | Uint8Array,
  headers: Record<string, string> = {},
) => call(filesFunction, '/api/tools/files/upload', { body, headers: { cookie, ...headers } });

export const upload = (cookie: string, file: SampleFile, fields: Fields = { category: 'other' }) =>
  sendForm(cookie, uploadForm(file, fields));

export const uploadMedia = (cookie: string, file: SampleFile) =>
  upload(cookie, file, { category: 'media', isPublic: 'true' });

type PartFields = {
  partBytes: number;
  part: number;
  uploadId: string;
  category: string;
  isPublic?: string;
};

/** Sends one part of a file; the parts of one file share `uploadId`. */
export function uploadPart(
  cookie: string,
  file: SampleFile,
  { partBytes, part, uploadId, ...fields }: PartFields,
) {
  const total = Math.ceil(file.bytes.byteLength / partBytes);
  const bytes = file.bytes.slice((part - 1) * partBytes, part * partBytes);
  return upload(
    cookie,
    { name: file.name, bytes },
    { ...fields, uploadId, part: String(part), total: String(total) },
  );
}

export const newUploadId = () => randomUUID();
