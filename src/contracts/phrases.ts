/** content/phrases.yaml: the owner's words for the sentences of the list. */
import { z } from 'zod';

import { PHRASES_BY_PLACE, type Phrase } from './phrase-list.ts';

/** Each phrase with where it shows. */
export const PHRASES: readonly { phrase: Phrase; place: string }[] = Object.entries(PHRASES_BY_PLACE).flatMap(
  ([place, phrases]) => phrases.map((phrase) => ({ phrase, place })),
);

const blanksOf = (text: string): string => (text.match(/\{\w+\}/g) ?? []).sort().join(' ');

/** The owner's words must fill in what the English ones do. */
const inOwnWords = (english: Phrase) => {
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
  Object.fromEntries(PHRASES.map(({ phrase }) => [phrase, inOwnWords(phrase)])),
);
export type Phrases = z.infer<typeof Phrases>;
