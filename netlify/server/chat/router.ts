import { implement } from '@orpc/server';

import { chat as contract } from '#contracts/chat.ts';

import type { ApiContext } from '../api/context.ts';
import { assertPart } from '../api/part-of.ts';
import { assertWithinChatLimits } from './limits.ts';
import * as service from './service.ts';

const api = implement(contract).$context<ApiContext>();

export const router = api.router({
  send: api.send.handler(async ({ context, input }) => {
    assertPart('assistant');
    await assertWithinChatLimits(context);
    return service.reply(context, input);
  }),
});
