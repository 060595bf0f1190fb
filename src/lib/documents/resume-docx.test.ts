import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';

import { formatPeriod } from '#lib/content/career.ts';
import { resumeDocx } from '#lib/documents/resume-docx.ts';
import { readSiteContent } from '#support/site-content.ts';

const SITE = 'https://alex.example.com';
const content = await readSiteContent();
const bytes = await resumeDocx(content, SITE);
const parts = unzipSync(bytes);
const documentText = textOf('word/document.xml');

describe('P-CON-3 the résumé is a Word document that says what the page says', () => {
  test('P-CON-3 it opens as a package with a document, styles and numbering', () => {
    expect(Object.keys(parts)[0]).toBe('[Content_Types].xml');
    expect(Object.keys(parts)).toEqual(
      expect.arrayContaining(['word/document.xml', 'word/styles.xml', 'word/numbering.xml']),
    );
    expect(bytes.length).toBeLessThan(40_000);
  });

  test('P-CON-3 it names the person, the figures and how to get in touch', () => {
    const { profile } = content;
    const facts = [profile.name, profile.label, profile.headline, profile.email, profile.phone];
    for (const fact of [...facts, ...profile.stats.flatMap(({ value, label }) => [value, label])]) {
      expect(documentText).toContain(fact);
    }
  });

  test('P-CON-3 it holds the summary and the competencies', () => {
    for (const text of content.executiveSummary) expect(documentText).toContain(text);
    for (const { title, text } of content.about.competencies)
      expect(documentText).toContain(`${title}: ${text}`);
  });

  test('P-CON-3 P-EXP-5 it holds every role with period, company, achievements and all responsibilities', () => {
    for (const role of content.roles) {
      const facts = [role.title, formatPeriod(role), role.company, role.details.description];
      const { achievements, responsibilities } = role.details;
      for (const fact of [...facts, ...achievements, ...responsibilities])
        expect(documentText).toContain(fact);
    }
  });

  test('P-CON-3 P-PRJ-6 it holds every project with its two figures', () => {
    for (const { title, description, metrics } of content.projects) {
      const figures = metrics.map(({ value, label }) => `${value} ${label}`);
      for (const fact of [title, description, ...figures]) expect(documentText).toContain(fact);
    }
  });

  test('P-CON-3 P-SKL-3 it holds education, certificates and awards, linked', () => {
    const targets = textOf('word/_rels/document.xml.rels', (xml) => xml);
    for (const skill of content.skills.flatMap(({ skills }) => skills)) {
      expect(documentText).toContain(typeof skill === 'string' ? skill : skill.text);
      if (typeof skill !== 'string') expect(targets).toContain(`Target="${skill.link}"`);
    }
    for (const { title, issuer } of content.awards) {
      expect(documentText).toContain(title);
      expect(documentText).toContain(issuer);
    }
    expect(targets).toMatch(/Target="tel:\+\d+"/);
    expect(targets).toContain(`Target="mailto:${content.profile.email}"`);
  });
});

test('P-CON-3 word processors find headings, a language and the document properties', () => {
  const xml = textOf('word/document.xml', (raw) => raw);
  expect(xml.match(/<w:pStyle w:val="Heading1"\/>/g)).toHaveLength(8);
  expect(xml.match(/<w:pStyle w:val="Heading2"\/>/g)).toHaveLength(
    content.roles.length + content.projects.length,
  );
  expect(textOf('word/styles.xml', (raw) => raw)).toContain('<w:lang w:val="en-US"/>');
  expect(textOf('docProps/core.xml')).toContain(`${content.profile.name}, ${content.profile.label}: résumé`);
});

test('P-CON-3 every link of the document has a target', () => {
  const relations = textOf('word/_rels/document.xml.rels', (raw) => raw);
  const used = textOf('word/document.xml', (raw) => raw).matchAll(/r:id="([^"]+)"/g);
  const ids = [...used].map(([, id]) => id);
  expect(ids.length).toBeGreaterThan(10);
  for (const id of ids) expect(relations).toContain(`Id="${id}"`);
});

test('P-CON-3 the same content gives the same bytes', async () => {
  const again = await resumeDocx(await readSiteContent(), SITE);
  expect(Buffer.compare(again, bytes)).toBe(0);
});

/** The text of a part, entities resolved and elements removed. */
function textOf(path: string, read = plainText): string {
  const part = parts[path];
  if (!part) throw new Error(`${path} is missing`);
  return read(strFromU8(part));
}

function plainText(xml: string): string {
  return xml
    .replace(/<w:tab\/>|<\/w:p>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&apos;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}
