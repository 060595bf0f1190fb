/** A JobPosting of schema.org as the fields of an application. */
import type { ParsedJob } from '#contracts/jobs.ts';

import { employmentKinds, saysTime, timesOf } from './fields/employment.ts';
import { type JsonRecord, listOf, recordOf } from './json-ld.ts';
import { lineOf, textOf } from './plain-text.ts';
import { salaryOf } from './salary.ts';

export type Fields = Pick<
  ParsedJob,
  'company' | 'position' | 'location' | 'salary' | 'description' | 'requirements' | 'details'
>;

const LIST_MAXIMUM = 50;

/** What the posting says; null for each field of which it says nothing. */
export function fieldsOf(posting: JsonRecord): Fields {
  return {
    company: nameOf(listOf(posting['hiringOrganization'])[0]),
    position: lineOf(posting['title']) ?? lineOf(posting['name']),
    location: locationOf(posting),
    salary: salaryOf(posting),
    description: textOf(posting['description']),
    requirements: requirementsOf(posting),
    details: detailsOf(posting),
  };
}

function requirementsOf(posting: JsonRecord): string | null {
  const named = ['qualifications', 'experienceRequirements', 'educationRequirements', 'skills'];
  const paragraphs = named.map((name) =>
    listOf(posting[name]).slice(0, LIST_MAXIMUM).map(requirementOf).filter(Boolean).join('\n'),
  );
  return textOf(paragraphs.filter(Boolean).join('\n\n'));
}

function requirementOf(value: unknown): string | null {
  const record = recordOf(value);
  if (!record) return textOf(value);
  const months = record['monthsOfExperience'];
  if (typeof months === 'number' && months > 0 && months < 1_000) return `${months} months of experience`;
  return textOf(record['name'] ?? record['description'] ?? record['credentialCategory']);
}

const EMPLOYMENT: Record<string, string> = {
  FULL_TIME: 'Full-time',
  PART_TIME: 'Part-time',
  CONTRACTOR: 'Contract',
  TEMPORARY: 'Temporary',
  INTERN: 'Internship',
  VOLUNTEER: 'Volunteer',
  PER_DIEM: 'Per day',
  OTHER: '',
};

/** `Full-time · posted 2026-11-01 · open until 2026-12-01` */
function detailsOf(posting: JsonRecord): string | null {
  const types = listOf(posting['employmentType']).slice(0, LIST_MAXIMUM).map(employmentOf).filter(Boolean);
  const times = saysTime(types.join()) ? [] : timesOf(lineOf(posting['workHours']) ?? '');
  const kinds = [...types, ...times];
  const posted = dayOf(posting['datePosted']);
  const until = dayOf(posting['validThrough']);
  const parts = [kinds.join(', '), posted && `posted ${posted}`, until && `open until ${until}`];
  return lineOf(parts.filter(Boolean).join(' · '));
}

function employmentOf(value: unknown): string | null {
  const kind = (lineOf(value) ?? '').replace(/^•\s/, '');
  const key = kind.toUpperCase().replace(/[\s-]/g, '_');
  return Object.hasOwn(EMPLOYMENT, key)
    ? (EMPLOYMENT[key] ?? null)
    : employmentKinds(kind).join(', ') || kind;
}

/** The day of a date as it is written. */
function dayOf(value: unknown): string | undefined {
  const [day] = /^\d{4}-\d\d-\d\d/.exec(lineOf(value) ?? '') ?? [];
  return day !== undefined && !Number.isNaN(Date.parse(day)) ? day : undefined;
}

const PLACES_MAXIMUM = 10;

/** `Amsterdam, NL · Remote (Netherlands)`; null where the posting names no place. */
function locationOf(posting: JsonRecord): string | null {
  const places = listOf(posting['jobLocation']).slice(0, PLACES_MAXIMUM).map(placeOf);
  return lineOf([...new Set([...places, remoteOf(posting)])].filter(Boolean).join(' · '));
}

function placeOf(value: unknown): string | null {
  const place = recordOf(value);
  if (!place) return lineOf(value);
  const address = recordOf(place['address']);
  if (!address) return lineOf(place['address']) ?? nameOf(place);
  const parts = ['addressLocality', 'addressRegion', 'addressCountry'].map((name) => nameOf(address[name]));
  const known = [...new Set(parts.filter(Boolean))].join(', ');
  return known || lineOf(address['streetAddress']) || nameOf(place);
}

function remoteOf(posting: JsonRecord): string | null {
  if (!listOf(posting['jobLocationType']).some((type) => /^telecommute$/i.test(lineOf(type) ?? '')))
    return null;
  const areas = listOf(posting['applicantLocationRequirements']).slice(0, PLACES_MAXIMUM).map(nameOf);
  const known = areas.filter(Boolean).join(', ');
  return known ? `Remote (${known})` : 'Remote';
}

/** The name of a thing that may be just a text. */
const nameOf = (value: unknown): string | null => lineOf(recordOf(value)?.['name'] ?? value);
