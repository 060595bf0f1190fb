/** The views of the inbox: which statuses each shows, and what can be done there. */
import { opportunityTypes } from 'virtual:brand/messages';

import type { Contact, ContactPage, ContactQuery, ContactStatus, SpamSign } from '#contracts/contacts.ts';

export type View = NonNullable<ContactQuery['status']> | 'all';

export const VIEWS: readonly { id: View; label: string }[] = [
  { id: 'inbox', label: 'Inbox' },
  { id: 'new', label: 'Unread' },
  { id: 'archived', label: 'Archived' },
  { id: 'spam', label: 'Spam' },
  { id: 'all', label: 'All' },
];

/** The view of the address; the inbox where it names none. */
export const viewOf = (status: string): View => VIEWS.find(({ id }) => id === status)?.id ?? 'inbox';

export function countOf(view: View, counts: ContactPage['counts']): number {
  const of = (...statuses: ContactStatus[]) => statuses.reduce((sum, status) => sum + counts[status], 0);
  if (view === 'inbox') return of('new', 'read');
  return view === 'all' ? of('new', 'read', 'archived', 'spam') : of(view === 'new' ? 'new' : view);
}

/** The changes that a message of this status can take, with their words. */
export function movesFrom(status: ContactStatus): { to: ContactStatus; label: string }[] {
  const inInbox = status === 'new' || status === 'read';
  const moves: { to: ContactStatus; label: string; isOffered: boolean }[] = [
    { to: 'new', label: 'Mark as unread', isOffered: status === 'read' },
    { to: 'read', label: inInbox ? 'Mark as read' : 'Move to inbox', isOffered: status !== 'read' },
    { to: 'archived', label: 'Archive', isOffered: inInbox },
    { to: 'spam', label: 'Mark as spam', isOffered: status !== 'spam' },
  ];
  return moves.flatMap(({ isOffered, ...move }) => (isOffered ? [move] : []));
}

/** `Full-time Position` for `fulltime`; a value of an older form stays as it is. */
export function opportunityWords(contact: Pick<Contact, 'opportunityType'>): string {
  const known = opportunityTypes.find(({ value }) => value === contact.opportunityType);
  return known?.label ?? contact.opportunityType;
}

const SPAM_WORDS: Record<SpamSign, string> = {
  'hidden-field': 'a field that people do not see was filled in',
  fast: 'sent within 3 seconds',
  links: 'many links',
  markup: 'links written as markup',
};

/** What speaks for spam, in words: `Sent within 3 seconds, many links`. */
export function spamWords({ spamSigns }: Pick<Contact, 'spamSigns'>): string {
  const words = spamSigns.map((sign) => SPAM_WORDS[sign]).join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
