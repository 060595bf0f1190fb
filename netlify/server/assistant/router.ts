import { implement } from '@orpc/server';

import { assistant as contract } from '#contracts/assistant.ts';

import type { ApiContext } from '../api/context.ts';
import { ownerOnly } from '../api/owner-only.ts';
import * as service from './service.ts';

const api = implement(contract).$context<ApiContext>().use(ownerOnly);

export const router = api.router({
  questions: api.questions.handler(({ context, input }) =>
    service.listQuestions(context.db, input, context.now()),
  ),
  dismiss: api.dismiss.handler(async ({ context, input }) => ({
    dismissed: await service.dismiss(context, input.ids),
  })),
  answers: api.answers.handler(({ context }) => service.listAnswers(context.db)),
  addAnswer: api.addAnswer.handler(({ context, input }) => service.addAnswer(context, input)),
  updateAnswer: api.updateAnswer.handler(({ context, input }) => service.updateAnswer(context, input)),
  removeAnswer: api.removeAnswer.handler(({ context, input }) => service.removeAnswer(context, input.id)),
});
