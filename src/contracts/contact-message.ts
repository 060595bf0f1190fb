/** The contact form's schema: one for the browser and the server, small enough for a public page. */
import * as z from 'zod/mini';

import { phrase } from './phrase.ts';
import { optionalName, requiredName, requiredText } from './plain-text.ts';

/** The fields that a visitor fills in (P-CON-4); messages by D6. */
export const ContactMessage = z.strictObject({
  firstName: requiredName(phrase('First name is required'), 100),
  lastName: requiredName(phrase('Last name is required'), 100),
  email: requiredText(phrase('Email is required'), 254).check(z.email(phrase('Enter a valid email address'))),
  company: optionalName(200),
  opportunityType: z.enum(['consulting', 'fulltime', 'advisory', 'other'], {
    error: phrase('Please select an opportunity type'),
  }),
  message: requiredText(phrase('Message is required'), 5_000),
});

export type MessageField = keyof z.infer<typeof ContactMessage>;
/** In the order of the form, in which they are exported as well. */
export const MESSAGE_FIELDS: readonly MessageField[] = z.keyof(ContactMessage).options;

/** What the form sends: the message and two signs by which machines give themselves away. */
export const ContactInput = z.extend(ContactMessage, {
  /** Honeypot: people do not see this field. */
  website: z.optional(z.string().check(z.maxLength(2_000))),
  /** Milliseconds from the form's appearance to its sending. */
  elapsedMs: z.optional(z.int().check(z.minimum(0))),
});
export type ContactInput = z.infer<typeof ContactInput>;
