import { isReservedSlug, slugFrom } from '#contracts/slug.ts';

import { apiError } from '../../api/errors.ts';
import type { Database } from '../../db/database.ts';
import { slugTaken } from '../publishing/service.ts';
import * as repository from './repository.ts';

/** Room for `-999` behind a long title. */
const SLUG_STEM_MAXIMUM = 190;

/** More than posts are made at once. */
const TRIES = 20;

/** What a slug is made of, and what it is where that has no letters for one. */
export type SlugSource = { text: string; fallback?: string };

/**
 * Makes a post at a free slug, and at the next one where another post took that meanwhile.
 *
 * @param make nothing where the slug is taken by now
 * @throws 422 for a text that leaves nothing for a slug, 409 where others are always faster
 */
export async function atFreeSlug<Made>(
  db: Database,
  source: SlugSource,
  make: (slug: string) => Promise<Made | undefined>,
): Promise<Made> {
  for (let tries = 1; tries <= TRIES; tries += 1) {
    const made = await make(await freeSlug(db, source));
    if (made !== undefined) return made;
  }
  return slugTaken();
}

/**
 * A slug of the text that no post has: with a number behind it where the text's own is taken or reserved.
 *
 * @throws 422 for a text that leaves nothing for a slug
 */
async function freeSlug(db: Database, { text, fallback }: SlugSource): Promise<string> {
  const whole = slugFrom(text, SLUG_STEM_MAXIMUM);
  // Where it was cut, a word and its hyphen may have been parted.
  const stem = (whole.length === SLUG_STEM_MAXIMUM ? whole.replace(/-$/, '') : whole) || fallback;
  if (stem === undefined || stem === '-')
    throw apiError(422, 'INVALID', 'Please check slug: This title has no letters for one.', {
      fields: { slug: 'Enter a slug: the title has no letters from a to z' },
    });
  const taken = await repository.slugsLike(db, stem);
  const isFree = (slug: string) => !taken.has(slug) && !isReservedSlug(slug);
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? stem : `${stem}-${number}`;
    if (isFree(slug)) return slug;
  }
}
