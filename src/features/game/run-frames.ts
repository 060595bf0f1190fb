const LONGEST_FRAME_SECONDS = 0.25; // a stalled page must not eat the visitor's time

/** Calls `onFrame` with the seconds since the last frame until the signal aborts. */
export function runFrames(onFrame: (seconds: number) => void, signal: AbortSignal): void {
  let before: number | undefined;
  let frame = requestAnimationFrame(function run(now) {
    frame = requestAnimationFrame(run);
    const seconds = Math.min((now - (before ?? now)) / 1000, LONGEST_FRAME_SECONDS);
    before = now;
    onFrame(seconds);
  });
  signal.addEventListener('abort', () => cancelAnimationFrame(frame));
}
