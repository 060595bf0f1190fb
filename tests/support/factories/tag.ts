import type { Database } from '#server/db/database.ts';
import { blogTags } from '#server/db/schema/blog.ts';

type Tag = typeof blogTags.$inferSelect;

let made = 0;

/** A stored, active tag. */
export async function makeTag(
  db: Database,
  values: Partial<typeof blogTags.$inferInsert> = {},
): Promise<Tag> {
  made += 1;
  const [row] = await db
    .insert(blogTags)
    .values({ name: `Tag ${made}`, slug: `tag-${made}`, ...values })
    .returning();
  if (!row) throw new Error('no tag was made');
  return row;
}
