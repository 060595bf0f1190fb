import { Document, Packer } from 'docx';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';

import { SECTIONS, withoutEntriesOf } from '#contracts/sections.ts';
import { resumeDocx } from '#lib/documents/resume-docx.ts';
import { resumeJson } from '#lib/documents/resume-json.ts';
import { textParagraphs } from '#lib/documents/resume-text.ts';
import type { SiteContent } from '#lib/content/site-content.ts';
import { readSiteContent } from '#support/site-content.ts';

const SITE = 'https://alex.example.com';
const content = await readSiteContent();

const xmlOf = (docx: Uint8Array) => {
  const file = unzipSync(docx)['word/document.xml'];
  if (!file) throw new Error('no document');
  return strFromU8(file);
};
const textOf = (xml: string) => xml.replace(/<\/w:p>/g, '\n').replace(/<[^>]+>/g, '');
const resume = async (changes: Partial<SiteContent>) =>
  textOf(xmlOf(await resumeDocx({ ...content, ...changes }, SITE)));

async function documentOf(markdown: string): Promise<string> {
  const document = new Document({ sections: [{ children: textParagraphs(markdown) }] });
  return xmlOf(new Uint8Array(await Packer.toArrayBuffer(document)));
}

test('P-CON-3 what is bold, slanted or a link in the summary is so in the document, without its marks', async () => {
  const xml = await documentOf('Led **nine wards** and *one* [hospital](https://hospital.example.com).');
  expect(textOf(xml)).toContain('Led nine wards and one hospital.');
  expect(xml).toMatch(/<w:b\/><w:bCs\/>.{0,80}nine wards/);
  expect(xml).toMatch(/<w:i\/><w:iCs\/>.{0,80}one/);
  expect(xml).toContain('<w:hyperlink');
});

test('P-CON-3 a list in the summary keeps its items apart', async () => {
  const lines = textOf(await documentOf('- First ward\n- Second ward')).split('\n');
  expect(lines).toEqual(expect.arrayContaining(['First ward', 'Second ward']));
});

test('P-CON-3 a card with one linked skill keeps its plain skills, in the document and as JSON', async () => {
  const [card] = content.skills;
  if (!card) throw new Error('the sample has no skills');
  const skills = [
    {
      ...card,
      title: 'Care',
      skills: ['Wound care', { text: 'Triage', link: 'https://x.example.com' }, 'Teaching'],
    },
  ];
  expect(await resume({ skills })).toContain('Care: Wound care, Triage, Teaching');
  expect(resumeJson({ ...content, skills }, SITE).skills).toEqual([
    { name: 'Care', keywords: ['Wound care', 'Triage', 'Teaching'] },
  ]);
});

test('P-CON-3 what a person does not have leaves no heading, separator or empty entry', async () => {
  const nothing = {
    ...withoutEntriesOf(SECTIONS, content),
    about: { leadership: '', competencies: [], focus: [] },
    executiveSummary: [],
  };
  const { network, location } = content.profile;
  const profile = {
    ...content.profile,
    phone: '',
    stats: [],
    languages: [],
    network: { ...network, label: '', url: '' },
    location: { ...location, city: '', region: '', country: '', countryCode: '', mapUrl: '' },
  };
  const lines = (await resume({ ...nothing, profile })).split('\n').filter(Boolean);
  expect(lines).toEqual([
    'Alex Example',
    'Technology Director, IT Operations and Security Leadership',
    'alex@example.com  ·  alex.example.com',
    'Executive Summary',
    profile.summary,
  ]);
  const json = resumeJson({ ...content, ...nothing, profile }, SITE);
  expect(json.basics).not.toHaveProperty('phone');
  expect(json.basics).not.toHaveProperty('location');
  expect(json.basics.profiles).toEqual([]);
});

test('P-CON-3 the languages stand in the document', async () => {
  const profile = { ...content.profile, languages: ['English', 'French'] };
  expect(await resume({ profile })).toMatch(/Languages\nEnglish, French/);
});
