// with a document
import { expect, test, vi } from 'vitest';

import { UPLOAD_LIMITS, UploadedFile } from '#contracts/files.ts';
import { refusal } from '#lib/api/api-request.ts';
import type { SendOptions } from '#lib/api/send-form.ts';
import { exampleOf } from '#support/example.ts';

import { uploadFile, type Transport } from './transfer.ts';

const MEDIA = { category: 'media', isPublic: true } as const;
const STORED = exampleOf(UploadedFile, { id: 7 });

const fileOf = (bytes: number) => new File([new Uint8Array(bytes)], 'film.mp4', { type: 'video/mp4' });
const large = () => fileOf(2 * UPLOAD_LIMITS.partBytes + 5);
const refused = (status: number) => refusal(new Response(null, { status }), '{"error":"No."}');

/** What a form says, and the size of its file. */
function read(form: FormData) {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : undefined;
  };
  const file = form.get('file');
  const size = file instanceof File ? file.size : 0;
  return { uploadId: text('uploadId'), part: text('part'), total: text('total'), size };
}

/** A server that keeps parts; `faults` are thrown one by one instead of its answers. */
function fakeServer(there: number[] = [], faults: unknown[] = []) {
  const received = new Set(there);
  const sent: string[] = [];
  const waited: number[] = [];
  const answer = (form: FormData, { onSent }: SendOptions) => {
    const { uploadId = '', part = 'whole', total = '1', size } = read(form);
    sent.push(part);
    onSent?.(size / 2);
    const fault = faults.shift();
    if (fault !== undefined) throw fault;
    onSent?.(size + 500);
    if (part === 'whole') return STORED;
    received.add(Number(part));
    if (received.size === Number(total)) return STORED;
    return { uploadId, total: Number(total), received: [...received], file: null };
  };
  const transport: Transport = {
    send: (form, options) => Promise.resolve().then(() => answer(form, options)),
    received: () => Promise.resolve([...received]),
    wait: (ms) => Promise.resolve(void waited.push(ms)),
  };
  return { transport, sent, waited };
}

test('D19 a file of up to 4 MB goes up in one request', async () => {
  const { transport, sent } = fakeServer();
  const file = fileOf(UPLOAD_LIMITS.partBytes);
  expect(await uploadFile(file, MEDIA, {}, transport)).toMatchObject({ id: 7 });
  expect(sent).toEqual(['whole']);
});

test('D19 a larger one goes up in parts, and progress never goes back or past 99', async () => {
  const { transport, sent } = fakeServer();
  const progress: number[] = [];
  await uploadFile(large(), MEDIA, { onProgress: (percent) => progress.push(percent) }, transport);
  expect(sent).toEqual(['1', '2', '3']);
  expect(progress).toEqual([...progress].sort((a, b) => a - b));
  expect(progress.at(-1)).toBe(99);
});

test('D19 resuming sends only what is missing, and the last part in any case', async () => {
  const uploadId = '0190f8a2-0000-7000-8000-000000000001';
  const { transport, sent } = fakeServer([1, 3]);
  await uploadFile(large(), MEDIA, { uploadId, isResumed: true }, transport);
  expect(sent).toEqual(['2']);
  const complete = fakeServer([1, 2, 3]);
  await uploadFile(large(), MEDIA, { uploadId, isResumed: true }, complete.transport);
  expect(complete.sent).toEqual(['3']);
});

test('D19 a lost connection and a busy server are tried again, ever later', async () => {
  const { transport, sent, waited } = fakeServer([], [new TypeError('lost'), refused(503), refused(429)]);
  await uploadFile(large(), MEDIA, {}, transport);
  expect(sent).toEqual(['1', '1', '1', '1', '2', '3']);
  expect(waited).toEqual([500, 1_000, 2_000]);
});

test('D19 a connection that stays lost is given up after five tries', async () => {
  const faults = Array.from({ length: 9 }, () => new TypeError('lost'));
  const { transport, sent } = fakeServer([], faults);
  await expect(uploadFile(large(), MEDIA, {}, transport)).rejects.toThrow('lost');
  expect(sent).toHaveLength(5);
});

test.each([401, 409, 413, 415])('BA-9 a refusal with %s is not tried again', async (status) => {
  const { transport, sent } = fakeServer([], [refused(status)]);
  await expect(uploadFile(large(), MEDIA, {}, transport)).rejects.toMatchObject({ status });
  expect(sent).toHaveLength(1);
});

test('D19 stopping ends the upload before its next part', async () => {
  const stop = new AbortController();
  const { transport, sent } = fakeServer();
  const send = vi.fn(async (...call: Parameters<Transport['send']>) => {
    const answer = await transport.send(...call);
    stop.abort();
    return answer;
  });
  const upload = uploadFile(large(), MEDIA, { signal: stop.signal }, { ...transport, send });
  await expect(upload).rejects.toMatchObject({ name: 'AbortError' });
  expect(sent).toEqual(['1']);
});
