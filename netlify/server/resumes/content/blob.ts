/** Bytes of resumes in blob storage: there before the row that names them, gone where no row came of it. */
import { isDatabaseUnavailable } from '../../db/errors.ts';
import { deleteBlob, putBlob } from '../../integrations/blobs.ts';

export const RESUME_PREFIX = 'resumes/';

/**
 * Stores bytes and does the work that makes a row of them.
 *
 * @param work calls `keep` once a row names the bytes; without it they are deleted, as where the work fails
 */
export async function withBlob<Result>(
  key: string,
  bytes: Uint8Array<ArrayBuffer>,
  work: (keep: () => void) => Promise<Result>,
): Promise<Result> {
  let rows = 0;
  await putBlob(key, bytes);
  try {
    const result = await work(() => void (rows += 1));
    if (rows === 0) await forgetBlob(key);
    return result;
  } catch (error) {
    // Where the database fell silent the row may be there all the same: then the sweep decides.
    if (!isDatabaseUnavailable(error)) await forgetBlob(key);
    throw error;
  }
}

/** Bytes that stay behind are found by the sweep. */
export async function forgetBlob(key: string): Promise<void> {
  await deleteBlob(key).catch(() => {});
}
