import { beforeEach, expect, test, vi } from 'vitest';

let { emit, on } = await import('./page-events.ts');

beforeEach(async () => {
  vi.stubGlobal('document', new EventTarget());
  vi.resetModules(); // each test starts with nothing waiting
  ({ emit, on } = await import('./page-events.ts'));
  return () => vi.unstubAllGlobals();
});

test('P-GAME-1 an opening that fired before the island had loaded reaches it once it listens', () => {
  const open = vi.fn();
  emit('game:open');
  on('game:open', open);
  expect(open).toHaveBeenCalledTimes(1);
});

test('an event that somebody heard is not replayed to a later listener', () => {
  const [first, second] = [vi.fn(), vi.fn()];
  on('chat:open', first);
  emit('chat:open');
  on('chat:open', second);
  expect(first).toHaveBeenCalledTimes(1);
  expect(second).not.toHaveBeenCalled();
});

test('only the latest unheard event waits, with its detail, and it waits once', () => {
  const [first, second] = [vi.fn(), vi.fn()];
  emit('contact:prefill', { message: 'one' });
  emit('contact:prefill', { message: 'two' });
  on('contact:prefill', first);
  on('contact:prefill', second);
  expect(first.mock.calls).toEqual([[{ message: 'two' }]]);
  expect(second).not.toHaveBeenCalled();
});

test('a plain listener, such as the one that wakes an island, does not count as having heard', () => {
  const [wake, open] = [vi.fn(), vi.fn()];
  document.addEventListener('game:open', wake);
  emit('game:open');
  on('game:open', open);
  expect(wake).toHaveBeenCalledTimes(1);
  expect(open).toHaveBeenCalledTimes(1);
});

test('once means once, whether the event waited or came later', () => {
  const heard = vi.fn();
  emit('notice:closed');
  on('notice:closed', heard, { once: true });
  emit('notice:closed');
  expect(heard).toHaveBeenCalledTimes(1);
});

test('an aborted listener hears nothing more', () => {
  const listening = new AbortController();
  const heard = vi.fn();
  on('game:open', heard, { signal: listening.signal });
  listening.abort();
  emit('game:open');
  expect(heard).not.toHaveBeenCalled();
});
