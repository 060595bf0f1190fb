// with a document
import { act } from 'react';
import { expect, test } from 'vitest';

import { render } from '#support/render.ts';

import { useUrlState } from './address.ts';

let set: (value: string) => void;

function Shown() {
  const [value, setValue] = useUrlState('tab', { isAlone: true });
  set = setValue;
  return value || 'none';
}

test('T-2 the chosen tab is in the address, follows the history, and starts its list anew', () => {
  history.replaceState(null, '', '/tools/admin?page=3');
  const { place: root } = render(<Shown />);
  expect(root.textContent).toBe('none');
  act(() => set('activity'));
  expect(location.search).toBe('?tab=activity');
  expect(root.textContent).toBe('activity');
  history.replaceState(null, '', '/tools/admin?tab=files');
  act(() => void dispatchEvent(new PopStateEvent('popstate')));
  expect(root.textContent).toBe('files');
  act(() => set(''));
  expect(location.search).toBe('');
});
