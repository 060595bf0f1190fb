/** Brings a file to the server: small ones at once, large ones in parts that survive a lost connection (D19). */
import type { z } from 'zod';

import type { OutputOf } from '#contracts/address.ts';
import {
  files,
  UPLOAD_LIMITS,
  type ManagedFile,
  type UploadedFile,
  type UploadFields,
} from '#contracts/files.ts';
import { api } from '#lib/api/api.ts';
import { isRequestError, refusal } from '#lib/api/api-request.ts';
import { aborted, sendForm, type SendOptions } from '#lib/api/send-form.ts';
import { announceRefresh } from '#lib/api/refresh.ts';
import { untilOnline } from '#lib/page/until-online.ts';

import { MEDIA_OF_POST, refusalOf, type UploadSettings } from './media-rules.ts';

type Fields = z.input<typeof UploadFields>;

export type UploadOptions = {
  /** 0 to 100. */
  onProgress?: ((percent: number) => void) | undefined;
  signal?: AbortSignal | undefined;
  /** Names the upload, so that it can go on where it stopped. */
  uploadId?: string | undefined;
  /** Whether the upload has been begun before: then only what is missing is sent. */
  isResumed?: boolean | undefined;
};

/** What the browser does; tests bring their own. */
export type Transport = {
  send: (form: FormData, options: SendOptions) => Promise<OutputOf<typeof files.upload>>;
  /** The parts that are there; none for an upload that the server does not know. */
  received: (uploadId: string) => Promise<number[]>;
  wait: (ms: number, signal: AbortSignal | undefined) => Promise<void>;
};

/** A lost connection or a busy server is tried again so often, after ever longer pauses. */
const TRIES = 5;
const FIRST_PAUSE_MS = 500;
const BUSY = new Set([408, 429, 502, 503, 504]);

/**
 * Uploads `file` and resolves with what is stored.
 *
 * @throws {RequestError} for a refusal, a `TypeError` when the connection stays lost, an `AbortError` on abort:
 * the parts that have arrived stay for a day, and `uploadId` goes on with them.
 */
export async function uploadFile(
  file: File,
  settings: UploadSettings,
  options: UploadOptions = {},
  transport: Transport = browserTransport,
): Promise<UploadedFile> {
  if (file.size <= UPLOAD_LIMITS.partBytes) return uploadWhole(file, settings, options, transport);
  return uploadParts(file, settings, options, transport);
}

/** Gives an upload up; its parts are removed. */
export async function cancelUpload(uploadId: string): Promise<void> {
  await api.files.cancelUpload.call({ uploadId });
}

async function uploadWhole(
  file: File,
  settings: UploadSettings,
  { onProgress, signal }: UploadOptions,
  transport: Transport,
): Promise<UploadedFile> {
  const form = formOf(file, file.name, settings);
  const onSent = (bytes: number) => onProgress?.(percentOf(bytes, file.size));
  const answer = await persist(() => transport.send(form, { onSent, signal }), transport, signal);
  if (!('isDuplicate' in answer)) throw new Error('The server waits for parts of a whole file.');
  return answer;
}

async function uploadParts(
  file: File,
  settings: UploadSettings,
  { onProgress, signal, uploadId = crypto.randomUUID(), isResumed = false }: UploadOptions,
  transport: Transport,
): Promise<UploadedFile> {
  const total = Math.ceil(file.size / UPLOAD_LIMITS.partBytes);
  // The last one goes last, even if it is there: its answer is the file.
  const there = new Set(
    isResumed ? await persist(() => transport.received(uploadId), transport, signal) : [],
  );
  there.delete(total);
  for (let part = 1; part <= total; part += 1) {
    if (there.has(part)) continue;
    const start = (part - 1) * UPLOAD_LIMITS.partBytes;
    const bytes = file.slice(start, start + UPLOAD_LIMITS.partBytes);
    const form = formOf(bytes, file.name, settings, { uploadId, part, total });
    const onSent = (sent: number) => onProgress?.(percentOf(start + Math.min(sent, bytes.size), file.size));
    const answer = await persist(() => transport.send(form, { onSent, signal }), transport, signal);
    if ('isDuplicate' in answer) return answer;
  }
  throw new Error('The server has all parts and made no file of them.');
}

/** Repeats what may work a little later. */
async function persist<Result>(
  attempt: () => Promise<Result>,
  { wait }: Transport,
  signal: AbortSignal | undefined,
): Promise<Result> {
  for (let tried = 1; ; tried += 1) {
    if (signal?.aborted) throw aborted();
    try {
      return await attempt();
    } catch (error) {
      if (tried === TRIES || !mayWorkLater(error)) throw error;
      await wait(FIRST_PAUSE_MS * 2 ** (tried - 1), signal);
    }
  }
}

function mayWorkLater(error: unknown): boolean {
  return error instanceof TypeError || (isRequestError(error) && BUSY.has(error.status));
}

function formOf(
  bytes: Blob,
  name: string,
  { category, isPublic }: UploadSettings,
  part: Pick<Fields, 'uploadId' | 'part' | 'total'> = {},
): FormData {
  const form = new FormData();
  const fields: Fields = { category, isPublic: isPublic ? 'true' : 'false', ...part };
  for (const [field, value] of Object.entries(fields)) form.append(field, String(value));
  form.append('file', bytes, name);
  return form;
}

/** The last hundredth is the server's answer. */
const percentOf = (sent: number, size: number) => Math.min(99, (sent / Math.max(1, size)) * 100);

const browserTransport: Transport = {
  send: (form, options) => sendForm(files.upload, form, options),
  received: async (uploadId) => {
    try {
      return (await api.files.uploadState.call({ uploadId })).received;
    } catch (error) {
      if (isRequestError(error) && error.status === 404) return [];
      throw error;
    }
  },
  wait: untilOnline,
};

type Options = { onProgress?: (percent: number) => void; signal?: AbortSignal };

/** Puts a file of a post's text into the library. @throws {RequestError} what the page or the server refuses. */
export async function uploadMedia(file: File, options?: Options): Promise<ManagedFile> {
  const refused = refusalOf(file, MEDIA_OF_POST.category);
  if (refused) throw refusal(new Response(null, { status: 422 }), JSON.stringify({ error: refused }));
  const stored = await uploadFile(file, MEDIA_OF_POST, options);
  announceRefresh(api.files.key());
  return stored;
}
