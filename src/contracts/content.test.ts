import { expect, test } from 'vitest';

import { professionLine } from './content.ts';

test.each([
  ['Head Nurse', 'Care that arrives on time', 'Head Nurse, Care that arrives on time'],
  ['Director of Operations', 'Director of Hospital Operations', 'Director of Hospital Operations'],
  ['Chief of Staff and Operations', 'Operations', 'Chief of Staff and Operations'],
  ['Nurse', 'nurse', 'nurse'],
])('P-CON-3 the line of a résumé says "%s" and "%s" once', (label, headline, line) => {
  expect(professionLine({ label, headline })).toBe(line);
});
