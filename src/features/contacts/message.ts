import * as z from 'zod/mini';

import { ContactMessage, MESSAGE_FIELDS, type MessageField } from '#contracts/contact-message.ts';

export type FieldErrors = Partial<Record<MessageField, string>>;

export type CheckedMessage =
  | { message: z.infer<typeof ContactMessage>; errors?: undefined }
  | { message?: undefined; errors: FieldErrors };

/** Checks the typed values with the server's own schema; one message per field, the first that applies. */
export function checkMessage(values: Record<string, string>): CheckedMessage {
  const result = z.safeParse(
    ContactMessage,
    Object.fromEntries(MESSAGE_FIELDS.map((name) => [name, values[name]])),
  );
  if (result.success) return { message: result.data };
  const errors: FieldErrors = {};
  for (const { path, message } of result.error.issues) {
    const name = MESSAGE_FIELDS.find((candidate) => candidate === path[0]);
    if (name) errors[name] ??= message;
  }
  return { errors };
}

/** A mail that carries the same words, for when the message cannot be sent from here. */
export function mailLink(email: string, values: Record<string, string>): string {
  const { firstName = '', lastName = '', company = '', message = '' } = values;
  const name = [firstName, lastName].filter(Boolean).join(' ');
  const subject = `Message from ${name || 'your website'}${company ? `, ${company}` : ''}`;
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(message)}`;
}
