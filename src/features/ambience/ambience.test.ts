// with a document
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const started: string[] = [];
const parts = { hasGame: true, hasGreeting: true, hasParticles: true, hasSound: true };
vi.mock('virtual:brand/parts', () => parts);
vi.mock('./mute.ts', () => ({ wireMuteButtons: () => started.push('mute') }));
vi.mock('./offer-trigger.ts', () => ({ watchPointer: () => started.push('offer') }));
vi.mock('./particles.ts', () => ({ startParticles: () => started.push('particles') }));
vi.mock('./sound-switch.ts', () => ({ startSound: () => started.push('sound') }));
vi.mock('#lib/page/when-idle.ts', () => ({ whenIdle: (task: () => void) => task() }));

beforeEach(() => {
  started.length = 0;
  vi.resetModules();
  document.body.innerHTML = '<canvas></canvas>';
});
afterEach(() => void Object.assign(parts, { hasGreeting: true, hasParticles: true, hasSound: true }));

test.each<[string, Partial<typeof parts>, string[]]>([
  ['all of it', {}, ['mute', 'offer', 'particles', 'sound']],
  ['no sound', { hasSound: false }, ['offer', 'particles']],
  ['no particles, and so no offer to those who play with them', { hasParticles: false }, ['mute', 'sound']],
  ['no assistant that opens by itself', { hasGreeting: false }, ['mute', 'particles', 'sound']],
])('P-BG-1 P-AUD-1 a site with %s starts nothing else', async (_what, told, expected) => {
  Object.assign(parts, told);
  const { startAmbience } = await import('./ambience.ts');
  startAmbience();
  expect(started.sort()).toEqual(expected);
});
