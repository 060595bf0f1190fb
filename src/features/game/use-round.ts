import { useSyncExternalStore } from 'react';

import type { Round } from './engine.ts';
import type { Game } from './game.ts';

/** One value of the current round; renders again only when that value changes. */
export function useRound<Value extends string | number>(game: Game, pick: (round: Round) => Value): Value {
  return useSyncExternalStore(game.subscribe, () => pick(game.round()));
}
