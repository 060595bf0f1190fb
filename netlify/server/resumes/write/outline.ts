/** A resume as what stands on paper: its head, its sections in order, and what goes into the side column. */
import type { ResumeContent } from '#contracts/resume-content.ts';
import type { ResumeLayout } from '#contracts/resume-views.ts';

import { contactLines } from './contact-lines.ts';
import { formatDate, formatPeriod } from './dates.ts';
import { bounded } from './bounded.ts';
import { mailPart, phonePart, webPart, type Part } from './links.ts';
import type { Entry, Outline, Section } from './outline-shape.ts';
import { isOfContact, withOthers } from './other-sections.ts';
import { sideColumn } from './side-column.ts';

export function outlineOf(whole: ResumeContent, layout: ResumeLayout): Outline {
  const { content, isCut } = bounded(whole);
  const contact = contactOf(content);
  const sections = withOthers(sectionsOf(content), content._source?.others ?? []);
  const head = { name: content.name, headline: content._source?.headline ?? '', isCut };
  if (layout === 'single') return { ...head, contact: contactLines(contact), main: sections, side: [] };
  return { ...head, ...sideColumn(contact, sections) };
}

function contactOf({ email, phone, location, linkedin, _source }: ResumeContent): Part[] {
  const left = (_source?.others ?? []).filter(isOfContact).flatMap(({ lines }) => lines);
  const parts = [
    mailPart(email),
    phonePart(phone),
    { text: location },
    webPart(linkedin ?? ''),
    ...(_source?.links ?? []).filter((link) => link !== linkedin).map(webPart),
    ...left.map((text) => ({ text })),
  ];
  return parts.filter(({ text }) => text !== '');
}

function sectionsOf(content: ResumeContent): Section[] {
  const source = content._source;
  const awards = source?.awards.filter((award) => !content.achievements.includes(award));
  const sections: Section[] = [
    { heading: 'Summary', kind: 'text', paragraphs: content.summary.split(/\n+/).filter(Boolean) },
    { heading: 'Experience', kind: 'entries', entries: jobsOf(content) },
    { heading: 'Education', kind: 'entries', entries: degreesOf(content) },
    { heading: 'Skills', kind: 'list', items: content.skills },
    { heading: 'Certifications', kind: 'bullets', items: content.certifications },
    { heading: 'Achievements', kind: 'bullets', items: content.achievements },
    { heading: 'Projects', kind: 'bullets', items: source?.projects ?? [] },
    { heading: 'Awards', kind: 'bullets', items: awards ?? [] },
    { heading: 'Publications', kind: 'bullets', items: source?.publications ?? [] },
    { heading: 'Volunteering', kind: 'bullets', items: source?.volunteering ?? [] },
    { heading: 'Languages', kind: 'list', items: source?.languages ?? [] },
    { heading: 'Interests', kind: 'list', items: source?.interests ?? [] },
    { heading: 'References', kind: 'bullets', items: source?.references ?? [] },
  ];
  return sections.map(withoutEmpty).filter(hasContent);
}

function jobsOf({ experience, _source }: ResumeContent): Entry[] {
  const written = _source?.dates ?? {};
  return experience.map((job, index) => ({
    title: job.title,
    aside: formatPeriod(
      job.startDate || (written[`experience.${index}.startDate`] ?? ''),
      job.endDate || (written[`experience.${index}.endDate`] ?? ''),
    ),
    details: [job.company, job.location].filter(Boolean),
    bullets: job.bullets.filter(Boolean),
  }));
}

function degreesOf({ education, _source }: ResumeContent): Entry[] {
  const written = _source?.dates ?? {};
  return education.map(({ degree, school, location, graduationDate, gpa }, index) => ({
    title: degree,
    aside: formatDate(graduationDate || (written[`education.${index}.graduationDate`] ?? '')),
    details: [school, location, gpa && `GPA: ${gpa}`].filter(Boolean),
    bullets: [],
  }));
}

function withoutEmpty(section: Section): Section {
  if (section.kind === 'bullets' || section.kind === 'list')
    return { ...section, items: section.items.filter(Boolean) };
  if (section.kind !== 'entries') return section;
  const isSaid = ({ title, aside, details, bullets }: Entry) =>
    title || aside || details.length || bullets.length;
  return { ...section, entries: section.entries.filter(isSaid) };
}

function hasContent(section: Section): boolean {
  if (section.kind === 'text') return section.paragraphs.length > 0;
  if (section.kind === 'entries') return section.entries.length > 0;
  if (section.kind === 'contact') return section.parts.length > 0;
  return section.items.length > 0;
}
