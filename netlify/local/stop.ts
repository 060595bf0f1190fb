const STOP_WITHIN_MS = 10_000;

/**
 * Ends the process on Ctrl-C or SIGTERM by doing one thing after the other, within ten seconds; a second signal ends
 * it at once.
 */
export function stopOnSignal(stops: (() => unknown)[]): void {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) process.exit(130);
    isStopping = true;
    setTimeout(() => {
      console.error('Could not stop in time');
      process.exit(1);
    }, STOP_WITHIN_MS).unref();
    for (const each of stops) await each();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    // A library of the blob server sends each signal once more, which would be the second one.
    process.removeAllListeners(signal).on(signal, () => {
      stop().catch((error: unknown) => {
        console.error('Could not stop cleanly', error);
        process.exit(1);
      });
    });
}
