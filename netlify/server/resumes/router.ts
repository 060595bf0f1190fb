import { implement } from '@orpc/server';

import { resumes as contract } from '#contracts/resumes.ts';

import type { ApiContext } from '../api/context.ts';
import { apiError } from '../api/errors.ts';
import { prepareOnce } from '../api/idempotency.ts';
import { ownerOnly } from '../api/owner-only.ts';
import { addBase, readSite } from './base/intake.ts';
import { readText } from './base/reading.ts';
import * as bases from './base/service.ts';
import { forgetBlob, withBlob } from './content/blob.ts';
import * as sent from './tailored/sent/service.ts';
import { analyze } from './tailored/analyze.ts';
import { createResume, draftFor } from './tailored/create.ts';
import { downloadTailored } from './tailored/download.ts';
import { enhancementOf, keepEnhancement, propose } from './tailored/enhance.ts';
import * as tailored from './tailored/service.ts';

const api = implement(contract).$context<ApiContext>().use(ownerOnly);

/** @throws {Error} where a handler is called for what was not prepared, which nobody does */
function prepared<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('the write was not prepared');
  return value;
}

// A write that is done once runs in a transaction. What takes seconds, and what deletes bytes, is done by a
// middleware around it.
export const router = api.router({
  list: api.list.handler(({ context }) => tailored.listTailored(context.db)),
  listBase: api.listBase.handler(({ context }) => bases.listBases(context.db)),
  create: api.create
    .use(async ({ context, next, procedure }, { jobApplicationId, ...frame }) => {
      const draft = await prepareOnce(context, procedure, () => draftFor(context, jobApplicationId, frame));
      return next({ context: { draft } });
    })
    .handler(({ context, input }) => createResume(context, input.jobApplicationId, prepared(context.draft))),
  // Forms are answered before the router (`uploadHandler`).
  uploadBase: api.uploadBase.handler(() => {
    throw apiError(415, 'UNSUPPORTED_MEDIA_TYPE', 'Send the resume as multipart/form-data.');
  }),
  addBaseText: api.addBaseText
    .use(async ({ context, next, procedure }, { text }) => {
      const reading = await prepareOnce(context, procedure, () => readText(text));
      return next({ context: { reading } });
    })
    .handler(({ context, input }) =>
      addBase(context, { name: input.name, origin: 'text', reading: prepared(context.reading) }),
    ),
  addBaseFromSite: api.addBaseFromSite.handler(async ({ context }) => {
    const reading = await readSite();
    return addBase(context, { name: 'Published content', origin: 'site', reading });
  }),
  getBase: api.getBase.handler(({ context, input }) => bases.readBase(context.db, input.id)),
  correctBase: api.correctBase.handler(({ context, input }) => bases.correctBase(context, input)),
  readBase: api.readBase
    .use(async ({ context, next, procedure }, { id }) => {
      const reading = await prepareOnce(context, procedure, () => bases.readAgain(context.db, id));
      return next({ context: { reading } });
    })
    .handler(({ context, input }) => bases.keepReading(context, input.id, prepared(context.reading))),
  activateBase: api.activateBase.handler(({ context, input }) => bases.activateBase(context, input.id)),
  removeBase: api.removeBase
    .use(async ({ context, next }, { id }) => {
      const key = await bases.documentKey(context.db, id);
      const answer = await next();
      if (key !== '') await forgetBlob(key);
      return answer;
    })
    .handler(({ context, input }) => bases.deleteBase(context, input.id)),
  downloadBase: api.downloadBase.handler(({ context, input }) => bases.downloadBase(context, input.id)),
  get: api.get.handler(({ context, input }) => tailored.readTailored(context.db, input.id, context.now())),
  update: api.update.handler(({ context, input }) => tailored.updateTailored(context, input)),
  restore: api.restore.handler(({ context, input }) => tailored.restoreVersion(context, input)),
  remove: api.remove.handler(({ context, input }) => tailored.deleteTailored(context, input.id)),
  download: api.download.handler(({ context, input }) => downloadTailored(context, input)),
  analyze: api.analyze.handler(({ context, input }) => analyze(context, input)),
  propose: api.propose.handler(({ context, input }) => propose(context, input)),
  enhance: api.enhance
    .use(async ({ context, next, procedure }, input) => {
      const enhancement = await prepareOnce(context, procedure, () => enhancementOf(context, input));
      return next({ context: { enhancement } });
    })
    .handler(({ context }) => keepEnhancement(context, prepared(context.enhancement))),
  pin: api.pin
    .use(async ({ context, next, procedure }, input) => {
      const file = await prepareOnce(context, procedure, () => sent.writeFile(context.db, input));
      return next({ context: { file } });
    })
    .use(async ({ context: { file }, next }) =>
      file
        ? withBlob(file.key, file.bytes, async (keep) => next({ context: { keep } }))
        : next({ context: { keep: () => {} } }),
    )
    .handler(({ context, input }) =>
      sent.pin(context, input, { ...prepared(context.file), keep: context.keep }),
    ),
  listSent: api.listSent.handler(({ context, input }) => sent.listSent(context.db, input)),
  downloadSent: api.downloadSent.handler(({ context, input }) => sent.downloadSent(context, input.id)),
});
