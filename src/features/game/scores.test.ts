import fc from 'fast-check';
import { expect, test, vi } from 'vitest';

import { addScore, parseScores, readScores, saveScores, SCORES_KEY, type Score } from './scores.ts';

const scoreLists = fc.array(
  fc.record({
    score: fc.nat(99),
    playedAt: fc
      .date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) })
      .map((date) => date.toISOString()),
  }),
  { maxLength: 30, size: 'max' },
);

test('P-GAME-2 the best 20 rounds stay, best first, however many are played', () => {
  fc.assert(
    fc.property(scoreLists, (played) => {
      const kept = played.reduce<Score[]>(addScore, []);
      const best = played.map(({ score }) => score).toSorted((a, b) => b - a);
      expect(kept.map(({ score }) => score)).toEqual(best.slice(0, 20));
    }),
  );
});

test('P-GAME-2 among equals the older round stands first', () => {
  const [older, newer] = [madeOn('2026-01-01'), madeOn('2026-01-02')];
  expect(addScore([newer], older)).toEqual([older, newer]);
});

test('P-GAME-2 what is stored under particleGameTopScores is read back', () => {
  const storage = new Map<string, string>();
  const scores = [madeOn('2026-01-01')];
  saveScores(storageOf(storage), scores);
  expect([...storage.keys()]).toEqual(['particleGameTopScores']);
  expect(SCORES_KEY).toBe('particleGameTopScores');
  expect(readScores(storageOf(storage))).toEqual(scores);
});

test.each([
  null,
  '',
  'null',
  '{',
  '7',
  '"x"',
  '{"score":1}',
  '[null,1,"a",[]]',
  '[{"score":"9"}]',
  '[{"score":-1,"playedAt":"2026-01-01"}]',
])('P-GAME-2 garbage in the storage (%s) is no score', (stored) => {
  expect(parseScores(stored)).toEqual([]);
});

test('P-GAME-2 whatever is stored, reading never throws and never yields more than 20', () => {
  const stored = fc.oneof(
    fc.string(),
    fc.json(),
    scoreLists.map((scores) => JSON.stringify(scores)),
  );
  fc.assert(fc.property(stored, (text) => parseScores(text).length <= 20));
});

test('P-GAME-2 good scores between garbage are kept, without what does not belong to them', () => {
  const good = madeOn('2026-01-01');
  expect(
    parseScores(JSON.stringify([{ ...good, name: '<b>' }, { score: 4 }, { ...good, playedAt: 'soon' }])),
  ).toEqual([good]);
});

test('P-GAME-2 a browser that forbids storage only loses the memory', () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => {});
  const forbidden = () => {
    throw new Error('The operation is insecure.');
  };
  expect(readScores(forbidden)).toEqual([]);
  saveScores(forbidden, []);
  expect(info).toHaveBeenCalledTimes(1);
});

function madeOn(day: string): Score {
  return { score: 7, playedAt: new Date(day).toISOString() };
}

function storageOf(entries: Map<string, string>): () => Pick<Storage, 'getItem' | 'setItem'> {
  return () => ({
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
  });
}
