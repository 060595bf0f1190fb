/** A process with tasks that go wrong in every way. */
import { apiError } from '#server/api/errors.ts';
import { answerOrders, type TaskTable } from '#server/bounded/answer-orders.ts';

/** Keeps what it is given until memory ends. */
function keepAll(next: (count: number) => unknown): never {
  const kept: unknown[] = [];
  for (;;) kept.push(next(kept.length));
}

export const brokenTasks = {
  double: () => Promise.resolve((input: number) => input * 2),
  process: () => Promise.resolve(() => process.pid),
  variables: () => Promise.resolve(() => Object.keys(process.env)),
  writes: () =>
    Promise.resolve(async (file: string) => (await import('node:fs/promises')).writeFile(file, 'text')),
  starts: () =>
    Promise.resolve(async () => (await import('node:child_process')).execFileSync('ls').toString()),
  loops: () =>
    Promise.resolve(() => {
      for (;;);
    }),
  waits: () => Promise.resolve(() => new Promise<never>(() => {})),
  explodes: () => Promise.resolve(() => new RegExp(`${'(x+'.repeat(2)})+)+y`).test('x'.repeat(100))),
  objects: () => Promise.resolve(() => keepAll((count) => ({ count, half: count / 2 }))),
  /** Where a thread would have taken its process along. */
  matches: () => Promise.resolve(() => 'ab '.repeat(50_000_000).match(/\w/g)?.length),
  map: () =>
    Promise.resolve(() => {
      const map = new Map<number, number[]>();
      for (let at = 0; ; at += 1) map.set(at, new Array<number>(100).fill(at));
    }),
  buffers: () => Promise.resolve(() => keepAll(() => Buffer.alloc(10_000_000, 1))),
  exits: () => Promise.resolve(() => process.exit(0)),
  refuses: () =>
    Promise.resolve(() => {
      throw apiError(415, 'UNSUPPORTED_MEDIA_TYPE', 'Choose another file.', {
        fields: { file: 'Choose another' },
      });
    }),
  fails: () =>
    Promise.resolve((words: string) => {
      throw new Error(words);
    }),
  says: () => Promise.resolve((length: number) => new Uint8Array(length)),
  lacks: (): Promise<() => void> => Promise.reject(new Error('There is no such module.')),
} satisfies TaskTable;

answerOrders(brokenTasks);
