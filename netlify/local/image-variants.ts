/** Variants of images that were made, and those that wait: strangers may ask for many at once. */

/** As many as are kept; the oldest goes first. */
const KEPT = 200;
/** They are made one after the other: each may take 200 MB. */
export const WAITING_MAXIMUM = 20;

export type Variants<Failure> = ReturnType<typeof keepVariants<Failure>>;

/** Makes one at a time, and each once however many ask meanwhile. What is no bytes is not kept. */
export function keepVariants<Failure>() {
  type Made = Buffer | Failure | undefined;
  const kept = new Map<string, Buffer>();
  const waiting = new Map<string, Promise<Made>>();
  let last: Promise<unknown> = Promise.resolve();
  const make = async (name: string, work: () => Promise<Made>) => {
    try {
      const made = await work();
      if (made instanceof Buffer) kept.set(name, made);
      const [oldest] = kept.keys();
      if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
      return made;
    } finally {
      waiting.delete(name);
    }
  };
  return {
    /** Too many wait for it to be made as well. */
    isBusy: (name: string) => !kept.has(name) && !waiting.has(name) && waiting.size >= WAITING_MAXIMUM,
    async get(name: string, work: () => Promise<Made>): Promise<Made> {
      const there = kept.get(name) ?? waiting.get(name);
      if (there) return there;
      const next = last.then(() => make(name, work));
      last = next.catch(() => {});
      waiting.set(name, next);
      return next;
    },
  };
}
