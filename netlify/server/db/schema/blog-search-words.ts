import { index, pgTable, text } from 'drizzle-orm/pg-core';

/** Words of published posts, kept by a trigger: what a mistyped word of a search is corrected to. */
export const blogSearchWords = pgTable('blog_search_words', { word: text().primaryKey() }, (table) => [
  index('blog_search_words_nearest_index').using('gist', table.word.op('gist_trgm_ops')),
]);
