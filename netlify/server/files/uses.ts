/** Where the blog uses files: posts name them by their address, in the cover or in the text. */
import { sql } from 'drizzle-orm';
import { z } from 'zod';

import { FileUse } from '#contracts/files.ts';

import type { Database } from '../db/database.ts';
import { blogPosts } from '../db/schema/blog-posts.ts';

/** Nine digits: whatever a post says, the number fits an id. */
const ADDRESS = '/api/tools/files/(\\d{1,9})/(?:preview|download)';

const Rows = z.array(FileUse.extend({ fileId: z.number() }));

/** The uses of every file, or of one, by its id; posts of all states count. */
export async function findUses(db: Database, id?: number): Promise<Map<number, FileUse[]>> {
  const found = await db.execute(sql`
    with named as (
      select ${blogPosts.id}, 'cover' as place, ${blogPosts.coverImage} as text from ${blogPosts}
      union all
      select ${blogPosts.id}, 'content', ${blogPosts.content} from ${blogPosts}
    ), used as (
      select distinct named.id, named.place, (match)[1]::int as file_id
      from named cross join lateral regexp_matches(named.text, ${ADDRESS}, 'g') as match
      where named.text like '%/api/tools/files/%'
    )
    select used.file_id as "fileId", used.place, ${blogPosts.id} as "postId", ${blogPosts.title}, ${blogPosts.slug},
      ${blogPosts.status}
    from used join ${blogPosts} on ${blogPosts.id} = used.id
    where ${id === undefined ? sql`true` : sql`used.file_id = ${id}`}
    order by ${blogPosts.id}, used.place desc`);
  const uses = new Map<number, FileUse[]>();
  for (const { fileId, ...use } of Rows.parse(rowsOf(found)))
    uses.set(fileId, [...(uses.get(fileId) ?? []), use]);
  return uses;
}

/** Every driver wraps the rows of a raw statement in an object. */
const rowsOf = (result: unknown) =>
  typeof result === 'object' && result !== null && 'rows' in result ? result.rows : result;

/** `It is used in “First post” (cover) and “Second post”.` */
export function describeUses(uses: FileUse[]): string {
  const places = uses.map(({ title, place }) => (place === 'cover' ? `“${title}” (cover)` : `“${title}”`));
  const shown = places.slice(0, 3);
  if (places.length > shown.length) shown.push(`${places.length - shown.length} more`);
  const list = new Intl.ListFormat('en', { type: 'conjunction' }).format(shown);
  return `It is used in ${list}.`;
}
