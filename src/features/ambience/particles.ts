/** The page's side of the particles: when they run, how large they are, in which colours, where the pointer is. */
import type { LoopMessage } from './particle-loop.ts';

/** Of the whole canvas: the most that particles may cost the contrast of text in front of them. */
export const PARTICLE_OPACITY = 0.2;
const MAX_SCALE = 1.5; // soft shapes gain nothing from more device pixels
const MAX_PIXELS = 1_500_000; // what one frame may cost where there is no graphics card

type Send = (message: LoopMessage) => void;

/** Draws on the canvas while the tab is visible and motion is welcome; `touched` as in createLoop. */
export function startParticles(canvas: HTMLCanvasElement, touched: () => void): void {
  const stillness = matchMedia('(prefers-reduced-motion: reduce)');
  let connecting = false;
  let send: Send | undefined;

  const update = () => {
    const running = !document.hidden && !stillness.matches;
    if (running && !connecting) {
      connecting = true;
      void connect(canvas, touched).then(follow);
    }
    canvas.hidden = stillness.matches || !send; // appearing starts the fade of its style
    send?.({ running });
  };
  const follow = (connected: Send) => {
    send = connected;
    followPage(canvas, send);
    update();
  };
  document.addEventListener('visibilitychange', update);
  stillness.addEventListener('change', update);
  update();
}

/** A worker where the browser can draw from one, else this thread with the same code. */
async function connect(canvas: HTMLCanvasElement, touched: () => void): Promise<Send> {
  if (!('transferControlToOffscreen' in canvas)) {
    const { createLoop } = await import('./particle-loop.ts');
    return createLoop(canvas, touched);
  }
  const worker = new Worker(new URL('./particles.worker.ts', import.meta.url), { type: 'module' });
  const surface = canvas.transferControlToOffscreen();
  worker.postMessage(surface, [surface]);
  worker.addEventListener('message', touched);
  return (message) => worker.postMessage(message);
}

function followPage(canvas: HTMLCanvasElement, send: Send): void {
  const sendColours = () => {
    const { color, outlineColor } = getComputedStyle(canvas); // tokens, resolved for the theme
    send({ colours: { ring: color, link: outlineColor } });
  };
  const sendSize = () => {
    const { clientWidth: width, clientHeight: height } = canvas;
    if (width && height) send({ size: { width, height, scale: scaleFor(width, height, devicePixelRatio) } });
  };
  sendColours();
  new MutationObserver(sendColours).observe(document.documentElement, { attributeFilter: ['data-theme'] });
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', sendColours);

  new ResizeObserver(sendSize).observe(canvas);

  addEventListener('pointermove', ({ clientX: x, clientY: y }) => send({ pointer: { x, y } }), {
    passive: true,
  });
  document.documentElement.addEventListener('pointerleave', () => send({ pointer: null }));
}

/** Device pixels per CSS pixel, as many as the screen has within the two caps. */
export function scaleFor(width: number, height: number, devicePixelRatio: number): number {
  return Math.min(devicePixelRatio, MAX_SCALE, Math.sqrt(MAX_PIXELS / (width * height)));
}
