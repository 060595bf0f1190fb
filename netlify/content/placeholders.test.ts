import { spawnSync } from 'node:child_process';
import { copyFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

import { writtenContent } from '#support/written-content.ts';

import { findPlaceholders, listPlaceholders } from './placeholders.ts';

test.each([
  ['name: Alex Example', 'Alex Example', 'sample name'],
  ['company: Example Cloud Software', 'Example Cloud Software', 'sample name'],
  ['email: alex@example.com', 'alex@example.com', 'sample e-mail address'],
  ['email: alex@network.example', 'alex@network.example', 'sample e-mail address'],
  ['url: https://alex.example/about', 'https://alex.example/about', 'sample link'],
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
  'url: https://example.company/alex',
  'url: https://test.ch/alex',
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

const sampleFolder = path.join(import.meta.dirname, '../../tests/content/sample');

test('D36 the command lists what is left and fails, and passes once everything is replaced', () => {
  const broken = writtenContent({
    'content/roles/nurse.yaml': ['University Hospital', 'Example Consulting'],
  });
  const before = check(broken);
  expect(before.stdout).toBe('content/roles/nurse.yaml:2:10: sample name: Example Consulting\n');
  expect(before.status).toBe(1);
  expect(check(writtenContent()).status).toBe(0);
});

test('D36 a file that nobody touched and a text that nobody replaced are the sample’s', () => {
  const sample = (file: string) => readFileSync(path.join(sampleFolder, file), 'utf8');
  const own = writtenContent({
    'content/assistant.yaml': sample('assistant.yaml'),
    'content/blog.yaml': `# mine\n${sample('blog.yaml')}`,
  });
  const left = listPlaceholders(own);
  expect(left[0]).toBe('content/assistant.yaml: the sample’s file, as it came: replace it, or remove it');
  expect(left[1]).toBe(
    'content/blog.yaml:7:1: sample text: Access, audits and risk, in the order in which they pay off.',
  );
});

test('D36 the sample’s pictures below public/ are told', () => {
  const own = writtenContent();
  const picture = 'public/headshots/jordan-example.webp';
  copyFileSync(path.join(sampleFolder, '..', picture), path.join(own, picture));
  expect(listPlaceholders(own)).toEqual([`${picture}: the sample’s picture: replace it, or remove it`]);
});

function check(folder: string) {
  const script = path.join(import.meta.dirname, 'check-placeholders.ts');
  return spawnSync(process.execPath, [script, folder], { encoding: 'utf8' });
}
