import type { Contact } from '#contracts/contacts.ts';
import type { Column } from '#components/list/column.ts';
import { Badge } from '#components/ui/Badge.tsx';
import { DateTime } from '#components/ui/DateTime.tsx';

import { opportunityWords } from './views.ts';

/** A row of the inbox: who, what about, the beginning of the text, when. */
export function messageColumns(onOpen: (contact: Contact) => void): Column<Contact>[] {
  return [
    {
      id: 'from',
      label: 'From',
      isRowHeader: true,
      cell: (contact) => <Sender contact={contact} onOpen={onOpen} />,
    },
    {
      id: 'message',
      label: 'Message',
      kind: 'body',
      cell: (contact) => (
        <span className="line-clamp-2 max-w-prose wrap-anywhere text-muted md:line-clamp-1 md:min-w-40">
          {contact.message}
        </span>
      ),
    },
    {
      id: 'about',
      label: 'About',
      isWideOnly: true,
      cell: (contact) => <Badge>{opportunityWords(contact)}</Badge>,
    },
    { id: 'at', label: 'Received', kind: 'number', cell: ({ createdAt }) => <DateTime at={createdAt} /> },
  ];
}

function Sender({ contact, onOpen }: { contact: Contact; onOpen: (contact: Contact) => void }) {
  const { firstName, lastName, company, status } = contact;
  const isNew = status === 'new';
  return (
    <button
      type="button"
      className="min-h-6 max-w-full cursor-pointer text-left wrap-anywhere hover:text-accent hover:underline md:max-w-80 md:min-w-36"
      onClick={() => onOpen(contact)}
    >
      <span
        aria-hidden="true"
        className={`mr-2 inline-block size-2 rounded-full align-middle ${isNew ? 'bg-accent' : ''}`}
      />
      {isNew && <span className="sr-only">New: </span>}
      <bdi className={isNew ? 'font-semibold' : 'font-normal'}>
        {firstName} {lastName}
      </bdi>
      {company && (
        <span className="font-normal text-muted">
          {' · '}
          <bdi>{company}</bdi>
        </span>
      )}
    </button>
  );
}
