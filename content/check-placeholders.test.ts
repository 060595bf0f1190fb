import { mkdtempDisposable, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';

import { checkFolder, findPlaceholders } from './check-placeholders.ts';

test.each([
  ['name: Alex Example', 'Alex Example', 'sample name'],
  ['company: Example Cloud Software', 'Example Cloud Software', 'sample name'],
  ['email: alex@example.com', 'alex@example.com', 'sample e-mail address'],
  ['phone: +1 604 555 0142', '+1 604 555 0142', 'sample telephone number'],
  ['url: https://network.example.com/in/alex', 'https://network.example.com/in/alex', 'sample link'],
  ['headshot: /headshots/jordan-example.webp', '/headshots/jordan-example.webp', 'sample file or profile'],
  ['context: Sample recommendation, March 2022', 'Sample recommendation', 'sample text'],
])('D36 "%s" is found as a placeholder', (line, text, why) => {
  expect(findPlaceholders(line)).toEqual([{ line: 1, column: line.indexOf(text) + 1, text, why }]);
});

test.each([
  'For example, this sentence is nobody’s name.',
  'We lead by example.',
  'phone: +1 604 685 0142',
  'url: https://examples.computer/alex',
])('D36 "%s" is not a placeholder', (line) => {
  expect(findPlaceholders(line)).toEqual([]);
});

test('D36 each value is reported with its line, once, in reading order', () => {
  const found = findPlaceholders('a: 1\nb: Jordan Example, jordan@example.com');
  expect(found.map(({ line, text }) => [line, text])).toEqual([
    [2, 'Jordan Example'],
    [2, 'jordan@example.com'],
  ]);
});

test('D36 a folder is read to the bottom, other files left alone', async () => {
  await using folder = await mkdtempDisposable(path.join(tmpdir(), 'placeholders-'));
  await writeFile(path.join(folder.path, 'profile.yaml'), 'name: Alex Example\n');
  await writeFile(path.join(folder.path, 'notes.txt'), 'Alex Example\n');
  const reports = await checkFolder(folder.path);
  expect(reports).toEqual([expect.stringMatching(/profile\.yaml:1:7: sample name: Alex Example$/)]);
});

test('D36 the sample content is reported until it is replaced', async () => {
  const reports = await checkFolder(import.meta.dirname);
  expect(reports.join('\n')).toMatch(/content\/profile\.yaml:3:7: sample name: Alex Example/);
});
