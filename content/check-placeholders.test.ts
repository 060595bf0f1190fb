import { spawnSync } from 'node:child_process';
import { mkdir, mkdtempDisposable, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';

import { findPlaceholders } from './check-placeholders.ts';

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

test('D36 the command lists what is left and fails, and passes once everything is replaced', async () => {
  await using folder = await mkdtempDisposable(path.join(tmpdir(), 'placeholders-'));
  await mkdir(path.join(folder.path, 'roles'));
  await writeFile(
    path.join(folder.path, 'roles/founder.yaml'),
    'title: Founder\ncompany: Example Consulting\n',
  );
  await writeFile(path.join(folder.path, 'notes.txt'), 'Alex Example\n');

  const before = check(folder.path);
  expect(before.stdout).toMatch(/^\S*roles\/founder\.yaml:2:10: sample name: Example Consulting\n$/);
  expect(before.status).toBe(1);

  await writeFile(path.join(folder.path, 'roles/founder.yaml'), 'title: Founder\ncompany: Northwind\n');
  expect(check(folder.path).status).toBe(0);
});

function check(folder: string) {
  const script = path.join(import.meta.dirname, 'check-placeholders.ts');
  return spawnSync(process.execPath, [script, folder], { encoding: 'utf8' });
}
