import { implement } from '@orpc/server';

import { fit as contract } from '#contracts/fit.ts';

import type { ApiContext } from '../api/context.ts';
import { limit } from '../api/limits.ts';
import { partOf } from '../api/part-of.ts';
import * as service from './service.ts';

const MINUTE_MS = 60 * 1000;
const api = implement(contract).$context<ApiContext>().use(partOf('assistant'));

export const router = api.router({
  check: api.check
    .use(limit({ name: 'fit:minute', max: 10, windowMs: MINUTE_MS }))
    .use(limit({ name: 'fit:day', max: 60, windowMs: 24 * 60 * MINUTE_MS }))
    .handler(({ context, input }) => service.check(context, input.posting)),
});
