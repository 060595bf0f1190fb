import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, expect, test } from 'vitest';

import { contentFolder } from './folder.ts';
import { siteContent } from './current.ts';
import { readSiteContent } from './site-content.ts';

const copy = mkdtempSync(path.join(tmpdir(), 'content-'));
afterEach(() => rmSync(copy, { recursive: true, force: true }));

test('P-GEN-2 the server finds and reads what the owner wrote', () => {
  const { profile, roles, projects, about } = siteContent();
  expect(profile.stats.map(({ value }) => value)).toEqual(['15+', '$10M+', '50+']);
  expect(roles.map(({ id }) => id)).toEqual(expect.arrayContaining(['it-manager', 'founder']));
  expect(projects).toHaveLength(6);
  expect(about.body.join(' ')).not.toMatch(/[<>{}*#]|^import/m);
});

test('P-GEN-2 roles come as on the timeline: what lasts first, then by their end', () => {
  const ends = siteContent().roles.map(({ end }) => end ?? '9999');
  expect(ends).toEqual(ends.toSorted().reverse());
});

test('P-GEN-2 a file that does not fit its schema is named, with the field', () => {
  cpSync(contentFolder(), copy, { recursive: true });
  appendFileSync(path.join(copy, 'roles/it-manager.yaml'), '\nnickname: Boss\n');
  expect(() => readSiteContent(copy)).toThrow(/it-manager\.yaml does not fit its schema[^]*nickname/);
});
