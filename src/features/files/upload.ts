/** Uploads into the media library from other screens, such as a picture dropped into the editor. */
import type { ManagedFile } from '#contracts/files.ts';
import { api } from '#lib/api/api.ts';
import { refusal } from '#lib/api/api-request.ts';
import { announceRefresh } from '#lib/api/refresh.ts';

import { refusalOf } from './media-rules.ts';
import { PUBLIC_MEDIA } from './public-media.ts';
import { uploadFile } from './transfer.ts';

type Options = { onProgress?: (percent: number) => void; signal?: AbortSignal };

/** Puts a public file into the library. @throws {RequestError} what the page or the server refuses. */
export async function uploadMedia(file: File, options?: Options): Promise<ManagedFile> {
  const refused = refusalOf(file, PUBLIC_MEDIA.category);
  if (refused) throw refusal(new Response(null, { status: 422 }), JSON.stringify({ error: refused }));
  const stored = await uploadFile(file, PUBLIC_MEDIA, options);
  announceRefresh(api.files.key());
  return stored;
}
