// with a document
import { act } from 'react';
import { expect, test } from 'vitest';

import { render } from '#support/render.ts';

import { PasswordField } from './PasswordField.tsx';

test('AU-4 the switch of a password says which one it shows', () => {
  const { place } = render(<PasswordField label="Current password" />);
  const button = place.querySelector('button');
  expect(button?.getAttribute('aria-label')).toBe('Show current password');
  act(() => button?.click());
  expect(button?.getAttribute('aria-label')).toBe('Hide current password');
});
