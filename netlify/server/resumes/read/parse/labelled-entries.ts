/** Jobs and schools of forms such as Europass, where each field has its label. */
import type { Line } from '../lines.ts';
import { folded, foldedSet } from '../words/fold.ts';
import { ENTRY_LABELS } from '../words/labels.ts';
import { findDates } from './dates.ts';
import type { ReadJob, ReadSchool } from './read-entries.ts';
import { takeGrade } from './grade.ts';
import { withoutPlace } from './place.ts';
import { labelAndRest } from './sections.ts';

type Field = keyof typeof ENTRY_LABELS;
const FIELDS = Object.entries(ENTRY_LABELS).map(
  ([field, labels]) => [field as Field, foldedSet(labels)] as const,
);

/** Fields of one entry: its values, one per line. */
type Form = Partial<Record<Field, string[]>>;

const NEEDED = 2;

const fieldOf = (label: string): Field | undefined =>
  FIELDS.find(([, labels]) => labels.has(folded(label).replace(/\s?:$/, '')))?.[0];

/** `School and place` is of what its first word is of. */
const columnOf = (label: string): Field | undefined =>
  fieldOf(label) ?? fieldOf(label.split(/\s(?:and|und|et|&)\s|\s?[/,]\s?/u)[0] ?? '');

/** `Employer`, `Position`, `Dates` above the columns of a table. */
export const isTableHead = ({ cells }: Line): boolean =>
  cells.length > 1 && cells.every((cell) => columnOf(cell));

/** The rows of a table without the names of its columns; what stands in the one of duties as bullets. */
export function withoutTableHead(lines: Line[]): Line[] {
  const head = lines.find(isTableHead);
  if (head === undefined) return lines;
  const tasks = head.cells.findIndex((cell) => columnOf(cell) === 'tasks');
  return lines
    .filter((line) => !isTableHead(line))
    .flatMap((line) => {
      const task = tasks > 0 && line.cells.length === head.cells.length ? line.cells[tasks] : undefined;
      if (tasks > 0 && line.cells.length === 1) return [{ ...line, isBullet: true }];
      if (task === undefined) return [line];
      const rest = { ...line, cells: line.cells.filter((_, at) => at !== tasks) };
      return [rest, { ...line, cells: [task], isBullet: true, isLabelled: false }];
    });
}

/** Entries in which at least dates and one more field have labels; a field that comes again begins the next. */
function readForms(lines: Line[], fields: readonly Field[]): Form[] {
  const forms: Form[] = [];
  let field: Field | undefined;
  for (const line of lines) {
    const [label, rest] = labelAndRest(line);
    const named = label ? fieldOf(label) : undefined;
    const current = forms.at(-1);
    const isNext =
      named &&
      fields.includes(named) &&
      (!current || (current[named] && named === Object.keys(forms[0] ?? {})[0]));
    if (isNext) forms.push({});
    field = named ?? (line.isLabelled ? 'other' : field);
    const form = forms.at(-1);
    if (form && field) form[field] = [...(form[field] ?? []), named ? rest : line.cells.join(' ')];
  }
  return forms.filter((form) => fields.filter((one) => form[one]).length >= NEEDED);
}

export function readLabelledJobs(lines: Line[]): ReadJob[] {
  return readForms(lines, ['dates', 'title', 'company']).map(({ dates, title, company, tasks }) => {
    const found = findDates(dates?.join(' ') ?? '');
    const [name, location] = withoutPlace(company?.join(', ') ?? '', true);
    const startDate = found?.isSingle ? found.end : (found?.start ?? '');
    const bullets = tasks?.flatMap((task) => task.split(/;\s+/u)).filter(Boolean) ?? [];
    return {
      title: title?.join(' ') ?? '',
      company: name,
      location,
      startDate,
      endDate: found?.end ?? '',
      bullets,
      dates: found,
      isUnsure: false,
    };
  });
}

export function readLabelledSchools(lines: Line[]): ReadSchool[] {
  return readForms(lines, ['dates', 'degree', 'school']).map(({ dates, degree, school }) => {
    const found = findDates(dates?.join(' ') ?? '');
    const [name, location] = withoutPlace(school?.join(', ') ?? '', true);
    const { rest, gpa } = takeGrade(degree?.join(' ') ?? '');
    return {
      degree: rest,
      school: name,
      location,
      graduationDate: found?.end ?? '',
      gpa,
      dates: found,
      isUnsure: false,
    };
  });
}
