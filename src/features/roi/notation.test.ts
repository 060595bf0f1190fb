import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.resetModules();
  vi.doUnmock('virtual:brand/locale');
});

async function notationOf(locale: string) {
  vi.resetModules();
  vi.doMock('virtual:brand/locale', () => ({ locale }));
  return import('./notation.ts');
}

test('P-ROI-4 where decimals stand behind a comma, a point between thousands is none', async () => {
  const { withPoint, asTyped } = await notationOf('de-DE');
  expect(withPoint('1.234.567,5')).toBe('1234567.5');
  expect(asTyped('85000.5')).toBe('85000,5');
});

test('P-ROI-4 where decimals stand behind a point, a number is read as it stands', async () => {
  const { withPoint, asTyped } = await notationOf('en-US');
  expect(withPoint('1,234,567.5')).toBe('1,234,567.5');
  expect(asTyped('85000.5')).toBe('85000.5');
});
