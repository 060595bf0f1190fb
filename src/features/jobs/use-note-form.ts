import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';

import type { JobEventInput } from '#contracts/job-application-input.ts';
import { api, useChange } from '#lib/api/api.ts';
import { showFieldErrors } from '#lib/api/form-errors.ts';
import type { Stored } from '#lib/owner/editing/editing.ts';
import { useEditingSession } from '#lib/owner/editing/use-editing-session.ts';

import { noteDrafts } from './draft.ts';
import { BLANK_NOTE, isBlankNote, NoteForm, type NoteValues } from './note-form.ts';

const NAMES = ['type', 'title', 'description', 'eventDate'] as const;
const NOTHING_STORED: Stored<NoteValues> = { values: BLANK_NOTE, updatedAt: null };
const resolver = () => zodResolver(NoteForm);

/** An entry for the history of an application in its form, kept on this device until it is there. */
export function useNoteForm(applicationId: number) {
  const [start] = useState(() => noteDrafts.read(applicationId));
  const [isOpen, setOpen] = useState(start !== undefined);
  const { mutateAsync } = useChange(api.jobs.addEvent, {
    success: 'Added to the history',
    failure: 'Creation failed: The entry could not be saved. Please try again.',
    refreshes: [api.jobs.get.key(), api.jobs.silences.key()],
  });
  const { form, editing, save, goOn } = useEditingSession<NoteValues, Stored<NoteValues>, JobEventInput>({
    opening: { values: start ?? BLANK_NOTE, base: NOTHING_STORED, restored: undefined },
    resolver,
    isSame: (_, values) => isBlankNote(values),
    keep: (values) => {
      if (!isBlankNote(values)) return noteDrafts.write(applicationId, values);
      noteDrafts.remove(applicationId);
      return true;
    },
    onRefused: (error) => showFieldErrors(error, form.setError, NAMES),
  });
  const send = (input: JobEventInput) =>
    save(async () => {
      await mutateAsync({ id: applicationId, ...input });
      goOn({ values: BLANK_NOTE });
      setOpen(false);
    });
  return { form, isOpen, setOpen, submit: form.handleSubmit(send), isSaving: editing.isSaving };
}
