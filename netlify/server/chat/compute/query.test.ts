import { expect, test } from 'vitest';

import type { Row } from '../knowledge/rows.ts';
import { evaluate, monthsBetween, monthsOf, neighbourOf, rowsBetween } from './query.ts';

const NOW = new Date('2026-11-22');
const row = (title: string, start: string, end: string, more: Partial<Row> = {}): Row => ({
  relation: 'role',
  passageId: `roles/${title}`,
  name: title,
  title,
  organization: '',
  place: '',
  labels: [],
  url: '',
  summary: '',
  start,
  end,
  ...more,
});
const first = row('Gardener', '2010-03', '2012-02', { place: 'Lyon, France' });
const second = row('Head Gardener', '2012-03', '2018-06', { labels: ['Roses'] });
const third = row('Adviser', '2016-01', '');
const ROWS = [third, second, first];
const titles = (rows: Row[]) => rows.map(({ title }) => title);
const ask = (query: Partial<Parameters<typeof evaluate>[1]>) =>
  titles(evaluate(ROWS, { relation: 'role', filters: [], ...query }, NOW));

test('D45 a query filters by place, label, and what lasts', () => {
  expect(ask({ filters: [{ by: 'place', place: 'france' }] })).toEqual(['Gardener']);
  expect(ask({ filters: [{ by: 'label', label: 'Roses' }] })).toEqual(['Head Gardener']);
  expect(ask({ filters: [{ by: 'current' }] })).toEqual(['Adviser']);
  expect(ask({ filters: [{ by: 'not', filter: { by: 'current' } }] })).toEqual(['Head Gardener', 'Gardener']);
  expect(ask({ filters: [{ by: 'row', row: first }] })).toEqual(['Gardener']);
});

test('D45 a query filters by how long a row lasts, with both bounds included', () => {
  expect(ask({ filters: [{ by: 'lasting', atMost: 24 }] })).toEqual(['Gardener']);
  expect(ask({ filters: [{ by: 'lasting', atLeast: 77 }] })).toEqual(['Adviser']);
});

test('D45 a query tells starting, ending and lasting within a time apart', () => {
  const within = { from: '2012-01', to: '2012-12' };
  expect(ask({ filters: [{ by: 'start', within }] })).toEqual(['Head Gardener']);
  expect(ask({ filters: [{ by: 'end', within }] })).toEqual(['Gardener']);
  expect(ask({ filters: [{ by: 'during', within }] })).toEqual(['Head Gardener', 'Gardener']);
});

test('D45 a query gives the first, the last, the longest, and the one at a rank', () => {
  expect(ask({ order: 'first' })).toEqual(['Gardener']);
  expect(ask({ order: 'last' })).toEqual(['Adviser']);
  expect(ask({ order: 'longest' })).toEqual(['Adviser']);
  expect(ask({ order: 'shortest' })).toEqual(['Gardener']);
  expect(ask({ order: 'first', rank: 2 })).toEqual(['Head Gardener']);
});

test('D45 months count both ends; gaps, neighbours and overlaps follow from dates', () => {
  expect(monthsOf(first, NOW)).toBe(24);
  expect(monthsBetween(first, second, NOW)).toBe(1);
  expect(monthsBetween(second, third, NOW)).toBeLessThan(0);
  expect(neighbourOf(second, 'before', ROWS)?.title).toBe('Gardener');
  expect(neighbourOf(first, 'after', ROWS)?.title).toBe('Head Gardener');
  const fourth = row('Author', '2019-01', '2020-01');
  expect(titles(rowsBetween([...ROWS, fourth], first, fourth))).toEqual(['Head Gardener']);
});
