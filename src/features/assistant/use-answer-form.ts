import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';

import { AssistantAnswer } from '#contracts/assistant.ts';
import type { EditedThing } from '#components/owner/EditingDialog.tsx';
import { api } from '#lib/api/api.ts';
import { showFieldErrors } from '#lib/api/form-errors.ts';
import { openingOf } from '#lib/owner/editing/editing.ts';
import { currentOf } from '#lib/owner/editing/versions.ts';

import {
  ANSWER_FIELDS,
  ANSWER_PARTS,
  type AnswerBase,
  answerDrafts,
  type AnswerField,
  AnswerForm,
  type AnswerValues,
  baseOf,
  type CheckedAnswer,
} from './answer-form.ts';
import { REFRESHED } from './use-assistant.ts';

export type AnswerFormApi = UseFormReturn<AnswerValues, unknown, CheckedAnswer>;

const resolver = () => zodResolver(AnswerForm);

/** An answer that is there, or the one to a question, as its form begins, is kept and is saved. */
export function useAnswerForm(existing: AssistantAnswer | undefined, question: string) {
  const key = existing?.id ?? `to ${question}`;
  const [opening] = useState(() =>
    openingOf(baseOf(existing, question), answerDrafts.read(key), ANSWER_PARTS.differences),
  );
  const thing: EditedThing<AnswerValues, AnswerBase, CheckedAnswer, AnswerField> = {
    opening,
    resolver,
    what: 'answer',
    parts: ANSWER_PARTS,
    fresh: () => baseOf(existing, question),
    drafts: {
      write: (draft) => answerDrafts.write(key, draft),
      remove: () => answerDrafts.remove(key),
    },
    save: ({ base, checked }) =>
      existing && base.updatedAt !== null
        ? api.assistant.updateAnswer.call({ ...checked, id: existing.id, updatedAt: base.updatedAt })
        : api.assistant.addAnswer.call(checked),
    success: 'Saved. The assistant gives this answer from now on.',
    refreshes: REFRESHED,
    failure: () => ({
      title: 'The answer could not be saved. Please try again.',
      variant: 'destructive',
    }),
    storedIn: (error) => {
      const current = currentOf(error, AssistantAnswer);
      return current && baseOf(current);
    },
    showErrors: (error, form) => showFieldErrors(error, form.setError, ANSWER_FIELDS),
  };
  return thing;
}
