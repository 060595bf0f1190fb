/** `POST /api/blog/admin/import`: one document, with its images; with an `Idempotency-Key` it is imported once. */
import { createHash } from 'node:crypto';

import { blogAdmin, IMPORT_LIMITS } from '#contracts/blog-admin.ts';

import { apiError } from '../../../api/errors.ts';
import { idempotencyKeyOf, once, prepareOnce, scopeOf } from '../../../api/idempotency.ts';
import { requireOwner, type OwnerContext } from '../../../api/owner-only.ts';
import { isCallOf } from '../../../api/procedures.ts';
import type { PlainHandler } from '../../../api/serve.ts';
import { isMultipart, readForm, type UploadForm } from '../../../files/multipart.ts';
import { discardImport, makeImportedPost, prepareImport, type PreparedImport } from './service.ts';

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
  const prepared = await prepareOnce(owned, blogAdmin.import, () => prepareImport(owned, document, images));
  const write = { scope: scopeOf(blogAdmin.import['~orpc'].route), key, requestHash: hashOf(form) };
  return Response.json(await makeOnce(owned, prepared, write), { status: 201 });
};

type Write = { scope: string; key: string | undefined; requestHash: string };

/** The post of this import, or what was answered to the same before; images that no post got go again. */
async function makeOnce(owned: OwnerContext, prepared: PreparedImport | undefined, write: Write) {
  const { key } = write;
  const make = (context: OwnerContext) => {
    if (!prepared) throw apiError(503, 'UNAVAILABLE', 'This import was given up. Please send it again.');
    return makeImportedPost(context, prepared);
  };
  try {
    if (key === undefined) return await make(owned);
    return await once(owned.db, { ...write, key }, (tx) => make({ ...owned, db: tx }));
  } finally {
    // With the database away they stay, private, in the library.
    if (prepared) await discardImport(owned, prepared).catch(() => {});
  }
}

/** SHA-256 of the files; each is preceded by its length, so that none can pass for the end of another. */
function hashOf({ files }: UploadForm): string {
  const hash = createHash('sha256');
  for (const [field, list] of files)
    for (const { name, bytes } of list)
      hash.update(JSON.stringify([field, name, bytes.byteLength])).update(bytes);
  return hash.digest('hex');
}
