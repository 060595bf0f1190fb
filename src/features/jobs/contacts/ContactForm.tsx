import { useMutation } from '@tanstack/react-query';
import { z } from 'zod';

import { type JobContact, JobContactInput } from '#contracts/job-contacts.ts';
import { Button } from '#components/ui/Button.tsx';
import { TextArea } from '#components/ui/TextArea.tsx';
import { TextField } from '#components/ui/TextField.tsx';
import { api } from '#lib/api/api.ts';
import { useCheckedForm } from '#lib/api/use-checked-form.ts';

type Props = {
  applicationId: number;
  /** The person that is changed; nothing for a new one. */
  stored?: JobContact | undefined;
  onClose: () => void;
};

/** Adds a person to an application or changes one. */
export function ContactForm({ applicationId, stored, onClose }: Props) {
  const { field: fieldOf, send } = useCheckedForm(ContactInput, contactValues(stored));
  const save = useMutation({
    mutationFn: ({ all, changed }: { all: JobContactInput; changed: Partial<JobContactInput> }) =>
      stored
        ? api.jobs.contacts.update.call({ id: applicationId, contactId: stored.id, ...changed })
        : api.jobs.contacts.add.call({ id: applicationId, ...all }),
    meta: {
      success: stored ? 'Contact updated' : 'Contact added',
      failure: 'Save failed: The contact could not be saved. Please try again.',
      refreshes: [api.jobs.contacts.key()],
    },
    onSuccess: onClose,
  });
  const field = (name: ContactField) => ({
    label: CONTACT_LABELS[name],
    isOptional: name !== 'name',
    autoComplete: 'off',
    ...fieldOf(name),
  });
  return (
    <form
      noValidate
      aria-label={stored ? `Edit ${stored.name}` : 'Add contact'}
      className="grid gap-3 rounded-card bg-raised/60 p-3 sm:grid-cols-2"
      onSubmit={send((all, changed) => save.mutateAsync({ all, changed }))}
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

/** A person of an application as it stands in the form. */
const CONTACT_FIELDS = ['name', 'role', 'email', 'phone', 'link', 'notes'] as const;
type ContactField = (typeof CONTACT_FIELDS)[number];

const ContactValues = z.record(z.enum(CONTACT_FIELDS), z.string());
type ContactValues = z.infer<typeof ContactValues>;

/** The form's texts as the contract takes them. */
const ContactInput = ContactValues.transform((values): z.input<typeof JobContactInput> => values).pipe(
  JobContactInput,
);

const CONTACT_LABELS: Readonly<Record<ContactField, string>> = {
  name: 'Name',
  role: 'Role',
  email: 'Email',
  phone: 'Phone',
  link: 'Profile or page',
  notes: 'Notes',
};

function contactValues(contact?: JobContact): ContactValues {
  return ContactValues.parse(Object.fromEntries(CONTACT_FIELDS.map((name) => [name, contact?.[name] ?? ''])));
}
