import { beforeEach, expect, test, vi } from 'vitest';

import { CHORDS, createSound, LOW_PASS_HZ, MASTER_GAIN } from './sound.ts';
import { fakeAudioContext } from '#support/fake-audio-context.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

test('P-AUD-1 every voice passes the 800 Hz low-pass and the master gain of 0.015', () => {
  const fake = fakeAudioContext();
  createSound(fake.context, () => 0).setAudible(true);
  const [master] = fake.gains;
  const [filter] = fake.filters;
  expect([filter?.type, filter?.frequency.value, master?.gain.value]).toEqual(['lowpass', 800, 0.015]);
  expect([LOW_PASS_HZ, MASTER_GAIN]).toEqual([800, 0.015]);
  expect(fake.voices).toHaveLength(4);
  for (const voice of fake.voices)
    expect(fake.pathOf(voice)).toEqual([expect.anything(), filter, master, 'speakers']);
});

test('P-AUD-1 four chords follow each other every 4 s, then begin again', () => {
  const fake = fakeAudioContext();
  createSound(fake.context, () => 0).setAudible(true);
  expect(CHORDS).toHaveLength(4);
  expect(fake.voices).toHaveLength(4);
  vi.advanceTimersByTime(3_999);
  expect(fake.voices).toHaveLength(4);
  vi.advanceTimersByTime(1);
  expect(fake.voices).toHaveLength(8);
  vi.advanceTimersByTime(12_000);
  const pitches = fake.voices.map(({ frequency }) => frequency.value);
  expect(new Set(chunks(pitches).map(String)).size).toBe(4);
  expect(chunks(pitches)[4]).toEqual(chunks(pitches)[0]);
});

test('P-AUD-2 inaudible stops the loop and suspends the context; audible again resumes both', () => {
  const fake = fakeAudioContext();
  const sound = createSound(fake.context, () => 0);
  sound.setAudible(true);
  sound.setAudible(false);
  vi.advanceTimersByTime(20_000);
  expect([fake.voices.length, fake.context.state]).toEqual([4, 'suspended']);
  sound.setAudible(true);
  expect([fake.voices.length, fake.context.state]).toEqual([8, 'running']);
});

test('P-BG-1 pings are at most one in 150 ms, and none while inaudible', () => {
  const fake = fakeAudioContext();
  const sound = createSound(fake.context, () => 0.5);
  sound.ping();
  expect(fake.voices).toHaveLength(0);
  sound.setAudible(true);
  const pingAt = (seconds: number) => {
    fake.currentTime = seconds;
    sound.ping();
    return fake.voices.length - 4; // beside the chord
  };
  expect([0, 0.05, 0.149].map(pingAt)).toEqual([1, 1, 1]);
  expect([0.15, 0.2, 0.3].map(pingAt)).toEqual([2, 2, 3]);
});

function chunks(pitches: number[]): number[][] {
  return [0, 4, 8, 12, 16].map((start) => pitches.slice(start, start + 4));
}
