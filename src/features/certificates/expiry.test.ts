import { expect, test } from 'vitest';

import { expiryOf } from './expiry.ts';

test.each([
  [null, 'neutral', 'Unknown'],
  [-4, 'danger', 'Expired 3 days ago'],
  [-1, 'danger', 'Expired less than a day ago'],
  [0, 'danger', 'Less than a day left'],
  [1, 'danger', '1 day left'],
  [7, 'danger', '7 days left'],
  [8, 'warning', '8 days left'],
  [30, 'warning', '30 days left'],
  [31, 'success', '31 days left'],
])('A-CRT-3 with %s days left the badge is %s and says "%s"', (days, tone, text) => {
  expect(expiryOf(days)).toEqual({ tone, text });
});
