import { useMutation, useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide';
import { useState } from 'react';

import { Icon } from '#components/ui/Icon.tsx';
import type { JobContact } from '#contracts/job-contacts.ts';
import { Button } from '#components/ui/Button.tsx';
import { ConfirmDialog } from '#components/ui/Dialog.tsx';
import { Pending } from '#components/ui/States.tsx';
import { api } from '#lib/api/api.ts';

import { Contact } from './Contact.tsx';
import { ContactForm } from './ContactForm.tsx';

/** The people of an application, each added, changed and taken off in place. */
export function Contacts({ applicationId }: { applicationId: number }) {
  const { data, error, refetch } = useQuery(
    api.jobs.contacts.list.queryOptions({ input: { id: applicationId } }),
  );
  const [edited, setEdited] = useState<number | 'new'>();
  const [doomed, setDoomed] = useState<JobContact>();
  const remove = useMutation(
    api.jobs.contacts.remove.mutationOptions({
      meta: {
        success: 'Contact deleted',
        failure: 'Delete failed: The contact could not be deleted. Please try again.',
        refreshes: [api.jobs.contacts.key()],
      },
    }),
  );
  const close = () => setEdited(undefined);
  return (
    <section aria-label="Contacts" className="grid content-start gap-3">
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
          <Button onPress={() => setEdited('new')}>
            <Icon shape={UserPlus} size={15} />
            Add contact
          </Button>
        </div>
      )}
      <ConfirmDialog
        title="Delete contact"
        isOpen={doomed !== undefined}
        onClose={() => setDoomed(undefined)}
        confirmLabel="Delete contact"
        onConfirm={() =>
          doomed ? remove.mutateAsync({ id: applicationId, contactId: doomed.id }) : Promise.resolve()
        }
      >
        {`${doomed?.name ?? ''} is taken off this application. This cannot be taken back.`}
      </ConfirmDialog>
    </section>
  );
}
