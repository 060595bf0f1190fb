import { useQuery } from '@tanstack/react-query';
import { MessageSquareText, Pencil, Plus, Trash2 } from 'lucide';
import { useState } from 'react';

import type { AssistantAnswer } from '#contracts/assistant.ts';
import { Button, IconButton } from '#components/ui/Button.tsx';
import { DateTime } from '#components/ui/DateTime.tsx';
import { ConfirmDialog } from '#components/ui/Dialog.tsx';
import { EmptyState, Pending } from '#components/ui/States.tsx';
import { api } from '#lib/api/api.ts';
import { formatCount } from '#lib/owner/format.ts';

import type { Edited } from './AnswerDialog.tsx';
import { useRemove } from './use-assistant.ts';

type Props = { onEdit: (edited: Edited) => void };

/** The answers of his own, newest first. */
export function Answers({ onEdit }: Props) {
  const answers = useQuery(api.assistant.answers.queryOptions());
  const [leaving, setLeaving] = useState<AssistantAnswer>();
  const remove = useRemove();
  const { data, error, refetch } = answers;
  return (
    <section aria-label="Answers" className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-sm text-muted">
          {data && formatCount(data.length, 'answer')}
        </p>
        <Button icon={Plus} onPress={() => onEdit({ question: '' })}>
          New answer
        </Button>
      </div>
      <Pending query={{ data, error, refetch }} what="answers" lines={4} />
      {data?.length === 0 && (
        <EmptyState icon={MessageSquareText} title="No answers of your own yet">
          Answer a question of a visitor, or write one that you expect.
        </EmptyState>
      )}
      <ul className="grid gap-3">
        {data?.map((answer) => (
          <AnswerCard
            key={answer.id}
            answer={answer}
            onEdit={() => onEdit({ answer })}
            onDelete={() => setLeaving(answer)}
          />
        ))}
      </ul>
      {leaving && (
        <ConfirmDialog
          title="Delete this answer?"
          onClose={() => setLeaving(undefined)}
          confirmLabel="Delete answer"
          onConfirm={() => remove.mutateAsync({ id: leaving.id })}
        >
          <p className="wrap-anywhere">
            The assistant will answer “{leaving.questions[0]}” from the site again.
          </p>
        </ConfirmDialog>
      )}
    </section>
  );
}

type CardProps = { answer: AssistantAnswer; onEdit: () => void; onDelete: () => void };

function AnswerCard({ answer: { questions, answer, link, updatedAt }, onEdit, onDelete }: CardProps) {
  const [first = '', ...others] = questions;
  return (
    <li className="rounded-card border border-line bg-surface p-4 text-sm">
      <div className="flex items-start gap-2">
        <h2 className="min-w-0 flex-1 pt-1.5 text-base font-medium wrap-anywhere">{first}</h2>
        <IconButton icon={Pencil} label={`Change the answer to “${first}”`} onPress={onEdit} />
        <IconButton icon={Trash2} label={`Delete the answer to “${first}”`} onPress={onDelete} />
      </div>
      {others.length > 0 && <p className="wrap-anywhere text-muted">Also: {others.join(' · ')}</p>}
      <p className="mt-2 max-w-prose wrap-anywhere whitespace-pre-line">{answer}</p>
      <p className="mt-2 flex flex-wrap gap-x-4 text-xs text-muted">
        {link && (
          <a href={link} className="link wrap-anywhere">
            {link}
          </a>
        )}
        <span>
          Changed <DateTime at={updatedAt} />
        </span>
      </p>
    </li>
  );
}
