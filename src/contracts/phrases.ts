/** content/phrases.yaml: the owner's words for the sentences of the list. */
import { z } from 'zod';

import list from './phrase-list.json' with { type: 'json' };

/** Each phrase with where it shows, as `npm run describe:content` found it in the sources. */
export const PHRASES: Readonly<Record<string, string>> = list;

const blanksOf = (text: string): string => (text.match(/\{\w+\}/g) ?? []).sort().join(' ');

/** The owner's words must fill in what the English ones do. */
const inOwnWords = (english: string) => {
  const needed = blanksOf(english);
  const hint = needed ? `Use ${needed} once each` : 'Use no braces';
  return z
    .string()
    .trim()
    .min(1)
    .refine((own) => blanksOf(own) === needed, hint)
    .optional();
};

/** Each phrase may be left out, and the file itself: it stays English then. */
export const Phrases = z.strictObject(
  Object.fromEntries(Object.keys(PHRASES).map((english) => [english, inOwnWords(english)])),
);
export type Phrases = z.infer<typeof Phrases>;
