/** Jobs, with their dates, heads and bullets. */
import { makeLine, textOf, type Line } from '../lines.ts';
import { folded, foldedSet } from '../words/fold.ts';
import { ENTRY_LABELS } from '../words/labels.ts';
import { datedLine, withDatesOnce } from './dated-lines.ts';
import { findDates, isDuration, withoutDates, type FoundDates } from './dates.ts';
import { decodeEntries, type Anchor, type Decoded } from './decode-entries.ts';
import { withoutTableHead } from './field-labels.ts';
import { formEntries } from './form-entries.ts';
import { labelOf } from './head-atoms.ts';
import { isDeed, jobSenses } from './head-roles.ts';
import { companyScore, isBreak, titleScore } from './job-words.ts';
import { joinParagraphs } from './join.ts';
import { withoutPlace } from './place.ts';
import type { ReadJob } from './read-entries.ts';
import { labelAndRest } from './section.ts';

type Head = Pick<ReadJob, 'title' | 'company' | 'location'>;

/** In characters: no head that stands alone is longer. */
const LONG_HEAD = 90;

/** Of no employer. */
const NONE = { company: '', location: '' };

const TASK_LABELS = foldedSet(ENTRY_LABELS.tasks);

/** The jobs of a section, and its lines that stand above them; `known` are towns that the document names. */
export function readExperience(lines: Line[], known: ReadonlySet<string>): { jobs: ReadJob[]; left: Line[] } {
  const whole = datesFirst(
    joinParagraphs(withoutTableHead(lines.filter((line) => !isOfForm(textOf(line)))), isHead),
  );
  const told = withDatesOnce(
    whole.flatMap((line, at) =>
      isLabelAbove(line, whole[at + 1]) || (!line.isBullet && isDuration(textOf(line)))
        ? []
        : headAndDuties(line),
    ),
  );
  let employer = NONE;
  const entries = withoutNumbers(
    formEntries(told, known) ?? decodeEntries(told, anchorsOf(told), jobSenses(known)),
  );
  const areNamed = entries.filter(({ parts }) => parts.C !== undefined).length > 1;
  const jobs = entries.flatMap(({ parts, dates, body: below, isGroup }, at): ReadJob[] => {
    const { company, location, body } = fieldsOf(below);
    if (parts.C !== undefined) employer = isGroup ? { company: parts.C, location: parts.L ?? '' } : NONE;
    // An employer above its positions.
    const isLed = entries[at + 1]?.parts.C === undefined && at + 1 < entries.length;
    const isTold = body.some(({ isBullet }) => isBullet) || (!isLed && bulletsOf(body).length > 0);
    if (parts.T === undefined && !isTold) return [];
    const isOfLast = parts.C === undefined && company === '';
    if (areNamed && isOfLast && body.length === 0 && isGap(parts.T ?? '')) return [];
    const isOfNone = isBreak(parts.T ?? '');
    const own = isOfNone ? NONE : employer;
    // What somebody did then.
    const [said] = isOfNone && parts.C ? [makeLine(parts.C)] : [];
    const head = {
      title: parts.T ?? '',
      company: isOfNone ? '' : (parts.C ?? company) || own.company,
      location: (parts.L ?? location) || (isOfLast ? own.location : ''),
    };
    return [job(head, dates, said ? [said, ...body] : body)];
  });
  return { jobs, left: jobs.length > 0 ? told.slice(0, entries[0]?.from) : lines };
}

/** Has dates; a bullet begins with them. */
function isHead(line: Line): boolean {
  const dates = findDates(textOf(line));
  return dates !== undefined && (!line.isBullet || (dates.at === 0 && !dates.isSingle));
}

/** `1. Fitter` above `2. Apprentice` are numbered, but `1. FC Gera` is called so. */
function withoutNumbers(entries: Decoded[]): Decoded[] {
  const numbers = entries.map(({ parts }) => NUMBER.exec(`${parts.T}\n${parts.C}`)?.[1]);
  if (entries.length < 2 || !numbers.every((number, at) => number === String(at + 1))) return entries;
  return entries.map((entry) => ({
    ...entry,
    parts: Object.fromEntries(
      Object.entries(entry.parts).map(([role, text]) => [role, text.replace(NUMBER, '')]),
    ),
  }));
}
const NUMBER = /^(\d{1,2})[.)]\s/mu;

/** `Growth path:` above the positions of an employer. */
const isLabelAbove = (line: Line, next: Line | undefined): boolean =>
  line.cells.length === 1 &&
  textOf(line).endsWith(':') &&
  titleScore(textOf(line)) + companyScore(textOf(line)) === 0 &&
  next !== undefined &&
  datedLine(next, 0) !== undefined;

/** `Employer 2`, `May we contact this employer? Yes`, as forms of application have them. */
const isOfForm = (text: string): boolean =>
  /^(?:employer|arbeitgeber|employeur) (?:#\s?)?\d{1,2}:?$/iu.test(text) ||
  /^(?:(?:average )?hours(?: (?:per|a) week)?|supervisor(?: name| phone)?|salary|pay grade|series|reason for leaving|vorgesetzter?|gehalt|wochenstunden)\s?:/iu.test(
    text,
  ) ||
  /^(?:may|can) we contact (?:this|your|the) (?:present |current |previous )?(?:employer|supervisor)\b/iu.test(
    text,
  );

/** `(2018 – 2019: travelling)`, `Laid off, looked after my father`: no title is so, among jobs that name their employers. */
const isGap = (title: string): boolean =>
  titleScore(title) === 0 && (/^\p{Ll}/u.test(title) || isDeed(title));

/** `2014 – 2019: Team Leader, Bonnet & Fils (Niort). Fitted windows and doors.`: a head and what was done in one line. */
function headAndDuties(line: Line): Line[] {
  const text = textOf(line);
  const dates = line.isBullet ? undefined : findDates(text);
  if (!dates || (dates.at <= 8 && text.length < LONG_HEAD && !text.endsWith('.'))) return [line];
  const behind = dates.at + dates.length;
  const from = dates.at > 8 ? behind : dates.length;
  const end = (dates.at > 8 ? /^\)?\.\s(?=\p{Lu})/u : /(?<=\p{L}{4}|\))\.\s(?=\p{Lu})/u).exec(
    text.slice(from),
  )?.index;
  if (end === undefined) return [line];
  const at = from + end;
  return [
    { ...line, cells: [text.slice(0, at)], wraps: false },
    { ...line, cells: [text.slice(at + 1).trim()], hasGap: false, bold: '' },
  ];
}

/** `Ort: Passau | Land: Deutschland` among what is told below a head. */
function fieldsOf(lines: Line[]): { company: string; location: string; body: Line[] } {
  const values: Record<string, string[]> = {};
  const body = lines.filter((line) => {
    const pieces = line.cells
      .join('\t')
      .split(/\s?\|\s/u)
      .map((text) => ({ text, ...labelOf(text) }));
    if (line.isBullet || pieces.some(({ hint }) => hint === undefined || hint === 'T')) return true;
    for (const { text, hint = '', length } of pieces)
      values[hint] = [...(values[hint] ?? []), text.slice(length).trim()];
    return false;
  });
  const [company, place] = withoutPlace(values['C']?.join(', ') ?? '', true);
  return { company, location: values['L']?.join(', ') ?? place, body };
}

/** Lines with dates where a head has them; where no other line has any, bullets with them are heads. */
function anchorsOf(lines: Line[]): Anchor[] {
  const of = (all: Line[]) =>
    all.flatMap((line, at): Anchor[] => {
      const found = datedLine(line, at);
      return found ? [{ at, dates: found.dates }] : [];
    });
  const dated = of(lines);
  const apart = dated.filter(({ at, dates }) => !dates || !isWithinSentence(lines[at], dates));
  const anchors = apart.length > 0 ? apart : dated;
  return anchors.length > 0 ? anchors : of(lines.map((line) => ({ ...line, isBullet: false })));
}

/** `Head of the night shift since 2019`: no mark parts the year from the words before it. */
const isWithinSentence = (line: Line | undefined, { at, end, endText }: FoundDates): boolean =>
  end === 'present' && endText === '' && /\p{L} $/u.test((line?.cells.join('\t') ?? '').slice(0, at));

/** Dates of a table's second column end up behind the last line of the first: they belong to its first line. */
function datesFirst(lines: Line[]): Line[] {
  const ends = lines.flatMap((line, at) => (isDatedAtEnd(line) ? [at] : []));
  const isOfTable =
    ends.at(-1) === lines.length - 1 &&
    !ends.includes(0) &&
    // What was done stands above the dates of its row.
    !ends.some((at) => lines[at + 1]?.isBullet) &&
    (ends.every((at) => lines[at + 1]?.hasGap !== false) || !lines.some(({ hasGap }) => hasGap));
  if (!isOfTable || ends.some((end, at) => end - (ends[at - 1] ?? -1) < 2)) return lines;
  return ends.flatMap((end, at) => {
    const [first, ...others] = lines.slice((ends[at - 1] ?? -1) + 1, end + 1);
    const last = others.pop();
    if (!first || !last) return [];
    const dates = last.cells.at(-1) ?? '';
    return [
      { ...first, cells: [...first.cells, dates], hasGap: true },
      ...others,
      { ...last, cells: last.cells.slice(0, -1) },
    ];
  });
}

/** Words, and nothing but dates in the cell behind them. */
function isDatedAtEnd({ cells, isBullet, isLabelled }: Line): boolean {
  const [text = '', date = '', ...more] = cells;
  const dates = findDates(date);
  return (
    !isBullet &&
    !isLabelled &&
    text !== '' &&
    more.length === 0 &&
    dates !== undefined &&
    withoutDates(date, dates) === ''
  );
}

/** `Missions : plannings, sécurité` says what was done. */
function withoutTaskLabel(line: Line): Line {
  const [label, rest] = labelAndRest(line);
  const isLabelled = rest !== '' && !line.isBullet && TASK_LABELS.has(folded(label));
  return isLabelled ? { ...line, cells: rest.split('\t'), isLabelled: false } : line;
}

function job(head: Head, dates: FoundDates | undefined, told: Line[]): ReadJob {
  const body = told.map(withoutTaskLabel);
  // One date alone, such as `Summer 2014`, is beginning and end.
  const startDate = dates?.isSingle ? dates.end : (dates?.start ?? '');
  const isCell = body.length === 1 && body[0]?.isBullet === false;
  const bullets = isCell ? inCell(bulletsOf(body)) : bulletsOf(body);
  const isUnsure = titleScore(head.title) === 0 && companyScore(head.company) === 0;
  return { ...head, startDate, endDate: dates?.end ?? '', bullets, dates, isUnsure };
}

/** Duties that stand in one cell or line, with semicolons between them. */
const inCell = (texts: string[]): string[] =>
  texts.flatMap((text) => {
    const duties = text.split(/;\s+/u);
    return duties.length < 3 || /[.!?]\s\p{Lu}/u.test(text) ? [text] : duties;
  });

/** Bullets and paragraphs, each whole; labels above them are none. */
export function bulletsOf(body: Line[]): string[] {
  return body
    .filter((line) => !isTaskLabel(textOf(line)) || line.cells.length > 1)
    .map((line) =>
      line.isLabelled && isTaskLabel(line.cells[0] ?? '') ? line.cells.slice(1).join(' ') : textOf(line),
    )
    .map((text) => text.trim())
    .filter(Boolean);
}

const isTaskLabel = (text: string): boolean =>
  folded(text)
    .replace(/\s?:$/, '')
    .split(/\s?[/&]\s?/)
    .every((label) => TASK_LABELS.has(label)) ||
  (text.endsWith(':') && text.split(' ').length <= 4);
