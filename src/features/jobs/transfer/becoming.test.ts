import { expect, test } from 'vitest';

import { becomingWords } from './ImportDialog.tsx';

test('J-7 a new application is told with its status, day and place, and whose day it is', () => {
  const becomes = { status: 'interview', appliedDate: '2026-11-20', location: 'Oslo' } as const;
  expect(becomingWords({ ...becomes, isDayOfFile: true })).toBe('Interview · applied Nov 20, 2026 · Oslo');
  expect(becomingWords({ ...becomes, isDayOfFile: false, location: '' })).toBe(
    'Interview · applied Nov 20, 2026, since the file says no day',
  );
});
