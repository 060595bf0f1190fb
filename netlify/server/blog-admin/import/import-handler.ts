/** `POST /api/blog/admin/import`: one document, with its images; with an `Idempotency-Key` it is imported once. */
import { createHash } from 'node:crypto';

import { blogAdmin, IMPORT_LIMITS } from '#contracts/blog-admin.ts';

import { apiError } from '../../api/errors.ts';
import { idempotencyKeyOf, once } from '../../api/idempotency.ts';
import { requireOwner } from '../../api/owner-only.ts';
import { isCallOf } from '../../api/procedures.ts';
import type { PlainHandler } from '../../api/serve.ts';
import { isMultipart, readForm, type UploadForm } from '../../files/multipart.ts';
import { importDocument } from './service.ts';

/** Takes multipart forms; whatever else is sent here is refused by the router. */
export const importHandler: PlainHandler = async (context) => {
  const { request } = context;
  if (!isCallOf(blogAdmin.import, request)) return undefined;
  const owned = await requireOwner(context);
  if (!isMultipart(request)) return undefined;
  const key = idempotencyKeyOf(request);
  const form = await readForm(request, IMPORT_LIMITS.bytes, { document: 1, images: IMPORT_LIMITS.images });
  const [document] = form.files.get('document') ?? [];
  if (!document)
    throw apiError(422, 'INVALID', 'Please choose a document.', {
      fields: { document: 'Choose a document' },
    });
  const images = form.files.get('images') ?? [];
  const imported =
    key === undefined
      ? await importDocument(owned, document, images)
      : await once(owned.db, { scope: 'import', key, requestHash: hashOf(form) }, (tx) =>
          importDocument({ ...owned, db: tx }, document, images),
        );
  return Response.json(imported, { status: 201 });
};

/** SHA-256 of the files; each is preceded by its length, so that none can pass for the end of another. */
function hashOf({ files }: UploadForm): string {
  const hash = createHash('sha256');
  for (const [field, list] of files)
    for (const { name, bytes } of list)
      hash.update(JSON.stringify([field, name, bytes.byteLength])).update(bytes);
  return hash.digest('hex');
}
