import { beforeEach, expect, test, vi } from 'vitest';

import { isMuted, toggleMute, wireMuteButtons } from './mute.ts';

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
  return () => vi.unstubAllGlobals();
});

test('P-AUD-2 sound starts unmuted; each toggle sets the global flag and says so on the window', () => {
  const heard: unknown[] = [];
  window.addEventListener('globalAudioMute', ({ detail }) => heard.push(detail));
  expect(isMuted()).toBe(false);
  toggleMute();
  expect(window.globalAudioMuted).toBe(true);
  toggleMute();
  expect(window.globalAudioMuted).toBe(false);
  expect(heard).toEqual([{ muted: true }, { muted: false }]);
});

test('P-AUD-2 every mute button shows the one state, whichever was pressed', () => {
  const buttons = [makeButton(), makeButton()];
  wireMuteButtons(buttons);
  buttons[0]?.dispatchEvent(new Event('click'));
  expect(buttons.map(({ ariaPressed }) => ariaPressed)).toEqual(['true', 'true']);
  buttons[1]?.dispatchEvent(new Event('click'));
  expect(buttons.map(({ ariaPressed }) => ariaPressed)).toEqual(['false', 'false']);
});

function makeButton(): HTMLElement {
  return Object.assign(new EventTarget(), { ariaPressed: 'false' }) as HTMLElement;
}
