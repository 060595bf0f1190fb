// with a document
import { act } from 'react';
import { expect, test, vi } from 'vitest';

import { render } from '#support/render.ts';

import type { Column } from './column.ts';
import { ListTable } from './ListTable.tsx';

type Row = { id: number; name: string };

const COLUMNS: readonly Column<Row>[] = [
  {
    id: 'name',
    label: 'Name',
    isRowHeader: true,
    cell: ({ name }) => <a href={`#${name}`}>{name}</a>,
  },
  { id: 'size', label: 'Size', cell: () => '1 KB' },
  {
    id: 'actions',
    label: 'Actions',
    kind: 'actions',
    cell: ({ name }) => <button>{`Delete ${name}`}</button>,
  },
];
const SORTS = ['name'];
const ROWS = ['one', 'two', 'three'].map((name, index) => ({ id: index + 1, name }));

let choose: (ids: ReadonlySet<number>) => void;

function show(rows: readonly Row[], chosen?: ReadonlySet<number>) {
  const onSort = vi.fn();
  choose = vi.fn();
  const selection = chosen && { ids: chosen, onChange: choose, labelOf: (id: number) => `Select ${id}` };
  const sort = { by: 'name', direction: 'ascending' } as const;
  const table = (shown: readonly Row[]) => (
    <ListTable
      caption="Files"
      rows={shown}
      columns={COLUMNS}
      sorts={SORTS}
      {...{ sort, onSort, selection }}
    />
  );
  const { show: draw } = render(table(rows));
  return { onSort, showRows: (next: readonly Row[]) => draw(table(next)) };
}

const all = <Kind extends Element>(selector: string) => [...document.querySelectorAll<Kind>(selector)];
const focused = () => document.activeElement?.textContent;

function press(key: string, options: KeyboardEventInit = {}) {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...options });
  act(() => void document.activeElement?.dispatchEvent(event));
}

test('a list is a grid with its name, the heads of its rows and the order that a press turns round', () => {
  const { onSort } = show(ROWS);
  expect(all('[role=grid]').map((grid) => grid.getAttribute('aria-label'))).toEqual(['Files']);
  expect(all('[role=rowheader]').map(({ textContent }) => textContent)).toEqual(['one', 'two', 'three']);
  expect(all('[aria-sort]').map((head) => head.getAttribute('aria-sort'))).toEqual(['ascending']);
  act(() => all<HTMLElement>('thead button')[0]?.click());
  expect(onSort).toHaveBeenCalledWith({ by: 'name', direction: 'descending' });
});

test('arrows lead from cell to cell, to the control of each, and up into the head', () => {
  show(ROWS);
  act(() => all<HTMLElement>('tbody a')[0]?.focus());
  press('ArrowRight');
  expect(focused()).toBe('1 KB');
  press('ArrowRight');
  expect(focused()).toBe('Delete one');
  press('ArrowDown');
  expect(focused()).toBe('Delete two');
  press('Home');
  expect(focused()).toBe('two');
  press('End', { ctrlKey: true });
  expect(focused()).toBe('three');
  press('Home', { ctrlKey: true });
  press('ArrowUp');
  expect(focused()).toContain('Name');
});

test('all rows are chosen at once, or none; half-way shows that some are', () => {
  show(ROWS, new Set([2]));
  const [whole, ...each] = all<HTMLInputElement>('input[type=checkbox]');
  expect([whole?.indeterminate, whole?.checked]).toEqual([true, false]);
  expect(each.map(({ checked }) => checked)).toEqual([false, true, false]);
  act(() => whole?.click());
  expect(choose).toHaveBeenLastCalledWith(new Set([1, 2, 3]));
  act(() => each[1]?.click());
  expect(choose).toHaveBeenLastCalledWith(new Set());
});

const manyRows = () =>
  Array.from({ length: 10_000 }, (_, index) => ({ id: index + 1, name: `row ${index}` }));

test('of 10,000 rows a few are drawn, and how many there are is told', () => {
  show(manyRows());
  expect(all('[role=grid]')[0]?.getAttribute('aria-rowcount')).toBe('10001');
  expect(all('[data-index]').length).toBeLessThan(50);
});

test('a row that leaves a long list takes none of those below it away, not even until the next picture', () => {
  const { showRows } = show(manyRows());
  const below = all('[data-index]').slice(2);
  showRows(manyRows().toSpliced(1, 1));
  expect(below.map(({ isConnected }) => isConnected)).toEqual(below.map(() => true));
});
