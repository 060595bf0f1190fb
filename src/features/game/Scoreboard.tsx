import { phrase } from '#contracts/phrase.ts';
import { points } from './announcement.ts';
import { ROUND_SECONDS } from './engine.ts';
import type { Game } from './game.ts';
import { useRound } from './use-round.ts';

/** Points and time, in words and as a line that shortens. */
export function Scoreboard({ game }: { game: Game }) {
  const score = useRound(game, (round) => round.score);
  const secondsLeft = useRound(game, (round) => round.secondsLeft);
  return (
    <div className="mb-3">
      <p className="mb-2 flex items-baseline justify-between tabular-nums">
        <span data-score={score}>{points(score)}</span>
        <span role="timer" className="text-muted">
          {phrase('{n} s left').replace('{n}', String(secondsLeft))}
        </span>
      </p>
      <div className="h-0.5 bg-line">
        <div
          className="h-full origin-left bg-accent transition-transform duration-1000 ease-linear"
          style={{ transform: `scaleX(${secondsLeft / ROUND_SECONDS})` }}
        />
      </div>
    </div>
  );
}

/** Over the field while nothing moves. It takes no clicks, so a late one cannot start anything. */
export function Interruption({ game, best }: { game: Game; best: number }) {
  const { phase, score } = game.round();
  const [title, detail] =
    phase === 'paused'
      ? [phrase('Paused'), phrase('Press P or “Go on”.')]
      : [
          points(score),
          score > 0 && score >= best
            ? phrase('Your best round so far.')
            : phrase('Your best: {points}.').replace('{points}', points(best)),
        ];
  return (
    <div className="pointer-events-none absolute inset-0 grid place-content-center rounded-control bg-canvas/85 text-center">
      <p className="text-4xl">{title}</p>
      <p className="mt-2 text-muted">{detail}</p>
    </div>
  );
}
