/** Sends forms to the files function as a browser does. */
import { randomUUID } from 'node:crypto';

import type { SampleFile } from './sample-files.ts';
import filesFunction from '../../netlify/functions/files.ts';

const UPLOAD_URL = 'http://localhost:8888/api/tools/files/upload';
const call = { ip: '203.0.113.7', requestId: 'test' };

type Fields = Record<string, string>;

/** The form of one upload. */
export function uploadForm({ name, bytes }: SampleFile, fields: Fields = {}): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append('file', new File([bytes], name));
  return form;
}

/** Sends a form; any body may be given to send what no browser sends. */
export function sendForm(
  cookie: string,
  body: FormData | string | Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = {},
) {
  const request = new Request(UPLOAD_URL, { method: 'POST', body, headers: { cookie, ...headers } });
  return filesFunction(request, call);
}

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
