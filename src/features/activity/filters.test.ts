import { expect, test } from 'vitest';

import { logFilters } from './filters.ts';

const none = { action: '', resource: '', actor: '', search: '', from: '', to: '' };

test('A-LOG-1 only filters that can be asked for are asked for', () => {
  expect(logFilters(none)).toEqual({});
  expect(logFilters({ ...none, resource: 'spaceship', search: '  ', from: '2026-1' })).toEqual({});
  expect(
    logFilters({
      action: 'deleted',
      resource: 'file',
      actor: 'System',
      search: ' photo ',
      from: '2026-11-01',
      to: '2026-11-20',
    }),
  ).toEqual({
    action: 'deleted',
    resource: 'file',
    actor: 'System',
    search: 'photo',
    from: new Date(2026, 10, 1).toISOString(),
    to: new Date(2026, 10, 21).toISOString(),
  });
});
