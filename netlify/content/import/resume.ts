/** What the reader of resumes found, as a person: of a .docx, .pdf, .doc, .txt or a JSON Resume. */
import type { ResumeContent, ResumeEducation, ResumeJob } from '#contracts/resume-content.ts';
import { z } from 'zod';

import type { Reading as ResumeReading } from '../../server/resumes/read/reading.ts';
import { monthOf, wholeMonth } from './dates.ts';
import { paragraphsOf, partsOfBullets } from './descriptions.ts';
import { guessesOf } from './guesses.ts';
import { languagesWithLevels, partsOfJson } from './json-resume.ts';
import {
  nobody,
  type ImportedAward,
  type ImportedCredential,
  type ImportedProject,
  type ImportedRole,
  type Notes,
  type Reading,
} from './person.ts';

const text = z.string().catch('');

/** The parts of a JSON Resume that the shape of a resume has no place for. */
const JsonResume = z.object({
  basics: z
    .object({
      profiles: z.array(z.object({ network: z.string().catch(''), url: z.string().catch('') })).catch([]),
    })
    .catch({ profiles: [] }),
  awards: z.array(z.object({ title: text, date: text, awarder: text, summary: text })).catch([]),
  publications: z
    .array(z.object({ name: text, releaseDate: text, publisher: text, summary: text, url: text }))
    .catch([]),
  references: z.array(z.object({ name: z.string().catch(''), reference: z.string().catch('') })).catch([]),
});

/** @throws {Error} with the sentence of the reader where it could not read the document */
export function personOfResume(reading: ResumeReading): Reading {
  const { content, problem } = reading;
  if (!content) throw new Error(problem ?? 'This document cannot be read.');
  const notes: Notes = { guessed: guessesOf(reading, content), leftOut: [] };
  const { _source: source } = content;
  const json = source?.jsonResume === undefined ? undefined : JsonResume.safeParse(source.jsonResume).data;
  const name = asWritten(content.name);
  if (name !== content.name) notes.guessed.push(`the name is "${name}": the resume has capitals alone`);
  const words = name.split(' ');
  if (words.length > 2) notes.guessed.push(`\`familyName\` is the last word of "${name}"`);
  if (content.phone)
    notes.guessed.push(`\`phone\` is that of the resume: everybody will read ${content.phone} on the page`);
  for (const [what, lines] of leftOvers(content))
    for (const line of lines) notes.leftOut.push(`${what}: ${line}`);
  return {
    person: {
      ...nobody(),
      givenName: words.slice(0, Math.max(1, words.length - 1)).join(' '),
      familyName: words.slice(1).at(-1) ?? '',
      headline: source?.headline ?? '',
      summary: paragraphsOf(content.summary),
      email: content.email,
      phone: content.phone,
      location: content.location,
      network: networkOf(content, json?.basics.profiles ?? []),
      languages: languagesWithLevels(
        source?.languages ?? [],
        (source?.others ?? []).flatMap(({ lines }) => lines),
      ),
      roles: content.experience.flatMap((job) => roleOf(job, notes)),
      credentials: [
        ...content.education.map(educationOf),
        ...content.certifications.map(certificateOf),
      ].filter(({ name }) => name !== ''),
      skills: [...new Set(content.skills)],
      projects: projectsOf(source?.projects ?? [], notes),
      awards: json
        ? awardsOf(json, notes)
        : [
            ...(source?.awards ?? []).flatMap((line) => awardOf('recognition', line, notes)),
            ...(source?.publications ?? []).flatMap((line) => awardOf('article', line, notes)),
          ],
      testimonials: (json?.references ?? [])
        .filter(({ name, reference }) => name && reference)
        .map(({ name, reference }) => ({
          name,
          title: '',
          context: '',
          quote: reference.replace(/\s+/g, ' '),
        })),
      ...partsOfJson(source?.jsonResume, notes),
    },
    notes,
  };
}

/** A name in capitals alone as one writes it: "AÏCHA BEN-AMAR" is "Aïcha Ben-Amar". */
function asWritten(name: string): string {
  if (name !== name.toLocaleUpperCase() || name === name.toLocaleLowerCase()) return name;
  return name.toLocaleLowerCase().replace(/(?:^|[\s'’-])\p{L}/gu, (start) => start.toLocaleUpperCase());
}

/** What has no place in content, or nobody should publish without a thought. */
function leftOvers({ _source: source, education, achievements }: ResumeContent): [string, string[]][] {
  const languages = (source?.languages ?? []).map((language) => language.split(/[\s(:–-]/, 1)[0] ?? language);
  return [
    [
      'a reference, who did not agree to stand on a page',
      source?.jsonResume ? [] : (source?.references ?? []),
    ],
    ['an interest', source?.interests ?? []],
    ['voluntary work', source?.volunteering ?? []],
    ['an achievement of no single job', achievements.filter((line) => !source?.awards.includes(line))],
    ['a grade', education.flatMap(({ gpa }) => (gpa ? [gpa] : []))],
    ...(source?.others ?? []).map(({ heading, lines }): [string, string[]] => [
      heading,
      lines.filter((line) => !languages.some((language) => line.includes(language))),
    ]),
  ];
}

function networkOf(
  { linkedin, _source: source }: ResumeContent,
  profiles: { network: string; url: string }[],
) {
  const named = profiles.find(({ url }) => url.startsWith('https://'));
  if (named) return { label: named.network || 'Profile', url: named.url };
  const links = source?.links ?? [];
  const known = linkedin || links.find((link) => link.includes('linkedin.com/'));
  const url = URL.parse(`https://${(known || links[0] || '').replace(/^https?:\/\//, '')}`);
  if (!url) return undefined;
  return { label: known ? 'LinkedIn' : url.hostname.replace(/^www\./, ''), url: url.href.replace(/\/$/, '') };
}

function roleOf(
  { title, company, location, startDate, endDate, bullets }: ResumeJob,
  notes: Notes,
): ImportedRole[] {
  const what = [title, company].filter(Boolean).join(', ');
  const start = startDate === 'present' ? undefined : wholeMonth(startDate || undefined);
  if (!start || !title || !company) {
    notes.leftOut.push(`the job "${what}": it has no ${start ? 'title or company' : 'date of its start'}`);
    return [];
  }
  if (startDate.length === 4)
    notes.guessed.push(`"${what}" began in January ${startDate}: the resume has the year alone`);
  const end = endDate === 'present' || endDate === '' ? null : (wholeMonth(endDate) ?? null);
  return [{ title, company, location, start, end, ...partsOfBullets(bullets) }];
}

const educationOf = ({ degree, school, graduationDate }: ResumeEducation): ImportedCredential => ({
  kind: 'education',
  name: degree || school,
  issuer: degree ? school : '',
  ...(/^\d{4}/.test(graduationDate) && { date: graduationDate }),
});

/** "CCRN, AACN, 2018" or "CHA, AHLEI, Nov 2016", where that is all; else the whole line is the name. */
function certificateOf(line: string): ImportedCredential {
  const [name = '', issuer = '', written = '', ...others] = line.split(', ');
  const date = others.length === 0 ? monthOf(written) : undefined;
  return date ? { kind: 'certificate', name, issuer, date } : { kind: 'certificate', name: line, issuer: '' };
}

/** "Name: what it is" each; or each "Name (2023 – 2024)", with what it is on the lines below. */
function projectsOf(lines: readonly string[], { leftOut }: Notes): ImportedProject[] {
  const parts = lines.map(withoutDates);
  if (parts.every(([, dates]) => dates === '')) return lines.flatMap(projectOf);
  const projects: ImportedProject[] = [];
  for (const [text, dates] of parts) {
    const last = projects.at(-1);
    if (dates) {
      projects.push({ title: text, description: '' });
      leftOut.push(`when the project "${text}" was: ${dates}`);
    } else if (last) last.description = `${last.description} ${text}`.trim();
    else projects.push(...projectOf(text));
  }
  return projects.map(({ title, description }) => ({ title, description: description || title }));
}

function projectOf(line: string): ImportedProject[] {
  const [title = '', ...rest] = line.split(/: | – | — |\n/).map((part) => part.trim());
  const description = rest.join(' ').trim();
  return title ? [{ title, description: description || title }] : [];
}

/** "Rosters (Jan 2024 – Sep 2024)" is the name and the dates; no dates where the line ends otherwise. */
function withoutDates(line: string): [string, string] {
  const open = line.endsWith(')') ? line.lastIndexOf('(') : -1;
  const inside = line.slice(open + 1, -1);
  return open > 0 && /\b(?:19|20)\d{2}\b/.test(inside) ? [line.slice(0, open).trim(), inside] : [line, ''];
}

/** Awards and publications of a JSON Resume. */
function awardsOf({ awards, publications }: z.infer<typeof JsonResume>, notes: Notes): ImportedAward[] {
  const entries: ImportedAward[] = [
    ...awards.map(({ title, date, awarder, summary }) => ({
      kind: 'recognition' as const,
      title,
      issuer: awarder,
      date: monthOf(date) ?? '',
      summary,
    })),
    ...publications.map(({ name, releaseDate, publisher, summary, url }) => ({
      kind: 'article' as const,
      title: name,
      issuer: publisher,
      date: monthOf(releaseDate) ?? '',
      summary,
      ...(url.startsWith('https://') && { url }),
    })),
  ];
  return entries.filter(({ title, date }) => {
    if (title && date) return true;
    notes.leftOut.push(`the award or publication "${title}": it has no ${title ? 'date' : 'title'}`);
    return false;
  });
}

function awardOf(kind: ImportedAward['kind'], line: string, notes: Notes): ImportedAward[] {
  const year = /\b(?:19|20)\d{2}\b/.exec(line)?.[0];
  if (year) return [{ kind, title: line, issuer: '', date: year, summary: '' }];
  notes.leftOut.push(`the ${kind === 'article' ? 'publication' : 'award'} "${line}": it has no year`);
  return [];
}
