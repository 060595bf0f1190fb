/** The best rounds of this browser. What the storage holds is never trusted: others may have written it. */
import { useEffect, useState } from 'react';

import type { Game } from './game.ts';

export const SCORES_KEY = 'particleGameTopScores'; // P-GAME-2
export const MAX_SCORES = 20; // P-GAME-2

/** `playedAt` is an ISO date. */
export type Score = { score: number; playedAt: string };

/** Asked for at each use, because naming `localStorage` already throws where storage is forbidden. */
type ScoreStorage = () => Pick<Storage, 'getItem' | 'setItem'>;

/** Puts a round in its place, best first, the older first among equals; only the best 20 stay. */
export const addScore = (scores: readonly Score[], played: Score): Score[] => rank([...scores, played]);

/** Reads what is stored; whatever is not a score is left out. */
export function parseScores(stored: string | null): Score[] {
  let entries: unknown;
  try {
    entries = JSON.parse(stored ?? '[]');
  } catch {
    return []; // not ours: the next round replaces it
  }
  return Array.isArray(entries)
    ? rank(entries.filter(isScore).map(({ score, playedAt }) => ({ score, playedAt })))
    : [];
}

export function readScores(storage: ScoreStorage): Score[] {
  try {
    return parseScores(storage().getItem(SCORES_KEY));
  } catch {
    return []; // storage is forbidden in this browser: rounds count until the page is left
  }
}

export function saveScores(storage: ScoreStorage, scores: readonly Score[]): void {
  try {
    storage().setItem(SCORES_KEY, JSON.stringify(scores));
  } catch {
    console.info('This browser keeps no scores beyond this page.');
  }
}

const storage = () => localStorage;

/** The stored scores, and the round that has just ended among them. */
export function useScores(game: Game): { scores: readonly Score[]; latest: Score | undefined } {
  const [state, setState] = useState(() => ({
    scores: readScores(storage),
    latest: undefined as Score | undefined,
  }));

  useEffect(
    () =>
      game.subscribe((now, before) => {
        if (now.phase !== 'ended' || before.phase === 'ended') return;
        const latest = { score: now.score, playedAt: new Date().toISOString() };
        const scores = addScore(readScores(storage), latest); // another tab may have played meanwhile
        saveScores(storage, scores);
        setState({ scores, latest });
      }),
    [game],
  );
  return state;
}

function rank(scores: Score[]): Score[] {
  return scores
    .toSorted((a, b) => b.score - a.score || Date.parse(a.playedAt) - Date.parse(b.playedAt))
    .slice(0, MAX_SCORES);
}

function isScore(entry: unknown): entry is Score {
  if (typeof entry !== 'object' || entry === null) return false;
  const { score, playedAt } = entry as Partial<Record<keyof Score, unknown>>;
  return (
    Number.isSafeInteger(score) &&
    Number(score) >= 0 &&
    typeof playedAt === 'string' &&
    !Number.isNaN(Date.parse(playedAt))
  );
}
