/** Runs the particles on a canvas, in a worker or on the page: the same code, told what to do by messages. */
import { drawField, type Colours } from './particle-drawing.ts';
import { createField, resizeField, stepField, type Field, type Point } from './particle-field.ts';

/** `scale`: device pixels per CSS pixel. Each message says what changed; what it leaves out stays. */
export type LoopMessage = {
  size?: { width: number; height: number; scale: number };
  colours?: Colours;
  /** null: the pointer left the page. */
  pointer?: Point | null;
  running?: boolean;
};

const FRAME_MS = 1000 / 30; // smooth enough for a slow drift, and half the work on software rendering
const LATE_MS = 4; // a frame of a 60 Hz screen that comes this much too early still counts
const LONGEST_STEP_MS = 100; // after a pause the particles go on from where they were

/** Starts idle; returns the function that takes messages. `touched` tells that a moving pointer met particles. */
export function createLoop(
  canvas: HTMLCanvasElement | OffscreenCanvas,
  touched: () => void,
): (message: LoopMessage) => void {
  const pen = canvas.getContext('2d');
  let field: Field | undefined;
  let colours: Colours | undefined;
  let pointer: Point | undefined;
  let scale = 1;
  let pointerMoved = false;
  let running = false;
  let frame = 0;
  let before = 0;

  const draw = () => {
    if (pen && field && colours) drawField(pen, field, colours, scale);
  };
  const onFrame = (now: number) => {
    frame = requestAnimationFrame(onFrame);
    const elapsed = now - before;
    if (!field || elapsed < FRAME_MS - LATE_MS) return;
    before = now;
    const reached = stepField(field, Math.min(elapsed, LONGEST_STEP_MS) / 1000, pointer);
    if (reached > 0 && pointerMoved) touched();
    pointerMoved = false;
    draw();
  };

  return (message) => {
    if (message.size) {
      const { width, height } = message.size;
      scale = message.size.scale;
      canvas.width = Math.round(width * scale);
      canvas.height = Math.round(height * scale);
      if (field) resizeField(field, width, height);
      else field = createField(width, height, Math.random);
    }
    if (message.colours) colours = message.colours;
    if (message.size || message.colours) draw();
    if (message.pointer !== undefined) {
      pointerMoved = message.pointer !== null;
      pointer = message.pointer ?? undefined;
    }
    if (message.running !== undefined && message.running !== running) {
      running = message.running;
      cancelAnimationFrame(frame);
      if (running) frame = requestAnimationFrame(onFrame);
    }
  };
}
