import { Reply } from 'lucide';

import type { Contact, ContactStatus } from '#contracts/contacts.ts';
import { useOwner } from '#components/owner/owner.ts';
import { DateTime } from '#components/ui/DateTime.tsx';
import { Dialog } from '#components/ui/Dialog.tsx';
import { Facts } from '#components/ui/Facts.tsx';
import { Button, LinkButton } from '#components/ui/Button.tsx';

import { MoveButton } from './BulkMoves.tsx';
import { movesFrom, opportunityWords, spamWords } from './views.ts';

type Props = { contact: Contact; onClose: () => void; onDelete: () => void };

/** One message in full, with what can be done about it. */
export function MessageDialog({ contact, onClose, onDelete }: Props) {
  const { firstName, lastName } = useOwner();
  const status: ContactStatus = contact.status === 'new' ? 'read' : contact.status; // opened, so it is read
  return (
    <Dialog
      title={`${contact.firstName} ${contact.lastName}`}
      isDismissable
      size="medium"
      onClose={onClose}
      footer={
        <>
          <Button variant="danger" onPress={onDelete}>
            Delete…
          </Button>
          {movesFrom(status).map(({ to, label }) => (
            <MoveButton key={to} to={to} label={label} ids={[contact.id]} onMoved={onClose} />
          ))}
          <LinkButton variant="primary" icon={Reply} href={replyAddress(contact, `${firstName} ${lastName}`)}>
            Reply by email
          </LinkButton>
        </>
      }
    >
      <div className="mb-4 border-b border-line pb-4">
        <Facts
          facts={[
            [
              'Email',
              <a key="email" href={`mailto:${contact.email}`} className="link">
                {contact.email}
              </a>,
            ],
            ['Company', contact.company],
            ['About', opportunityWords(contact)],
            ['Received', <DateTime key="at" at={contact.createdAt} />],
            ['Noticed', spamWords(contact)],
          ]}
        />
      </div>
      <p className="text-base break-words whitespace-pre-wrap">{contact.message}</p>
    </Dialog>
  );
}

/** Answering a message in the owner's own mail program. */
const QUOTED_MAXIMUM = 1_200; // some mail programs refuse addresses of more than about 2,000 characters

/** A `mailto:` address with a subject and the message quoted below. */
export function replyAddress(
  contact: Pick<Contact, 'email' | 'firstName' | 'message'>,
  owner: string,
): string {
  const { email, firstName, message } = contact;
  const quoted =
    message.length > QUOTED_MAXIMUM ? `${message.slice(0, QUOTED_MAXIMUM).toWellFormed()}…` : message;
  const lines = quoted.split(/\r?\n/u).map((line) => `> ${line}`);
  const body = [`Hi ${firstName},`, '', '', '', owner, '', ...lines].join('\r\n');
  const [local = '', domain = ''] = email.split('@').map(encodeURIComponent);
  return `mailto:${local}@${domain}?subject=${encodeURIComponent('Re: your message')}&body=${encodeURIComponent(body)}`;
}
