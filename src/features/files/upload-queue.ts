/** Uploads that are under way: two at a time, each of which can be stopped, resumed and removed. */
import type { UploadedFile } from '#contracts/files.ts';
import { isRequestError, sentenceOf } from '#lib/api/api-request.ts';

import type { UploadOptions } from './transfer.ts';

export type UploadItem = {
  /** Names the upload on the server as well. */
  id: string;
  file: File;
  state: 'waiting' | 'sending' | 'stopped' | 'failed';
  /** 0 to 100. */
  percent: number;
  message?: string | undefined;
  /** The same again may work: it was not the file that was refused. */
  canRetry?: boolean | undefined;
  /** The session ended meanwhile: it goes on when the owner has signed in again. */
  needsSession?: boolean | undefined;
};

type Work = {
  upload: (file: File, options: UploadOptions) => Promise<UploadedFile>;
  /** Removes what the server has of an upload that nobody wants any more. */
  forget: (id: string) => Promise<void>;
  onUploaded: (file: UploadedFile) => void;
  onFailed: (message: string) => void;
};

const AT_ONCE = 2;
export const UPLOAD_FAILURE = 'The connection was lost. Try again when you are online.';

const itemOf = (file: File, state: UploadItem['state'], message?: string): UploadItem => ({
  id: crypto.randomUUID(),
  file,
  state,
  message,
  percent: 0,
});

/** Makes an empty queue; `subscribe` and `items` are for `useSyncExternalStore`. */
export function createUploadQueue({ upload, forget, onUploaded, onFailed }: Work) {
  let items: readonly UploadItem[] = [];
  const listeners = new Set<() => void>();
  const running = new Map<string, AbortController>();
  const begun = new Set<string>();

  const publish = (next: readonly UploadItem[]) => {
    items = next;
    for (const listener of listeners) listener();
  };
  const change = (id: string, values: Partial<UploadItem>) =>
    publish(items.map((item) => (item.id === id ? { ...item, ...values } : item)));
  const drop = (id: string) => publish(items.filter((item) => item.id !== id));

  const startWaiting = () => {
    for (const item of items)
      if (running.size < AT_ONCE && item.state === 'waiting' && !running.has(item.id)) void start(item);
  };

  const start = async ({ id, file }: UploadItem) => {
    const stop = new AbortController();
    running.set(id, stop);
    change(id, { state: 'sending', message: undefined, needsSession: undefined });
    try {
      const onProgress = (percent: number) => change(id, { percent });
      const isResumed = begun.has(id);
      begun.add(id);
      const stored = await upload(file, { uploadId: id, isResumed, signal: stop.signal, onProgress });
      drop(id);
      onUploaded(stored);
    } catch (error) {
      if (!stop.signal.aborted) {
        const message = sentenceOf(error, UPLOAD_FAILURE);
        const status = isRequestError(error) ? error.status : 0;
        const canRetry = ![413, 415, 422].includes(status);
        change(id, { state: 'failed', message, canRetry, needsSession: status === 401 });
        onFailed(message);
      }
    } finally {
      running.delete(id);
      startWaiting();
    }
  };

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    items: () => items,
    add: (files: readonly File[]) => {
      publish([...items, ...files.map((file) => itemOf(file, 'waiting'))]);
      startWaiting();
    },
    /** Lists files that are not sent, and why: the toast of one is gone with the next one's. */
    refuse: (refused: readonly { file: File; message: string }[]) => {
      publish([...items, ...refused.map(({ file, message }) => itemOf(file, 'failed', message))]);
    },
    stop: (id: string) => {
      running.get(id)?.abort();
      change(id, { state: 'stopped' });
    },
    resume: (id: string) => {
      change(id, { state: 'waiting' });
      startWaiting();
    },
    /** Goes on with what waited for the owner to sign in. */
    resumeSession: () => {
      for (const { id } of items.filter(({ needsSession }) => needsSession)) change(id, { state: 'waiting' });
      startWaiting();
    },
    remove: (id: string) => {
      running.get(id)?.abort();
      drop(id);
      if (begun.has(id)) void forget(id).catch(() => {}); // whatever stays is swept a day later
    },
  };
}
