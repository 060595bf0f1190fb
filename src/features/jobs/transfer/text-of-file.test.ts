import { expect, test } from 'vitest';

import { isWorkbook, textOfFile } from './text-of-file.ts';

const file = (...bytes: number[]) => new Blob([new Uint8Array(bytes)]);

test('J-7 a list keeps its letters, whether it was saved as UTF-8, by Excel on Windows or as Unicode text', async () => {
  expect(await textOfFile(file(0xef, 0xbb, 0xbf, 0x4d, 0xc3, 0xbc))).toBe('Mü');
  expect(await textOfFile(file(0x4d, 0xfc, 0x80))).toBe('Mü€');
  expect(await textOfFile(file(0xff, 0xfe, 0x4d, 0, 0xfc, 0))).toBe('Mü');
  expect(await textOfFile(file(0xfe, 0xff, 0, 0x4d, 0, 0xfc))).toBe('Mü');
});

test('J-7 an Excel workbook is known for what it is', async () => {
  expect(isWorkbook(await textOfFile(file(0x50, 0x4b, 3, 4, 20)))).toBe(true);
  expect(isWorkbook('Company,Position')).toBe(false);
});
