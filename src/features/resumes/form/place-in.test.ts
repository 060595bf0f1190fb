import { expect, test } from 'vitest';

import { placeIn } from './DocumentText.tsx';

const TEXT = 'Alex Example\nCIO,  Example\nSoftware\n• Led the digital transformation of twelve offices.';
const found = (read: string) => {
  const place = placeIn(TEXT, read);
  return place && TEXT.slice(place.start, place.end);
};

test('R-7 a field leads to where it was read, whatever its case, blanks and lines', () => {
  expect(found('alex example')).toBe('Alex Example');
  expect(found('Example Software')).toBe('Example\nSoftware');
  expect(found('Led the digital transformation of twelve offices.\nSecond bullet')).toBe(
    'Led the digital transformation of twelve offic', // the beginning is enough
  );
});

test('R-7 what stands nowhere, or is too short to be found, leads nowhere', () => {
  expect(found('2019-05')).toBeUndefined();
  expect(found('CI')).toBeUndefined();
  expect(found('')).toBeUndefined();
});
