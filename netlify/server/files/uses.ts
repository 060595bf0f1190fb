/** Where the blog uses files: posts name them by their address, in the cover or in the text. */
import { sql } from 'drizzle-orm';
import { z } from 'zod';

import { FILE_PATH_PATTERN, FILES_PATH, FileUse } from '#contracts/files.ts';

import { containing } from '../api/search-text.ts';
import type { Database } from '../db/database.ts';
import { rowsOf } from '../db/rows-of.ts';
import { blogPostDrafts } from '../db/schema/blog-writing.ts';
import { blogPosts } from '../db/schema/blog.ts';

const Rows = z.array(FileUse.extend({ fileId: z.number() }));

/** The uses of every file, or of one, by its id; posts of all states count, and what the editor holds unsaved. */
export async function findUses(db: Database, id?: number): Promise<Map<number, FileUse[]>> {
  const found = await db.execute(sql`
    with texts as (
      select ${blogPosts.id} as post_id, ${blogPosts.title}, ${blogPosts.status}, 'cover' as place,
        ${blogPosts.coverImage} as text
      from ${blogPosts}
      union all
      select ${blogPosts.id}, ${blogPosts.title}, ${blogPosts.status}, 'content', ${blogPosts.content}
      from ${blogPosts}
      union all
      select ${blogPostDrafts.postId}, coalesce(nullif(${blogPostDrafts.values} ->> 'title', ''), 'Untitled'),
        'draft', 'draft',
        concat_ws(' ', ${blogPostDrafts.values} ->> 'coverImage', ${blogPostDrafts.values} ->> 'content')
      from ${blogPostDrafts}
    )
    select distinct (match)[1]::int as "fileId", post_id as "postId", title, status, place
    from texts cross join lateral regexp_matches(texts.text, ${FILE_PATH_PATTERN}, 'g') as match
    where texts.text like ${containing(FILES_PATH)} and (${id ?? null}::int is null or (match)[1]::int = ${id ?? null})
    order by 2 nulls last, 5`);
  const uses = new Map<number, FileUse[]>();
  for (const { fileId, ...use } of Rows.parse(rowsOf(found)))
    uses.set(fileId, [...(uses.get(fileId) ?? []), use]);
  return uses;
}

const PLACES = { cover: ' (cover)', content: '', draft: ' (unsaved)' };

/** `It is used in “First post” (cover) and “Second post”.` */
export function describeUses(uses: FileUse[]): string {
  const places = uses.map(({ title, place }) => `“${title}”${PLACES[place]}`);
  const shown = places.slice(0, 3);
  if (places.length > shown.length) shown.push(`${places.length - shown.length} more`);
  const list = new Intl.ListFormat('en', { type: 'conjunction' }).format(shown);
  return `It is used in ${list}.`;
}
