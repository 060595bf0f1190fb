import { Button } from '#components/ui/Button.tsx';
import { optionsOf, SelectField } from '#components/ui/SelectField.tsx';
import { TextArea } from '#components/ui/TextArea.tsx';
import { TextField } from '#components/ui/TextField.tsx';

import { EVENT_LABELS } from './labels.ts';
import type { NoteValues } from './note-form.ts';
import { useNoteForm } from './use-note-form.ts';

const TYPES = optionsOf(EVENT_LABELS);

/** Adds a note, a call, an email or an interview to the history. */
export function NoteForm({ applicationId }: { applicationId: number }) {
  const { form, isOpen, setOpen, submit, isSaving } = useNoteForm(applicationId);
  const field = (name: keyof NoteValues) => ({
    error: form.formState.errors[name]?.message,
    ...form.register(name),
  });
  if (!isOpen)
    return (
      <div>
        <Button onPress={() => setOpen(true)}>Add to the history</Button>
      </div>
    );
  return (
    <form
      noValidate
      aria-label="Add to the history"
      className="grid gap-3 rounded-card bg-raised/60 p-3"
      onSubmit={(event) => void submit(event)}
    >
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-1">
        <SelectField label="Kind" options={TYPES} {...field('type')} />
        <TextField type="datetime-local" label="When" isOptional {...field('eventDate')} />
      </div>
      <TextField autoFocus label="Title" autoComplete="off" {...field('title')} />
      <TextArea label="Text" isOptional {...field('description')} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="quiet" onPress={() => setOpen(false)}>
          Not now
        </Button>
        <Button type="submit" isPending={isSaving}>
          {isSaving ? 'Saving' : 'Add'}
        </Button>
      </div>
    </form>
  );
}
