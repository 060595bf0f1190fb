import { ROUND_SECONDS, type Round } from './engine.ts';

const POINTS_APART = 10; // often enough to know, seldom enough to hear the rest
const LAST_SECONDS = 10;

/** What a screen reader should say about the change from one state to the next; null: nothing. */
export function announcement(before: Round | null, now: Round): string | null {
  if (now.phase === 'ended') {
    return before?.phase === 'ended' ? null : `Time is up. You scored ${points(now.score)}.`;
  }
  if (!before || before.secondsLeft < now.secondsLeft) return `Round started. ${ROUND_SECONDS} seconds.`;
  if (before.phase !== now.phase) return now.phase === 'paused' ? 'Paused.' : 'Going on.';
  if (before.secondsLeft > LAST_SECONDS && now.secondsLeft <= LAST_SECONDS)
    return `${now.secondsLeft} seconds left, ${points(now.score)}.`;
  const passed = Math.floor(now.score / POINTS_APART) > Math.floor(before.score / POINTS_APART);
  return passed ? `${points(now.score)}.` : null;
}

/** `1 point`, `2 points`. */
export function points(score: number): string {
  return `${score} ${score === 1 ? 'point' : 'points'}`;
}
