/** Text as it is typed and pasted: what a field or a search makes of it. Public forms have `plain-text.ts`. */
import './zod-settings.ts';

import { z } from 'zod';

/** In characters. */
export const SEARCH_MAXIMUM = 200;

/** All but tabs and line breaks. */
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;
const SEPARATORS = /[\u0000-\u001f\u007f]/g;

/** Without what no text has and a paste may bring, so that no save fails for it: control and halved characters. */
export const clean = (text: string): string => text.toWellFormed().replace(CONTROL_CHARACTERS, '');

/** Said of what is too long. */
export const atMost = (maximum: number): string => `Use at most ${maximum} characters`;

/** A text without the character NUL, which no text has: what is published is not changed silently. */
export const textWithoutNul = (missing = 'Enter a text') =>
  z.string(missing).refine((text) => !text.includes('\0'), 'Leave out the character NUL');

/** One trimmed line, which may be empty; `missing` is said where there is no text at all. */
export const line = (maximum: number, missing = 'Enter a text', text = z.string(missing)) =>
  text.overwrite((value) => clean(value).replace(/\s+/g, ' ').trim()).max(maximum, atMost(maximum));

/** Words to look for; nothing but blanks is none. */
export const SearchText = z
  .string()
  .max(SEARCH_MAXIMUM, atMost(SEARCH_MAXIMUM))
  .transform((text) => text.toWellFormed().replace(SEPARATORS, ' ').trim() || undefined)
  .optional();
