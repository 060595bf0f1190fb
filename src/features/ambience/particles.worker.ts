/** Draws the particles off the page's thread. The first message carries the canvas. */
import { createLoop, type LoopMessage } from './particle-loop.ts';

addEventListener(
  'message',
  ({ data: canvas }: MessageEvent<OffscreenCanvas>) => {
    const receive = createLoop(canvas, () => self.postMessage('touched'));
    addEventListener('message', ({ data }: MessageEvent<LoopMessage>) => receive(data));
  },
  { once: true },
);
