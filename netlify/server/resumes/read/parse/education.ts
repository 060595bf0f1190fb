/** Degrees and schools. */
import type { Line } from '../lines.ts';
import { bareWord, folded, foldedSet } from '../words/fold.ts';
import { DEGREE_ENDINGS, DEGREE_WORDS, SCHOOL_ENDINGS, SCHOOL_WORDS } from '../words/education.ts';
import { findDates, withoutDates } from './dates.ts';
import { takeGrade } from './grade.ts';
import { datedLine } from './job-entries.ts';
import { continues, joinTexts, merged } from './join.ts';
import { labelAndRest } from './sections.ts';
import { readLabelledSchools } from './labelled-entries.ts';
import { isPlace, isTownLike, withoutPlace } from './place.ts';
import type { ReadSchool } from './read-entries.ts';
import { isMarked, regularEntries } from './regular-entries.ts';

const DEGREES = foldedSet(DEGREE_WORDS);
const DEGREE_TAILS = DEGREE_ENDINGS.map(folded);
const SCHOOLS = foldedSet(SCHOOL_WORDS);
const SCHOOL_TAILS = SCHOOL_ENDINGS.map(folded);

/** What stands in brackets is an addition. */
const words = (text: string) =>
  folded(text.replace(/\([^()]{0,60}\)/g, ' '))
    .split(/[\s/]+/u)
    .map(bareWord)
    .filter(Boolean);
const has = (text: string, list: ReadonlySet<string>, tails: readonly string[]) =>
  words(text).some(
    (word) =>
      list.has(word) ||
      list.has(word.replace(/\.$/, '')) ||
      tails.some((tail) => word.length > tail.length && word.endsWith(tail)),
  );
const isDegree = (text: string) =>
  has(text, DEGREES, DEGREE_TAILS) || /^[A-Z][A-Za-z]{0,4}\.(?:[A-Z][A-Za-z]{0,4}\.?){0,3}\s/.test(text);
const isSchool = (text: string) => has(text, SCHOOLS, SCHOOL_TAILS);

/** Degrees of a section, and its lines that are part of none. */
export function readEducation(
  lines: Line[],
  known: ReadonlySet<string>,
): { schools: ReadSchool[]; left: string[] } {
  const whole = joinEntries(lines);
  const labelled = readLabelledSchools(whole);
  if (labelled.length > 0) return { schools: labelled, left: [] };
  const regular = regularSchools(lines);
  if (regular) return { schools: regular, left: [] };
  const schools: ReadSchool[] = [];
  const left: string[] = [];
  let isNew = true;
  for (const line of whole) {
    const fields = isRemark(line) ? EMPTY : readLine(line, known);
    const current = schools.at(-1);
    isNew ||=
      current !== undefined &&
      (repeats(current, fields) || (line.hasGap && isWhole(current) && hasName(fields) && !fields.isUnsure));
    if (isNew && isEmpty(fields)) left.push(line.cells.join(' '));
    else if (isNew || !current) schools.push(fields);
    else if (!fill(current, fields)) left.push(line.cells.join(' '));
    isNew = false;
  }
  return { schools: schools.filter(hasName).map(withGuess), left };
}

/** Where every entry is a degree above a school, what they are called does not matter. */
function regularSchools(lines: Line[]): ReadSchool[] | undefined {
  const entries = regularEntries(lines);
  if (!entries || entries.some(({ title, details: [name = ''] }) => isSchool(title) && !isSchool(name)))
    return undefined;
  if (!isMarked(entries) && !entries.some(({ title }) => isDegree(title))) return undefined;
  return entries.map(({ title, dates, details }) => {
    const grade = details.findIndex((part) => takeGrade(part).rest === '');
    const [school = '', ...place] = details.filter((_, at) => at !== grade);
    const { gpa } = takeGrade(details[grade] ?? '');
    return {
      ...EMPTY,
      degree: title,
      school,
      location: place.join(' · '),
      gpa,
      dates,
      graduationDate: dates?.end ?? '',
    };
  });
}

/** Lines of one entry that a narrow page broke within a name. */
function joinEntries(lines: Line[]): Line[] {
  const whole: Line[] = [];
  for (const line of lines) {
    const last = whole.at(-1);
    if (last && continues(last, line) && !datedLine(line, 0)?.rest.cells.some(isDegree))
      whole[whole.length - 1] = merged(last, line);
    else if (
      last &&
      (last.cells.at(-1) ?? '').endsWith(',') &&
      !line.isLabelled &&
      !line.isBullet &&
      line.cells.length === 1
    )
      whole[whole.length - 1] = {
        ...last,
        cells: [...last.cells.slice(0, -1), joinTexts(last.cells.at(-1) ?? '', line.cells[0] ?? '')],
      };
    else whole.push(line);
  }
  return whole;
}

/** `Thesis: …`, `Minor: …`: a label that no field of the shape has. */
function isRemark(line: Line): boolean {
  const [label] = labelAndRest(line);
  return (
    label !== '' &&
    !line.isLabelled &&
    !isDegree(label) &&
    !isSchool(label) &&
    takeGrade(line.cells.join(' ')).gpa === '' &&
    findDates(label) === undefined
  );
}

const EMPTY: ReadSchool = {
  degree: '',
  school: '',
  location: '',
  graduationDate: '',
  gpa: '',
  dates: undefined,
  isUnsure: false,
};
const isEmpty = ({ degree, school, graduationDate, gpa }: ReadSchool) =>
  !degree && !school && !graduationDate && !gpa;
const hasName = ({ degree, school }: ReadSchool) => degree !== '' || school !== '';
const isWhole = ({ degree, school }: ReadSchool) => degree !== '' && school !== '';

const repeats = (current: ReadSchool, next: ReadSchool): boolean =>
  (current.degree !== '' && next.degree !== '' && !next.isUnsure) ||
  (current.school !== '' && next.school !== '' && !next.isUnsure) ||
  (current.graduationDate !== '' && next.graduationDate !== '' && hasName(current) && !next.isUnsure);

/** Puts what a line says into an entry; false where nothing of it had a place. */
function fill(current: ReadSchool, next: ReadSchool): boolean {
  let isUsed = false;
  for (const field of ['degree', 'school', 'location', 'graduationDate', 'gpa'] as const)
    if (current[field] === '' && next[field] !== '') {
      current[field] = next[field];
      isUsed = true;
    }
  current.dates ??= next.dates;
  // An unknown line is the name that is still missing.
  if (!isUsed && next.isUnsure && next.degree !== '' && current.school === '') {
    current.school = next.degree;
    return true;
  }
  return isUsed;
}

/** What one line says; a text of unknown kind is taken for a degree, unsurely. */
function readLine(line: Line, known: ReadonlySet<string>): ReadSchool {
  const dated = line.isBullet ? undefined : datedLine(line, 0);
  const text = dated ? dated.rest.cells.join('\t') : line.cells.join('\t');
  const inner = dated ? undefined : findDates(text);
  const plain = inner ? withoutDates(text, inner) : text;
  const dates = dated?.dates ?? inner;
  const { rest, gpa } = takeGrade(plain);
  const named = names(
    rest
      .split(/[\t|·•]|\s[–—]\s/u)
      .map((piece) => piece.trim())
      .filter(Boolean),
    known,
  );
  return { ...EMPTY, ...named, gpa, dates, graduationDate: dates?.end ?? '' };
}

function names(
  pieces: string[],
  known: ReadonlySet<string>,
): Pick<ReadSchool, 'degree' | 'school' | 'location' | 'isUnsure'> {
  const found = { degree: '', school: '', location: '', isUnsure: false };
  for (const piece of pieces.map((one) =>
    one
      .replace(/^[,;:.]|[,;:]$/g, '')
      .trim()
      .replace(/(?<=\p{L}{3})\.$/u, ''),
  )) {
    if (isPlace(piece) || (found.school && !isDegree(piece) && isTownLike(piece))) {
      found.location ||= piece;
      continue;
    }
    const { degree, school, location } = splitPiece(piece, known);
    if (degree && !found.degree) found.degree = degree;
    if (school && !found.school) found.school = school;
    found.location ||= location;
  }
  const [first] = pieces;
  if (found.degree && !found.school && first && pieces.length > 1 && !isDegree(first) && !isPlace(first))
    return { ...found, school: withoutPlace(first, true, known)[0] };
  if (!found.degree && !found.school && pieces[0] && !found.location)
    return { ...found, degree: pieces[0], isUnsure: true };
  return found;
}

/** `BTS Cuisine, option arts, Lycée des Alpilles, Grenoble`: the degree up to the school, the school up to the town. */
function splitPiece(
  piece: string,
  known: ReadonlySet<string>,
): { degree: string; school: string; location: string } {
  const [bare, location] = withoutPlace(piece, false, known);
  const parts = bare.split(/,\s+/u);
  const schoolAt = parts.findIndex((part) => isSchool(part) && !startsWithDegree(part));
  const degreeAt = parts.findIndex((part, at) => at !== schoolAt && isDegree(part));
  const dash = parts.length === 1 ? splitAtDash(bare) : undefined;
  if (dash) return { ...dash, location };
  if (schoolAt < 0)
    return degreeAt >= 0 || isDegree(bare)
      ? { degree: bare, school: '', location }
      : { degree: '', school: '', location };
  const isDegreeFirst = schoolAt > 0;
  const schoolEnd = !isDegreeFirst && degreeAt > 0 ? degreeAt : parts.length;
  const [school, place] = location
    ? [parts.slice(schoolAt, schoolEnd).join(', '), '']
    : withoutPlace(parts.slice(schoolAt, schoolEnd).join(', '), true, known);
  const degree = isDegreeFirst ? parts.slice(0, schoolAt).join(', ') : parts.slice(schoolEnd).join(', ');
  return { degree, school, location: location || place };
}

/** `Diplom University Course` begins with a degree, `Master School` is rare. */
const startsWithDegree = (part: string) => {
  const own = words(part);
  const isNoun = (word: string | undefined) => word !== undefined && DEGREES.has(word) && !SCHOOLS.has(word);
  return (
    isNoun(own.at(-1)) ||
    (isNoun(own[0]) &&
      !/\b(?:university|college|school|universität|hochschule|lycée|gymnasium)\b/iu.test(part))
  );
};

function splitAtDash(text: string): { degree: string; school: string } | undefined {
  const [left = '', right = '', ...more] = text.split(' - ');
  if (!right || more.length > 0) return undefined;
  if (isSchool(right) && !isSchool(left)) return { degree: left, school: right };
  return isSchool(left) && !isSchool(right) ? { degree: right, school: left } : undefined;
}

/** A name that no list knows, beside a degree that one does. */
const withGuess = (school: ReadSchool): ReadSchool => ({
  ...school,
  isUnsure: school.isUnsure || !isWhole(school),
});
