import { phrase } from '#contracts/phrase.ts';
import { ROUND_SECONDS, type Round } from './engine.ts';

const POINTS_APART = 10; // often enough to know, seldom enough to hear the rest
const LAST_SECONDS = 10;

/** What a screen reader should say about the change from one state to the next; null: nothing. */
export function announcement(before: Round | null, now: Round): string | null {
  if (now.phase === 'ended') {
    return before?.phase === 'ended'
      ? null
      : phrase('Time is up. You scored {points}.').replace('{points}', points(now.score));
  }
  if (!before || before.secondsLeft < now.secondsLeft)
    return phrase('Round started. {n} seconds.').replace('{n}', String(ROUND_SECONDS));
  if (before.phase !== now.phase) return now.phase === 'paused' ? phrase('Paused.') : phrase('Going on.');
  if (before.secondsLeft > LAST_SECONDS && now.secondsLeft <= LAST_SECONDS)
    return phrase('{n} seconds left, {points}.')
      .replace('{n}', String(now.secondsLeft))
      .replace('{points}', points(now.score));
  const passed = Math.floor(now.score / POINTS_APART) > Math.floor(before.score / POINTS_APART);
  return passed ? `${points(now.score)}.` : null;
}

/** `1 point`, `2 points`. */
export function points(score: number): string {
  return (score === 1 ? phrase('{n} point') : phrase('{n} points')).replace('{n}', String(score));
}
