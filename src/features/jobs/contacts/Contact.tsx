import { Pencil, X } from 'lucide';

import { Icon } from '#components/ui/Icon.tsx';
import type { JobContact } from '#contracts/job-contacts.ts';
import { IconButton } from '#components/ui/Button.tsx';

type Props = { contact: JobContact; onEdit: () => void; onRemove: (contact: JobContact) => void };

/** One person with the ways to reach them. */
export function Contact({ contact, onEdit, onRemove }: Props) {
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
            <a href={`mailto:${email}`} className="link min-h-6 break-all">
              {email}
            </a>
          )}
          {phone && (
            <a href={`tel:${phone.replaceAll(/[^\d+]/gu, '')}`} className="link min-h-6">
              {phone}
            </a>
          )}
          {link && (
            <a href={link} target="_blank" rel="noopener noreferrer" className="link min-h-6 break-all">
              {link}
              <span className="sr-only"> (opens a new tab)</span>
            </a>
          )}
        </p>
        {notes && <p className="wrap-anywhere whitespace-pre-wrap">{notes}</p>}
      </div>
      <IconButton label={`Edit ${name}`} onPress={onEdit}>
        <Icon shape={Pencil} size={15} />
      </IconButton>
      <IconButton label={`Delete ${name}`} onPress={() => onRemove(contact)}>
        <Icon shape={X} size={15} />
      </IconButton>
    </div>
  );
}
