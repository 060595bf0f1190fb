/** Full-text search with ranking, and a second look for what was mistyped. */
import { sql, type Placeholder, type SQL } from 'drizzle-orm';

import { editDistance } from '../../api/edit-distance.ts';
import type { Database } from '../../db/database.ts';
import { blogPosts, blogSearchWords } from '../../db/schema/blog.ts';

/** `prefix` also takes the last word for the beginning of one; `tolerant` looks near what was mistyped. */
export type SearchKind = 'exact' | 'prefix' | 'tolerant';

/** A search, and what fills the placeholders of its conditions. */
export type Search = { kind: SearchKind; values: Record<string, string> };

const MOST_TERMS = 12;
const NEAREST_WORDS = 16;
/** A term of fewer letters is somebody's abbreviation, not a slip, and no beginning of a word either. */
const SHORTEST_PREFIX = 3;
const SHORTEST_CORRECTED = 4;
const TWO_SLIPS_FROM = 8;
/** `ts_rank_cd` divided by 1 + log(length): a long post is not better for being long. */
const BY_LENGTH = 1;

/** More signs between two words than anybody means: Postgres puts the minuses among them on a stack of 32. */
const MANY_SIGNS = /[^\p{L}\p{M}\p{N}]{9,}/gu;

/** Posts that hold every word, or a tag that does; the last word may be the beginning of one. */
export function exactSearch(written: string): Search {
  const text = written.replace(MANY_SIGNS, (signs) => `${signs.slice(0, 4)} ${signs.slice(-2)}`);
  const prefix = hasOperators(text) ? undefined : prefixQuery(termsOf(text));
  return prefix === undefined
    ? { kind: 'exact', values: { text } }
    : { kind: 'prefix', values: { text, prefix } };
}

/** True when the text says how to search: a phrase in quotes, a word to leave out, one word or another. */
export const hasOperators = (text: string): boolean => /"|(^|\s)-|\bor\b/i.test(text);

/**
 * Posts that hold a known word near each mistyped one, or whose title is much like the text:
 * "secruity reveiw", "zerotrust", "run book".
 */
export async function tolerantSearch(db: Database, text: string): Promise<Search> {
  return { kind: 'tolerant', values: { text, corrected: await correctedQuery(db, termsOf(text)) } };
}

type Value = string | Placeholder;
const PLACEHOLDERS = {
  text: sql.placeholder('text'),
  prefix: sql.placeholder('prefix'),
  corrected: sql.placeholder('corrected'),
};

/** Which posts answer a search of this kind, and how well: of these values, or of the placeholders for them. */
export function searchConditions(kind: SearchKind, values: Partial<Record<string, Value>> = PLACEHOLDERS) {
  const { text } = values;
  const query = queryOf(kind, values);
  const titleLike = kind === 'tolerant' ? sql`${text}` : sql`null`;
  const rank = sql`ts_rank_cd(${blogPosts.searchVector}, ${query}, ${sql.raw(String(BY_LENGTH))})`;
  return {
    // An array is looked up in the index; for "in" the planner may read all posts to compare.
    matches: sql`${blogPosts.id} = any(array(select post_id from find_blog_posts(${query}, ${titleLike})))`,
    rank: kind === 'tolerant' ? sql`${rank} + word_similarity(${text}, ${blogPosts.title})` : rank,
  };
}

function queryOf(kind: SearchKind, { text, prefix, corrected }: Partial<Record<string, Value>>): SQL {
  if (kind === 'tolerant') return sql`to_tsquery('english', ${corrected})`;
  const words = sql`websearch_to_tsquery('english', ${text})`;
  return kind === 'exact' ? words : sql`(${words} || to_tsquery('english', ${prefix}))`;
}

/** Words of letters and digits only, so that they can stand in a query between quotes. */
function termsOf(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, MOST_TERMS);
}

function prefixQuery(terms: string[]): string | undefined {
  const last = terms.at(-1);
  if (last === undefined || last.length < SHORTEST_PREFIX) return undefined;
  return `${terms.map((term) => `'${term}'`).join(' & ')}:*`;
}

async function correctedQuery(db: Database, terms: string[]): Promise<string> {
  const nearest = await nearestWords(
    db,
    terms.filter((term) => term.length >= SHORTEST_CORRECTED),
  );
  const alternatives = terms.map((term) => [term, ...correctionsOf(term, nearest.get(term) ?? [])]);
  const all = alternatives.map((words) => `(${words.map((word) => `'${word}'`).join(' | ')})`).join(' & ');
  return terms.length === 2 ? `${all} | '${terms.join('')}'` : all;
}

/** The known words that are fewest slips away, if few enough; none for a word that is known. */
function correctionsOf(term: string, candidates: string[]): string[] {
  const most = term.length >= TWO_SLIPS_FROM ? 2 : 1;
  const measured = candidates.map((word) => ({ word, count: editDistance(term, word, most) }));
  const fewest = Math.min(...measured.map(({ count }) => count), most);
  return fewest === 0 ? [] : measured.filter(({ count }) => count === fewest).map(({ word }) => word);
}

/** For each term the words of published posts that share most of its letter groups. */
async function nearestWords(db: Database, terms: string[]): Promise<Map<string, string[]>> {
  if (terms.length === 0) return new Map();
  const rows = await db.select({ term: sql<string>`term`, word: sql<string>`nearest.word` }).from(
    sql`json_array_elements_text(${JSON.stringify(terms)}::json) as term cross join lateral (
        select ${blogSearchWords.word} from ${blogSearchWords}
        order by ${blogSearchWords.word} <-> term limit ${NEAREST_WORDS}) as nearest`,
  );
  const byTerm = [...Map.groupBy(rows, ({ term }) => term)];
  return new Map(byTerm.map(([term, near]) => [term, near.map(({ word }) => word)]));
}
