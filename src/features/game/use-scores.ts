import { useEffect, useState } from 'react';

import type { Game } from './game.ts';
import { addScore, readScores, saveScores, type Score } from './scores.ts';

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
