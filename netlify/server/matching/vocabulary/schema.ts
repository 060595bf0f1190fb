/** The shape of a vocabulary file, of those beside this one and of the owner's `content/vocabulary.yaml`. */
import { z } from 'zod';

const Name = z.string('Write a name').trim().min(1, 'Write a name').max(80, 'Use at most 80 characters');
/** Each name with its other spellings; plural, case, accents and hyphens need none. */
const Names = z
  .record(
    Name,
    z
      .array(Name)
      .nullable()
      .transform((aliases) => aliases ?? []),
  )
  .default({});

export const VocabularyFile = z.strictObject({
  /** Skills, tools, methods, fields of work. */
  terms: Names,
  /** Manners of working, which a resume shows rather than names. */
  soft: Names,
  certificates: Names,
  degrees: Names,
  /** Who has the first has the others: `PostgreSQL: [SQL]`. */
  implies: z.record(Name, z.array(Name)).default({}),
  /** Spellings that are ordinary words or names too, such as `Go`: they count only where the words around them say so. */
  ambiguous: z.array(Name).default([]),
});
export type VocabularyFile = z.infer<typeof VocabularyFile>;

export const TERM_KINDS = ['terms', 'soft', 'certificates', 'degrees'] as const;
export type TermKind = (typeof TERM_KINDS)[number];
