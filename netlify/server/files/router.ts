import { implement } from '@orpc/server';

import { files as contract } from '#contracts/files.ts';

import type { ApiContext } from '../api/context.ts';
import { deliverPurges } from '../edge/purges.ts';
import { apiError, notFound } from '../api/errors.ts';
import { ownerOnly } from '../api/owner-only.ts';
import * as quarantine from './quarantine/service.ts';
import * as service from './service.ts';
import * as uploads from './uploads.ts';

const everybody = implement(contract).$context<ApiContext>();
const api = everybody.use(ownerOnly);

/** `serveFile` answers these before the router does. */
const noFile = () => notFound('file');

export const router = everybody.router({
  list: api.list.handler(({ context, input }) => service.list(context.db, input)),
  get: api.get.handler(({ context, input }) => service.get(context.db, input.id)),
  update: api.update.handler(async ({ context, input }) => {
    const file = await service.update(context, input);
    context.afterwards(() => deliverPurges(context.db, context.now()));
    return file;
  }),
  quarantine: api.quarantine.handler(({ context }) => quarantine.list(context.db)),
  takeBack: api.takeBack.handler(({ context, input }) => quarantine.takeBack(context.db, context, input.id)),
  approveSweep: api.approveSweep.handler(({ context }) => quarantine.approveSweep(context.db, context)),
  preview: everybody.preview.handler(noFile),
  download: everybody.download.handler(noFile),
  remove: api.remove.handler(async ({ context, input: { params, query } }) => {
    await service.remove(context, params.id, query?.force ?? false);
    context.afterwards(() => deliverPurges(context.db, context.now()));
    return { id: params.id };
  }),
  upload: api.upload.handler(() => {
    throw apiError(415, 'UNSUPPORTED_MEDIA_TYPE', 'Send the file as multipart/form-data.');
  }),
  uploadState: api.uploadState.handler(({ context, input }) => uploads.state(context, input.uploadId)),
  cancelUpload: api.cancelUpload.handler(async ({ context, input }) => {
    await uploads.cancel(context, input.uploadId);
    return input;
  }),
});
