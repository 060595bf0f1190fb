import { useEffect, useId, useState, type MouseEvent } from 'react';

import { phrase } from '#contracts/phrase.ts';
import { togglePause } from './controls.ts';
import type { Round } from './engine.ts';
import { Field } from './Field.tsx';
import { createGame, type Game } from './game.ts';
import { Interruption, Scoreboard } from './Scoreboard.tsx';
import { ScoreTable } from './ScoreTable.tsx';
import { useRound } from './use-round.ts';
import { useScores } from './scores.ts';
import { announcement } from './announcement.ts';

type Props = { titleId: string; onClose: () => void };

const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
const BUTTON = 'min-h-11 rounded-control px-4 text-sm font-medium';

/** What the open dialog shows. Mounting it starts a round. */
export function GameDialog({ titleId, onClose }: Props) {
  const [game] = useState(() => createGame(Math.random, prefersStillness));
  const { scores, latest } = useScores(game);
  const announced = useAnnouncement(game);
  const helpId = useId();
  const phase = useRound(game, (round) => round.phase);

  return (
    <>
      <header className="flex items-center justify-between gap-4 py-3 pr-2 pl-3 sm:pl-5">
        <h2 id={titleId} className="text-xl">
          {phrase('Catch the particles')}
        </h2>
        <CloseButton onClose={onClose} />
      </header>
      <div className="grid gap-x-6 gap-y-5 px-3 pb-5 sm:px-5 lg:grid-cols-[600px_15rem]">
        <div className="mx-auto w-full max-w-[max(16rem,min(600px,150dvh-15rem))]">
          <Scoreboard game={game} />
          <div className="relative">
            <Field game={game} describedBy={helpId} />
            {phase !== 'playing' && <Interruption game={game} best={scores[0]?.score ?? 0} />}
          </div>
          <div className="mt-4 flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
            <Help id={helpId} />
            <Actions game={game} phase={phase} />
          </div>
        </div>
        <section aria-labelledby={`${titleId}-best`} className="flex min-h-0 flex-col lg:h-0 lg:min-h-full">
          <h3 id={`${titleId}-best`} className="mb-2 font-medium">
            {phrase('Best rounds')}
          </h3>
          <div
            tabIndex={0}
            role="group"
            aria-label={phrase('Best rounds')}
            className="min-h-0 overflow-y-auto"
          >
            <ScoreTable scores={scores} latest={latest} />
          </div>
        </section>
      </div>
      <p aria-live="polite" className="sr-only">
        {announced}
      </p>
    </>
  );
}

/** Both give the field its focus back, so that keys go on playing. */
function Actions({ game, phase }: { game: Game; phase: Round['phase'] }) {
  const then = (action: () => void) => (event: MouseEvent) => {
    action();
    event.currentTarget.closest('dialog')?.querySelector('canvas')?.focus();
  };
  return (
    <div className="flex gap-2">
      <button
        type="button"
        aria-disabled={phase === 'ended'}
        className={`${BUTTON} border border-control hover:bg-raised aria-disabled:border-line aria-disabled:text-muted`}
        onClick={then(() => togglePause(game))}
      >
        {phase === 'paused' ? phrase('Go on') : phrase('Pause')}
      </button>
      <button
        type="button"
        className={`${BUTTON} bg-accent text-accent-ink hover:bg-ink hover:text-canvas`}
        onClick={then(game.restart)}
      >
        {phase === 'ended' ? phrase('Play again') : phrase('Start again')}
      </button>
    </div>
  );
}

function Help({ id }: { id: string }) {
  return (
    <div id={id} className="max-w-[22rem] text-sm text-muted">
      <p className="flex flex-wrap gap-x-5">
        <span className="flex items-center gap-2">
          <i className="size-3 rounded-full bg-accent" /> {phrase('Small: 2 points')}
        </span>
        <span className="flex items-center gap-2">
          <i className="size-4 rounded-full border-2 border-ink" /> {phrase('Large: 1 point')}
        </span>
      </p>
      <p className="mt-2">
        {phrase('Click or tap them. With keys: arrows move, N jumps to the nearest, Space collects.')}
      </p>
    </div>
  );
}

function CloseButton({ onClose }: { onClose: () => void }) {
  return (
    <button
      type="button"
      aria-label={phrase('Close game')}
      className="grid size-11 place-items-center rounded-control text-muted hover:bg-raised hover:text-ink"
      onClick={onClose}
    >
      <svg viewBox="0 0 24 24" className="size-5 stroke-current stroke-2" aria-hidden="true">
        <path d="M6 6l12 12M18 6L6 18" strokeLinecap="round" />
      </svg>
    </button>
  );
}

/** The text of the dialog's polite live region. */
function useAnnouncement(game: Game): string {
  const [text, setText] = useState('');

  useEffect(() => {
    let before: Parameters<typeof announcement>[0] = null;
    return game.subscribe((now) => {
      const said = announcement(before, now);
      if (said) setText(said);
      before = now;
    });
  }, [game]);
  return text;
}
