/** Rows for calls to find: one of each kind. */
import { sql } from 'drizzle-orm';

import type { Host } from './host.ts';

export async function seed({ db, send, cookie }: Host): Promise<void> {
  const form = new FormData();
  form.append('file', new File(['text'], 'a.txt'));
  form.append('isPublic', 'true');
  await send({ method: 'POST', path: '/api/tools/files/upload', body: form, headers: { cookie } });
  await db.execute(sql`
    insert into blog_comments (post_id, author_name, author_email, content, status)
    select id, 'A', 'a@example.com', 'Text', 'approved' from blog_posts limit 1`);
  await db.execute(sql`
    insert into job_applications (company, position, applied_date, status, priority)
    values ('A', 'B', '2026-01-01', 'pending', 'low')`);
  await db.execute(sql`update blog_posts set allow_comments = true`);
}
