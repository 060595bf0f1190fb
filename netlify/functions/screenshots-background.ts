import { database } from '#server/db/client.ts';
import { openCamera } from '#server/screenshots/camera.ts';
import { isOwnCall } from '#server/screenshots/start.ts';
import { work } from '#server/screenshots/work.ts';

// The name makes it a background function; it alone carries the browser.
export default async function screenshotsBackground(request: Request): Promise<Response> {
  const now = () => new Date();
  if (!(await isOwnCall(request, now()))) return new Response(null, { status: 401 });
  await work(await database(), { openCamera, now });
  return new Response(null, { status: 204 });
}
