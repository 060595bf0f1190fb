/** `POST /api/blog/admin/import`: one document, with its images. */
import { IMPORT_LIMITS } from '#contracts/blog-admin.ts';

import { apiError } from '../../api/errors.ts';
import { requireOwner } from '../../api/owner-only.ts';
import type { PlainHandler } from '../../api/serve.ts';
import { isMultipart, readForm } from '../../files/multipart.ts';
import { importDocument } from './service.ts';

const IMPORT_PATH = '/api/blog/admin/import';

/** Takes multipart forms; whatever else is sent here is refused by the router. */
export const importHandler: PlainHandler = async (context) => {
  const { request } = context;
  if (request.method !== 'POST' || new URL(request.url).pathname !== IMPORT_PATH) return undefined;
  const owned = await requireOwner(context);
  if (!isMultipart(request)) return undefined;
  const form = await readForm(request, IMPORT_LIMITS.bytes, { document: 1, images: IMPORT_LIMITS.images });
  const [document] = form.files.get('document') ?? [];
  if (!document)
    throw apiError(422, 'INVALID', 'Please choose a document.', {
      fields: { document: 'Choose a document' },
    });
  const imported = await importDocument(owned, document, form.files.get('images') ?? []);
  return Response.json(imported, { status: 201 });
};
