/** A function that reads what it is sent where it can be ended. */
import { runBounded } from '#server/bounded/run-bounded.ts';

export default async function answer(request: Request): Promise<Response> {
  const bytes = new Uint8Array(await request.arrayBuffer());
  return Response.json(await runBounded('read-resume', { bytes, fileName: 'resume.txt' }));
}
