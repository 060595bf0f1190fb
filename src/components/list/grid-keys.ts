/**
 * The keys of a grid, as the ARIA Authoring Practices have them: Tab leads past it, arrows lead from cell to cell and
 * from control to control in a cell, Home and End to the ends of the row, with Control to those of the list.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/grid/
 */
const CONTROL = 'a[href], button:not(:disabled), select:not(:disabled), input:not(:disabled)';

/** A place in a grid: the row's place in the whole list (-1 for the head), and the cell's in the row. */
export type Place = { index: number; column: number };

export type Move = { kind: 'focus'; element: HTMLElement } | { kind: 'row'; place: Place };

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 };

export function placeOf(element: Element): Place | undefined {
  const row = element.closest('tr');
  if (!row) return undefined;
  return {
    index: Number(row.dataset['index'] ?? -1),
    column: element.closest<HTMLTableCellElement>('td, th')?.cellIndex ?? 0,
  };
}

/** Where a key leads from `target`; nothing where it has no meaning for the grid. */
export function moveOf(key: Key, target: HTMLElement, rowsPerPage: number): Move | undefined {
  const from = placeOf(target);
  const row = target.closest('tr');
  if (!from || !row || key.altKey) return undefined; // Alt and an arrow open a choice
  const step = STEPS[key.key];
  if (step) return besides(row, target, step);
  const { index, column } = from;
  const isOfList = key.ctrlKey || key.metaKey;
  const rows: Readonly<Record<string, number | undefined>> = {
    ArrowUp: index - 1,
    ArrowDown: index + 1,
    PageUp: Math.max(0, index - rowsPerPage),
    PageDown: index + rowsPerPage,
    Home: isOfList ? 0 : undefined,
    End: isOfList ? Infinity : undefined,
  };
  const to = rows[key.key];
  if (to !== undefined) return { kind: 'row', place: { index: to, column } };
  if (key.key === 'Home') return focusing(stopsOf(row).at(0));
  if (key.key === 'End') return focusing(stopsOf(row).at(-1));
  return undefined;
}

/** What takes the focus in a cell: its first control, else the cell. */
export const stopOf = (cell: HTMLElement): HTMLElement => cell.querySelector<HTMLElement>(CONTROL) ?? cell;

/** Puts the focus where the browser's own Tab leads out of the grid. */
export function leave(grid: HTMLElement, isBackwards: boolean): void {
  const controls = [...grid.querySelectorAll<HTMLElement>(CONTROL)];
  controls.at(isBackwards ? 0 : -1)?.focus({ preventScroll: true });
}

function besides(row: HTMLElement, target: HTMLElement, step: -1 | 1): Move | undefined {
  const stops = stopsOf(row);
  const at = stops.indexOf(target);
  return focusing(at < 0 ? stops[0] : stops[at + step]);
}

/** All controls of a row, and its cells without one. */
function stopsOf(row: HTMLElement): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>('td, th')].filter(isShown).flatMap((cell) => {
    const controls = [...cell.querySelectorAll<HTMLElement>(CONTROL)];
    return controls.length > 0 ? controls : [cell];
  });
}

/** A column that is left out of a narrow table is none to go to. */
const isShown = (cell: HTMLElement): boolean => getComputedStyle(cell).display !== 'none';

function focusing(element: HTMLElement | undefined): Move | undefined {
  return element && { kind: 'focus', element };
}
