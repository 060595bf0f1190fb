import { useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';

import { leave, moveOf, placeOf, stopOf, type Place } from './grid-keys.ts';

const FRAMES_TO_DRAW = 60;

/** Rows that come into sight are measured within these. */
const FRAMES_TO_MEASURE = 10;

/** The row that has the focus, and the keys that move it, also to rows that are not drawn yet. */
export function useGridKeys(grid: RefObject<HTMLTableElement | null>, count: number) {
  const [focused, setFocused] = useState<number>();
  const [heading, setHeading] = useState<number>(); // where the focus goes; it stays where it is until that is drawn

  // The last drawn control, from which Tab leaves, is no place to draw more rows around: Tab would lead to those.
  const isLeaving = useRef(false);

  const focusPlace = ({ index, column }: Place, frames = FRAMES_TO_DRAW) => {
    const row = grid.current?.querySelector<HTMLTableRowElement>(
      index < 0 ? 'thead tr' : `tr[data-index="${index}"]`,
    );
    const cell = row?.cells[column] ?? row?.cells[0];
    if (cell) {
      stopOf(cell).focus();
      inSight(cell);
    } else if (frames > 0) requestAnimationFrame(() => focusPlace({ index, column }, frames - 1));
  };

  const handlers = (scrollTo: (index: number) => void) => ({
    onFocus: ({ target }: FocusEvent) => {
      if (isLeaving.current) return;
      setFocused(placeOf(target)?.index);
      setHeading(undefined);
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) setFocused(undefined);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const { target, key } = event;
      // What a cell has opened, such as a menu, is its child for React alone.
      if (!(target instanceof HTMLElement) || !grid.current?.contains(target)) return;
      if (key === 'Tab') {
        isLeaving.current = true;
        leave(grid.current, event.shiftKey);
        isLeaving.current = false;
        return;
      }
      const move = moveOf(event, target, rowsPerPage(target));
      if (!move) return;
      event.preventDefault();
      if (move.kind === 'focus') {
        move.element.focus();
        return;
      }
      const index = Math.min(move.place.index, count - 1);
      if (index >= 0) {
        setHeading(index);
        scrollTo(index);
      }
      focusPlace({ ...move.place, index });
    },
  });
  return { kept: [focused, heading], handlers };
}

function rowsPerPage(target: HTMLElement): number {
  return Math.max(1, Math.floor(innerHeight / (target.closest('tr')?.offsetHeight ?? innerHeight)) - 2);
}

/** Rows above that are measured only now may push a cell out of the window once more; whoever scrolls, may. */
function inSight(cell: HTMLElement): void {
  const hold = new AbortController();
  const letGo = () => hold.abort();
  for (const type of ['wheel', 'touchmove', 'pointerdown'])
    addEventListener(type, letGo, { signal: hold.signal, passive: true });
  const bring = (frames: number) => {
    if (hold.signal.aborted) return;
    cell.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    if (frames > 0 && cell.contains(document.activeElement)) requestAnimationFrame(() => bring(frames - 1));
    else letGo();
  };
  bring(FRAMES_TO_MEASURE);
}
