import { sql, type SQL } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { testDatabase } from '#support/database.ts';

const db = await testDatabase();

/** Rows of a statement, as this test file knows them. */
async function query<Row>(statement: SQL): Promise<Row[]> {
  const result = await db.execute(statement);
  return (result as { rows: Row[] }).rows;
}

type Column = { name: string; nullable: boolean; default: string | null };

async function columnsOf(table: string): Promise<Map<string, Column>> {
  const rows = await query<Column>(sql`
    select column_name as name, is_nullable = 'YES' as nullable, column_default as default
    from information_schema.columns where table_schema = 'public' and table_name = ${table}`);
  return new Map(rows.map((row) => [row.name, row]));
}

const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Fields as the row writes them: `?` may be null, `=value` has that default. */
async function expectTable(table: string, fields: string): Promise<void> {
  const columns = await columnsOf(table);
  for (const field of fields.split(/\s+/)) {
    const [, name = '', optional, value] = /^(\w+)(\?)?(?:=(.*))?$/.exec(field) ?? [];
    const column = columns.get(snake(name));
    expect(column, `${table}.${name}`).toBeDefined();
    expect(column?.nullable, `${table}.${name} may be null`).toBe(optional === '?');
    if (value)
      expect(column?.default?.replaceAll("'", ''), `${table}.${name}`).toMatch(new RegExp(`^${value}`));
  }
}

async function expectUnique(table: string, ...columns: string[]): Promise<void> {
  const rows = await query<{ indexdef: string }>(
    sql`select indexdef from pg_indexes where schemaname = 'public' and tablename = ${table}`,
  );
  const wanted = `(${columns.map(snake).join(', ')})`;
  expect(rows.some(({ indexdef }) => indexdef.includes('UNIQUE') && indexdef.includes(wanted))).toBe(true);
}

async function expectDeleteRule(table: string, column: string, rule: string): Promise<void> {
  const rows = await query<{ delete_rule: string }>(sql`
    select r.delete_rule from information_schema.referential_constraints r
    join information_schema.key_column_usage k using (constraint_name)
    where k.table_name = ${table} and k.column_name = ${snake(column)}`);
  expect(rows.map((row) => row.delete_rule)).toEqual([rule]);
}

const TIMES = 'createdAt=now updatedAt=now';

test('DB-1 people, sessions, messages and the log have their columns, defaults and keys', async () => {
  await expectTable('contacts', 'id firstName lastName email company? opportunityType message createdAt=now');
  await expectTable('users', `id email firstName? lastName? profileImageUrl? ${TIMES}`);
  await expectTable('sessions', 'sid sess expire');
  await expectTable(
    'admin_users',
    `id username email passwordHash role=admin isActive=true lastLogin? ${TIMES}`,
  );
  await expectTable(
    'admin_logs',
    'id userId? action resource resourceId? details? ipAddress? userAgent? createdAt=now',
  );
  await expectUnique('users', 'email');
  await expectUnique('admin_users', 'username');
  await expectUnique('admin_users', 'email');
  await expectDeleteRule('admin_logs', 'userId', 'SET NULL');
});

test('DB-2 previews, certificates and files have their columns, defaults and keys', async () => {
  await expectTable(
    'social_previews',
    'id platform title? description? color? backgroundColor? fontFamily? logoStyle? updatedAt=now',
  );
  await expectTable(
    'ssl_certificates',
    `id name domain certificateData privateKeyData csrData? clientCertificateData? type=cloudflare-origin expiresAt? isActive=true ${TIMES}`,
  );
  await expectTable(
    'managed_files',
    `id filename originalName path size mimeType category uploadedBy? isPublic=false ${TIMES}`,
  );
  await expectUnique('social_previews', 'platform');
  await expectDeleteRule('managed_files', 'uploadedBy', 'SET NULL');
});

test('DB-3 applications and resumes have their columns, defaults and cascades', async () => {
  await expectTable(
    'job_applications',
    `id company position location? salary? hiringManager? hiringManagerLink? jobUrl? description? requirements? appliedDate=now status=pending priority=medium source? contactPerson? contactEmail? notes? nextStepDate? nextStepAction? details? userId? ${TIMES}`,
  );
  await expectTable(
    'job_application_events',
    'id applicationId type title description? eventDate=now createdAt=now',
  );
  await expectTable(
    'job_application_documents',
    'id applicationId filename originalName path size mimeType documentType createdAt=now',
  );
  await expectTable(
    'tailored_resumes',
    `id userId? jobApplicationId? title content fileName filePath? ${TIMES}`,
  );
  await expectTable(
    'base_resumes',
    `id userId? name fileName filePath contentType fileSize isActive=false parsedContent? ${TIMES}`,
  );
  await expectDeleteRule('job_application_events', 'applicationId', 'CASCADE');
  await expectDeleteRule('job_application_documents', 'applicationId', 'CASCADE');
});

test('DB-4 the blog has its columns, defaults, unique pairs and cascades', async () => {
  await expectTable(
    'blog_categories',
    `id name slug description? color=#3b82f6 isActive=true sortOrder=0 ${TIMES}`,
  );
  await expectTable(
    'blog_tags',
    `id name slug description? color=#64748b isActive=true usageCount=0 ${TIMES}`,
  );
  await expectTable(
    'blog_posts',
    `id title slug excerpt? content coverImage? status=draft publishedAt? featured=false allowComments=true seoTitle? seoDescription? readingTime? viewCount=0 likeCount=0 shareCount=0 authorId? ${TIMES}`,
  );
  await expectTable(
    'blog_comments',
    `id postId authorName authorEmail content status=pending parentId? ipAddress? userAgent? isAuthorReply=false ${TIMES}`,
  );
  await expectTable(
    'blog_analytics',
    'id postId event ipAddress? userAgent? referer? sessionId? userId? metadata? createdAt=now',
  );
  await expectUnique('blog_categories', 'slug');
  await expectUnique('blog_tags', 'name');
  await expectUnique('blog_posts', 'slug');
  await expectUnique('blog_post_categories', 'postId', 'categoryId');
  await expectUnique('blog_post_tags', 'postId', 'tagId');
  for (const table of ['blog_post_categories', 'blog_post_tags', 'blog_comments', 'blog_analytics'])
    await expectDeleteRule(table, 'postId', 'CASCADE');
});

test('DB-4 a colour, a status or a reading time outside its range cannot be stored', async () => {
  const insert = (statement: ReturnType<typeof sql>) =>
    db.execute(statement).then(
      () => 'stored',
      () => 'refused',
    );
  expect(await insert(sql`insert into blog_tags (name, slug, color) values ('a', 'a', 'red')`)).toBe(
    'refused',
  );
  expect(
    await insert(sql`insert into blog_posts (title, slug, content, status) values ('a', 'a', 'a', 'secret')`),
  ).toBe('refused');
  expect(
    await insert(sql`insert into blog_posts (title, slug, content, reading_time) values ('a', 'a', 'a', 0)`),
  ).toBe('refused');
});
