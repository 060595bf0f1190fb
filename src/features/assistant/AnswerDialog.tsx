import { useQuery } from '@tanstack/react-query';

import { ANSWER_MAXIMUM, VARIANTS_MAXIMUM, type AssistantAnswer } from '#contracts/assistant.ts';
import { FormDialog } from '#components/ui/FormDialog.tsx';
import { TextArea } from '#components/ui/TextArea.tsx';
import { TextField } from '#components/ui/TextField.tsx';
import { api } from '#lib/api/api.ts';
import { useCheckedForm } from '#lib/api/use-checked-form.ts';

import { AnswerForm, valuesOf } from './answer-form.ts';
import { useAdd, useUpdate } from './use-assistant.ts';

/** An answer that is there, or a question that needs one; empty for a new answer. */
export type Edited = { answer: AssistantAnswer } | { question: string };

/** Writes an answer, with the ways to ask for it. */
export function AnswerDialog({ edited, onClose }: { edited: Edited; onClose: () => void }) {
  const existing = 'answer' in edited ? edited.answer : undefined;
  const question = 'question' in edited ? edited.question : '';
  const { field, send } = useCheckedForm(
    AnswerForm,
    existing ? valuesOf(existing) : { questions: question, answer: '', link: '' },
  );
  const add = useAdd();
  const update = useUpdate();
  const submit = send(async (values) => {
    await (existing
      ? update.mutateAsync({ ...values, id: existing.id, updatedAt: existing.updatedAt })
      : add.mutateAsync(values));
    onClose();
  });
  return (
    <FormDialog
      title={existing ? 'Change the answer' : 'Answer a question'}
      size="medium"
      onClose={onClose}
      action="Save"
      isPending={add.isPending || update.isPending}
      onSubmit={submit}
    >
      <TextArea
        label="Questions"
        rows={4}
        description={`One on each line, at most ${VARIANTS_MAXIMUM}: ways to ask the same thing.`}
        {...field('questions')}
      />
      {question && <Preview question={question} />}
      <TextArea
        label="Answer"
        rows={5}
        maxLength={ANSWER_MAXIMUM}
        description="In full sentences, as visitors will read it."
        {...field('answer')}
      />
      <TextField
        label="Where more of it stands"
        isOptional
        placeholder="/#projects or /blog/…"
        spellCheck={false}
        autoCapitalize="none"
        {...field('link')}
      />
    </FormDialog>
  );
}

/** What visitors are told so far; nothing where it cannot be asked. */
function Preview({ question }: { question: string }) {
  const { data } = useQuery({ ...api.chat.preview.queryOptions({ input: { question } }), staleTime: 0 });
  if (!data) return null;
  return (
    <div className="rounded-control bg-raised px-3 py-2">
      <p className="mb-1 text-xs text-muted">The assistant says now</p>
      <p className="max-h-40 overflow-y-auto wrap-anywhere whitespace-pre-line">{data.response}</p>
    </div>
  );
}
