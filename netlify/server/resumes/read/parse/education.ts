/** Degrees and schools. */
import type { Line } from '../lines.ts';
import { findDates, withoutDates } from './dates.ts';
import { DEGREES, isDegree, isSchool, SCHOOLS, words } from './degree-words.ts';
import { takeGrade } from './grade.ts';
import { datedLine } from './job-entries.ts';
import { joinEntries } from './education-lines.ts';
import { labelAndRest } from './sections.ts';
import { isTableHead, readLabelledSchools } from './labelled-entries.ts';
import type { ReadSchool } from './read-entries.ts';
import { isMarked, regularEntries } from './regular-entries.ts';
import { isPlace, isTownLike, withoutPlace } from './place.ts';

/** Degrees of a section, and its lines that are part of none. */
export function readEducation(
  lines: Line[],
  known: ReadonlySet<string>,
): { schools: ReadSchool[]; left: string[] } {
  const whole = joinEntries(lines.filter((line) => !isTableHead(line)));
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
    if (current && isUnknownAbove(current, fields, line)) {
      const { degree, gpa } = fields;
      schools[schools.length - 1] = { ...asSchool(current), degree, gpa: current.gpa || gpa };
      continue;
    }
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

/** `Hotel Alte Post, Murnau` with its dates, above the degree: a name that no list knows is a school there. */
const isUnknownAbove = (current: ReadSchool, next: ReadSchool, line: Line): boolean =>
  current.isUnsure &&
  current.school === '' &&
  current.dates !== undefined &&
  next.degree !== '' &&
  next.school === '' &&
  next.dates === undefined &&
  !next.isUnsure &&
  !line.hasGap;

/** Where every entry is a degree above a school, what they are called does not matter. */
function regularSchools(lines: Line[]): ReadSchool[] | undefined {
  const entries = regularEntries(lines);
  if (!entries || entries.some(({ title, details: [name = ''] }) => isSchool(title) && !isSchool(name)))
    return undefined;
  const hasMarks = isMarked(entries);
  if (!hasMarks && !entries.some(({ title }) => isDegree(title))) return undefined;
  return entries.map(({ title, dates, details }) => {
    const grade = details.findIndex((part) => takeGrade(part).rest === '');
    const [whole = '', ...more] = details.filter((_, at) => at !== grade);
    const { rest: name, gpa: behind } = takeGrade(whole);
    const [school, place] = hasMarks ? [name, more.join(' · ')] : withoutPlace(name, true);
    const gpa = takeGrade(details[grade] ?? '').gpa || behind;
    return {
      ...EMPTY,
      degree: title,
      school,
      location: place,
      gpa,
      dates,
      graduationDate: dates?.end ?? '',
    };
  });
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
  // An unknown line is the name that is still missing.
  if (next.isUnsure && next.degree !== '' && current.degree !== '' && current.school === '')
    return fill(current, asSchool(next));
  let isUsed = false;
  for (const field of ['degree', 'school', 'location', 'graduationDate', 'gpa'] as const)
    if (current[field] === '' && next[field] !== '') {
      current[field] = next[field];
      isUsed = true;
    }
  current.dates ??= next.dates;
  return isUsed;
}

/** `Steuerkanzlei Wulff, Wismar`, of which no list knows a word. */
function asSchool(next: ReadSchool): ReadSchool {
  const [school, place] = next.location ? [next.degree] : withoutPlace(next.degree, true);
  return { ...next, degree: '', school, location: next.location || (place ?? ''), isUnsure: false };
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
    cutAtBold(rest, line.bold)
      .flatMap((part) => part.split(MARKS))
      .map((piece) => piece.trim())
      .filter(Boolean),
    known,
  );
  return { ...EMPTY, ...named, gpa, dates, graduationDate: dates?.end ?? '' };
}

/** The end of a place or a long word, a period and another name part like marks. */
const MARKS = /[\t|·•]|\s[–—]\s|(?<=, [A-Z]{2}|\p{Ll}{5})\.\s(?=\p{Lu})/u;

/** `**M.A. Design**, Art School, Umeå` has its degree in bold, `**TU Graz** Master` its school. */
function cutAtBold(text: string, bold: string): string[] {
  const rest = text.slice(bold.length);
  const isLead = bold.length > 3 && text.startsWith(bold) && rest !== '';
  const isName =
    /^\s?[,–—-]\s/u.test(rest) ||
    (/^\s\p{Lu}/u.test(rest) && (isDegree(bold) !== isDegree(rest) || isSchool(bold) !== isSchool(rest)));
  return isLead && isName ? [bold, rest.replace(/^\s?[,–—-]?\s/u, '')] : [text];
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
  const other = pieces.find((piece) => !isDegree(piece) && !isPlace(piece) && piece !== found.location);
  if (found.degree && !found.school && other && pieces.length > 1) {
    const [school, place] = withoutPlace(other, true, known);
    const last = pieces.at(-1) ?? '';
    const location = found.location || place || (last !== other && isTownLike(last) ? last : '');
    return { ...found, school, location };
  }
  if (
    found.school &&
    !found.degree &&
    other &&
    !isSchool(other) &&
    other !== found.school &&
    pieces.length > 1
  )
    return { ...found, degree: other };
  if (!found.degree && !found.school && first && !isPlace(first)) {
    const [degree] = found.location ? withoutPlace(first, false, known) : [first];
    return { ...found, degree, isUnsure: degree !== '' };
  }
  return found;
}

/** `BTS Cuisine, option arts, Lycée des Alpilles, Grenoble`: the degree up to the school, the school up to the town. */
function splitPiece(
  piece: string,
  known: ReadonlySet<string>,
): { degree: string; school: string; location: string } {
  const [, before, after = ''] = /^(.{2,120}?) - ([^–—-]{2,60})$/u.exec(piece) ?? [];
  if (before !== undefined && isPlace(after) && !/^[A-Z]{2},/.test(after)) {
    const [degree = '', school = '', ...more] = before.split(' - ');
    const isNamed = school !== '' && more.length === 0 && isDegree(degree) && !isDegree(school);
    return { ...(isNamed ? { degree, school } : splitPiece(before, known)), location: after };
  }
  const [bare, location] = withoutPlace(piece, false, known);
  const parts = bare.split(/,\s+/u);
  const schoolAt = parts.findIndex((part) => isSchool(part) && !startsWithDegree(part));
  const degreeAt = parts.findIndex((part, at) => at !== schoolAt && isDegree(part));
  const dash = splitAtDash(bare);
  if (dash) {
    const [school, place] = location ? [dash.school, location] : withoutPlace(dash.school, true, known);
    return { ...dash, school, location: place };
  }
  if (schoolAt < 0 && degreeAt === 0) {
    const unknown = splitUnknown(parts, location);
    if (unknown) return unknown;
  }
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

/** `Ausbildung zum Tischler, Holzwerk Nord, Husum`: a degree with its subject, a name and a town. */
function splitUnknown(
  parts: string[],
  place: string,
): { degree: string; school: string; location: string } | undefined {
  const [degree = '', school = '', location = '', ...more] = place
    ? [...parts.slice(0, 2), place, ...parts.slice(2)]
    : parts;
  const isWhole = more.length === 0 && degree.includes(' ') && /^\p{Lu}/u.test(school);
  return isWhole &&
    location !== '' &&
    school !== place &&
    (place !== '' || isTownLike(location)) &&
    !isDegree(school)
    ? { degree, school, location }
    : undefined;
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

const namesSchool = (text: string): boolean => isSchool(text) && !startsWithDegree(text);

function splitAtDash(text: string): { degree: string; school: string } | undefined {
  const [left = '', right = '', ...more] = text.split(' - ');
  if (!right || more.length > 0) return undefined;
  const [name = '', ...others] = right.split(/,\s+/u);
  if (namesSchool(name) && !namesSchool(left)) return { degree: left, school: right };
  return namesSchool(left) && !namesSchool(right) && others.length === 0
    ? { degree: right, school: left }
    : undefined;
}

/** A name that no list knows, beside a degree that one does. */
const withGuess = (school: ReadSchool): ReadSchool => ({
  ...school,
  isUnsure: school.isUnsure || !isWhole(school),
});
