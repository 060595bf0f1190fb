import { expect, test } from 'vitest';

import { csvFile } from './csv.ts';

const csvOf = async (...values: unknown[]) => {
  const text = await csvFile('x.csv', [['Value', (value) => value]], values).text();
  return text.split('\r\n').slice(1, -1);
};

test.each([
  ['=1+1', `'=1+1`],
  ['+41 79 000', `'+41 79 000`],
  ['-1', `'-1`],
  ['@SUM(A1)', `'@SUM(A1)`],
  ['\t=1', `"\t'=1"`],
  ['＝1+1', `'＝1+1`],
  ['Kind regards;=1+1', `"Kind regards;'=1+1"`],
  ['Hello\n @SUM(A1)', `"Hello\n' @SUM(A1)"`],
  ['a-b = c; d', '"a-b = c; d"'],
  ['  =cmd|calc!A1', `'  =cmd|calc!A1`],
  ['=HYPERLINK("https://evil.example","x")', `"'=HYPERLINK(""https://evil.example"",""x"")"`],
])('A-LOG-1 %j does not begin a formula in a spreadsheet', async (value, cell) => {
  expect(await csvOf(value)).toEqual([cell]);
});

test('A-LOG-1 quotes, commas, objects, moments and nothing keep to their cells', async () => {
  const values = ['a "b", c', null, undefined, { id: 1 }, new Date('2026-11-20T12:00:00Z'), 7, ' a'];
  expect(await csvOf(...values)).toEqual([
    '"a ""b"", c"',
    '',
    '',
    '"{""id"":1}"',
    '2026-11-20T12:00:00.000Z',
    '7',
    '" a"',
  ]);
});

test('A-LOG-1 the file says that it is UTF-8', async () => {
  const file = csvFile('names.csv', [['Näme', () => 'Łukasz']], [0]);
  expect([file.name, file.type]).toEqual(['names.csv', 'text/csv;charset=utf-8']);
  const [first, second, third] = new Uint8Array(await file.arrayBuffer());
  expect([first, second, third]).toEqual([0xef, 0xbb, 0xbf]);
});
