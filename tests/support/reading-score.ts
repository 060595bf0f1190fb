/** How well documents are read: each beside what a careful reader would write down. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { ResumeContent } from '#contracts/resume-content.ts';

import { readDocument } from '#server/resumes/read/read-document.ts';
import type { Reading } from '#server/resumes/read/reading.ts';

export type Tally = { fields: number; right: number; invented: string[]; misses: string[] };

type Expected = Omit<ResumeContent, '_source'> & { _source: Record<string, string[]>; _notes?: string[] };

const SINGLE = ['name', 'email', 'phone', 'location', 'linkedin', 'summary'] as const;
const OF_JOB = ['title', 'company', 'location', 'startDate', 'endDate'] as const;
const OF_SCHOOL = ['degree', 'school', 'location', 'graduationDate', 'gpa'] as const;
const LISTS = ['skills', 'certifications', 'achievements'] as const;
const SOURCE_LISTS = ['languages', 'projects', 'links', 'publications', 'interests'] as const;

/** The documents of a folder, `NN-name.ext` with `NN-name.expected.json`, by extension. */
export async function scoreFolder(folder: string): Promise<Map<string, Tally>> {
  const tallies = new Map<string, Tally>();
  const files = readdirSync(folder).filter((file) => file.endsWith('.expected.json'));
  for (const file of files) {
    const base = file.replace('.expected.json', '');
    const name = readdirSync(folder).find((one) => one !== file && one.startsWith(`${base}.`));
    if (!name) throw new Error(`No document for ${file}.`);
    const expected = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Expected;
    const reading = await readDocument({ bytes: readFileSync(path.join(folder, name)), fileName: name });
    const extension = path.extname(name).slice(1);
    tallies.set(extension, added(tallies.get(extension), scoreOne(name, reading, expected)));
  }
  return tallies;
}

function added(sum: Tally | undefined, one: Tally): Tally {
  if (!sum) return one;
  return {
    fields: sum.fields + one.fields,
    right: sum.right + one.right,
    invented: [...sum.invented, ...one.invented],
    misses: [...sum.misses, ...one.misses],
  };
}

/** Each field that either side has counts once; items of a list too. */
export function scoreOne(name: string, reading: Reading, expected: Expected): Tally {
  const pairs = fieldPairs(reading.content, expected).filter(([, found, wanted]) => found || wanted);
  const wrong = pairs.filter(([path, found, wanted]) => !isSame(path, found, wanted));
  return {
    fields: pairs.length,
    right: pairs.length - wrong.length,
    invented: inventedOf(reading).map((text) => `${name}: ${text}`),
    misses: wrong.map(([path, found, wanted]) => `${name} ${path}: “${found}” should be “${wanted}”`),
  };
}

type Pair = [path: string, found: string, wanted: string];

function fieldPairs(content: ResumeContent | null, expected: Expected): Pair[] {
  const singles = SINGLE.map((field): Pair => [field, content?.[field] ?? '', expected[field] ?? '']);
  const jobs = aligned(
    content?.experience ?? [],
    expected.experience,
    ({ title, company, startDate }) => `${title} ${company} ${startDate}`,
  );
  const schools = aligned(
    content?.education ?? [],
    expected.education,
    ({ degree, school }) => `${degree} ${school}`,
  );
  return [
    ...singles,
    ...jobs.flatMap(([found, wanted], at): Pair[] => [
      ...OF_JOB.map((field): Pair => [
        `experience.${at}.${field}`,
        found?.[field] ?? '',
        wanted?.[field] ?? '',
      ]),
      ...listPairs(`experience.${at}.bullets`, found?.bullets ?? [], wanted?.bullets ?? []),
    ]),
    ...schools.flatMap(([found, wanted], at) =>
      OF_SCHOOL.map((field): Pair => [
        `education.${at}.${field}`,
        found?.[field] ?? '',
        wanted?.[field] ?? '',
      ]),
    ),
    ...LISTS.flatMap((field) => listPairs(field, content?.[field] ?? [], expected[field])),
    ...SOURCE_LISTS.flatMap((field) =>
      listPairs(`_source.${field}`, content?._source?.[field] ?? [], expected._source[field] ?? []),
    ),
  ];
}

/** Entries beside those that they are most alike; what is left of either side stands alone. */
function aligned<Entry>(
  found: Entry[],
  wanted: Entry[],
  text: (entry: Entry) => string,
): [Entry | undefined, Entry | undefined][] {
  const free = [...found];
  const pairs = wanted.map((one): [Entry | undefined, Entry | undefined] => {
    const scores = free.map((other) => likeness(text(other), text(one)));
    const best = Math.max(0, ...scores);
    const [match] = best > 0.3 ? free.splice(scores.indexOf(best), 1) : [];
    return [match, one];
  });
  return [...pairs, ...free.map((one): [Entry, undefined] => [one, undefined])];
}

function likeness(a: string, b: string): number {
  const words = (text: string) => new Set(plain(text).split(' ').filter(Boolean));
  const [left, right] = [words(a), words(b)];
  const shared = [...left].filter((word) => right.has(word)).length;
  return (2 * shared) / Math.max(1, left.size + right.size);
}

function listPairs(path: string, found: string[], wanted: string[]): Pair[] {
  const free = [...found];
  const pairs = wanted.map((item): Pair => {
    const at = free.findIndex((one) => isSame(path, one, item));
    return [path, at < 0 ? '' : (free.splice(at, 1)[0] ?? ''), item];
  });
  return [...pairs, ...free.map((item): Pair => [path, item, ''])];
}

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘`]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.,;]$/, '');

function isSame(path: string, found: string, wanted: string): boolean {
  if (/linkedin$|links$/.test(path)) return address(found) === address(wanted);
  // The name is what counts; what is said of it may follow.
  if (/projects$|publications$|languages$/.test(path))
    return wanted !== '' && plain(found).startsWith(plain(wanted));
  if (path === 'phone') return found.replace(/\D/g, '') === wanted.replace(/\D/g, '');
  return plain(found) === plain(wanted);
}

const address = (url: string) =>
  plain(url)
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/\/$/, '');

/** Strings of a reading whose words do not stand in the text one after another. */
export function inventedOf({ content, text }: Reading): string[] {
  if (!content || content._source?.jsonResume !== undefined) return [];
  const letters = (value: string) => plain(value).replace(/[^\p{L}\d]/gu, '');
  const all = letters(text);
  const { _source, ...shape } = content;
  const strings = (value: unknown, key = ''): string[] => {
    if (typeof value === 'string') return key.endsWith('Date') ? [] : [value];
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([name, own]) => strings(own, Array.isArray(value) ? key : name));
  };
  return strings(shape).filter((value) => !all.includes(letters(value)));
}
