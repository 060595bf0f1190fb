/** A person of an application as it stands in the form. */
import { z } from 'zod';

import { JobContactInput, type JobContact } from '#contracts/job-contacts.ts';

export const CONTACT_FIELDS = ['name', 'role', 'email', 'phone', 'link', 'notes'] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];

const ContactValues = z.record(z.enum(CONTACT_FIELDS), z.string());
export type ContactValues = z.infer<typeof ContactValues>;

/** The form's texts as the contract takes them. */
export const ContactInput = ContactValues.transform((values): z.input<typeof JobContactInput> => values).pipe(
  JobContactInput,
);

export const CONTACT_LABELS: Readonly<Record<ContactField, string>> = {
  name: 'Name',
  role: 'Role',
  email: 'Email',
  phone: 'Phone',
  link: 'Profile or page',
  notes: 'Notes',
};

/** The stored person, or a blank form. */
export function contactValues(contact?: JobContact): ContactValues {
  const of = (name: ContactField) => contact?.[name] ?? '';
  return {
    name: of('name'),
    role: of('role'),
    email: of('email'),
    phone: of('phone'),
    link: of('link'),
    notes: of('notes'),
  };
}
