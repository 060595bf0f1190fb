/** Rows for calls to find: one of each kind, and of applications as many as an owner has. */
import { createHash } from 'node:crypto';

import { sql } from 'drizzle-orm';

import { issue } from '../../support/certificates.ts';
import { sendForm } from './form.ts';
import { APPLICATIONS, CALENDAR, type Host } from './host.ts';

const RESUME = `Ada Engineer
ada@example.com

Experience
Director of IT Operations, Example Robotics
2019 - present
- Led 12 people in three countries
- Cut the cost of the platform by 20 %

Skills
Kubernetes, Okta, ISO 27001`;

export async function seed(host: Host): Promise<void> {
  const { db, send, cookie } = host;
  const { pem, keyPem } = await issue({ names: ['example.com'] });
  await sendForm(host, '/api/tools/files/upload', { isPublic: 'true', file: new File(['text'], 'a.txt') });
  await sendForm(host, '/api/tools/certificates/upload', {
    name: 'A',
    domain: 'example.com',
    certificateData: pem,
    privateKeyData: keyPem,
  });
  await db.execute(sql`
    insert into blog_comments (post_id, author_name, author_email, content, status)
    select id, 'A', 'a@example.com', 'Text', 'approved' from blog_posts limit 1`);
  await db.execute(sql`
    insert into job_applications (company, position, applied_date, status, priority)
    select 'A' || n, 'B', '2026-01-01', 'pending', 'low' from generate_series(1, ${APPLICATIONS}) n`);
  await db.execute(sql`update blog_posts set allow_comments = true`);
  await db.execute(sql`
    insert into job_calendar_feeds (user_id, secret_hash)
    select id, ${createHash('sha256').update(CALENDAR).digest('hex')} from admin_users limit 1`);
  const post = (path: string, body: unknown) =>
    send({
      method: 'POST',
      path,
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  await post('/api/resumes/base/text', { name: 'A resume', text: RESUME });
  await post('/api/resumes/create/1', {});
  await post('/api/tools/assistant/answers', { questions: ['Do you like tea?'], answer: 'Yes.' });
  await post('/api/job/applications/1/contacts', { name: 'A' });
  await post('/api/job/filters', { name: 'A', state: {} });
}
