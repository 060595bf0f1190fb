/** A resume in the open format of https://jsonresume.org/schema, version 1.0.0. */
import type { ResumeContent, ResumeEducation, ResumeJob } from '#contracts/resume-content.ts';

import { linesAsEntries, skillsAsEntries } from './kept.ts';
import { basicsOf } from './basics.ts';
import {
  entriesOf,
  filled,
  isAddress,
  isIsoDate,
  isObject,
  isShallow,
  textOf,
  type JsonObject,
} from './known-entry.ts';

const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';
const DEPTH_MAXIMUM = 12;
/** Sections whose entries are lines of ours: name in the format, and the field that has the line. */
const LINE_SECTIONS = [
  ['certificates', 'name', ({ certifications }: ResumeContent) => certifications],
  [
    'awards',
    'title',
    ({ achievements, _source }: ResumeContent) => [...new Set([...achievements, ...(_source?.awards ?? [])])],
  ],
  ['publications', 'name', ({ _source }: ResumeContent) => _source?.publications],
  ['projects', 'name', ({ _source }: ResumeContent) => _source?.projects],
  ['volunteer', 'organization', ({ _source }: ResumeContent) => _source?.volunteering],
  ['languages', 'language', ({ _source }: ResumeContent) => _source?.languages],
  ['interests', 'name', ({ _source }: ResumeContent) => _source?.interests],
  ['references', 'reference', ({ _source }: ResumeContent) => _source?.references],
] as const;

/**
 * What the format has no place for stands beside it, which its schema allows: `sections`,
 * `isCurrent` of a job without a known end, and dates in words as `startDateText` and the like.
 */
export function writeJsonResume(content: ResumeContent): string {
  const original = isObject(content._source?.jsonResume) ? content._source.jsonResume : {};
  const known = (section: string) => entriesOf(original[section]);
  const resume = filled({
    $schema: SCHEMA,
    ...beyondSchema(original),
    basics: basicsOf(content, isObject(original['basics']) ? original['basics'] : {}),
    work: content.experience.map((job, index) =>
      workOf(job, known('work'), wordedDates(content, 'experience', index)),
    ),
    education: content.education.map((degree, index) =>
      educationOf(degree, known('education'), wordedDates(content, 'education', index)),
    ),
    skills: skillsAsEntries(content.skills.filter(Boolean), known('skills')),
    ...Object.fromEntries(
      LINE_SECTIONS.map(([section, field, lines]) => [
        section,
        linesAsEntries((lines(content) ?? []).filter(Boolean), known(section), field),
      ]),
    ),
    sections: content._source?.others ?? [],
  });
  return `${JSON.stringify(resume, null, 2)}\n`;
}

const SCHEMA_SECTIONS = new Set<string>([
  ...['$schema', 'basics', 'work', 'education', 'skills', 'sections'],
  ...LINE_SECTIONS.map(([section]) => section),
]);

/** What the original has beside the sections of the schema. */
function beyondSchema(original: JsonObject): JsonObject {
  const { meta, ...others } = Object.fromEntries(
    Object.entries(original).filter(
      ([key, value]) => !SCHEMA_SECTIONS.has(key) && isShallow(value, DEPTH_MAXIMUM),
    ),
  );
  return { ...others, ...(isObject(meta) && { meta: metaOf(meta) }) };
}

function metaOf(meta: JsonObject): JsonObject {
  const isKept = ([key, value]: [string, unknown]) =>
    key === 'canonical'
      ? isAddress(value)
      : !['version', 'lastModified'].includes(key) || typeof value === 'string';
  return Object.fromEntries(Object.entries(meta).filter(isKept));
}

function workOf(job: ResumeJob, known: JsonObject[], worded: JsonObject): JsonObject {
  const { title, company, location, startDate, endDate, bullets } = job;
  const same = known.find(({ name, position }) => name === company && position === title) ?? {};
  const beside = [same['summary'], same['description']]; // which the reader of a JSON Resume makes bullets of
  return filled({
    ...same,
    name: company,
    position: title,
    location,
    ...isoDates({ startDate, endDate }),
    ...(startDate && endDate === '' && { isCurrent: false }),
    ...worded,
    highlights: bullets.filter((bullet) => bullet && !beside.includes(bullet)),
    summary: bullets.includes(textOf(same['summary'])) ? same['summary'] : '',
    description: bullets.includes(textOf(same['description'])) ? same['description'] : '',
  });
}

function educationOf(education: ResumeEducation, known: JsonObject[], worded: JsonObject): JsonObject {
  const { degree, school, location, graduationDate, gpa } = education;
  const same = known.find(
    ({ institution, area, studyType }) =>
      institution === school && [studyType, area].map(textOf).filter(Boolean).join(' ') === degree,
  );
  return filled({
    ...(same ?? { studyType: degree }),
    institution: school,
    location,
    ...isoDates({ endDate: graduationDate }),
    ...worded,
    score: gpa,
  });
}

/** No end is the format's way to say `present`. */
function isoDates(dates: Record<string, string>): JsonObject {
  return Object.fromEntries(Object.entries(dates).map(([key, date]) => [key, isIsoDate(date) ? date : '']));
}

function wordedDates({ _source }: ResumeContent, section: string, index: number): JsonObject {
  const prefix = `${section}.${index}.`;
  const dates = Object.entries(_source?.dates ?? {}).filter(([path]) => path.startsWith(prefix));
  return Object.fromEntries(dates.map(([path, text]) => [`${path.slice(prefix.length)}Text`, text]));
}
