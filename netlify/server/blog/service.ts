import type { Database } from '../db/database.ts';
import * as repository from './repository.ts';

export type PostSearch = {
  /** Plain words; anything but letters and digits in them is ignored. */
  words: string[];
  /** Whether a post needs all of the words or any. */
  match: 'all' | 'any';
  limit: number;
  now: Date;
};

const MOST_WORDS = 20;

/** Published posts about the words, best first; without words, the newest. Drafts are never found. */
export function searchPublishedPosts(db: Database, { words, match, limit, now }: PostSearch) {
  const terms = words
    .flatMap((word) => word.match(/[\p{L}\p{N}]+/gu) ?? [])
    .slice(0, MOST_WORDS)
    .map((term) => `'${term}'`);
  if (terms.length === 0) return repository.newestPublishedPosts(db, limit, now);
  return repository.findPublishedPosts(db, terms.join(match === 'all' ? ' & ' : ' | '), limit, now);
}
