import { expect, test } from 'vitest';

import { isSameState, listStateOf } from './SavedFilters.tsx';

test('J-3 a saved filter has what the list understands of the address', () => {
  const address = new URLSearchParams(
    'search=+acme+&status=interview&priority=urgent&sort=-priority&view=board&page=2&application=7',
  );
  const state = listStateOf(address);
  expect(state).toEqual({ search: 'acme', status: 'interview', sort: '-priority', view: 'board' });
  expect(listStateOf(new URLSearchParams('search=&view=table&sort=salary'))).toEqual({});
  expect(isSameState(state, { ...state })).toBe(true);
  expect(isSameState(state, {})).toBe(false);
});
