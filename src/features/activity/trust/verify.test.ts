import { expect, test } from 'vitest';

import { ActivityVerification } from '#contracts/activity.ts';
import { exampleOf } from '#support/example.ts';

import { verifyAll } from './verify.ts';

const part = (over: Partial<ActivityVerification>) =>
  exampleOf(ActivityVerification, { isIntact: true, isComplete: true, ...over });

/** Answers one after the other, and what was asked. */
function answers(...parts: ActivityVerification[]) {
  const asked: (number | undefined)[] = [];
  const ask = (after: number | undefined) => {
    asked.push(after);
    const [answer = part({})] = parts.splice(0, 1);
    return Promise.resolve(answer);
  };
  return { ask, asked };
}

test('A-LOG-1 a check goes on from where the time was up, says how far it is, and counts all entries', async () => {
  const signedUpTo = { sequence: 4_000, createdAt: '2026-11-20T03:00:00.000Z' };
  const { ask, asked } = answers(
    part({ isComplete: false, checked: 2_000, sequence: 2_000 }),
    part({ isComplete: false, checked: 2_000, sequence: 4_000 }),
    part({ checked: 5, sequence: 4_005, signedUpTo }),
  );
  const steps: number[] = [];
  const result = await verifyAll(ask, (checked) => steps.push(checked));
  expect(result).toEqual({ broken: null, signedUpTo, checked: 4_005 });
  expect(asked).toEqual([undefined, 2_000, 4_000]);
  expect(steps).toEqual([2_000, 4_000]);
});

test('A-LOG-1 a check ends at the first entry that is not what was written, and where it gets no further', async () => {
  const broken = { problem: 'entry changed' as const, sequence: 3, id: 30 };
  const found = answers(part({ isIntact: false, isComplete: false, checked: 2, sequence: 2, broken }));
  expect(await verifyAll(found.ask, () => {})).toEqual({ broken, signedUpTo: null, checked: 2 });
  expect(found.asked).toHaveLength(1);
  const stuck = answers(part({ isComplete: false }));
  await expect(verifyAll(stuck.ask, () => {})).rejects.toThrow('beyond place 0');
});
