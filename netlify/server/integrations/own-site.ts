/** Reads a page or file of this very site, as a crawler would. */
import { ownOrigin } from '../env.ts';

const TIME_LIMIT_MS = 8_000;

export type OwnFile = { contentType: string; bytes: Uint8Array<ArrayBuffer> };

/**
 * What is at `path`, up to `limitBytes`; undefined for whatever is not there, does not answer in time, leads
 * elsewhere or is larger.
 *
 * @param path of our own making, never somebody's text
 */
export async function readOwnFile(path: string, limitBytes: number): Promise<OwnFile | undefined> {
  const url = new URL(path, ownOrigin());
  if (url.origin !== ownOrigin()) return undefined; // such as `//elsewhere`
  try {
    const signal = AbortSignal.timeout(TIME_LIMIT_MS);
    const response = await fetch(url, { redirect: 'error', signal });
    const bytes = response.ok ? await readUpTo(response, limitBytes) : undefined;
    if (!bytes) await response.body?.cancel().catch(() => {});
    return bytes && { contentType: typeOf(response), bytes };
  } catch {
    return undefined;
  }
}

async function readUpTo(response: Response, limitBytes: number) {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > limitBytes) return undefined;
    chunks.push(chunk);
  }
  return Uint8Array.from(Buffer.concat(chunks));
}

const typeOf = ({ headers }: Response) => (headers.get('content-type') ?? '').split(';', 1)[0]?.trim() ?? '';
