/** `POST /api/tools/files/upload`: a whole file, or one part of a larger one (A-FIL-2, D19). */
import { files, UPLOAD_LIMITS, UploadFields } from '#contracts/files.ts';

import type { ApiContext } from '../api/context.ts';
import { apiError, invalidInput } from '../api/errors.ts';
import { requireOwner } from '../api/owner-only.ts';
import { isCallOf } from '../api/procedures.ts';
import type { PlainHandler } from '../api/serve.ts';
import { isMultipart, readForm, type UploadForm } from './multipart.ts';
import * as service from './service.ts';
import { receivePart } from './uploads.ts';

/** Takes multipart forms; whatever else is sent here is refused by the router. */
export const uploadHandler: PlainHandler = async (context: ApiContext) => {
  const { request } = context;
  if (!isCallOf(files.upload, request)) return undefined;
  const owned = await requireOwner(context);
  if (!isMultipart(request)) return undefined;
  const form = await readForm(request, UPLOAD_LIMITS.partBytes, { file: 1 });
  const { fields, file } = checkForm(form);
  const { altText, category, uploadId, part, total } = fields;
  const isPublic = fields.isPublic === 'true';
  const { bytes, name: originalName } = file;

  if (uploadId === undefined && part === undefined && total === undefined) {
    const stored = await service.storeFile(context.db, owned, {
      bytes,
      originalName,
      category,
      isPublic,
      ...(altText === undefined ? {} : { altText }),
    });
    return Response.json(stored, { status: stored.isDuplicate ? 200 : 201 });
  }
  if (uploadId === undefined || part === undefined || total === undefined || part > total)
    throw invalid('part', 'A part needs uploadId, part and total, and part is at most total');
  const answer = await receivePart(owned, { uploadId, part, total, originalName, category, isPublic, bytes });
  if ('uploadId' in answer) return Response.json(answer, { status: 202 });
  return Response.json(answer, { status: answer.isDuplicate ? 200 : 201 });
};

function checkForm({ fields, files }: UploadForm) {
  const checked = UploadFields.safeParse(Object.fromEntries(fields));
  if (!checked.success) throw invalidInput(checked.error.issues);
  const [file] = files.get('file') ?? [];
  if (!file) throw invalid('file', 'Choose a file');
  return { fields: checked.data, file };
}

const invalid = (field: string, message: string) =>
  apiError(422, 'INVALID', `Please check ${field}: ${message}.`, { fields: { [field]: message } });
