/** Resolves after `ms`, or as soon as the connection is back or `signal` is aborted. */
export const untilOnline = (ms: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const over = new AbortController();
    const done = () => {
      over.abort();
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(done, ms);
    addEventListener('online', done, { signal: over.signal });
    signal?.addEventListener('abort', done, { signal: over.signal });
  });
