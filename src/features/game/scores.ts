/** The best rounds of this browser. What the storage holds is never trusted: others may have written it. */

export const SCORES_KEY = 'particleGameTopScores'; // P-GAME-2
export const MAX_SCORES = 20; // P-GAME-2

/** `playedAt` is an ISO date. */
export type Score = { score: number; playedAt: string };

/** Asked for at each use, because naming `localStorage` already throws where storage is forbidden. */
type ScoreStorage = () => Pick<Storage, 'getItem' | 'setItem'>;

/** Puts a round in its place, best first, the older first among equals; only the best 20 stay. */
export function addScore(scores: readonly Score[], played: Score): Score[] {
  return rank([...scores, played]);
}

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
