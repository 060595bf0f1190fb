/** Text fields of public forms, written with zod/mini so that a public page can carry them. */
import * as z from 'zod/mini';

import { asSeen } from './as-seen.ts';
import { phrase } from './phrase.ts';

const CONTROL_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

const withoutControlCharacters = z.refine<string>(
  (value) => !CONTROL_CHARACTERS.test(value),
  phrase('Remove the control characters'),
);

const atMost = (maximum: number) =>
  z.maxLength(maximum, phrase('Use at most {n} characters').replace('{n}', String(maximum)));

/** Trimmed text of 1 to `maximum` characters; `required` is said when it is missing. */
export const requiredText = (required: string, maximum: number) =>
  z
    .string({ error: required })
    .check(z.trim(), z.minLength(1, required), atMost(maximum), withoutControlCharacters);

/** The same for a name, or what else is one line. */
export const requiredName = (required: string, maximum: number) =>
  z
    .string({ error: required })
    .check(z.overwrite(asSeen), z.minLength(1, required), atMost(maximum), withoutControlCharacters);

/** A name that may be left out; blank is left out too. */
export const optionalName = (maximum: number) =>
  z.optional(
    z.pipe(
      z
        .string({ error: phrase('Enter this as text') })
        .check(z.overwrite(asSeen), atMost(maximum), withoutControlCharacters),
      z.transform((text: string) => text || undefined),
    ),
  );
