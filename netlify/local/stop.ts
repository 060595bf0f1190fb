/** Ends the process cleanly on Ctrl-C or SIGTERM; a second signal ends it at once. */
export function stopOnSignal(stops: (() => unknown)[]): void {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) process.exit(130);
    isStopping = true;
    for (const each of stops) await each();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      stop().catch((error: unknown) => {
        console.error('Could not stop cleanly', error);
        process.exit(1);
      });
    });
}
