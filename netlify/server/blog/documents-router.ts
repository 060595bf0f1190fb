/** Documents in and out, apart from the rest: what reads and writes them is large. */
import { implement } from '@orpc/server';

import { blogAdmin as contract } from '#contracts/blog-admin.ts';

import type { ApiContext } from '../api/context.ts';
import { apiError } from '../api/errors.ts';
import { ownerOnly } from '../api/owner-only.ts';
import { exportPost } from './documents/export/service.ts';

const { import: importContract, export: exportContract } = contract;
const api = implement({ import: importContract, export: exportContract })
  .$context<ApiContext>()
  .use(ownerOnly);

export const router = api.router({
  import: api.import.handler(() => {
    throw apiError(415, 'UNSUPPORTED_MEDIA_TYPE', 'Send the document as multipart/form-data.');
  }),
  export: api.export.handler(async ({ context, input }) => {
    const file = await exportPost(context.db, input);
    context.responseHeaders.set('Content-Disposition', `attachment; filename="${file.name}"`);
    return file;
  }),
});
