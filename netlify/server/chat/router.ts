import { implement } from '@orpc/server';

import { chat as contract } from '#contracts/chat.ts';

import type { ApiContext } from '../api/context.ts';
import { limit } from '../api/limits.ts';
import { ownerOnly } from '../api/owner-only.ts';
import { assertPart, partOf } from '../api/part-of.ts';
import { assertWithinChatLimits, PER_VISITOR_RATINGS } from './limits.ts';
import * as service from './service.ts';

const api = implement(contract).$context<ApiContext>();
const owners = api.use(ownerOnly);

export const router = api.router({
  send: api.send.handler(async ({ context, input }) => {
    assertPart('assistant');
    await assertWithinChatLimits(context);
    return service.reply(context, input);
  }),
  rate: api.rate
    .use(partOf('assistant'))
    .use(limit(PER_VISITOR_RATINGS))
    .handler(async ({ context, input }) => {
      await service.rate(context, input.question, input.isHelpful);
      return {};
    }),
  preview: owners.preview.handler(({ context, input }) => service.preview(context, input.question)),
  score: owners.score.handler(({ context }) => service.score(context)),
});
