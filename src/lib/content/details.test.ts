import { expect, test } from 'vitest';

import { detailed } from '#lib/content/details.ts';

test('P-UI-4 what has no details has no place on the record page, and the others keep the ids of their cards', () => {
  const empty = { details: { description: '', highlights: [] } };
  const told = { details: { description: '', highlights: ['CISSP'] } };
  expect(detailed([empty, told], 'skill')).toEqual([{ ...told, id: 'skill-2' }]);
});
