import { database } from '#server/db/client.ts';
import { originOfCall } from '#server/backup/stored/start.ts';
import { storeBackup } from '#server/backup/stored/work.ts';

// The name makes it a background function: it has 15 minutes.
export default async function backupBackground(request: Request): Promise<Response> {
  const now = () => new Date();
  const origin = await originOfCall(request, now());
  if (!origin) return new Response(null, { status: 401 });
  await storeBackup(await database(), origin, now);
  return new Response(null, { status: 204 });
}
