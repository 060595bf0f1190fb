import { implement } from '@orpc/server';

import { certificates as contract } from '#contracts/certificates.ts';

import type { ApiContext } from '../api/context.ts';
import { apiError } from '../api/errors.ts';
import { limit } from '../api/limits.ts';
import { ownerOnly } from '../api/owner-only.ts';
import { env } from '../env.ts';
import * as downloads from './downloads.ts';
import { checkHealth } from './health.ts';
import * as service from './service.ts';

/** Each makes this server ask another one. */
const CHECKS = { name: 'certificate-health', max: 60, windowMs: 10 * 60 * 1000 };

const api = implement(contract).$context<ApiContext>().use(ownerOnly);

/** Forms are answered before the router (`uploadHandler`). */
const noForm = () => {
  throw apiError(415, 'UNSUPPORTED_MEDIA_TYPE', 'Send the certificate as multipart/form-data.');
};

export const router = api.router({
  list: api.list.handler(({ context }) => service.listCertificates(context.db, context.now())),
  inspect: api.inspect.handler(noForm),
  upload: api.upload.handler(noForm),
  get: api.get.handler(({ context, input }) => service.readCertificate(context.db, input.id, context.now())),
  update: api.update.handler(({ context, input }) => service.updateCertificate(context, input)),
  remove: api.remove.handler(({ context, input }) => service.deleteCertificate(context, input.id)),
  health: api.health.use(limit(CHECKS)).handler(async ({ context, input }) => {
    const row = await service.findRow(context.db, input.id);
    const probe = { isOn: input.probe && env().CERTIFICATE_PROBE === 'on' };
    return checkHealth(context.db, row, { origin: 'owner', probe, now: context.now() });
  }),
  checks: api.checks.handler(({ context, input }) => service.listChecks(context.db, input.id)),
  downloadCertificate: api.downloadCertificate.handler(({ context, input }) =>
    downloads.downloadCertificate(context, input),
  ),
  downloadPrivateKey: api.downloadPrivateKey.handler(({ context, input }) =>
    downloads.downloadPrivateKey(context, input.id),
  ),
  downloadPkcs12: api.downloadPkcs12.handler(({ context, input }) =>
    downloads.downloadPkcs12(context, input),
  ),
});
