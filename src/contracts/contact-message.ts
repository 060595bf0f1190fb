/** The contact form's schema: one for the browser and the server, small enough for a public page. */
import * as z from 'zod/mini';

export const OPPORTUNITY_TYPES = [
  { value: 'consulting', label: 'Consulting Project' },
  { value: 'fulltime', label: 'Full-time Position' },
  { value: 'advisory', label: 'Advisory Role' },
  { value: 'other', label: 'Other' },
] as const; // P-CON-5

// eslint-disable-next-line no-control-regex -- these are what the pattern is for
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

const text = (required: string, maximum: number) =>
  z.string({ error: required }).check(
    z.trim(),
    z.minLength(1, required),
    z.maxLength(maximum, `Use at most ${maximum.toLocaleString('en-US')} characters`),
    z.refine((value) => !CONTROL_CHARACTERS.test(value), 'Remove the control characters'),
  );

/** The six fields that a visitor fills in (P-CON-4); messages by D6. */
export const ContactMessage = z.strictObject({
  firstName: text('First name is required', 100),
  lastName: text('Last name is required', 100),
  email: text('Email is required', 254).check(z.email('Enter a valid email address')),
  company: z.optional(
    z.string({ error: 'Enter the company as text' }).check(
      z.trim(),
      z.maxLength(200, 'Use at most 200 characters'),
      z.refine((value) => !CONTROL_CHARACTERS.test(value), 'Remove the control characters'),
    ),
  ),
  opportunityType: z.enum(['consulting', 'fulltime', 'advisory', 'other'], {
    error: 'Please select an opportunity type',
  }),
  message: text('Message is required', 5_000),
});
export type ContactMessage = z.infer<typeof ContactMessage>;

/** What the form sends: the message and two signs by which machines give themselves away. */
export const ContactInput = z.extend(ContactMessage, {
  /** Honeypot: people do not see this field. */
  website: z.optional(z.string().check(z.maxLength(2_000))),
  /** Milliseconds from the form's appearance to its sending. */
  elapsedMs: z.optional(z.int().check(z.minimum(0))),
});
export type ContactInput = z.infer<typeof ContactInput>;
