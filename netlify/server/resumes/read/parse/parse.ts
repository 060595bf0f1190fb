/** Text with its looks → the shape of R-7. Nothing is in the result that is not in the document. */
import type { ResumeContent, ResumeSource } from '#contracts/resume-content.ts';

import { OF_COLUMNS, textOf, type Document, type Line } from '../lines.ts';
import { folded } from '../words/fold.ts';
import type { SectionKind } from '../words/headings.ts';
import { readContact, type Contact } from './contact.ts';
import { wholeHeading } from './heading-kind.ts';
import { readEducation } from './schools.ts';
import { bulletsOf, readExperience } from './experience.ts';
import { formEntries } from './form-entries.ts';
import { joinParagraphs } from './join.ts';
import type { ReadJob, ReadSchool } from './read-entries.ts';
import { readEntries, readInterests, readLanguages, readPapers, readSkills, splitItems } from './lists.ts';
import { findEmail, findLinks, findPhone } from './net.ts';
import { withoutClosing } from './closing.ts';
import { readProjects } from './projects.ts';
import { withoutPageWords } from './profile-page.ts';
import { labelAndRest, type Section } from './section.ts';
import { splitSections } from './sections.ts';

export type Parsed = { content: ResumeContent; contact: Contact; jobs: ReadJob[]; schools: ReadSchool[] };

/** Reads a document whose lines are in reading order. */
export function parseResume({ lines, margins, links }: Document): Parsed {
  const { lines: own, signature } = withoutClosing(lines);
  const { head, sections: found } = splitSections(withoutPageWords(own));
  const sections = found.map(asRoles);
  const of = (...kinds: SectionKind[]) => linesOf(sections, kinds);
  const contact = readContact(
    head.filter((line, at) => !isOfParagraph(line, at, head)),
    of('contact', 'links'),
    [...margins, ...signature],
    links,
  );
  const known = new Set(townsOf(contact));
  const worked = sections
    .filter(({ kind }) => kind === 'experience')
    .map(({ lines }) => readExperience(lines, known));
  const jobs = worked.flatMap((section) => section.jobs);
  // One text as it stands: words of the head are none of a section further down.
  const [summary, ...asides] = [
    ...sections.filter(({ kind, lines }) => kind === 'summary' && lines.length > 0).map(({ lines }) => lines),
    head.filter(isOfParagraph).map(withoutSummaryLabel),
  ];
  const education = readEducation(of('education'), new Set([...known, ...jobs.flatMap(townsOf)]));
  const languages = readLanguages(of('languages'));
  const told = of('achievements');
  const honours = told.some(({ isBullet }) => isBullet) ? joinParagraphs(told) : told;
  const awards = readEntries(
    honours.filter((line) => !isGroupLabel(line, honours) && !isAside(line, honours)),
  );
  const skills = of('skills');
  const remarks = [
    ...honours.filter((line) => isAside(line, honours)),
    ...skills.filter((line) => isRemark(line, skills)),
  ];
  const source: ResumeSource = {
    headline: contact.headline,
    languages: languages.languages,
    projects: readProjects(of('projects')),
    links: contact.links,
    awards,
    publications: paragraphs(of('publications')).map(withoutNumber),
    interests: readInterests(of('interests')),
    volunteering: paragraphs(of('volunteering')),
    references: readEntries(of('references')),
    others: others(
      sections,
      contact,
      education.left,
      [...[...asides, ...worked.map(({ left }) => left)].flatMap(paragraphs), ...remarks.map(textOf)],
      languages.isWhole,
    ),
    dates: writtenDates(jobs, education.schools),
  };
  const content: ResumeContent = {
    name: contact.name,
    email: contact.email,
    phone: contact.phone,
    location: contact.location,
    linkedin: contact.linkedin,
    summary: paragraphs(summary)
      .join('\n')
      .replace(/(?<![.!?:;])\n(?=\p{Ll})/gu, ' '),
    experience: jobs.map(({ dates: _, isUnsure: __, ...job }) => job),
    education: education.schools.map(({ dates: _, isUnsure: __, ...school }) => school),
    skills: readSkills(skills.filter((line) => !remarks.includes(line))),
    certifications: readPapers(of('certifications')),
    achievements: awards,
    _source: source,
  };
  return { content, contact, jobs, schools: education.schools };
}

/** What stands in the sections of these kinds; names of columns are of no list. */
const linesOf = (sections: Section[], kinds: SectionKind[]): Line[] =>
  sections
    .filter(({ kind }) => kinds.includes(kind))
    .flatMap(({ kind, lines }) =>
      lines
        .filter(({ look }) => look !== OF_COLUMNS || kind === 'education')
        .map((line, at) => (at === 0 ? { ...line, startsBlock: true } : line)),
    );

/** Projects that each say when they were, in which role and for whom, are the work of those who have no employer. */
function asRoles(section: Section): Section {
  const entries = section.kind === 'projects' ? formEntries(section.lines, new Set()) : undefined;
  const areRoles = entries?.every(({ parts, dates }) => parts.T !== undefined && dates !== undefined);
  return areRoles ? { ...section, kind: 'experience' } : section;
}

const paragraphs = (lines: Line[]): string[] => bulletsOf(joinParagraphs(lines));
const isOfContact = (text: string): boolean =>
  findEmail(text) !== '' || findPhone([text]) !== '' || findLinks([text], []).length > 0;
const isParagraph = (line: Line): boolean => {
  const text = textOf(line);
  if (isOfContact(text)) return false;
  if (/\s[|•·]\s.{0,200}\s[|•·](?:\s|$)/u.test(text)) return false;
  const isSentence = text.length > 30 && text.split(' ').length > 5 && /\p{Ll}[.!]$/u.test(text);
  return text.length > 110 || (line.wraps && text.length > 60) || isSentence;
};

/** `Objective: a placement in a laboratory` */
const isLabelledSummary = (line: Line): boolean => {
  const [label, rest] = labelAndRest(line);
  return rest.includes(' ') && !isOfContact(rest) && wholeHeading(label) === 'summary';
};
const withoutSummaryLabel = (line: Line): Line =>
  isLabelledSummary(line) ? { ...line, cells: [labelAndRest(line)[1]], isLabelled: false } : line;

/** It is one, or the rest of the one above it. */
const isOfParagraph = (line: Line, at: number, head: Line[]): boolean => {
  if (isLabelledSummary(line)) return true;
  const last = head[at - 1];
  const isRest = !line.hasGap && /^\p{Ll}/u.test(textOf(line)) && !isOfContact(textOf(line));
  return isParagraph(line) || (isRest && last?.wraps === true && isParagraph(last));
};

const withoutNumber = (text: string) => text.replace(/^(?:\[?\d{1,3}[.)\]])\s+/u, '');

/** A theme above bullets is none of them. */
function isGroupLabel(line: Line, lines: Line[]): boolean {
  const next = lines[lines.indexOf(line) + 1];
  const isBold = line.look.includes('bold') && next?.look === '' && textOf(line).length <= 40;
  if (isBold && !/\d/.test(textOf(line))) return true;
  return !line.isBullet && next?.isBullet === true && lines.filter(({ isBullet }) => isBullet).length > 1;
}

/** A remark with a gap above it, behind the last of a list that has bullets, belongs to the whole document. */
function isAside(line: Line, lines: Line[]): boolean {
  const at = lines.indexOf(line);
  const from = lines.findLastIndex(({ startsBlock }, index) => startsBlock && index <= at);
  return (
    line.hasGap &&
    !line.isBullet &&
    lines.slice(Math.max(0, from), at).some(({ isBullet }) => isBullet) &&
    !lines.slice(at).some(({ isBullet }) => isBullet)
  );
}

/** `Will travel. Own truck and tools.`: the only sentence among skills, with a gap above it, is none. */
function isRemark(line: Line, lines: Line[]): boolean {
  const isSentence = (one: Line) => /\p{Ll}[.!]$/u.test(textOf(one));
  return (
    line !== lines[0] &&
    line === lines.at(-1) &&
    line.hasGap &&
    !line.isBullet &&
    isSentence(line) &&
    lines.filter(isSentence).length === 1 &&
    splitItems(textOf(line)).length === 1
  );
}

/** Names of towns that the head gives: a job in one of them needs no region to be recognised. */
function townsOf({ location }: { location: string }): string[] {
  const towns = location.split(/,\s*/u).map((part) => folded(part.replace(/\d+/g, '')));
  return towns.filter((town) => town.length > 2);
}

/** Sections of another kind, and what was left over of those that were read. */
function others(
  sections: Section[],
  contact: Contact,
  education: string[],
  asides: string[],
  areLanguagesWhole: boolean,
): ResumeSource['others'] {
  const own = sections.filter(({ kind }) => kind === 'other' || (!areLanguagesWhole && kind === 'languages'));
  const headingOf = (kind: SectionKind) => sections.find((section) => section.kind === kind)?.heading ?? '';
  return [
    { heading: headingOf('contact'), lines: contact.left },
    { heading: headingOf('education'), lines: education },
    { heading: '', lines: asides },
    ...own.map(({ heading, lines }) => ({ heading, lines: paragraphs(lines) })),
  ].filter(({ lines }) => lines.length > 0);
}

function writtenDates(jobs: ReadJob[], schools: ReadSchool[]): Record<string, string> {
  const written = [
    ...jobs.flatMap(({ dates }, at) => [
      [`experience.${at}.startDate`, dates?.isSingle ? dates.endText : dates?.startText],
      [`experience.${at}.endDate`, dates?.endText],
    ]),
    ...schools.map(({ dates }, at) => [`education.${at}.graduationDate`, dates?.endText]),
  ] as [string, string | undefined][];
  return Object.fromEntries(written.flatMap(([path, text]) => (text ? [[path, text]] : [])));
}
