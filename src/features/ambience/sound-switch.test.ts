import { beforeEach, expect, test, vi } from 'vitest';

import { eventually } from '#support/eventually.ts';

import { fakeAudioContext } from '#support/fake-audio-context.ts';
import { toggleMute } from './mute.ts';
import { startSound } from './sound-switch.ts';

let page: EventTarget & { hidden: boolean };
let stillness: EventTarget & { matches: boolean };
let visitor: { userActivation: { hasBeenActive: boolean }; connection?: { saveData: boolean } };
let contexts: ReturnType<typeof fakeAudioContext>[];
let idle: (() => void)[];
const requestIdleCallback = (run: () => void) => idle.push(run);

beforeEach(() => {
  page = Object.assign(new EventTarget(), { hidden: false, readyState: 'complete' });
  stillness = Object.assign(new EventTarget(), { matches: false });
  visitor = { userActivation: { hasBeenActive: true } };
  contexts = [];
  const AudioContext = function () {
    const fake = fakeAudioContext();
    contexts.push(fake);
    return fake.context;
  };
  idle = [];
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', visitor);
  vi.stubGlobal('AudioContext', AudioContext);
  vi.stubGlobal('requestIdleCallback', requestIdleCallback);
  vi.stubGlobal('window', Object.assign(new EventTarget(), { AudioContext, requestIdleCallback }));
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
    expect(contexts).toHaveLength(0); // a context takes longer to make than a click should
    beIdle();
    await expectState('running');
    act(type);
    expect(contexts).toHaveLength(1);
  },
);

test('P-AUD-1 a key that is no sign of a visitor, such as Escape, leaves the first input to come', async () => {
  visitor.userActivation.hasBeenActive = false;
  startSound();
  act('keydown');
  expect(idle).toHaveLength(0);
  visitor.userActivation.hasBeenActive = true;
  act('click');
  beIdle();
  await expectState('running');
});

test('P-AUD-1 without Web Audio there is one line in the console and nothing else', () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => {});
  vi.stubGlobal('window', Object.assign(new EventTarget(), { requestIdleCallback }));
  startSound();
  act('click');
  act('click');
  beIdle();
  expect(info).toHaveBeenCalledTimes(1);
});

test('P-AUD-1 D35 under reduced motion or Save-Data no sound is ever loaded', () => {
  stillness.matches = true;
  startSound();
  act('click');
  stillness.matches = false;
  visitor.connection = { saveData: true };
  act('click');
  expect(idle).toHaveLength(0);
});

test('P-AUD-2 muting before the first input keeps it silent; unmuting counts as the first input', async () => {
  startSound();
  toggleMute();
  act('click');
  expect(idle).toHaveLength(0);
  toggleMute();
  act('click');
  beIdle();
  await expectState('running');
});

test('P-AUD-2 muting while the sound is on its way lets nothing run', async () => {
  startSound();
  act('click');
  beIdle();
  await contexts[0]?.context.resume(); // as after an input in a browser that lets it run from the start
  toggleMute();
  await expectState('suspended');
});

test('P-AUD-1 where a browser resumes only during an input, the next one starts the sound', async () => {
  startSound();
  act('click');
  beIdle();
  await expectState('running');
  await contexts[0]?.context.suspend();
  act('click');
  await expectState('running');
});

test('P-AUD-2 running sound obeys the mute event, the hidden tab and a change to reduced motion', async () => {
  startSound();
  act('click');
  beIdle();
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

function beIdle(): void {
  for (const run of idle.splice(0)) run();
}

function expectState(state: AudioContextState): Promise<void> {
  return eventually(() => expect(contexts[0]?.context.state).toBe(state));
}
