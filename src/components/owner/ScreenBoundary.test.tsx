// with a document
import { act } from 'react';
import { expect, test, vi } from 'vitest';

import { render } from '#support/render.ts';

import { ScreenBoundary } from './ScreenBoundary.tsx';

test('a screen that cannot be drawn says so, beside what else is on the page, and is tried again', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let isBroken = true;
  function Screen() {
    if (isBroken) throw new URIError('URI malformed');
    return <p>Messages</p>;
  }
  const { place } = render(
    <>
      <nav>Tools</nav>
      <ScreenBoundary>
        <Screen />
      </ScreenBoundary>
    </>,
  );
  expect(place.textContent).toContain('Tools');
  expect(place.querySelector('[role=alert]')?.textContent).toContain('This screen could not be shown');
  isBroken = false;
  act(() => place.querySelector('button')?.click());
  expect(place.textContent).toBe('ToolsMessages');
  logged.mockRestore();
});
