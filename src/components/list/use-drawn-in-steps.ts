import { startTransition, useEffect, useMemo, useState } from 'react';

const STEP = 2; // rows of a task: with their menus and buttons they take a few milliseconds

/** Of the wanted rows those that are drawn: a few more at a time, so that nothing has to wait for all of them. */
export function useDrawnInSteps(wanted: readonly number[]): ReadonlySet<number> {
  const [drawn, setDrawn] = useState<ReadonlySet<number>>(() => nextStep(new Set(), wanted));
  const key = wanted.join();
  const kept = useMemo(() => new Set(key.split(',').map(Number)), [key]);
  const isWhole = drawn.size === kept.size && [...kept].every((id) => drawn.has(id));
  useEffect(() => {
    // Of low priority, so in a task of its own: keys, the wheel and the next picture come between.
    if (!isWhole) startTransition(() => setDrawn((before) => nextStep(before, [...kept])));
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
