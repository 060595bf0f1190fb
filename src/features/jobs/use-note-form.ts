import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';

import type { JobEventInput } from '#contracts/job-application-input.ts';
import { api } from '#lib/api/api.ts';
import { showFieldErrors } from '#lib/api/form-errors.ts';

import { noteDrafts } from './draft.ts';
import { BLANK_NOTE, isBlankNote, NoteForm, type NoteValues } from './note-form.ts';

const NAMES = ['type', 'title', 'description', 'eventDate'] as const;

/** An entry for the history of an application in its form, kept on this device until it is there. */
export function useNoteForm(applicationId: number) {
  const [start] = useState(() => noteDrafts.read(applicationId));
  const [isOpen, setOpen] = useState(start !== undefined);
  const form = useForm<NoteValues, unknown, JobEventInput>({
    resolver: zodResolver(NoteForm),
    defaultValues: start ?? BLANK_NOTE,
  });
  const { handleSubmit, reset, setError, subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          if (isBlankNote(values)) noteDrafts.remove(applicationId);
          else noteDrafts.write(applicationId, values);
        },
      }),
    [subscribe, applicationId],
  );
  const add = useMutation({
    mutationFn: (input: JobEventInput) => api.jobs.addEvent.call({ id: applicationId, ...input }),
    meta: {
      success: 'Added to the history',
      failure: 'Creation failed: The entry could not be saved. Please try again.',
      refreshes: [api.jobs.get.key(), api.jobs.silences.key()],
    },
    onSuccess: () => noteDrafts.remove(applicationId),
  });
  const send = async (input: JobEventInput) => {
    try {
      await add.mutateAsync(input);
      reset(BLANK_NOTE);
      setOpen(false);
    } catch (error) {
      showFieldErrors(error, setError, NAMES);
    }
  };
  return { form, isOpen, setOpen, submit: handleSubmit(send), isSaving: add.isPending };
}
