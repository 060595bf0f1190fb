import { startTransition, useEffect, useMemo, useState } from 'react';

const STEP = 3; // rows of a frame: with their menus and buttons they take a few milliseconds

/** Of the wanted rows those that are drawn: each frame a few more, so that no frame is late for all of them. */
export function useDrawnInSteps(wanted: readonly number[]): ReadonlySet<number> {
  const [drawn, setDrawn] = useState<ReadonlySet<number>>(() => nextStep(new Set(), wanted));
  const key = wanted.join();
  const kept = useMemo(() => new Set(key.split(',').map(Number)), [key]);
  const isWhole = drawn.size === kept.size && [...kept].every((id) => drawn.has(id));
  useEffect(() => {
    if (isWhole) return;
    const frame = requestAnimationFrame(() => startTransition(() => setDrawn(nextStep(drawn, [...kept]))));
    return () => cancelAnimationFrame(frame);
  }, [drawn, kept, isWhole]);
  return drawn;
}

/** Drops what is not wanted any more and adds a few that are missing: the middle, which is in sight, comes first. */
export function nextStep(drawn: ReadonlySet<number>, wanted: readonly number[]): ReadonlySet<number> {
  const middle = (wanted.length - 1) / 2;
  const places = wanted.map((id, place) => ({ id, away: Math.abs(place - middle) }));
  const missing = places
    .filter(({ id }) => !drawn.has(id))
    .sort((a, b) => a.away - b.away)
    .slice(0, STEP)
    .map(({ id }) => id);
  return new Set([...wanted.filter((id) => drawn.has(id)), ...missing]);
}
