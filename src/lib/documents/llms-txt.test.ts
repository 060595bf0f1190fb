import { expect, test } from 'vitest';

import { llmsTxt } from '#lib/documents/llms-txt.ts';
import { readSiteContent } from '#support/site-content.ts';

const content = await readSiteContent();
const text = llmsTxt(content, 'https://alex.example.com');

test('P-HERO-1 llms.txt opens with one title, then a quoted summary', () => {
  const [title, blank, summary] = text.split('\n');
  expect(title).toBe(`# ${content.profile.name}: IT Operations and Security Leadership`);
  expect(blank).toBe('');
  expect(summary).toBe(`> ${content.profile.summary}`);
  expect(text.match(/^# /gm)).toHaveLength(1);
});

test('P-NAV-2 after the first heading every item of llms.txt is a link', () => {
  const [, ...sections] = text.split(/^## /m);
  expect(sections.map((section) => section.split('\n')[0])).toEqual([
    'Documents',
    'Site',
    'Projects',
    'Optional',
  ]);
  for (const entry of sections.join('\n').matchAll(/^- .*$/gm)) {
    expect(entry[0]).toMatch(/^- \[[^\]]+\]\(https:\/\/[^)\s]+\)(: .+)?$/);
  }
});

test('P-HERO-2 P-SKL-3 P-CON-2 its facts answer what recruiters ask', () => {
  for (const fact of [
    '15+ Years Experience',
    '$10M+ Cost Savings',
    'CISSP',
    'Vancouver',
    content.profile.availability,
  ]) {
    expect(text).toContain(fact);
  }
  for (const { title } of content.roles) expect(text).toContain(title);
  for (const opportunity of content.profile.opportunities) expect(text).toContain(opportunity);
});

test('P-NAV-2 the blog and its posts are named once something is published', () => {
  expect(text).not.toContain('## Blog');
  const post = { title: 'Trois [gestes]', slug: 'trois-gestes', excerpt: 'Une\naffiche.' };
  expect(llmsTxt(content, 'https://alex.example.com', [post])).toContain(
    `## Blog\n\n- [All posts](https://alex.example.com/blog)\n- [Trois gestes](https://alex.example.com/blog/trois-gestes): Une affiche.\n`,
  );
});
