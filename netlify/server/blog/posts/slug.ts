import { isReservedSlug, slugFrom } from '#contracts/slug.ts';

import { apiError } from '../../api/errors.ts';
import type { Database } from '../../db/database.ts';
import * as repository from './repository.ts';

/** Room for `-999` behind a long title. */
const SLUG_STEM_MAXIMUM = 190;

/**
 * A slug of the title that no post has: with a number behind it where the title's own is taken or reserved.
 *
 * @throws 422 for a title that leaves nothing for a slug
 */
export async function freeSlug(db: Database, title: string, fallback?: string): Promise<string> {
  const whole = slugFrom(title, SLUG_STEM_MAXIMUM);
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
