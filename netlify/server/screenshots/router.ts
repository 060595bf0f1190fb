import { implement } from '@orpc/server';

import { screenshots as contract } from '#contracts/screenshots.ts';

import type { ApiContext } from '../api/context.ts';
import { limit } from '../api/limits.ts';
import { ownerOnly } from '../api/owner-only.ts';
import { findDifference, findImage, imageFile } from './images.ts';
import { listNights } from './nights.ts';
import * as service from './service.ts';

/** Each call lets the browser work. */
const PICTURES = { name: 'screenshot', max: 120, windowMs: 10 * 60 * 1000 };

const api = implement(contract).$context<ApiContext>().use(ownerOnly);

export const router = api.router({
  status: api.status.handler(({ context }) => service.readStatus(context.db, context.now())),
  generate: api.generate.handler(({ context }) => service.generate(context.db, context, context.now())),
  platform: api.platform.use(limit(PICTURES)).handler(async ({ context, input }) => {
    return imageFile(await service.generateOne(context.db, context, input));
  }),
  nights: api.nights.handler(({ context }) => listNights(context.db)),
  image: api.image.handler(({ context, input }) => findImage(context.db, input.id)),
  difference: api.difference.handler(({ context, input }) => findDifference(context.db, input.id)),
  cards: api.cards.handler(async ({ context, input }) => {
    // What reads pages is loaded by those who need it.
    const { describePages } = await import('./cards/service.ts');
    return describePages(context.db, input.route, context.now());
  }),
  saveSettings: api.saveSettings.handler(({ context, input }) =>
    service.saveSettings(context.db, context, input.timeZone, context.now()),
  ),
});
