// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';

import { useTypedUrlState } from './use-typed-url-state.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what is typed is asked for when typing pauses, however often the screen is drawn meanwhile', () => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  let type: (text: string) => void = () => {};
  const texts: string[] = [];
  function Screen() {
    const [text, setText, settled] = useTypedUrlState('search');
    type = setText;
    texts.push(`${text} ${settled}`);
    return null;
  }
  const root = createRoot(document.createElement('div'));
  const draw = () => act(() => root.render(<Screen />));
  draw();
  act(() => type('zero'));
  for (let drawn = 0; drawn < 3; drawn += 1) {
    act(() => void vi.advanceTimersByTime(100));
    draw();
  }
  expect(texts.at(-1)).toBe('zero zero');
  expect(location.search).toBe('?search=zero');
  act(() => root.unmount());
});
