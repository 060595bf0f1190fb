import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';

import type { Database } from '../db/database.ts';
import { onlyRow } from '../db/rows-of.ts';
import { blobQuarantine, blobSweeps, managedFiles } from '../db/schema/files.ts';
import { blogComments, blogPosts } from '../db/schema/blog.ts';
import { buildRequests } from '../db/schema/blog-writing.ts';
import { edgePurges } from '../db/schema/platform.ts';
import { contacts } from '../db/schema/contacts.ts';
import { sslCertificates } from '../db/schema/certificates.ts';

/** All totals in one statement. */
export async function countAll(db: Database) {
  return onlyRow(
    await db
      .select({
        certificatesCount: db.$count(sslCertificates),
        filesCount: db.$count(managedFiles),
        tablesCount: db.$count(sql`pg_tables`, sql`schemaname = 'public'`),
        newMessages: db.$count(contacts, eq(contacts.status, 'new')),
        pendingComments: db.$count(blogComments, eq(blogComments.status, 'pending')),
        failedBuilds: db.$count(
          buildRequests,
          and(isNull(buildRequests.succeededAt), isNotNull(buildRequests.lastError)),
        ),
        failedPurges: db.$count(edgePurges, isNotNull(edgePurges.lastError)),
        drafts: db.$count(blogPosts, eq(blogPosts.status, 'draft')),
        quarantinedFiles: db.$count(blobQuarantine),
        stoppedSweeps: db.$count(
          blobSweeps,
          and(isNotNull(blobSweeps.stopped), eq(blobSweeps.approved, false)),
        ),
      })
      .from(sql`(values (1)) as one`),
  );
}
