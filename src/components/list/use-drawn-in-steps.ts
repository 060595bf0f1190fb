import { startTransition, useEffect, useMemo, useState } from 'react';

/** A row and where it stands in the whole list. */
export type Place = { id: number; index: number };

const LEAVING = 4; // rows of a task that are taken away, which costs less than to draw them

/**
 * Of the wanted rows those that are drawn: so many more `atOnce`, so that nothing has to wait for all of them. What is
 * not wanted any more goes a few at a time too, after a jump the more so; it may be gone from the list already.
 */
export function useDrawnInSteps(wanted: readonly Place[], atOnce: number): readonly Place[] {
  const [drawn, setDrawn] = useState(() => nextStep([], wanted, atOnce));
  const key = wanted.map(({ id, index }) => `${id}:${index}`).join();
  const kept = useMemo(() => key.split(',').filter(Boolean).map(placeOf), [key]);
  const isWhole = drawn.map(({ id, index }) => `${id}:${index}`).join() === key;
  useEffect(() => {
    // Of low priority, so in a task of its own: keys, the wheel and the next picture come between.
    if (!isWhole) startTransition(() => setDrawn((before) => nextStep(before, kept, atOnce)));
  }, [drawn, kept, isWhole, atOnce]);
  // Where they stand now: rows move up at once when one above them goes, or they would go with it for a moment.
  return drawn.map((place) => kept.find(({ id }) => id === place.id) ?? place);
}

function placeOf(text: string): Place {
  const [id = 0, index = 0] = text.split(':').map(Number);
  return { id, index };
}

/** Adds the first few that are missing, and takes a few away that are not wanted. */
export function nextStep(drawn: readonly Place[], wanted: readonly Place[], atOnce: number): Place[] {
  const before = new Set(drawn.map(({ id }) => id));
  const now = new Set(wanted.map(({ id }) => id));
  const missing = wanted.filter(({ id }) => !before.has(id)).slice(0, atOnce);
  const added = new Set(missing.map(({ id }) => id));
  const leaving = drawn.filter(({ id }) => !now.has(id)).slice(LEAVING);
  return [...wanted.filter(({ id }) => before.has(id) || added.has(id)), ...leaving];
}
