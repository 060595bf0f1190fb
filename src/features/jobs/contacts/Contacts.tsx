import { useQuery } from '@tanstack/react-query';
import { Pencil, UserPlus, X } from 'lucide';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import type { JobContact } from '#contracts/job-contacts.ts';
import { Button, IconButton } from '#components/ui/Button.tsx';
import { ConfirmDialog } from '#components/ui/Dialog.tsx';
import { Pending } from '#components/ui/States.tsx';
import { api, useChange } from '#lib/api/api.ts';

import { ContactForm } from './ContactForm.tsx';

/** The people of an application, each added, changed and taken off in place. */
export function Contacts({ applicationId }: { applicationId: number }) {
  const { data, error, refetch } = useQuery(
    api.jobs.contacts.list.queryOptions({ input: { id: applicationId } }),
  );
  const [edited, setEdited] = useState<number | 'new'>();
  const [doomed, setDoomed] = useState<JobContact>();
  const remove = useChange(api.jobs.contacts.remove, {
    success: 'Contact deleted',
    failure: 'Delete failed: The contact could not be deleted. Please try again.',
    refreshes: [api.jobs.contacts.key()],
  });
  const section = useRef<HTMLElement>(null);
  const close = () => {
    flushSync(() => setEdited(undefined));
    section.current?.scrollIntoView({ block: 'nearest' }); // the form was longer, and pushed what it added out of sight
  };
  return (
    <section ref={section} aria-label="Contacts" className="grid content-start gap-3">
      <h3 className="border-b border-line pb-1.5 text-base font-medium">Contacts</h3>
      <Pending query={{ data, error, refetch }} what="contacts" lines={1} />
      {data && data.length > 0 && (
        <ul className="grid gap-3">
          {data.map((contact) => (
            <li key={contact.id}>
              {edited === contact.id ? (
                <ContactForm {...{ applicationId }} stored={contact} onClose={close} />
              ) : (
                <Contact contact={contact} onEdit={() => setEdited(contact.id)} onRemove={setDoomed} />
              )}
            </li>
          ))}
        </ul>
      )}
      {edited === 'new' ? (
        <ContactForm {...{ applicationId }} onClose={close} />
      ) : (
        <div>
          <Button icon={UserPlus} onPress={() => setEdited('new')}>
            Add contact
          </Button>
        </div>
      )}
      {doomed && (
        <ConfirmDialog
          title="Delete contact"
          onClose={() => setDoomed(undefined)}
          onConfirm={() => remove.mutateAsync({ id: applicationId, contactId: doomed.id })}
        >
          {`${doomed.name} is taken off this application. This cannot be taken back.`}
        </ConfirmDialog>
      )}
    </section>
  );
}

type Props = { contact: JobContact; onEdit: () => void; onRemove: (contact: JobContact) => void };

function Contact({ contact, onEdit, onRemove }: Props) {
  const { name, role, email, phone, link, notes } = contact;
  return (
    <div className="flex items-start gap-1">
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className="wrap-anywhere">
          <span className="font-medium">{name}</span>
          {role && <span className="text-muted">{`, ${role}`}</span>}
        </p>
        <p className="flex flex-wrap gap-x-3 text-sm empty:hidden">
          {email && (
            <a href={`mailto:${email}`} className="link min-h-6 wrap-anywhere">
              {email}
            </a>
          )}
          {phone && (
            <a href={`tel:${phone.replaceAll(/[^\d+]/gu, '')}`} className="link min-h-6">
              {phone}
            </a>
          )}
          {link && (
            <a href={link} target="_blank" rel="noopener noreferrer" className="link min-h-6 wrap-anywhere">
              {link}
              <span className="sr-only"> (opens a new tab)</span>
            </a>
          )}
        </p>
        {notes && <p className="wrap-anywhere whitespace-pre-wrap">{notes}</p>}
      </div>
      <IconButton icon={Pencil} label={`Edit ${name}`} onPress={onEdit} />
      <IconButton icon={X} label={`Delete ${name}`} onPress={() => onRemove(contact)} />
    </div>
  );
}
