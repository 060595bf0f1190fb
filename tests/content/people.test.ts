/** People of other fields, with less or other things to show: their content is as good as the sample's. */
import { readdirSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from 'vitest';

import { resumeDocx } from '#lib/documents/resume-docx.ts';
import { llmsTxt } from '#lib/documents/llms-txt.ts';
import { resumeJson } from '#lib/documents/resume-json.ts';
import { paletteOf } from '#contracts/palette.ts';
import { readBrand } from '#lib/brand/plugin.ts';
import { profilePage } from '#lib/seo/structured-data.ts';
import { readSeedBlog } from '#server/content/seed-posts.ts';
import { readSiteContent as readOnServer } from '#server/content/site-content.ts';
import { readColourTokens } from '#support/contrast.ts';
import { readSiteContent } from '#support/site-content.ts';

const SITE = 'https://person.example.com';
const PEOPLE = path.join(import.meta.dirname, 'people');
const people = readdirSync(PEOPLE).map((name) => ({ name, folder: path.join(PEOPLE, name) }));

test.each(people)('P-GEN-2 the content of the $name fits, colours and posts included', ({ folder }) => {
  expect(readOnServer(folder).profile.name).not.toBe('');
  expect(() => paletteOf(readColourTokens(), readBrand(folder))).not.toThrow();
  expect(readSeedBlog(folder).posts.length).toBeGreaterThan(0);
});

test.each(people)('P-CON-3 every text about the $name speaks of them alone', async ({ folder }) => {
  const content = await readSiteContent(folder);
  const texts = [
    llmsTxt(content, SITE),
    JSON.stringify(resumeJson(content, SITE)),
    JSON.stringify(profilePage(content, SITE)),
  ];
  for (const text of texts) {
    expect(text).toContain(content.profile.name);
    expect(text).not.toMatch(/undefined|\[object|Alex|IT operations|""/);
  }
  expect((await resumeDocx(content, SITE)).length).toBeGreaterThan(4_000);
});
