/** A JSON Resume (jsonresume.org, schema 1.0.0) in the shape of R-7; it stays whole under `_source`. */
import { ResumeContent, type ResumeSource } from '#contracts/resume-content.ts';
import type { ReadingCertainty } from '#contracts/resume-views.ts';

import { unreadable } from '../problems.ts';
import type { Reading } from '../reading.ts';
import { decodeText } from '../text/decode.ts';
import { withinLimits } from '../within-limits.ts';
import { list, record, text, texts, type Json } from './json-values.ts';

const KEPT_CHARACTERS = 200_000;

/** @throws {Unreadable} for what is no JSON, or JSON of something else */
export function readJsonResume(bytes: Uint8Array): Reading {
  const source = decodeText(bytes);
  const resume = record(parsedJson(source));
  if (!resume || !SECTIONS.some((section) => section in resume)) throw unreadable('not-json-resume');
  const content = ResumeContent.parse(withinLimits(contentOf(resume, source.length <= KEPT_CHARACTERS)));
  if (JSON.stringify({ ...content, _source: undefined }).replace(/[^\p{L}]/gu, '').length < 90) {
    if (!content.name && content.experience.length === 0 && content.education.length === 0)
      throw unreadable('no-text');
  }
  return { content, text: textOf(content), certainty: certaintyOf(content), problem: null };
}

const SECTIONS = ['basics', 'work', 'education', 'skills'];

function parsedJson(source: string): unknown {
  try {
    return JSON.parse(source.replace(/^\ufeff/, ''));
  } catch {
    throw unreadable('bad-json');
  }
}

function contentOf(resume: Json, isKept: boolean): ResumeContent {
  const basics = record(resume['basics']) ?? {};
  const profiles = list(basics['profiles']);
  const isLinkedIn = (profile: Json) =>
    /linkedin/i.test(`${text(profile['network'])} ${text(profile['url'])}`);
  const linkedin = profiles.find(isLinkedIn);
  const awards = list(resume['awards']).map((award) => joined(award, ['title', 'awarder', 'date']));
  return {
    name: text(basics['name']),
    email: text(basics['email']),
    phone: text(basics['phone']),
    location: text(basics['location']) || place(record(basics['location'])),
    linkedin: linkedin ? text(linkedin['url']) || text(linkedin['username']) : '',
    summary: text(basics['summary']),
    experience: list(resume['work']).map(jobOf),
    education: list(resume['education']).map(schoolOf),
    skills: list(resume['skills']).flatMap((skill) => keywordsOf(skill)),
    certifications: list(resume['certificates']).map((one) => joined(one, ['name', 'issuer', 'date'])),
    achievements: awards,
    _source: sourceOf(
      resume,
      basics,
      profiles.filter((profile) => profile !== linkedin),
      awards,
      isKept,
    ),
  };
}

function sourceOf(
  resume: Json,
  basics: Json,
  profiles: Json[],
  awards: string[],
  isKept: boolean,
): ResumeSource {
  const spans = [...list(resume['work']).map((job, at) => [`experience.${at}`, job] as const)];
  return {
    headline: text(basics['label']),
    languages: list(resume['languages'])
      .map((one) => text(one['language']))
      .filter(Boolean),
    projects: list(resume['projects']).map((one) => joined(one, ['name', 'description', 'summary'], ': ')),
    links: [text(basics['url']) || text(basics['website']), ...profiles.map(({ url }) => text(url))].filter(
      Boolean,
    ),
    awards,
    publications: list(resume['publications']).map((one) =>
      joined(one, ['name', 'publisher', 'releaseDate']),
    ),
    interests: list(resume['interests'])
      .map((one) => text(one['name']))
      .filter(Boolean),
    volunteering: list(resume['volunteer']).map((one) =>
      joined(one, ['position', 'organization', 'summary']),
    ),
    references: list(resume['references']).map((one) => joined(one, ['name', 'reference'], ': ')),
    others: [],
    dates: Object.fromEntries(
      spans.flatMap(([path, job]) =>
        ['startDate', 'endDate'].flatMap((field) =>
          text(job[field]) ? [[`${path}.${field}`, text(job[field])]] : [],
        ),
      ),
    ),
    ...(isKept && { jsonResume: resume }),
  };
}

function jobOf(job: Json): ResumeContent['experience'][number] {
  const start = date(job['startDate']);
  const end = date(job['endDate']);
  return {
    title: text(job['position']),
    company: text(job['name']) || text(job['company']),
    location: text(job['location']),
    startDate: start,
    endDate: end || (start && 'present'),
    bullets: [text(job['summary']), ...texts(job['highlights'])].filter(Boolean),
  };
}

function schoolOf(school: Json): ResumeContent['education'][number] {
  return {
    degree: [text(school['studyType']), text(school['area'])].filter(Boolean).join(' '),
    school: text(school['institution']),
    location: text(school['location']),
    graduationDate: date(school['endDate']),
    gpa: text(school['score']) || text(school['gpa']),
  };
}

function keywordsOf(skill: Json): string[] {
  const keywords = texts(skill['keywords']);
  return keywords.length > 0 ? keywords : [text(skill['name'])].filter(Boolean);
}

const joined = (one: Json, fields: string[], mark = ', ') =>
  fields
    .map((field) => text(one[field]))
    .filter(Boolean)
    .join(mark);

const place = (location: Json | undefined): string =>
  location ? [text(location['city']), text(location['region'])].filter(Boolean).join(', ') : '';

/** `2019-05-03` is `2019-05`; what is no date is none. */
function date(value: unknown): string {
  const written = text(value);
  if (/^(?:present|now|current|heute)$/i.test(written)) return 'present';
  return (
    /^(\d{4}(?:-(?:0[1-9]|1[0-2]))?)(?:-\d\d)?(?:T.*)?$/.exec(written)?.[1] ??
    /^(\d{4})\b/.exec(written)?.[1] ??
    ''
  );
}

/** What was read, for the eye. */
function textOf(content: ResumeContent): string {
  const lines = (value: unknown): string[] => {
    if (typeof value === 'string') return value ? [value] : [];
    if (typeof value !== 'object' || value === null) return [];
    return Object.values(value).flatMap(lines);
  };
  return lines({ ...content, _source: undefined }).join('\n');
}

/** What a program wrote into a field is sure. */
function certaintyOf(content: ResumeContent): Record<string, ReadingCertainty> {
  const fields: [string, string][] = [];
  const walk = (value: unknown, path: string): void => {
    if (typeof value === 'string') fields.push([path, value]);
    else if (typeof value === 'object' && value !== null)
      for (const [key, own] of Object.entries(value))
        if (key !== '_source') walk(own, path ? `${path}.${key}` : key);
  };
  walk(content, '');
  for (const name of ['experience', 'education', 'skills', 'certifications', 'achievements'] as const)
    if (content[name].length === 0) fields.push([name, '']);
  return Object.fromEntries(fields.map(([path, value]) => [path, value ? 'sure' : 'missing']));
}
