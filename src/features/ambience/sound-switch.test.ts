import { beforeEach, expect, test, vi } from 'vitest';

import { fakeAudioContext } from './fake-audio-context.ts';
import { toggleMute } from './mute.ts';
import { startSound } from './sound-switch.ts';

let page: EventTarget & { hidden: boolean };
let stillness: EventTarget & { matches: boolean };
let visitor: { userActivation: { hasBeenActive: boolean }; connection?: { saveData: boolean } };
let contexts: ReturnType<typeof fakeAudioContext>[];

beforeEach(() => {
  page = Object.assign(new EventTarget(), { hidden: false });
  stillness = Object.assign(new EventTarget(), { matches: false });
  visitor = { userActivation: { hasBeenActive: true } };
  contexts = [];
  const AudioContext = function () {
    const fake = fakeAudioContext();
    contexts.push(fake);
    return fake.context;
  };
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', visitor);
  vi.stubGlobal('AudioContext', AudioContext);
  vi.stubGlobal('window', Object.assign(new EventTarget(), { AudioContext }));
  vi.stubGlobal('matchMedia', () => stillness);
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

test.each(['click', 'keydown', 'touchend'])(
  'P-AUD-1 the first %s starts the sound, later ones do not',
  async (type) => {
    startSound();
    expect(contexts).toHaveLength(0);
    act(type);
    act(type);
    await expectState('running');
    expect(contexts).toHaveLength(1);
  },
);

test('P-AUD-1 a key that is no sign of a visitor, such as Escape, leaves the first input to come', async () => {
  visitor.userActivation.hasBeenActive = false;
  startSound();
  act('keydown');
  expect(contexts).toHaveLength(0);
  visitor.userActivation.hasBeenActive = true;
  act('click');
  await expectState('running');
});

test('P-AUD-1 without Web Audio there is one line in the console and nothing else', () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => {});
  vi.stubGlobal('window', new EventTarget());
  startSound();
  act('click');
  act('click');
  expect(info).toHaveBeenCalledTimes(1);
});

test('P-AUD-1 D35 under reduced motion or Save-Data no sound is ever loaded', () => {
  stillness.matches = true;
  startSound();
  act('click');
  stillness.matches = false;
  visitor.connection = { saveData: true };
  act('click');
  expect(contexts).toHaveLength(0);
});

test('P-AUD-2 muting before the first input keeps it silent; unmuting counts as the first input', async () => {
  startSound();
  toggleMute();
  act('click');
  expect(contexts).toHaveLength(0);
  toggleMute();
  act('click');
  await expectState('running');
});

test('P-AUD-2 running sound obeys the mute event, the hidden tab and a change to reduced motion', async () => {
  startSound();
  act('click');
  await expectState('running');

  toggleMute();
  await expectState('suspended');
  toggleMute();
  await expectState('running');

  page.hidden = true;
  act('visibilitychange');
  await expectState('suspended');
  page.hidden = false;
  act('visibilitychange');
  await expectState('running');

  stillness.matches = true;
  stillness.dispatchEvent(new Event('change'));
  await expectState('suspended');
});

function act(type: string): void {
  page.dispatchEvent(new Event(type));
}

function expectState(state: AudioContextState): Promise<void> {
  return vi.waitFor(() => expect(contexts[0]?.context.state).toBe(state));
}
