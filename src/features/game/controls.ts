/** Pointer, touch and keyboard on the playing field. */
import type { Game, Place } from './game.ts';
import { FIELD } from './particle.ts';

const MOUSE_REACH_PX = 12; // on the screen: a target of 24 px (WCAG 2.5.8)
const TOUCH_REACH_PX = 22;

const ARROWS: Record<string, Place> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

export type Controls = {
  /** Direction of the arrow keys held, each part −1, 0 or 1. */
  direction: () => Place;
  /** Whether the visitor plays with keys and needs to see a cursor. */
  usesKeys: () => boolean;
};

/** Wires the field until the signal aborts. */
export function attachControls(field: HTMLCanvasElement, game: Game, signal: AbortSignal): Controls {
  const held = new Set<string>();
  let usesKeys: boolean | undefined;

  const onPointerDown = (event: PointerEvent) => {
    usesKeys = false;
    const { left, top, width } = field.getBoundingClientRect();
    const scale = FIELD.width / width;
    const place = { x: (event.clientX - left) * scale, y: (event.clientY - top) * scale };
    game.collect(place, (event.pointerType === 'mouse' ? MOUSE_REACH_PX : TOUCH_REACH_PX) * scale);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || !press(event, game)) return;
    event.preventDefault();
    usesKeys = true;
    if (event.key in ARROWS) held.add(event.key);
  };
  field.addEventListener('pointerdown', onPointerDown, { signal });
  field.addEventListener('keydown', onKeyDown, { signal });
  field.addEventListener('keyup', ({ key }) => held.delete(key), { signal });
  field.addEventListener('blur', () => held.clear(), { signal });

  return {
    direction: () => sum([...held].flatMap((key) => ARROWS[key] ?? [])),
    usesKeys: () => usesKeys ?? field.matches(':focus-visible'), // as the dialog was opened
  };
}

/** Whether the key means something here. */
function press({ key, repeat }: KeyboardEvent, game: Game): boolean {
  const arrow = ARROWS[key];
  if (arrow && !repeat) game.nudgeCursor(arrow);
  else if (key === ' ' && !repeat) game.collectAtCursor();
  else if (key === 'n') game.cursorToNearest();
  else if (key === 'p' && !repeat) togglePause(game);
  else if (key === 'Enter' && game.round().phase === 'ended') game.restart();
  else return arrow !== undefined || key === ' ';
  return true;
}

export function togglePause(game: Game): void {
  if (game.round().phase === 'paused') game.resume();
  else game.pause();
}

function sum(places: Place[]): Place {
  return places.reduce((one, other) => ({ x: one.x + other.x, y: one.y + other.y }), { x: 0, y: 0 });
}
