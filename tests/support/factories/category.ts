import type { Database } from '#server/db/database.ts';
import { blogCategories } from '#server/db/schema/blog.ts';

type Category = typeof blogCategories.$inferSelect;

let made = 0;

/** A stored, active category. */
export async function makeCategory(
  db: Database,
  values: Partial<typeof blogCategories.$inferInsert> = {},
): Promise<Category> {
  made += 1;
  const [row] = await db
    .insert(blogCategories)
    .values({ name: `Category ${made}`, slug: `category-${made}`, ...values })
    .returning();
  if (!row) throw new Error('no category was made');
  return row;
}
