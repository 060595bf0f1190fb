/** Answering a message in the owner's own mail program. */
import type { Contact } from '#contracts/contacts.ts';

const QUOTED_MAXIMUM = 1_200; // some mail programs refuse addresses of more than about 2,000 characters

/** A `mailto:` address with a subject and the message quoted below. */
export function replyAddress(
  contact: Pick<Contact, 'email' | 'firstName' | 'message'>,
  owner: string,
): string {
  const { email, firstName, message } = contact;
  const quoted = message.length > QUOTED_MAXIMUM ? `${message.slice(0, QUOTED_MAXIMUM)}…` : message;
  const lines = quoted.split(/\r?\n/u).map((line) => `> ${line}`);
  const body = [`Hi ${firstName},`, '', '', '', owner, '', ...lines].join('\r\n');
  const [local = '', domain = ''] = email.split('@').map(encodeURIComponent);
  return `mailto:${local}@${domain}?subject=${encodeURIComponent('Re: your message')}&body=${encodeURIComponent(body)}`;
}
