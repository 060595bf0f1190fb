import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, expect, test, vi } from 'vitest';

import type { brokenTasks } from '#support/bounded-worker.ts';
import { boundedRunner } from './bounded-runner.ts';
import { BOUNDS } from './limits.ts';

const entry = new URL('../../../tests/support/bounded-worker.ts', import.meta.url);
/** With less time than in the product: these wait for its end. */
const run = boundedRunner<typeof brokenTasks>(entry, 2_000);
/** Has all the time that it needs to fill its memory. */
const runLonger = boundedRunner<typeof brokenTasks>(entry, 25_000);

afterEach(() => vi.restoreAllMocks());

test('D28 work is done in a process that is kept for the next call', async () => {
  expect(await run('double', 21)).toBe(42);
  const first = await run('process', undefined);
  expect(first).not.toBe(process.pid);
  expect(await run('process', undefined)).toBe(first);
});

test.each(['loops', 'waits', 'explodes'] as const)(
  'D28 what takes too long (%s) is ended and is no failure of ours',
  async (task) => {
    const before = await run('process', undefined);
    await expect(run(task, undefined)).rejects.toMatchObject({ status: 422, code: 'TIME_EXCEEDED' });
    expect(await run('process', undefined)).not.toBe(before);
  },
);

test.each(['objects', 'matches', 'map', 'buffers'] as const)(
  'D28 what takes too much memory (%s) is ended and takes nobody along',
  async (task) => {
    await expect(runLonger(task, undefined)).rejects.toMatchObject({ status: 422, code: 'MEMORY_EXCEEDED' });
    expect(await runLonger('double', 1)).toBe(2);
  },
);

test('D28 what ends its process is refused', async () => {
  await expect(run('exits', undefined)).rejects.toMatchObject({ status: 422, code: 'UNREADABLE' });
  expect(await run('double', 2)).toBe(4);
});

test('D28 a task’s own refusal arrives as it was, and its process stays', async () => {
  const before = await run('process', undefined);
  await expect(run('refuses', undefined)).rejects.toMatchObject({
    status: 415,
    code: 'UNSUPPORTED_MEDIA_TYPE',
    message: 'Choose another file.',
    data: { fields: { file: 'Choose another' } },
  });
  expect(await run('process', undefined)).toBe(before);
});

test('D28 a failure is logged without the words of what was read', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  await expect(run('fails', 'a secret')).rejects.toMatchObject({ status: 422, code: 'UNREADABLE' });
  await expect(run('lacks', undefined)).rejects.toMatchObject({ status: 422, code: 'UNREADABLE' });
  expect(log).toHaveBeenCalledTimes(2);
  expect(String(log.mock.calls)).toContain('bounded-worker.ts');
  expect(String(log.mock.calls)).not.toContain('secret');
});

test('D28 input and output are bounded', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  expect(await run('says', 1_000)).toEqual(new Uint8Array(1_000));
  await expect(run('says', BOUNDS.outputBytes)).rejects.toMatchObject({ status: 422, code: 'UNREADABLE' });
  const large = new Uint8Array(BOUNDS.inputBytes);
  await expect(run('double', large as never)).rejects.toMatchObject({ status: 413, code: 'TOO_LARGE' });
});

test('D28 calls at the same time wait for each other and all end', async () => {
  const numbers = Array.from({ length: 12 }, (_, index) => index);
  const processes = await Promise.all(numbers.map(() => run('process', undefined)));
  expect(new Set(processes).size).toBeLessThanOrEqual(BOUNDS.atOnce + numbers.length / 2);
  expect(await Promise.all(numbers.map((number) => run('double', number)))).toEqual(
    numbers.map((number) => number * 2),
  );
});

test('D28 the process has no variables of ours and may neither write nor start another', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  expect(await run('variables', undefined)).not.toContain('SIGNING_KEYS');
  const file = path.join(tmpdir(), `bounded-${process.pid}`);
  await expect(run('writes', file)).rejects.toMatchObject({ status: 422 });
  expect(existsSync(file)).toBe(false);
  await expect(run('starts', undefined)).rejects.toMatchObject({ status: 422 });
});

test('D28 a kept process that the system has ended is replaced without a word', async () => {
  const kept = await run('process', undefined);
  process.kill(kept, 'SIGKILL');
  expect(await run('double', 4)).toBe(8);
});
