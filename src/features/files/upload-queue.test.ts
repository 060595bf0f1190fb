// with a document
import { expect, test, vi } from 'vitest';

import type { UploadedFile } from '#contracts/files.ts';
import { refusal } from '#lib/api/api-request.ts';

import type { UploadOptions } from './transfer.ts';
import { createUploadQueue } from './upload-queue.ts';

type Running = {
  name: string;
  options: UploadOptions;
  finish: (file: UploadedFile) => void;
  fail: (error: unknown) => void;
};

/** A queue whose uploads end when the test says so. */
function makeQueue() {
  const running: Running[] = [];
  const work = {
    upload: (file: File, options: UploadOptions) =>
      new Promise<UploadedFile>((finish, fail) => {
        running.push({ name: file.name, options, finish, fail });
        options.signal?.addEventListener('abort', () => fail(new DOMException('stopped', 'AbortError')));
      }),
    forget: vi.fn(async () => {}),
    onUploaded: vi.fn(),
    onFailed: vi.fn(),
  };
  const queue = createUploadQueue(work);
  queue.add(['a', 'b', 'c'].map((name) => new File(['x'], name)));
  const states = () => queue.items().map(({ file, state }) => `${file.name} ${state}`);
  const [first] = queue.items();
  if (!first) throw new Error('nothing was added');
  return { queue, running, work, states, first };
}

const stored = { id: 1, originalName: 'a' } as UploadedFile;
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('BA-9 two files go up at a time, the next when one has arrived', async () => {
  const { running, work, states } = makeQueue();
  expect(states()).toEqual(['a sending', 'b sending', 'c waiting']);
  running[0]?.finish(stored);
  await settled();
  expect(states()).toEqual(['b sending', 'c sending']);
  expect(work.onUploaded).toHaveBeenCalledWith(stored);
});

test('BA-9 each shows how far it is', () => {
  const { queue, running } = makeQueue();
  running[1]?.options.onProgress?.(40);
  expect(queue.items().map(({ percent }) => percent)).toEqual([0, 40, 0]);
});

test('D19 a stopped upload goes on under the same name, and says nothing of a failure', async () => {
  const { queue, running, work, states, first } = makeQueue();
  queue.stop(first.id);
  await settled();
  expect(states()).toEqual(['a stopped', 'b sending', 'c sending']);
  running[1]?.finish(stored);
  await settled();
  queue.resume(first.id);
  expect(states()).toEqual(['a sending', 'c sending']);
  const [begun, again] = [running[0]?.options, running.at(-1)?.options];
  expect(again).toMatchObject({ uploadId: begun?.uploadId, isResumed: true });
  expect(begun?.isResumed).toBe(false);
  expect(work.onFailed).not.toHaveBeenCalled();
});

test('D19 a removed upload is stopped and forgotten on the server', async () => {
  const { queue, running, work, states, first } = makeQueue();
  queue.remove(first.id);
  await settled();
  expect(running[0]?.options.signal?.aborted).toBe(true);
  expect(states()).toEqual(['b sending', 'c sending']);
  expect(work.forget).toHaveBeenCalledWith(first.id);
});

test('BA-10 a file that is not sent is listed with the reason until it is dismissed, beside those that are', () => {
  const { queue, work, states, running } = makeQueue();
  queue.refuse([{ file: new File(['x'], 'huge'), message: 'huge is larger than 15 MB.' }]);
  expect(states().at(-1)).toBe('huge failed');
  const refused = queue.items().at(-1);
  expect(refused?.message).toBe('huge is larger than 15 MB.');
  expect(refused?.canRetry).toBeFalsy();
  queue.remove(refused?.id ?? '');
  expect(states()).toEqual(['a sending', 'b sending', 'c waiting']);
  expect(running.map(({ name }) => name)).toEqual(['a', 'b']);
  expect(work.forget).not.toHaveBeenCalled();
});

test('BA-10 a refused upload stays with the sentence of the server and can be tried again', async () => {
  const { queue, running, work, states, first } = makeQueue();
  const body = JSON.stringify({ error: 'The database cannot be reached.' });
  running[0]?.fail(refusal(new Response(null, { status: 503 }), body));
  await settled();
  expect(states()).toEqual(['a failed', 'b sending', 'c sending']);
  expect(queue.items()[0]?.message).toBe('The database cannot be reached.');
  expect(work.onFailed).toHaveBeenCalledWith('The database cannot be reached.');
  queue.resume(first.id);
  expect(states()).toEqual(['a waiting', 'b sending', 'c sending']);
});

test('BA-10 a file that was refused for what it is cannot be tried again', async () => {
  const { queue, running } = makeQueue();
  running[0]?.fail(refusal(new Response(null, { status: 415 }), '{}'));
  running[1]?.fail(new TypeError('lost'));
  await settled();
  expect(queue.items().map(({ canRetry }) => canRetry)).toEqual([false, true, undefined]);
});

test('AU-3 what the end of the session stopped goes on after the owner has signed in again', async () => {
  const { queue, running, states } = makeQueue();
  running[0]?.fail(refusal(new Response(null, { status: 401 }), '{}'));
  running[1]?.fail(new TypeError('lost'));
  await settled();
  expect(states()).toEqual(['a failed', 'b failed', 'c sending']);
  queue.resumeSession();
  expect(states()).toEqual(['a sending', 'b failed', 'c sending']);
});
