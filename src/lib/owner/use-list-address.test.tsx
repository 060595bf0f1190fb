// with a document
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { render } from '#support/render.ts';

import { useExistingPage, useListAddress, type ListAddress } from './use-list-address.ts';

const SHAPE = {
  filters: ['status'],
  sorts: ['name', 'size'],
  firstSort: { by: 'name', direction: 'ascending' },
} as const;

let list: ListAddress<'status', 'name' | 'size'>;

function Screen() {
  list = useListAddress<'status', 'name' | 'size'>(SHAPE);
  useExistingPage(list.page, 9);
  return null;
}

function show(address: string): () => void {
  history.replaceState(null, '', address);
  const drawn = render(<Screen />);
  return () => drawn.show(<Screen />);
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what is typed is asked for when typing pauses, however often the screen is drawn meanwhile', () => {
  const draw = show('/list?page=3');
  act(() => list.type('zero '));
  for (let drawn = 0; drawn < 3; drawn += 1) {
    expect(list.search).toBe('');
    act(() => void vi.advanceTimersByTime(100));
    draw();
  }
  expect(list).toMatchObject({ typed: 'zero ', search: 'zero', page: 1 });
  expect(location.search).toBe('?search=zero');
});

test('Enter does not wait for the pause', () => {
  show('/list');
  act(() => list.type('zero'));
  act(() => list.settle());
  expect(location.search).toBe('?search=zero');
});

test('a filter and an order are in the address and lead to the first page; the first order has no name', () => {
  show('/list?page=3&status=draft');
  expect(list.filter('status')).toBe('draft');
  act(() => list.setSort({ by: 'size', direction: 'descending' }));
  expect(location.search).toBe('?status=draft&sort=-size');
  expect(list.sort).toEqual({ by: 'size', direction: 'descending' });
  act(() => list.setSort(SHAPE.firstSort));
  expect(location.search).toBe('?status=draft');
  act(() => list.setFilter('status', ''));
  expect(location.search).toBe('');
  expect(list.isNarrowed).toBe(false);
});

test('clearing takes away what is typed, the filters and the page, not the order', () => {
  show('/list?page=3&status=draft&search=one&sort=size');
  act(() => list.type('one two'));
  expect(list.isNarrowed).toBe(true);
  act(() => list.clear());
  expect(list).toMatchObject({ typed: '', search: '', page: 1 });
  act(() => void vi.advanceTimersByTime(1_000));
  expect(location.search).toBe('?sort=size');
});

test('the step back brings back what was searched for', () => {
  show('/list?search=one');
  history.replaceState(null, '', '/list?search=two');
  act(() => void dispatchEvent(new PopStateEvent('popstate')));
  expect(list.typed).toBe('two');
});

test('an unknown order is the first one; a page that has gone leads to the last', () => {
  show('/list?sort=-spaceship&page=77');
  expect(list.sort).toEqual(SHAPE.firstSort);
  expect(location.search).toBe('?sort=-spaceship&page=9');
});
