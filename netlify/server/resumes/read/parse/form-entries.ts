/** Entries of forms such as Europass, in which labels say what each value is. */
import { textOf, type Line } from '../lines.ts';
import type { Decoded } from './decode-entries.ts';
import { findDates } from './dates.ts';
import { columnOf, fieldOf, type EntryField } from './field-labels.ts';
import { isOpenEnd, joinTexts, merged } from './join.ts';
import { withoutPlace } from './place.ts';

type Entry = { values: Partial<Record<EntryField, string>>; body: Line[]; from: number };
type Value = { field: EntryField; text: string };

const LABELLED = /^([\p{L} /()’'–-]{2,60}?)\s?:\s?(.*)$/u;

/** What a line gives, each beside its label; nothing where a part of it has none, and where it is told below a head. */
function valuesOf(cells: string[], isBullet: boolean): Value[] {
  const [label = '', ...rest] = cells;
  const own = isBullet || rest.length === 0 ? undefined : columnOf(label);
  if (own) return [{ field: own, text: rest.join(' ') }];
  const parts = isBullet ? [] : cells.flatMap((cell) => cell.split(/\s\|\s/u));
  const values = parts.flatMap((part): Value[] => {
    const [, name = '', text = ''] = LABELLED.exec(part) ?? [];
    const field = fieldOf(name);
    return field ? [{ field, text }] : [];
  });
  return values.length === parts.length ? values : [];
}

/** The entries of a form, each with what its labels say; undefined for anything else. */
export function formEntries(lines: Line[], known: ReadonlySet<string>): Decoded[] | undefined {
  const entries: Entry[] = [];
  let last: EntryField | undefined;
  let labels = 0;
  // `1. Employer: …`
  const areMarked = lines[0]?.isBullet === true;
  for (const [at, line] of lines.entries()) {
    const values = valuesOf(line.cells, line.isBullet && !areMarked);
    for (const { field, text } of values) {
      const isTold = field === 'tasks' || field === 'other';
      if (entries.length === 0 || (!isTold && entries.at(-1)?.values[field] !== undefined))
        entries.push({ values: {}, body: [], from: at });
      const entry = entries.at(-1);
      if (field === 'tasks' && text)
        entry?.body.push({ ...line, cells: [text], isBullet: true, isLabelled: false });
      else if (entry && !isTold) entry.values[field] = text;
      if (!isTold) labels += 1;
      last = field;
    }
    const entry = entries.at(-1);
    if (values.length > 0) continue;
    if (!entry || !last) return undefined;
    const before =
      entry.body.length === 0 && lines[at - 1]?.wraps && !line.isBullet ? entry.values[last] : undefined;
    const told = entry.body.at(-1);
    const above = lines[at - 1];
    // Below the value of a label, further in than it.
    const isOfValue =
      last === 'tasks' &&
      told &&
      above &&
      line.indent > above.indent + 4 &&
      !line.isBullet &&
      (isOpenEnd(textOf(told)) || /^\p{Ll}/u.test(textOf(line)));
    if (isOfValue) entry.body[entry.body.length - 1] = merged(told, line);
    else if (before === undefined) entry.body.push(line);
    else entry.values[last] = joinTexts(before, textOf(line)).trim();
  }
  const isWhole = entries.every(({ values: { title, degree, company, school, dates, end } }) =>
    Boolean((title ?? degree) && (company ?? school ?? dates ?? end)),
  );
  return isWhole && labels >= 2 * entries.length && entries.length > 0
    ? entries.map((one) => decoded(one, known))
    : undefined;
}

function decoded({ values, body, from }: Entry, known: ReadonlySet<string>): Decoded {
  const whole = values.company ?? values.school ?? '';
  const [name, town] = values.place === undefined ? withoutPlace(whole, true, known) : [whole, values.place];
  const title = values.title ?? values.degree;
  return {
    parts: { ...(title ? { T: title } : {}), ...(name ? { C: name } : {}), ...(town ? { L: town } : {}) },
    dates: findDates(values.dates ?? [values.begin, values.end].filter(Boolean).join(' - ')),
    body,
    from,
    isGroup: false,
  };
}
