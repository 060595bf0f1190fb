import { useEffect, useRef } from 'react';

import { phrase } from '#contracts/phrase.ts';
import { attachControls } from './controls.ts';
import { drawRound, type Palette } from './draw-round.ts';
import type { Game } from './game.ts';
import { FIELD } from './particle.ts';

type Props = { game: Game; describedBy: string };

/** The playing field: one canvas that draws the round and takes the visitor's input. */
export function Field({ game, describedBy }: Props) {
  const ref = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    const pen = ref.current?.getContext('2d');
    if (!pen) return;
    const playing = new AbortController();
    const { signal } = playing;
    const controls = attachControls(pen.canvas, game, signal);
    const sharpness = sharpen(pen);
    runFrames((seconds) => {
      game.advance(seconds, controls.direction());
      pen.setTransform(sharpness, 0, 0, sharpness, 0, 0);
      const cursor = controls.usesKeys() ? game.cursor() : undefined;
      drawRound(pen, game.round(), readPalette(pen.canvas), cursor);
    }, signal);
    document.addEventListener('visibilitychange', () => document.hidden && game.pause(), { signal });
    return () => playing.abort();
  }, [game]);

  return (
    <canvas
      ref={ref}
      width={FIELD.width}
      height={FIELD.height}
      tabIndex={0}
      role="application"
      aria-label={phrase('Playing field')}
      aria-describedby={describedBy}
      className="block aspect-3/2 w-full cursor-crosshair touch-none rounded-control bg-canvas fill-line stroke-accent text-ink ring-1 ring-line select-none"
    />
  );
}

/** Gives the canvas the screen's own pixels, two per side at most; returns how many. */
function sharpen({ canvas }: CanvasRenderingContext2D): number {
  const sharpness = Math.min(2, devicePixelRatio);
  canvas.width = FIELD.width * sharpness;
  canvas.height = FIELD.height * sharpness;
  return sharpness;
}

/** Tokens as the canvas's own style carries them, resolved for the theme in force. */
function readPalette(canvas: HTMLCanvasElement): Palette {
  const { color: ink, stroke: accent, fill: line, fontFamily: font } = getComputedStyle(canvas);
  return { ink, accent, line, font };
}

const LONGEST_FRAME_SECONDS = 0.25; // a stalled page must not eat the visitor's time

/** Calls `onFrame` with the seconds since the last frame until the signal aborts. */
function runFrames(onFrame: (seconds: number) => void, signal: AbortSignal): void {
  let before: number | undefined;
  let frame = requestAnimationFrame(function run(now) {
    frame = requestAnimationFrame(run);
    const seconds = Math.min((now - (before ?? now)) / 1000, LONGEST_FRAME_SECONDS);
    before = now;
    onFrame(seconds);
  });
  signal.addEventListener('abort', () => cancelAnimationFrame(frame));
}
