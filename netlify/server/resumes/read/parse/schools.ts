/** Degrees and schools, found as jobs are: every way to read each entry is weighed. */
import { textOf, type Line } from '../lines.ts';
import { findDates, withoutDates, type FoundDates } from './dates.ts';
import { decodeEntries, type Anchor } from './decode-entries.ts';
import { isDegree, isSchool } from './degree-words.ts';
import { joinEntries } from './education-lines.ts';
import { formEntries } from './form-entries.ts';
import { takeGrade } from './grade.ts';
import { labelOf } from './head-atoms.ts';
import { schoolSenses } from './head-roles.ts';
import { tableAsForm } from './field-labels.ts';
import { isKindOfWork } from './place.ts';
import type { ReadSchool } from './read-entries.ts';
import { labelAndRest } from './section.ts';

/** In lines: so far from a degree its date may stand. */
const NEAR = 4;

/** Degrees of a section, and its lines that are part of none. */
export function readEducation(
  lines: Line[],
  known: ReadonlySet<string>,
): { schools: ReadSchool[]; left: string[] } {
  const areBullets = lines.every(({ isBullet }) => isBullet);
  const left: string[] = [];
  const told: Line[] = [];
  const grades: { at: number; gpa: string }[] = [];
  const ends: { at: number; end: FoundDates }[] = [];
  for (const line of joinEntries(tableAsForm(lines))) {
    const text = line.cells.join('\t');
    const [expected = '', when = ''] = EXPECTED_BESIDE.exec(text) ?? [];
    const isSpan = (one: string) => findDates(one)?.isSingle === false;
    // What lasts still has an end to come.
    const isToCome =
      expected !== '' && (isSpan(text.replace(expected, '')) || isSpan(textOf(told.at(-1) ?? line)));
    if (isToCome) {
      const end = findDates(when);
      if (end) ends.push({ at: told.length, end });
    }
    const { rest, gpa } = takeGrade((isToCome ? text.replace(expected, '') : text).replace(HONOUR, ''));
    const [, honour] = HONOUR.exec(text) ?? [];
    if (honour) left.push(honour);
    const cells = rest.split('\t').flatMap((cell) => cell.trim() || []);
    if (gpa) grades.push({ at: Math.max(0, cells.length > 0 ? told.length : told.length - 1), gpa });
    const end = endOf(line);
    if (end && told.length > 0) ends.push({ at: told.length - 1, end });
    else if (isRemark(line)) left.push(line.cells.join(' '));
    else if (cells.length > 0)
      told.push({
        ...line,
        cells: gpa || honour || isToCome ? cells : line.cells,
        isBullet: line.isBullet && !areBullets,
      });
  }
  const found = formEntries(told, known) ?? decodeEntries(told, anchorsOf(told), schoolSenses(known));
  left.push(...told.slice(0, found[0]?.from).map((line) => line.cells.join(' ')));
  const within = <One extends { at: number }>(all: One[], index: number) =>
    all.find(({ at }) => at >= (found[index]?.from ?? 0) && at < (found[index + 1]?.from ?? told.length));
  const schools = found.flatMap(({ parts, dates: own, body }, at): ReadSchool[] => {
    const dates = within(ends, at)?.end ?? own;
    left.push(...body.map((line) => line.cells.join(' ')));
    if (parts.T === undefined && parts.C === undefined) return [];
    const [bracket = '', inside = ''] = BRACKETED.exec(parts.C ?? '') ?? [];
    const mode = isKindOfWork(inside) ? bracket : '';
    if (mode) left.push(inside);
    return [
      {
        degree: parts.T ?? '',
        school: parts.C?.replace(mode, '') ?? '',
        location: parts.L ?? '',
        graduationDate: dates?.end ?? '',
        gpa: within(grades, at)?.gpa ?? '',
        dates,
        isUnsure: parts.T === undefined || parts.C === undefined,
      },
    ];
  });
  return { schools, left };
}

/** What is written as a town is, behind a degree. */
const HONOUR = /,\s((?:dean|president|chancellor)[’']?s (?:honou?r )?(?:list|roll))(?=$|[,\t]|\s[(–—])/iu;

/** `(part-time)` behind a school: how somebody studied is no part of its name. */
const BRACKETED = /\s\(([^()]{3,30})\)$/u;

const EXPECTED =
  /^(?:(?:(?:degree|graduation|abschluss|diplôme|obtention|fin)\s)?(?:voraussichtlich(?:er|es)?|expected|anticipated|prévue?)|projected)\b[\p{L}\s]{0,24}:?$/iu;

/** `(expected May 2027)`, `(diplôme prévu en juin 2027)` behind a degree */
const EXPECTED_BESIDE =
  /\s?\(((?:\p{L}{3,12}\s)?(?:voraussichtlich(?:er|es)?|expected|anticipated|prévue?|projected)\b[^()]{4,40})\)/iu;

/** `Expected graduation: 05/2027`: when what stands above it ends. */
function endOf(line: Line): FoundDates | undefined {
  const text = line.cells.join('\t');
  const dates = findDates(text);
  return dates?.isSingle && EXPECTED.test(withoutDates(text, dates).trim()) ? dates : undefined;
}

/** `Thesis: …`, `Minor: …`: a label that no field of the shape has. */
function isRemark(line: Line): boolean {
  const [label] = labelAndRest(line);
  const text = line.cells.join('\t');
  return (
    label !== '' &&
    !line.isLabelled &&
    label.split(' ').length <= 3 &&
    labelOf(text).length === 0 &&
    !isDegree(label) &&
    !isSchool(label) &&
    takeGrade(text).gpa === '' &&
    findDates(text) === undefined
  );
}

/** Lines with a date at an edge, and degrees that have none near them. */
function anchorsOf(lines: Line[]): Anchor[] {
  const dated = lines.flatMap((line, at): Anchor[] => {
    const dates = line.isBullet ? undefined : edgeDates(line);
    return dates ? [{ at, dates }] : [];
  });
  const isNear = (at: number) => dated.some((one) => Math.abs(one.at - at) < NEAR);
  const undated = lines.flatMap((line, at): Anchor[] =>
    !line.isBullet && isDegree(textOf(line).replace(/,\s[A-Z]{2}\b/g, '')) && !isNear(at)
      ? [{ at, dates: undefined }]
      : [],
  );
  return [...dated, ...undated].sort((a, b) => a.at - b.at);
}

function edgeDates(line: Line): FoundDates | undefined {
  const text = line.cells.join('\t');
  const dates = findDates(text);
  if (!dates || text.length > 200) return undefined;
  const isWithin =
    /\p{L}\s$/u.test(text.slice(0, dates.at)) && /^\s\p{L}/u.test(text.slice(dates.at + dates.length));
  return isWithin && withoutDates(text, dates).length > 80 ? undefined : dates;
}
