import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';

import type { JobContact, JobContactInput } from '#contracts/job-contacts.ts';
import { Button } from '#components/ui/Button.tsx';
import { TextArea } from '#components/ui/TextArea.tsx';
import { TextField } from '#components/ui/TextField.tsx';
import { api } from '#lib/api/api.ts';
import { showFieldErrors } from '#lib/api/form-errors.ts';

import {
  CONTACT_FIELDS,
  CONTACT_LABELS,
  ContactInput,
  contactValues,
  type ContactField,
  type ContactValues,
} from './contact-form.ts';

type Props = {
  applicationId: number;
  /** The person that is changed; nothing for a new one. */
  stored?: JobContact | undefined;
  onClose: () => void;
};

/** Adds a person to an application or changes one. */
export function ContactForm({ applicationId, stored, onClose }: Props) {
  const { register, handleSubmit, setError, formState } = useForm<ContactValues, unknown, JobContactInput>({
    resolver: zodResolver(ContactInput),
    defaultValues: contactValues(stored),
  });
  const save = useMutation({
    mutationFn: (input: JobContactInput) =>
      stored
        ? api.jobs.contacts.update.call({ id: applicationId, contactId: stored.id, ...input })
        : api.jobs.contacts.add.call({ id: applicationId, ...input }),
    meta: {
      success: stored ? 'Contact updated' : 'Contact added',
      failure: 'Save failed: The contact could not be saved. Please try again.',
      refreshes: [api.jobs.contacts.key()],
    },
    onSuccess: onClose,
    onError: (error) => showFieldErrors(error, setError, CONTACT_FIELDS),
  });
  const field = (name: ContactField) => ({
    label: CONTACT_LABELS[name],
    isOptional: name !== 'name',
    error: formState.errors[name]?.message,
    autoComplete: 'off',
    ...register(name),
  });
  return (
    <form
      noValidate
      aria-label={stored ? `Edit ${stored.name}` : 'Add contact'}
      className="grid gap-3 rounded-card bg-raised/60 p-3 sm:grid-cols-2"
      onSubmit={(event) => void handleSubmit((input) => save.mutate(input))(event)}
    >
      <TextField autoFocus {...field('name')} />
      <TextField {...field('role')} placeholder="Recruiter, hiring manager …" />
      <TextField {...field('email')} type="email" spellCheck={false} />
      <TextField {...field('phone')} type="tel" />
      <div className="grid gap-3 sm:col-span-2">
        <TextField {...field('link')} inputMode="url" />
        <TextArea {...field('notes')} rows={2} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="quiet" onPress={onClose}>
            Not now
          </Button>
          <Button type="submit" isPending={save.isPending}>
            {save.isPending ? 'Saving' : stored ? 'Save contact' : 'Add contact'}
          </Button>
        </div>
      </div>
    </form>
  );
}
