import { startTransition, useEffect, useMemo, useState } from 'react';

/** A row and where it stands in the whole list. */
export type Place = { id: number; index: number };

const STEP = 2; // rows of a task: with their menus and buttons they take a few milliseconds
const LEAVING = 4; // rows of a task that are taken away, which costs less

/**
 * Of the wanted rows those that are drawn: a few more at a time, so that nothing has to wait for all of them. What is
 * not wanted any more goes a few at a time too, after a jump the more so; it may be gone from the list already.
 */
export function useDrawnInSteps(wanted: readonly Place[]): readonly Place[] {
  const [drawn, setDrawn] = useState(() => nextStep([], wanted));
  const key = wanted.map(({ id, index }) => `${id}:${index}`).join();
  const kept = useMemo(() => key.split(',').filter(Boolean).map(placeOf), [key]);
  const isWhole = drawn.map(({ id, index }) => `${id}:${index}`).join() === key;
  useEffect(() => {
    // Of low priority, so in a task of its own: keys, the wheel and the next picture come between.
    if (!isWhole) startTransition(() => setDrawn((before) => nextStep(before, kept)));
  }, [drawn, kept, isWhole]);
  // Where they stand now: rows move up at once when one above them goes, or they would go with it for a moment.
  return drawn.map((place) => kept.find(({ id }) => id === place.id) ?? place);
}

function placeOf(text: string): Place {
  const [id = 0, index = 0] = text.split(':').map(Number);
  return { id, index };
}

/** Adds a few that are missing: the middle, which is in sight, comes first; takes a few away that are not wanted. */
export function nextStep(drawn: readonly Place[], wanted: readonly Place[]): Place[] {
  const middle = (wanted.length - 1) / 2;
  const before = new Set(drawn.map(({ id }) => id));
  const now = new Set(wanted.map(({ id }) => id));
  const missing = wanted
    .map(({ id }, place) => ({ id, away: Math.abs(place - middle) }))
    .filter(({ id }) => !before.has(id))
    .sort((a, b) => a.away - b.away)
    .slice(0, STEP);
  const added = new Set(missing.map(({ id }) => id));
  const leaving = drawn.filter(({ id }) => !now.has(id)).slice(LEAVING);
  return [...wanted.filter(({ id }) => before.has(id) || added.has(id)), ...leaving];
}
