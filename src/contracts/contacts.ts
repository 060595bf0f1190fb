import { z } from 'zod';

import { openOnce, owner } from './base.ts';
import { ContactInput } from './contact-message.ts';
import { SearchText } from './owner-text.ts';
import { Id, Moment, PageNumber, Totals } from './values.ts';

export const CONTACT_PAGE_SIZE = 20;
/** How many messages can be changed or deleted at once. */
const SELECTION_MAXIMUM = 100;
const Ids = z.array(Id).min(1).max(SELECTION_MAXIMUM);

export const CONTACT_STATUSES = ['new', 'read', 'archived', 'spam'] as const;
export const ContactStatus = z.enum(CONTACT_STATUSES);
export type ContactStatus = z.infer<typeof ContactStatus>;

/** What speaks for spam: the field that people do not see was filled in; sent within 3 seconds; many links; links as markup. */
const SPAM_SIGNS = ['hidden-field', 'fast', 'links', 'markup'] as const;
export type SpamSign = (typeof SPAM_SIGNS)[number];

/** A stored message as the owner reads it. */
export const Contact = z.object({
  id: Id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  company: z.string().nullable(),
  opportunityType: z.string(),
  message: z.string(),
  status: ContactStatus,
  spamSigns: z.array(z.enum(SPAM_SIGNS)),
  createdAt: Moment,
});
export type Contact = z.infer<typeof Contact>;

const Filters = {
  /** `inbox` is what is new or read; without a status every message is meant. */
  status: z.enum(['inbox', ...CONTACT_STATUSES]).optional(),
  /** Words in what the visitor typed. */
  search: SearchText,
};

export const ContactQuery = z.strictObject({
  ...Filters,
  page: PageNumber,
  limit: z.coerce.number().int().min(1).max(100).default(CONTACT_PAGE_SIZE),
});
export type ContactQuery = z.infer<typeof ContactQuery>;

export const ContactExportQuery = z.strictObject(Filters);
export type ContactExportQuery = z.infer<typeof ContactExportQuery>;

export const ContactPage = z.object({
  contacts: z.array(Contact),
  ...Totals,
  /** How many messages have each status, whatever is searched for. */
  counts: z.record(ContactStatus, z.number().int()),
});
export type ContactPage = z.infer<typeof ContactPage>;

export const contacts = {
  create: openOnce
    .create('/contacts', 'Send the owner a message')
    .input(ContactInput)
    .output(z.object({ id: Id, createdAt: Moment })),
  list: owner.get('/contacts', 'Messages, newest first').input(ContactQuery).output(ContactPage),
  setStatus: owner
    .patch('/contacts', 'Change the status of one or several messages')
    .input(z.strictObject({ ids: Ids, status: ContactStatus }))
    .output(z.object({ changed: z.number().int() })),
  remove: owner
    .post('/contacts/delete', 'Delete one or several messages for good')
    .meta({ access: 'owner', idempotent: false, deletes: z.unknown() })
    .input(z.strictObject({ ids: Ids }))
    .output(z.object({ deleted: z.number().int() })),
  exportCsv: owner
    .get('/contacts/export', 'The newest 1,000 messages as CSV')
    .input(ContactExportQuery)
    .output(z.file()),
};
