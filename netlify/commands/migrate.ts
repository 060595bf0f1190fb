/** `npm run db:migrate`: migrates the database of DATABASE_URL, and seeds a new one; the deploy runs it before the build. */
import path from 'node:path';

import { reportContent } from '../content/report.ts';
import { databaseProblem } from '../doctor/database-problem.ts';
import { checkEnvironment, env } from '../server/env.ts';
import { DEFAULT_USERNAME, makeFirstOwner, nameOwner } from '../server/auth/owner.ts';
import { openDatabase } from '../server/db/client.ts';
import { isDatabaseUnavailable } from '../server/db/errors.ts';
import { migrate } from '../server/db/migrations.ts';
import { foreignDatabase, keepPlace } from '../server/db/place.ts';
import { BATCH } from '../server/db/pool.ts';
import { seedBlog } from '../server/db/seed.ts';
import { ownIdentity } from '../server/db/identity.ts';

checkEnvironment();
// A new database is seeded with the posts of content/.
if (reportContent(path.join(import.meta.dirname, '../..'), 'errors') !== undefined) process.exit(1);
const { CONTEXT: context, PREVIEW_DATABASE } = env();
const { DATABASE_URL, OWNER_USERNAME: username = DEFAULT_USERNAME, OWNER_PASSWORD: password } = env();
if (!DATABASE_URL) {
  console.error(
    'Set DATABASE_URL to the database to migrate. The embedded one migrates itself at npm start.',
  );
  process.exit(1);
}
const { db, close } = await openDatabase(DATABASE_URL, BATCH);
const deploy = { url: DATABASE_URL, context, isTold: PREVIEW_DATABASE === 'own' };
try {
  const foreign = await foreignDatabase(db, deploy);
  if (foreign) {
    console.error(foreign);
    process.exitCode = 1;
  } else await takeUp();
} catch (error) {
  if (!isDatabaseUnavailable(error)) throw error;
  console.error(databaseProblem(error));
  process.exitCode = 1;
} finally {
  await close();
}

async function takeUp(): Promise<void> {
  const applied = await migrate(db);
  const posts = await seedBlog(db);
  const hasNewOwner = password ? await makeFirstOwner(db, { username, password }) : false;
  await nameOwner(db);
  await ownIdentity(db);
  await keepPlace(db, deploy);
  console.log(applied === 0 ? 'The schema is up to date.' : `Applied ${applied} migration(s).`);
  if (posts > 0) console.log(`Stored ${posts} posts of content/posts.`);
  if (hasNewOwner) console.log(`Made the owner ${username} with the password in OWNER_PASSWORD.`);
}
