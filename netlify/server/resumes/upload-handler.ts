/** `POST /api/resumes/base/upload`: a document with a name (R-6, D28). */
import { createHash } from 'node:crypto';

import { BaseUploadFields, RESUME_BYTES_MAXIMUM, resumes } from '#contracts/resumes.ts';

import { apiError, invalidInput } from '../api/errors.ts';
import { idempotencyKeyOf, once } from '../api/idempotency.ts';
import { requireOwner, type OwnerContext } from '../api/owner-only.ts';
import { isCallOf } from '../api/procedures.ts';
import type { PlainHandler } from '../api/serve.ts';
import { isMultipart, readForm } from '../files/multipart.ts';
import { addBase, keepDocument, receive, type Document, type Read } from './base/intake.ts';

/** Takes multipart forms; whatever else is sent here is refused by the router. */
export const uploadHandler: PlainHandler = async (context) => {
  const { request } = context;
  if (!isCallOf(resumes.uploadBase, request)) return undefined;
  const owned = await requireOwner(context);
  if (!isMultipart(request)) return undefined;
  const key = idempotencyKeyOf(request);
  const { name, file } = await readUpload(request);
  // A document takes seconds to read: before the transaction, not in it.
  const read = await receive(file);
  const data = await (key === undefined
    ? store(owned, name, read)
    : once(owned.db, { scope: 'base resume', key, requestHash: hashOf(name, file) }, (tx) =>
        store({ ...owned, db: tx }, name, read),
      ));
  return Response.json({ data }, { status: 201 });
};

const store = (context: OwnerContext, name: string, read: Read) =>
  keepDocument(read, (columns) =>
    addBase(context, { name, origin: 'upload', reading: read.reading }, columns),
  );

/** @throws 400 and 413 as `readForm` does, 422 naming what is missing */
async function readUpload(request: Request): Promise<{ name: string; file: Document }> {
  const form = await readForm(request, RESUME_BYTES_MAXIMUM, { resume: 1 });
  const checked = BaseUploadFields.safeParse(Object.fromEntries(form.fields));
  if (!checked.success) throw invalidInput(checked.error.issues);
  const [file] = form.files.get('resume') ?? [];
  if (!file) throw missing('Choose a file');
  if (file.bytes.byteLength === 0) throw missing('The file is empty');
  return { name: checked.data.name, file };
}

const missing = (message: string) =>
  apiError(422, 'INVALID', `Please check resume: ${message}.`, { fields: { resume: message } });

const hashOf = (name: string, file: Document): string =>
  createHash('sha256')
    .update(JSON.stringify([name, file.name]))
    .update(file.bytes)
    .digest('hex');
