import transliterate from '@sindresorhus/transliterate';

import { slugFrom } from '#contracts/slug.ts';

type Naming = {
  /** Not stored yet: only then a slug follows its name. */
  isNew: boolean;
  slug: string;
  previousName: string;
  name: string;
  maximum?: number;
};

/** BA-8 the slug of a name in any script: `Übergabe` is `uebergabe`, and what has no Latin letters is left out. */
export const slugOfName = (name: string, maximum?: number): string => slugFrom(transliterate(name), maximum);

/** BA-8 the slug after a change of the name: proposed on create until somebody writes another, never on edit. */
export function proposedSlug({ isNew, slug, previousName, name, maximum }: Naming): string {
  const isOwn = slug !== '' && slug !== slugOfName(previousName, maximum);
  return isNew && !isOwn ? slugOfName(name, maximum) : slug;
}
