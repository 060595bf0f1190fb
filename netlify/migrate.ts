/** `npm run db:migrate`: migrates the database of DATABASE_URL, and seeds a new one; the deploy runs it before the build. */
import { checkEnvironment, env } from './server/env.ts';
import { DEFAULT_USERNAME, makeFirstOwner } from './server/auth/owner.ts';
import { openDatabase } from './server/db/client.ts';
import { migrate } from './server/db/migrations.ts';
import { assertOwnDatabase, keepPlace } from './server/db/place.ts';
import { BATCH } from './server/db/pool.ts';
import { seedBlog } from './server/db/seed.ts';
import { ownIdentity } from './server/files/quarantine/identity.ts';

checkEnvironment();
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
await assertOwnDatabase(db, deploy).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
const applied = await migrate(db);
const posts = await seedBlog(db);
const hasNewOwner = password ? await makeFirstOwner(db, { username, password }) : false;
await ownIdentity(db);
await keepPlace(db, deploy);
await close();
console.log(applied === 0 ? 'The schema is up to date.' : `Applied ${applied} migration(s).`);
if (posts > 0) console.log(`Stored ${posts} posts of content/posts.`);
if (hasNewOwner) console.log(`Made the owner ${username} with the password in OWNER_PASSWORD.`);
