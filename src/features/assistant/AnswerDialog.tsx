import { useQuery } from '@tanstack/react-query';

import { ANSWER_MAXIMUM, VARIANTS_MAXIMUM, type AssistantAnswer } from '#contracts/assistant.ts';
import { EditingDialog } from '#components/owner/EditingDialog.tsx';
import { TextArea } from '#components/ui/TextArea.tsx';
import { TextField } from '#components/ui/TextField.tsx';
import { api } from '#lib/api/api.ts';

import { ANSWER_PARTS, type AnswerField } from './answer-form.ts';
import { type AnswerFormApi, useAnswerForm } from './use-answer-form.ts';

/** An answer that is there, or a question that needs one; empty for a new answer. */
export type Edited = { answer: AssistantAnswer } | { question: string };

/** Writes an answer, with the ways to ask for it. What is typed stays on this device until it is saved. */
export function AnswerDialog({ edited, onClose }: { edited: Edited; onClose: () => void }) {
  const existing = 'answer' in edited ? edited.answer : undefined;
  const question = 'question' in edited ? edited.question : '';
  return (
    <EditingDialog
      thing={useAnswerForm(existing, question)}
      title={existing ? 'Change the answer' : 'Answer a question'}
      size="medium"
      saveLabel="Save"
      freshLabel={existing ? 'Show what is stored' : 'Start afresh'}
      onClose={onClose}
    >
      {({ form, formProps, notices }) => (
        <form {...formProps} className="grid grid-cols-1 gap-4">
          {notices}
          <AnswerFields form={form} question={question} />
        </form>
      )}
    </EditingDialog>
  );
}

function AnswerFields({ form, question }: { form: AnswerFormApi; question: string }) {
  const field = (name: AnswerField) => ({
    label: ANSWER_PARTS.labels[name],
    error: form.formState.errors[name]?.message,
    ...form.register(name),
  });
  return (
    <>
      <TextArea
        {...field('questions')}
        rows={4}
        description={`One on each line, at most ${VARIANTS_MAXIMUM}: ways to ask the same thing.`}
      />
      {question && <Preview question={question} />}
      <TextArea
        {...field('answer')}
        rows={5}
        maxLength={ANSWER_MAXIMUM}
        description="In full sentences, as visitors will read it."
      />
      <TextField
        {...field('link')}
        isOptional
        placeholder="/#projects or /blog/…"
        spellCheck={false}
        autoCapitalize="none"
      />
    </>
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
